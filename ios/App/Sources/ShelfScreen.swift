// The shelf: the game to go on with, the others, and what can be begun.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct ShelfScreen: View {
  let stage: Stage
  @State private var isPicking = false

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: Inscription.name).font(look.serif(25, .bold)).kerning(3.2).accessibilityAddTraits(.isHeader)
        Spacer(minLength: 4)
        IconButton(look: look, icon: "laurel", words: texts["results"]) {
          stage.sheet = .results(stage.shelf?.results ?? [])
        }
        IconButton(look: look, icon: "settings", words: texts["settings"]) { stage.sheet = .settings }
      }
      .padding(.horizontal, 16)
      Mosaic(look: look)
      ScrollView {
        VStack(spacing: 8) {
          ExpiryBanner(look: look)
          if let state = stage.shelf { games(state) }
        }
        .padding(.horizontal, 14)
        .frame(maxWidth: 720)
      }
    }
    .fileImporter(isPresented: $isPicking, allowedContentTypes: [.json]) { picked in
      if case .success(let url) = picked { Files.take(url, stage) }
    }
  }

  @ViewBuilder private func games(_ state: ShelfState) -> some View {
    if let first = state.first {
      PartLabel(look: look, words: texts["go-on"])
      big(first)
    }
    if !state.rest.isEmpty || !state.damaged.isEmpty { PartLabel(look: look, words: texts["also"]) }
    ForEach(state.rest, id: \.id) { small($0) }
    ForEach(state.damaged, id: \.id) { damaged in
      HStack {
        Text(verbatim: damaged.words).font(look.sans(14)).foregroundStyle(look.colour("bad"))
        Spacer(minLength: 4)
        IconButton(look: look, icon: "close", words: texts["delete"]) { delete(damaged.id) }
      }
      .card(look)
    }
    PartLabel(look: look, words: texts["new-table"])
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 8) {
      ForEach(state.games, id: \.id) { box($0) }
    }
    PlainButton(look: look, words: texts["near-join"]) { stage.join() }
    Rows(spacing: 8) {
      PlainButton(look: look, words: texts["rules"]) { stage.rules(of: state.games) }
      PlainButton(look: look, words: texts["import"]) { isPicking = true }
      PlainButton(look: look, words: texts["about"]) { stage.sheet = .about }
    }
  }

  private func big(_ card: Card) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top, spacing: 12) {
        picture(card.game, card.vignette, 96)
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: title(card)).font(look.serif(19))
          if let headline = card.headline { Text(verbatim: headline).font(look.sans(13)) }
        }
        Spacer(minLength: 4)
        menu(card)
      }
      HStack(spacing: 14) {
        ForEach(Array(card.players.enumerated()), id: \.offset) { at, player in
          VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 5) {
              Token(look: look, emblem: player.emblem, size: 24)
              if at < card.scores.count { Text(verbatim: "\(card.scores[at])").font(look.serif(20, .bold)) }
            }
            Text(verbatim: player.name).font(look.sans(12)).foregroundStyle(look.colour("ink-2"))
          }
        }
      }
      MainButton(look: look, words: texts["continue"]) { stage.open(card.id) }
    }
    .card(look)
  }

  private func small(_ card: Card) -> some View {
    HStack(spacing: 12) {
      Button {
        stage.open(card.id)
      } label: {
        HStack(spacing: 12) {
          picture(card.game, card.vignette, 52)
          VStack(alignment: .leading, spacing: 3) {
            Text(verbatim: title(card)).font(look.serif(16))
            Text(verbatim: said(card)).font(look.sans(13)).foregroundStyle(look.colour("ink-2"))
          }
        }
      }
      Spacer(minLength: 4)
      menu(card)
    }
    .card(look)
  }

  private func said(_ card: Card) -> String {
    let elsewhere = card.elsewhere ? texts["near-guest-of"] : nil
    let names = card.players.map(\.name).joined(separator: ", ")
    return [card.headline, elsewhere, names].compactMap { $0 }.joined(separator: " · ")
  }

  private func title(_ card: Card) -> String { card.title ?? card.gameTitle ?? "" }

  private func menu(_ card: Card) -> some View {
    IconButton(look: look, icon: "more", words: texts["menu"]) { stage.sheet = .menu(card) }
  }

  private func delete(_ id: String) {
    stage.sure = Sure(title: texts["delete"], words: texts["delete-ask"]) { stage.delete(id) }
  }

  private func box(_ game: Game) -> some View {
    Button {
      stage.newGame(game)
    } label: {
      VStack(alignment: .leading, spacing: 4) {
        picture(game.id, game.vignette, 112)
        Text(verbatim: game.title).font(look.serif(16))
        Text(verbatim: "\(game.minSeats)–\(game.maxSeats)").font(look.sans(13)).foregroundStyle(look.colour("ink-2"))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .card(look)
    }
  }

  @ViewBuilder private func picture(_ game: String, _ vignette: Vignette?, _ height: CGFloat) -> some View {
    if let vignette {
      let wide = height * CGFloat(vignette.w) / CGFloat(max(1, vignette.h))
      Drawing(look: look, game: game, symbol: vignette.symbol, roles: []).frame(width: wide, height: height)
    }
  }
}
