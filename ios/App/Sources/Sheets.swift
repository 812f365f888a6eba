// Everything that is opened over a screen.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct SheetView: View {
  let stage: Stage
  let sheet: Sheet
  @Environment(\.scenePhase) private var phase

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        Header(look: look, title: title, line: nil, back: nil) {
          IconButton(look: look, icon: "close", words: texts["close"]) { stage.sheet = nil }
        }
        .padding(.top, 10)
        ScrollView {
          VStack(alignment: .leading, spacing: 10) { content }
            .padding(14)
            .frame(maxWidth: 720, alignment: .leading)
        }
      }
      // A sheet lies over the app's own cover.
      if phase != .active { Cover() }
    }
    .foregroundStyle(look.colour("ink"))
    .background(look.colour("ground").ignoresSafeArea())
    .preferredColorScheme(look.scheme)
    .asks(stage, when: true)
  }

  private var title: String {
    switch sheet {
    case .settings: texts["settings"]
    case .about: "Tabularium"
    case .results: texts["results"]
    case .books, .rules: texts["rules"]
    case .log: texts["log"]
    case .scores: texts["scores"]
    case .past: texts["past"]
    case .answers: texts["answers"]
    case .what(let about, _): about.title
    case .devices: texts["near"]
    case .bug: texts["menu"]
    case .menu(let card): card.title ?? card.gameTitle ?? ""
    }
  }

  @ViewBuilder private var content: some View {
    switch sheet {
    case .settings: SettingsSheet(stage: stage)
    case .about: AboutSheet(stage: stage)
    case .results(let tallies): results(tallies)
    case .books(let games): books(games)
    case .rules(let game, let query): RulesSheet(stage: stage, game: game, query: query)
    case .log(let log): lines(log)
    case .scores(let scores): ScoreView(look: look, scores: scores)
    case .past(let model): PastSheet(stage: stage, model: model)
    case .answers(let prompt): answers(prompt)
    case .what(let about, let game): what(about, game)
    case .devices(let table): DevicesSheet(stage: stage, id: table)
    case .bug(let words, let report): bug(words, report)
    case .menu(let card): MenuSheet(stage: stage, card: card)
    }
  }

  @ViewBuilder private func results(_ tallies: [Tally]) -> some View {
    if tallies.isEmpty { Text(verbatim: texts["no-results"]).font(look.sans(15)) }
    ForEach(Array(tallies.enumerated()), id: \.offset) { _, tally in
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: "\(tally.name) · \(tally.gameTitle)").font(look.sans(15, .semibold))
        Text(verbatim: tally.words).font(look.sans(13)).foregroundStyle(look.colour("ink-2"))
      }
    }
  }

  private func books(_ games: [Game]) -> some View {
    ForEach(games, id: \.id) { game in
      PlainButton(look: look, words: game.title) { stage.sheet = .rules(game: game.id, query: "") }
    }
  }

  /// What has been told; the ways to the past and to the scores.
  @ViewBuilder private func lines(_ log: LogModel) -> some View {
    if let table = stage.table {
      HStack {
        PlainButton(look: look, words: texts["past"]) { stage.sheet = .past(table.model) }
        PlainButton(look: look, words: texts["scores"]) { table.scores() }
      }
    }
    if log.rulesChanged { Text(verbatim: texts["rules-changed"]).font(look.sans(13)) }
    ForEach(Array(log.lines.enumerated().reversed()), id: \.offset) { _, line in
      Text(verbatim: line.words).font(look.sans(15))
    }
  }

  @ViewBuilder private func answers(_ prompt: PromptShown) -> some View {
    Text(verbatim: prompt.title).font(look.serif(18))
    ForEach(Array(prompt.answers.enumerated()), id: \.offset) { _, answer in
      PlainButton(look: look, words: answer.label) {
        stage.sheet = nil
        stage.table?.press(answer)
      }
    }
  }

  @ViewBuilder private func what(_ about: TabulariumKit.About, _ game: String) -> some View {
    if let blocked = about.blocked {
      Text(verbatim: blocked.words).font(look.sans(15)).foregroundStyle(look.colour("bad"))
    }
    ForEach(Array(about.lines.enumerated()), id: \.offset) { _, line in Text(verbatim: line).font(look.sans(15)) }
    ForEach(about.rulings, id: \.number) { ruling in
      Button {
        stage.sheet = .rules(game: game, query: "R\(ruling.number)")
      } label: {
        Text(verbatim: "R\(ruling.number)  \(ruling.text)").font(look.sans(13)).multilineTextAlignment(.leading)
      }
    }
  }

  @ViewBuilder private func bug(_ words: String, _ report: String) -> some View {
    Text(verbatim: words).font(look.sans(15))
    Text(verbatim: report).font(look.sans(12)).textSelection(.enabled)
    MainButton(look: look, words: texts["copy-report"]) { UIPasteboard.general.string = report }
  }
}

