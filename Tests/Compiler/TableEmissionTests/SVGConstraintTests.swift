import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How constraints are drawn")
struct SVGConstraintTests {
  private static let content = LayoutRect(x: 0, y: 0, width: 320, height: 43.5)
  private static let first = LayoutRect(x: 16, y: 10, width: 60, height: 24)
  private static let second = LayoutRect(x: 88, y: 10, width: 100, height: 24)

  private func tree(_ constraints: [ConstraintNode], views: [LayoutRect] = [first, second]) -> LayoutTree {
    var cell = JSONTrees.cell()
    cell.subviews = views.map { ViewNode(content: .plain, frame: $0) }
    cell.constraints = constraints
    return JSONTrees.tree(cell)
  }

  private func inspect(_ tree: LayoutTree) -> SVGInspection {
    SVGInspection(SVGEmitter(options: SVGOptions(showsConstraints: true)).emit(tree))
  }

  /// The paths of a drawing of one constraint, without the halo and the guides.
  private func paths(_ constraint: ConstraintNode) -> [SVGInspection.Element] {
    inspect(tree([constraint])).named("path").filter { $0.attributes["stroke-opacity"] == nil }
  }

  private func texts(_ constraint: ConstraintNode) -> [String] {
    inspect(tree([constraint])).named("text").map(\.text)
  }

  private func gap(
    _ relation: ConstraintNode.Relation = .equal, _ constant: Double = 12, priority: Double = 1_000,
    isBroken: Bool = false
  ) -> ConstraintNode {
    ConstraintNode(
      .distance(from: .init(76, of: Self.first), to: .init(88, of: Self.second)), .horizontal, relation,
      constant: constant, priority: priority, isBroken: isBroken, text: "b.leading == a.trailing + 12")
  }

  // MARK: Lines

  @Test("A distance is drawn from edge to edge in the middle of both views, with ticks at its ends")
  func distance() {
    // The cell is 28 points below the top of the table.
    #expect(paths(gap()).map { $0.attributes["d"] } == ["M76 50L88 50M76 47.5L76 52.5M88 47.5L88 52.5"])
    #expect(texts(gap()) == ["12"])
    #expect(texts(gap(.greaterOrEqual)) == ["≥12"] && texts(gap(.lessOrEqual, 8.333)) == ["≤8.33"])
  }

  @Test("An alignment is drawn as one line through both views, without a number")
  func alignment() {
    let node = ConstraintNode(
      .distance(
        from: .init(22, of: Self.first, line: .center), to: .init(22, of: Self.second, line: .center)), .vertical,
      text: "")
    #expect(paths(node).map { $0.attributes["d"] } == ["M12 50L192 50"] && texts(node).isEmpty)
  }

  @Test("An edge at its superview's edge is drawn along the view alone")
  func holderEdge() {
    let node = ConstraintNode(
      .distance(from: .init(16, of: Self.content, isOfHolder: true), to: .init(16, of: Self.first)), .horizontal,
      text: "")
    #expect(paths(node).map { $0.attributes["d"] } == ["M16 38L16 62"])
  }

  @Test("A distance to a view elsewhere is drawn with a line from its edge")
  func extensionLine() {
    let below = LayoutRect(x: 100, y: 36, width: 20, height: 6)
    let node = ConstraintNode(
      .distance(from: .init(76, of: Self.first), to: .init(100, of: below)), .horizontal, constant: 24, text: "")
    let path = inspect(tree([node], views: [Self.first, below])).named("path").compactMap { $0.attributes["d"] }
    #expect(path.last == "M76 67L100 67M76 64.5L76 69.5M100 64.5L100 69.5M76 62L76 67")
  }

  @Test("The whole side of a guide is drawn once, dashed")
  func guides() {
    let margins = LayoutRect(x: 16, y: 8, width: 288, height: 27.5)
    let edge = ConstraintNode.Edge(304, of: margins, isOfGuide: true, isOfHolder: true)
    let node = ConstraintNode(
      .distance(from: .init(188, of: Self.second), to: edge), .horizontal, .greaterOrEqual, constant: 8, text: "")
    let dashed = inspect(tree([node, node])).named("path").filter { $0.attributes["stroke-dasharray"] != nil }
    #expect(dashed.map { $0.attributes["d"] } == ["M304 36L304 63.5"])
  }

  @Test("A length is drawn beside its view, or inside if there is no space")
  func lengths() {
    func length(_ axis: ConstraintNode.Axis, _ frame: LayoutRect) -> String? {
      paths(ConstraintNode(.length(.init(axis, of: frame), following: nil), axis, constant: 60, text: "")).first?
        .attributes["d"]
    }
    #expect(length(.horizontal, Self.first) == "M16 66L76 66M16 63.5L16 68.5M76 63.5L76 68.5")
    #expect(length(.vertical, Self.first) == "M80 38L80 62M77.5 38L82.5 38M77.5 62L82.5 62")
    #expect(length(.vertical, Self.content)?.hasPrefix("M316 28L316 71.5") == true)
  }

  @Test("An optional constraint is dashed except for its ticks, and a broken one is red")
  func styles() {
    let optional = paths(gap(priority: 750))
    #expect(optional.map { $0.attributes["stroke-dasharray"] } == ["2 1.5", nil])
    let groups = inspect(tree([gap(isBroken: true)])).named("g").compactMap { $0.attributes["stroke"] }
    #expect(groups == ["#1a66e0", "#d7001c"])
  }

