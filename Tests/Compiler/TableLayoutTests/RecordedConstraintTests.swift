import SpecCompiling
import TableIR
import TableParsing
import Testing

@testable import TableLayout

@Suite("Constraints that are recorded for pictures")
struct RecordedConstraintTests {
  private func row(
    _ spec: String, isRecorded: Bool = true, isRightToLeft: Bool = false
  ) throws -> CellNode {
    var environment = Environment.phone()
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return try SpecTables.table(yaml: "sections: [{rows: [{\(spec)}]}]\n").laidOut(
      in: environment, recordsConstraints: isRecorded
    )
    .table.sections[0].rows[0]
  }

  /// What a constraint became, by its text.
  private func node(_ text: String, in cell: CellNode) throws -> ConstraintNode {
    try #require(cell.constraints.first { $0.text == text }, "\(cell.constraints.map(\.text))")
  }

  private func positions(_ node: ConstraintNode) -> [Double] {
    guard case .distance(let from, let to) = node.kind else { return [] }
    return [from.position, to.position]
  }

  private static let pair = """
    height: 60, views: [{id: a, width: 40, height: 20, pin: {leading: margins, top: 10}}, {id: b, label: Text}], \
    constraints: [b.leading == a.trailing + 12, b.trailing <= margins.trailing - 8 @750, b.firstBaseline == a.bottom]
    """

  @Test("Constraints are recorded only on request, which changes no frame")
  func onlyWhereAskedFor() throws {
    var (plain, recorded) = (try row(Self.pair, isRecorded: false), try row(Self.pair))
    #expect(plain.constraints.isEmpty && recorded.constraints.count == 7)
    recorded.constraints = []
    #expect(plain == recorded)
    plain = try row("text: Text")
    #expect(try row("text: Text") == plain)
  }

  @Test("Recorded constraints are in the order of the spec, with a view's own keys first")
  func order() throws {
    #expect(
      try row(Self.pair).constraints.map(\.text) == [
        "a.width == 40", "a.height == 20", "a.leading == margins.leading", "a.top == superview.top + 10",
        "b.leading == a.trailing + 12", "b.trailing <= margins.trailing - 8 @750",
        "b.firstBaseline == a.bottom",
      ])
  }

  @Test("The second edge is after the first by the constant, whichever is first in the spec")
  func distances() throws {
    let cell = try row(Self.pair)
    let gap = try node("b.leading == a.trailing + 12", in: cell)
    #expect(positions(gap) == [56, 68] && gap.constant == 12 && gap.axis == .horizontal && gap.relation == .equal)
    // 8 less than the margin, or more than that: at least 8 to it.
    let end = try node("b.trailing <= margins.trailing - 8 @750", in: cell)
    #expect(end.constant == 8 && end.relation == .greaterOrEqual && end.priority == 750)
    guard case .distance(_, let margin) = end.kind else { return }
    #expect(
      margin == .init(359, of: LayoutRect(x: 16, y: 11, width: 343, height: 38), isOfGuide: true, isOfHolder: true))
  }

  @Test("Recorded constraints run from the right if the table does")
  func rightToLeft() throws {
    let cell = try row(Self.pair, isRightToLeft: true)
    let gap = try node("b.leading == a.trailing + 12", in: cell)
    #expect(positions(gap) == [307, 319] && gap.constant == 12)
    let end = try node("b.trailing <= margins.trailing - 8 @750", in: cell)
    #expect(end.constant == 8 && end.relation == .greaterOrEqual && positions(end)[0] == 16)
  }

  @Test("Constraints of left and right sides are not mirrored")
  func sides() throws {
    let spec = """
      height: 44, views: [{id: a, width: 10, height: 10, pin: {left: 30, top: 0}}, {id: b, width: 10, height: 10}], \
      constraints: [b.left >= a.right + 40, b.left == a.right + 50 @999, b.top == a.top]
      """
    for isRightToLeft in [false, true] {
      let node = try node("b.left >= a.right + 40", in: try row(spec, isRightToLeft: isRightToLeft))
      #expect(positions(node) == [40, 90] && node.constant == 40 && node.relation == .greaterOrEqual)
    }
  }

  @Test("A baseline constraint is at the text's baseline")
  func baselines() throws {
    let cell = try row(Self.pair)
    let node = try node("b.firstBaseline == a.bottom", in: cell)
    #expect(positions(node) == [30, 30])
  }

  @Test("A length uses the alignment rectangle, and two lengths of one view are a ratio")
  func lengths() throws {
    let cell = try row(
      """
      height: 60, views: [{id: a, switch: on, pin: {leading: 10, top: 4}}, {id: b, aspect: "16:9", height: 18, pin: \
      {trailing: 0, top: 0}}, {id: c, pin: {leading: 100, top: 0}}], constraints: [a.width >= 20, c.width == \
      b.width * 2 + 4, c.height == c.width / 3]
      """)
    let own = LayoutRect(x: 10, y: 4, width: 49, height: 31)
    #expect(try node("a.width >= 20", in: cell).kind == .length(.init(.horizontal, of: own), following: nil))
    #expect(try node("b.width == b.height / 0.5625", in: cell).kind.isRatio)
    let double = try node("c.width == b.width * 2 + 4", in: cell)
    guard case .length(let first, following: let second?) = double.kind else { return #expect(Bool(false)) }
    #expect(first.frame.width == second.frame.width * 2 + 4 && double.multiplier == 2 && double.constant == 4)
    let flat = try node("c.height == c.width / 3", in: cell)
    #expect(flat.kind.isRatio && abs(flat.multiplier - 3) < 1e-9)
  }

  @Test("Broken constraints are marked")
  func broken() throws {
    let spec = """
      height: 44, views: [{id: a, width: 60, height: 20, pin: {leading: 0, top: 0}}], \
      constraints: [a.width == 90, a.width >= 30]
      """
    #expect(try row(spec).constraints.filter(\.isBroken).map(\.text) == ["a.width == 90"])
  }

  @Test("Constraints in nested views are in the contentView's space, and use the guides of their superview")
  func nested() throws {
    let cell = try row(
      """
      height: 80, views: [{id: card, pin: {leading: 20, trailing: 20, top: 10, bottom: 10}, layoutMargins: 6, views: \
      [{id: a, width: 8, height: 8, pin: {leading: margins, top: 0}}]}]
      """)
    let node = try node("a.leading == margins.leading", in: cell)
    guard case .distance(let margin, let edge) = node.kind else { return #expect(Bool(false)) }
    #expect(edge.frame == LayoutRect(x: 26, y: 10, width: 8, height: 8) && margin.position == 26)
    #expect(margin.frame == LayoutRect(x: 26, y: 16, width: 323, height: 48) && margin.isOfGuide && margin.isOfHolder)
  }

  @Test("Constraints of headers and footers are recorded too")
  func supplementaries() throws {
    let views = "{views: [{id: a, height: 20, pin: 4}]}"
    let table = try SpecTables.table(
      yaml: "tablespec: 1\ntableHeader: \(views)\nsections: [{header: \(views), footer: \(views), rows: [A]}]\n")
    let node = table.laidOut(recordsConstraints: true).table
    #expect(node.header?.constraints.count == 5)
    #expect(node.sections[0].header?.constraints.count == 5 && node.sections[0].footer?.constraints.count == 5)
  }
}

extension ConstraintNode.Kind {
  fileprivate var isRatio: Bool {
    if case .ratio = self { true } else { false }
  }
}