/// What can be done with a game on the shelf.
struct MenuSheet: View {
  let stage: Stage
  let card: Card
  @State private var title = ""
  @State private var file: GameFile?
  @State private var isWriting = false

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if !card.elsewhere {
        TextField(texts["name"], text: $title).font(look.serif(17)).card(look)
        PlainButton(look: look, words: texts["rename"]) {
          stage.rename(card.id, to: title)
          stage.sheet = nil
        }
        PlainButton(look: look, words: texts["again"]) { stage.again(card.id) }
        Text(verbatim: texts["export-warning"]).font(look.sans(13)).foregroundStyle(look.colour("ink-2"))
        PlainButton(look: look, words: texts["export"]) { export() }
      }
      PlainButton(look: look, words: texts["delete"]) {
        stage.sure = Sure(title: texts["delete"], words: texts["delete-ask"]) {
          stage.sheet = nil
          stage.delete(card.id)
        }
      }
    }
    .onAppear { title = card.title ?? "" }
    .fileExporter(
      isPresented: $isWriting, document: file, contentType: .json, defaultFilename: "\(card.gameTitle ?? "game").json"
    ) { _ in
      file = nil
    }
  }

  private func export() {
    let keep: @Sendable (String) -> Bool = { text in
      onMain {
        file = GameFile(text: text)
        isWriting = true
      }
      return true
    }
    stage.house.exportGame(
      card.id, write: keep, done: { _ in }, failed: { failure in onMain { stage.said(failure) } })
  }
}

struct SettingsSheet: View {
  let stage: Stage

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }
  private var now: Settings { stage.house.settings }

  var body: some View {
    let languages = (try? stage.house.app().languages()) ?? []
    choice(texts["language"], now.followsSystem ? "" : now.lang) { tag in
      var next = now
      next.followsSystem = tag.isEmpty
      if !tag.isEmpty { next.lang = tag }
      return next
    } options: {
      [("", texts["as-system"])] + languages.map { ($0.tag, $0.name) }
    }
    choice(texts["light"], now.shade) { shade in
      var next = now
      next.shade = shade
      return next
    } options: {
      [(Shade.system, texts["as-system"]), (Shade.light, texts["day"]), (Shade.dark, texts["night"])]
    }
    choice(texts["text-size"], now.textPercent) { percent in
      var next = now
      next.textPercent = percent
      return next
    } options: {
      [UInt32(100), 125, 150, 200].map { ($0, "\($0) %") }
    }
    choice(texts["motion"], now.calm) { calm in
      var next = now
      next.calm = calm
      return next
    } options: {
      [(false, texts["motion-full"]), (true, texts["motion-calm"])]
    }
    choice(texts["keep-awake"], now.keepAwake) { awake in
      var next = now
      next.keepAwake = awake
      return next
    } options: {
      [(true, "✓"), (false, "—")]
    }
  }

  private func choice<Value: Hashable>(
    _ title: String, _ value: Value, change: @escaping (Value) -> Settings, options: () -> [(Value, String)]
  ) -> some View {
    let all = options()
    return VStack(alignment: .leading, spacing: 6) {
      PartLabel(look: look, words: title)
      Picker(title, selection: Binding(get: { value }, set: { stage.set(change($0)) })) {
        ForEach(Array(all.enumerated()), id: \.offset) { _, option in Text(verbatim: option.1).tag(option.0) }
      }
      .pickerStyle(.segmented)
    }
  }
}

/// What this app is, who it belongs to, and what it is made of.
struct AboutSheet: View {
  let stage: Stage

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    let about = (try? stage.house.app())?.about()
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: about?.version ?? "").font(look.serif(15))
      Text(verbatim: texts["unofficial"]).font(look.sans(15))
      Text(verbatim: texts["licence"]).font(look.sans(15))
      ExpiryBanner(look: look, isAlways: true)
      PartLabel(look: look, words: texts["libraries"])
      Text(verbatim: about?.licences ?? "").font(look.sans(12)).foregroundStyle(look.colour("ink-2"))
    }
  }
}

/// A test version opens for 90 days only: from day 75 on the shelf says so.
struct ExpiryBanner: View {
  let look: Look

  /// Also before that day, where it is asked for.
  var isAlways = false

  var body: some View {
    if let ends = Expiry.ends(built: Build.date, isTest: Build.isTest), isAlways || Expiry.isNear(ends, now: Date()) {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: look.texts["expires"]).font(look.sans(14))
        Text(ends, format: .dateTime.day().month(.wide).year()).font(look.serif(15))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .card(look)
    }
  }
}

/// What the build knows of itself.
enum Build {
  /// When it was made: a line of Info.plist that the build writes, in seconds since 1970.
  static let date: Date? = {
    let said = Bundle.main.object(forInfoDictionaryKey: "TabulariumBuilt") as? String
    return said.flatMap(Double.init).map { Date(timeIntervalSince1970: $0) }
  }()

  /// Whether it came by TestFlight.
  static let isTest = Bundle.main.appStoreReceiptURL?.lastPathComponent == "sandboxReceipt"
}
