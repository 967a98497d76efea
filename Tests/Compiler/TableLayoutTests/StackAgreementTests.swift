import RandomNumbers
import SpecCompiling
import TableIR
import Testing

@testable import TableLayout

/// A simple stack of a row is arranged in one pass along its axis, any other stack by its constraints, as one among views is that
/// constraints hold. Both must come to the same, whatever a stack holds, and if there is too little space.
@Suite("Stacks in one pass and by constraints")
struct StackAgreementTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  private static func view(_ id: String, depth: Int, _ generator: inout Generator) -> String {
    let (width, height) = (Int.random(in: 5...60, using: &generator), Int.random(in: 5...40, using: &generator))
    let contents = [
      "label: four words at most", "label: one", "label: {text: a text that may need several lines, lines: 0}",
      "image: {size: [\(width), \(height)]}", "switch: on", "button: Go", "background: blue",
      "background: red, width: \(width)", "background: red, height: \(height)",
      "background: red, width: \(width), height: \(height)",
    ]
    var words = contents.randomElement(using: &generator) ?? contents[0]
    if depth > 0, Int.random(in: 0..<5, using: &generator) == 0 {
      words = "stack: \(stack(id, depth: depth - 1, &generator))"
    }
    for (key, value) in [("hugging", 240), ("hugging", 300), ("compression", 740), ("hidden", 0), ("customSpacing", 3)]
    {
      guard Int.random(in: 0..<12, using: &generator) == 0, !words.contains("\(key):") else { continue }
      words += key == "hidden" ? ", hidden: true" : ", \(key): \(value)"
    }
    return "{id: \(id), \(words)}"
  }

  private static func stack(_ id: String, depth: Int, _ generator: inout Generator) -> String {
    let isHorizontal = Bool.random(using: &generator)
    let alignments =
      ["fill", "fill", "center"]
      + (isHorizontal ? ["top", "bottom", "firstBaseline", "lastBaseline"] : ["leading", "trailing"])
    let distributions = ["fill", "fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    let views = (0..<Int.random(in: 1...4, using: &generator)).map { view("\(id)\($0)", depth: depth, &generator) }
    return """
      {axis: \(isHorizontal ? "horizontal" : "vertical"), alignment: \(alignments.randomElement(using: &generator) ?? "fill"), \
      distribution: \(distributions.randomElement(using: &generator) ?? "fill"), spacing: \([0, 4, 8].randomElement(using: &generator) ?? 0), \
      views: [\(views.joined(separator: ", "))]}
      """
  }

  private static func frames(_ views: [ViewNode]) -> [String: LayoutRect] {
    views.reduce(into: [:]) { frames, view in
      if let id = view.id, id != "s" { frames[id] = view.frame }
      frames.merge(Self.frames(view.subviews)) { first, _ in first }
    }
  }

  @Test(
    "One pass and constraints give stacks the same frames", arguments: [1, 2, 3, 4, 5, 6] as [UInt64], [14, 17, 26])
  func same(seed: UInt64, ios: Int) throws {
    var generator = Generator(state: seed)
    let stacks = (0..<Trials.count(15)).map { _ in Self.stack("v", depth: 2, &generator) }
    let heights = ["height: 300, ", "height: 60, ", ""]
    let rows = stacks.enumerated().flatMap { index, stack in
      let height = heights[index % heights.count]
      return ["{\(height)stack: \(stack)}", "{\(height)views: [{id: s, pin: margins, stack: \(stack)}]}"]
    }
    let table = try SpecTables.table(
      yaml: "tablespec: 1\nseparatorStyle: none\nsections: [{rows: [\(rows.joined(separator: ",\n  "))]}]\n")
    let environment = Environment(size: LayoutSize(width: seed % 2 == 0 ? 600 : 180, height: 667), scale: 3, ios: ios)
    let tree = table.laidOut(in: environment)
    let cells = tree.table.sections[0].rows
    // Each row is on a line. Where sizes contradict each other, what gives way instead is open.
    let conflicting = tree.constraintProblems.filter { problem in
      if case .unsatisfiable = problem.kind { true } else { false }
    }.map { Int($0.holder.line) - 3 }
    for (index, stack) in stacks.enumerated()
    where !conflicting.contains(2 * index) && !conflicting.contains(2 * index + 1) {
      let (one, other) = (Self.frames(cells[2 * index].subviews), Self.frames(cells[2 * index + 1].subviews))
      #expect(one.count >= 1 && one.count == other.count)
      for (id, frame) in one where frame.width > 0 && frame.height > 0 {
        let held = try #require(other[id])
        // Each side snaps to pixels by itself.
        let pairs = [(frame.x, held.x), (frame.y, held.y), (frame.maxX, held.maxX), (frame.maxY, held.maxY)]
        #expect(
          pairs.allSatisfy { abs($0 - $1) < 0.68 },
          "\(heights[index % heights.count])\(stack) \(id): \(frame) \(held)")
      }
    }
  }
}