  // MARK: Numbers

  @Test("Equal lengths have a badge each, others have the factor at the first")
  func follows() {
    func texts(_ constant: Double, _ multiplier: Double, _ relation: ConstraintNode.Relation = .equal) -> [String] {
      self.texts(
        ConstraintNode(
          .length(.init(.horizontal, of: Self.first), following: .init(.horizontal, of: Self.second)), .horizontal,
          relation, constant: constant, multiplier: multiplier, text: ""))
    }
    #expect(texts(0, 1) == ["=", "="] && texts(0, 1, .lessOrEqual) == ["≤"])
    #expect(texts(-4, 0.5) == ["= ×0.5 −4"] && texts(8, 1, .greaterOrEqual) == ["≥ +8"])
  }

  @Test(
    "A ratio is written in small numbers",
    arguments: [(1, "1:1"), (1.7778, "16:9"), (0.75, "3:4"), (3, "3:1"), (0.0123, "1:81.3"), (31.4159, "31.42:1")]
      as [(Double, String)])
  func ratios(_ ratio: Double, _ words: String) {
    #expect(
      texts(ConstraintNode(.ratio(of: Self.second), .horizontal, multiplier: ratio, text: "")) == [words])
  }

  @Test("A ratio is drawn as a badge, whose frame is dashed below priority 1000")
  func badges() {
    let node = ConstraintNode(.ratio(of: Self.second), .horizontal, multiplier: 2, priority: 999, text: "a.width")
    let frames = inspect(tree([node])).named("rect").filter { $0.attributes["stroke"] != nil }
    #expect(frames.map { $0.attributes["stroke-dasharray"] } == ["2 1.5"])
    #expect(inspect(tree([node])).named("title").last?.text == "a.width")
  }

  @Test("No number covers another or is outside its row: some are left out instead")
  func crowd() {
    let nodes = (0..<60).map { gap(.equal, Double($0)) }
    let sheet = ConstraintSheet(
      nodes, at: LayoutPoint(x: 0, y: 28),
      in: ConstraintScene(
        room: LayoutRect(x: 0, y: 28, width: 320, height: 44), bounds: LayoutRect(x: 0, y: 0, width: 320, height: 72),
        contents: []))
    #expect(sheet.figures.count == 60 && (3..<60).contains(sheet.notes.count))
    for (index, note) in sheet.notes.enumerated() {
      #expect(LayoutRect(x: 0, y: 28, width: 320, height: 44).contains(note.frame))
      #expect(!sheet.notes.dropFirst(index + 1).contains { $0.frame.intersection(note.frame) != nil })
    }
  }

  @Test("Nothing is drawn outside the picture")
  func bounds() {
    let far = LayoutRect(x: 300, y: -200, width: 90, height: 4_000)
    let nodes: [ConstraintNode] = [
      ConstraintNode(.length(.init(.horizontal, of: far), following: nil), .horizontal, constant: 90, text: ""),
      ConstraintNode(.length(.init(.vertical, of: far), following: nil), .vertical, constant: 4_000, text: ""),
      ConstraintNode(
        .distance(from: .init(76, of: Self.first), to: .init(390, of: far)), .horizontal, constant: 314, text: ""),
    ]
    let numbers = inspect(tree(nodes, views: [Self.first, far])).named("path").compactMap { $0.attributes["d"] }
      .joined().split { $0 == "M" || $0 == "L" }.map { $0.split(separator: " ").compactMap { Double($0) } }
    #expect(!numbers.isEmpty && numbers.allSatisfy { (0...320).contains($0[0]) && (0...72).contains($0[1]) })
  }

  @Test("Nothing is drawn over a pinned header")
  func pinned() {
    var tree = tree([gap()])
    tree.table.visibleRect = LayoutRect(x: 0, y: 23, width: 320, height: 40)
    tree.table.sections[0].header?.frame = LayoutRect(x: 0, y: 23, width: 320, height: 26)
    tree.table.sections[0].header?.isPinned = true
    let path = inspect(tree).named("path").last?.attributes["d"]
    #expect(path == "M76 50L88 50M76 49L76 52.5M88 49L88 52.5")
  }

  // MARK: Documents

  @Test("Constraints are not drawn without the option, even if they are recorded")
  func onlyWhereAskedFor() {
    var tree = tree([gap()])
    let drawn = SVGEmitter().emit(tree)
    tree.table.sections[0].rows[0].constraints = []
    #expect(drawn == SVGEmitter().emit(tree))
    #expect(SVGEmitter(options: SVGOptions(showsConstraints: true)).emit(tree) == drawn)
  }

  @Test("The picture is well-formed, whatever the names of views and the size of numbers")
  func hostile() {
    var node = gap(.equal, .greatestFiniteMagnitude)
    node.text = "'<script>' ]]> & \u{0}"
    node.multiplier = .leastNonzeroMagnitude
    let ratio = ConstraintNode(.ratio(of: Self.first), .horizontal, multiplier: .infinity, text: "")
    let inspection = inspect(tree([node, ratio]))
    #expect(inspection.error == nil && inspection.named("script").isEmpty)
    #expect(inspection.named("title").contains { $0.text == "'<script>' ]]> & \u{FFFD}" })
  }
}
