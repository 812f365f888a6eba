// What is said is enough to play: nodes and the list of answers, without anything drawn.
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct SpeechTests {
  @Test func aTurnByWordsAlone() throws {
    try withHouse { house in
      for game in try house.app().games() {
        let seat = Seat(house, try house.begin(game))
        defer { seat.model.close() }
        _ = try seat.asked()
        let first = try seat.state().asked
        var said = 0
        var steps = 0
        // Always the first thing that can be chosen, else the first answer: until somebody else is asked.
        while try seat.asked() && seat.state().asked == first && steps < 200 {
          steps += 1
          let node = Speech.nodes(try seat.state().surfaces, house.texts).first(where: \.option)
          if let node, let touch = node.touch, steps % 3 != 0 {
            said += 1
            #expect(!node.words.isEmpty && node.note != nil)
            try seat.does { $0.tap(touch) }
            if let usual = try seat.state().button(.usual) { try seat.does { $0.press(usual) } }
          } else {
            let spoken = try seat.state().answers()
            #expect(spoken.allSatisfy { !$0.label.isEmpty })
            let now = try seat.does { $0.press(spoken[0]) }
            // What cannot be taken back is asked for twice.
            if let usual = now.button(.usual), usual.choice == spoken[0].choice, now.asked == first {
              try seat.does { $0.press(usual) }
            }
          }
        }
        let last = try seat.state().asked
        #expect(first != last, "\(game.id): the turn has gone on")
        #expect(said > 0, "something was chosen on the board")
      }
    }
  }

  @Test func everyOptionIsSaidAndEveryAnswerIsInWords() throws {
    try withHouse { house in
      for game in try house.app().games() {
        let seat = Seat(house, try house.begin(game))
        defer { seat.model.close() }
        for round in 0..<40 {
          if try !seat.asked() { break }
          let state = try seat.state()
          let said = Speech.nodes(state.surfaces, house.texts).filter(\.option).compactMap(\.touch)
          #expect(Set(state.touches()) == Set(said))
          let answers = state.answers()
          try seat.does { $0.press(answers[round % answers.count]) }
        }
      }
    }
  }

  @Test func rowsAreReadFromTheLeft() {
    func thing(_ id: UInt32, _ x: Int32, _ y: Int32) -> Item { item(id, x, y, 50, 50, spoken: "thing \(id)") }
    let items = [thing(3, 0, 100), thing(2, 60, 4), thing(1, 0, 10), thing(4, 60, 110)]
    #expect(Speech.nodes([surface(1, items)], .none).map(\.item) == [1, 2, 3, 4])
  }
}
