import SpecCompiling
import TableIR
import TableLayout
import Testing

/// Images that are higher than their row.
@Suite("Images larger than their row")
struct LargeImageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var ids: String
    var ios: Int
    /// In points, of the table.
    var width: Double
    var scale: Double
    var row: String
    /// In points; the observed ones are square.
    var image = LayoutSize(width: 80, height: 80)
    var frame: LayoutRect
    var textX: Double
    var testDescription: String { ids }
  }

  static let observed = [
    Case(
      ids: "ib-c00974", ios: 9, width: 375, scale: 2, row: "height: 44, accessory: disclosureIndicator",
      frame: LayoutRect(x: 15, y: 0, width: 44, height: 43.5), textX: 74),
    Case(
      ids: "ib-c02222", ios: 12, width: 375, scale: 2, row: "height: 44, accessory: disclosureIndicator",
      frame: LayoutRect(x: 16, y: 0, width: 44, height: 43.5), textX: 75),
    Case(
      ids: "ib-c02731", ios: 12, width: 414, scale: 3, row: "height: 43, style: subtitle, detailText: Detail",
      frame: LayoutRect(x: 20, y: 0, width: 43, height: 42.6667), textX: 78),
    Case(
      ids: "ib-c02749", ios: 12, width: 414, scale: 3, row: "height: 56, style: value1, accessory: disclosureIndicator",
      frame: LayoutRect(x: 20, y: 0, width: 56, height: 55.6667), textX: 91),
  ]

  private func cell(_ example: Case) throws -> CellNode {
    let margin = example.ios == 9 ? Insets(left: 15, right: 15) : nil
    let environment = Environment(
      size: LayoutSize(width: example.width, height: 800), scale: example.scale, ios: example.ios, layoutMargins: margin
    )
    let image = "image: {size: [\(example.image.width), \(example.image.height)]}"
    let yaml = "tablespec: 1\nstyle: grouped\nsections: [{rows: [{text: Text, \(image), \(example.row)}]}]\n"
    let tree = try SpecTables.table(yaml: yaml).laidOut(in: environment)
    return try #require(tree.table.sections.first?.rows.first)
  }

  private func check(_ example: Case) throws {
    let cell = try cell(example)
    let frame = try #require(cell.imageView?.frame)
    for (ours, theirs) in [
      (frame.x, example.frame.x), (frame.y, example.frame.y), (frame.width, example.frame.width),
      (frame.height, example.frame.height), (try #require(cell.textLabel?.frame.x), example.textX),
    ] {
      #expect(abs(ours - theirs) < 0.001, "\(frame)")
    }
  }

  @Test("Larger images are scaled to the row's height, and end where the contentView does", arguments: observed)
  func observedFrames(_ example: Case) throws { try check(example) }

  @Test("Larger images keep their proportions")
  func wide() throws {
    try check(
      Case(
        ids: "200 × 120", ios: 17, width: 375, scale: 2, row: "height: 44", image: LayoutSize(width: 200, height: 120),
        frame: LayoutRect(x: 16, y: 0, width: 73.5, height: 44), textX: 16 + 73.5 + 15))
  }

  @Test("Up to iOS 10, they are in every row without a height")
  func fixedByDefault() throws {
    let frame = try #require(
      try cell(
        Case(
          ids: "iOS 9", ios: 9, width: 375, scale: 2, row: "id: a", image: LayoutSize(width: 200, height: 120),
          frame: .zero,
          textX: 0)
      ).imageView?.frame)
    #expect(frame.size == LayoutSize(width: 73.5, height: 43.5))
  }

  @Test("Images that fit keep their size")
  func fitting() throws {
    try check(
      Case(
        ids: "40 × 44", ios: 17, width: 375, scale: 2, row: "height: 44", image: LayoutSize(width: 40, height: 44),
        frame: LayoutRect(x: 16, y: 0, width: 40, height: 44), textX: 71))
  }
}
