// The cases of moving scenes that all shells share, and what they look like on the way.
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct SceneDiffTests {
  private func run(_ words: String) -> TextRun {
    TextRun(
      words: words, x: 0, y: 0, w: 500, h: 500, lines: 1, size: 100, floor: 100, serif: true, bold: false,
      capitals: false, align: .start, paint: 0, detail: 0)
  }

  private func scene(_ said: [Any]) -> [Surface] {
    said.map { one in
      let pair = list(one)
      let items = list(pair[1]).map { said in
        let n = list(said)
        let ops = list(n[3]).map { Op.words(run: run($0 as? String ?? "")) }
        return item(UInt32(whole(n[0])), Int32(whole(n[1])), Int32(whole(n[2])), 10, 10, ops: ops)
      }
      return surface(UInt32(whole(pair[0])), items)
    }
  }

  /// A motion in the words of the cases.
  private func told(_ motion: Motion) -> String {
    func spot(_ spot: Spot) -> String { "[\(spot.surface), \(spot.x), \(spot.y)]" }
    let what =
      switch motion.what {
      case .moved(let item, let from, let to): "moved, \(item), \(spot(from)), \(spot(to))"
      case .appeared(let surface, let item): "appeared, \(surface), \(item)"
      case .gone(let surface, let item): "gone, \(surface), \(item.id)"
      case .counted(let surface, let item, let run, let from, let to):
        "counted, \(surface), \(item), \(run), \(from), \(to)"
      }
    return "[\(what), \(motion.delay), \(motion.duration)]"
  }

  private func plain(_ value: Any) -> String {
    if let words = value as? String { return words }
    if let list = value as? [Any] { return "[\(list.map(plain).joined(separator: ", "))]" }
    return "\(whole(value))"
  }

  @Test func everyCase() throws {
    let cases = try Case.cases("diff.json")
    #expect(!cases.isEmpty)
    for one in cases {
      let motions = SceneDiff.of(scene(one.list("before")), scene(one.list("after")), calm: one.yes("calm"))
      #expect(Set(one.list("motions").map(plain)) == Set(motions.map(told)), "\(one.name)")
    }
  }

  @Test func aPieceFliesFromWhereItLay() {
    let before = [surface(1, [item(70_000, 100, 0, 10, 10)]), surface(2, [])]
    let after = [surface(1, []), surface(2, [item(70_000, 0, 0, 10, 10)])]
    func at(_ surfaces: [Surface]) -> Arrangement {
      let placed = surfaces.enumerated().map { Placed(surface: $1, left: 0, top: Float($0) * 200, scale: 0.1) }
      let column = Column(box: Box(0, 0, 100, 400), placed: placed, height: 400)
      return Arrangement(board: column, side: nil, prompt: Box(0, 0, 0, 0))
    }
    let motions = Motions(SceneDiff.of(before, after, calm: false), before: at(before), after: at(after))
    #expect(motions.length == 240)
    let first = motions.pose(2, 70_000, 0)
    #expect(first?.dx == 10 && first?.dy == -200)
    let middle = motions.pose(2, 70_000, 120)?.dy ?? 0
    #expect(middle > -60 && middle < 0, "fast, then slow: \(middle)")
    #expect(motions.pose(2, 70_000, 240) == nil)
  }

  @Test func aNumberCountsToWhatItIs() {
    func one(_ words: String) -> [Surface] { [surface(1, [item(7, 0, 0, 10, 10, ops: [.words(run: run(words))])])] }
    let column = Column(box: Box(0, 0, 0, 0), placed: [], height: 0)
    let nowhere = Arrangement(board: column, side: nil, prompt: Box(0, 0, 0, 0))
    let counting = Motions(SceneDiff.of(one("10"), one("20"), calm: false), before: nowhere, after: nowhere)
    #expect([0, 150, 300].map { counting.number(1, 7, 0, $0) } == [10, 15, nil])
    #expect(counting.number(1, 8, 0, 0) == nil)
  }

  @Test func theCurveIsFastThenSlow() {
    #expect([Ease.out(0), Ease.out(1)] == [0, 1])
    #expect(Ease.out(0.5) > 0.85)
    for i in 1...100 { #expect(Ease.out(Float(i) / 100) >= Ease.out(Float(i - 1) / 100)) }
  }
}
