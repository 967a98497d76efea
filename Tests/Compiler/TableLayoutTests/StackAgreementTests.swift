import TableIR
import Testing

@testable import TableLayout

/// A row's own stack is arranged by rules, one among views that constraints hold by constraints. Where there is room for all that a stack
/// holds, UIKit leaves nothing open, and both must come to the same.
@Suite("Stacks by rules and by constraints")
struct StackAgreementTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  private static func view(_ id: Int, _ generator: inout Generator) -> String {
    let (width, height) = (Int.random(in: 5...60, using: &generator), Int.random(in: 5...40, using: &generator))
    let contents = [
      "label: four words at most", "label: one", "image: {size: [\(width), \(height)]}", "switch: on", "button: Go",
      "background: red, width: \(width), height: \(height)",
    ]
    return "{id: v\(id), \(contents.randomElement(using: &generator) ?? contents[0])}"
  }

  /// A stack of up to four views, of which one that asks for nothing takes the room that is left.
  private static func stack(_ generator: inout Generator) -> String {
    let isHorizontal = Bool.random(using: &generator)
    let alignments =
      ["fill", "center", "firstBaseline", "lastBaseline"]
      + (isHorizontal ? ["top", "bottom"] : ["leading", "trailing"])
    let usable = isHorizontal ? alignments : alignments.filter { !$0.hasSuffix("Baseline") }
    let isSpread = Int.random(in: 0..<3, using: &generator) == 0
    var views = (0..<Int.random(in: isSpread ? 2...3 : 1...3, using: &generator)).map { view($0, &generator) }
    if !isSpread {
      views.insert("{id: free, background: blue}", at: Int.random(in: 0...views.count, using: &generator))
    }
    return """
      {axis: \(isHorizontal ? "horizontal" : "vertical"), alignment: \(usable.randomElement(using: &generator) ?? "fill"), \
      distribution: \(isSpread ? "equalSpacing" : "fill"), spacing: \([0, 4, 8].randomElement(using: &generator) ?? 0), \
      views: [\(views.joined(separator: ", "))]}
      """
  }

  private static func frames(_ views: [ViewNode]) -> [String: LayoutRect] {
    views.reduce(into: [:]) { frames, view in
      if let id = view.id, id != "s" { frames[id] = view.frame }
      frames.merge(Self.frames(view.subviews)) { first, _ in first }
    }
  }

  @Test("Rules and constraints give stacks the same frames if there is space", arguments: [1, 2, 3, 4] as [UInt64])
  func same(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let stacks = (0..<60).map { _ in Self.stack(&generator) }
    let rows = stacks.flatMap { stack in
      ["{height: 300, stack: \(stack)}", "{height: 300, views: [{id: s, pin: margins, stack: \(stack)}]}"]
    }
    let table = try SpecTables.table(yaml: "tablespec: 1\nsections: [{rows: [\(rows.joined(separator: ",\n  "))]}]\n")
    let environment = Environment(size: LayoutSize(width: 600, height: 667), scale: 3, ios: 17)
    let profile = try #require(MetricsProfile.profile(ios: 17))
    let cells = TableLayouter(environment: environment, profile: profile).layOut(table).table.sections[0].rows
    for (index, stack) in stacks.enumerated() {
      let (one, other) = (Self.frames(cells[2 * index].subviews), Self.frames(cells[2 * index + 1].subviews))
      #expect(one.count >= 2 && one.count == other.count)
      for (id, frame) in one {
        let held = try #require(other[id])
        // Each side snaps to pixels by itself.
        let pairs = [(frame.x, held.x), (frame.y, held.y), (frame.maxX, held.maxX), (frame.maxY, held.maxY)]
        #expect(pairs.allSatisfy { abs($0 - $1) < 0.34 }, "\(stack) \(id): \(frame) \(held)")
      }
    }
  }
}
