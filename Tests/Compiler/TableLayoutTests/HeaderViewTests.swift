import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Headers and footers")
struct HeaderViewTests {
  private func tree(
    _ yaml: String, width: Double = 375, ios: Int = 17, direction: LayoutDirection = .leftToRight,
    change: (inout Environment) -> Void = { _ in }
  ) throws -> TableNode {
    var environment = Environment.phone(width: width, ios: ios)
    environment.layoutDirection = direction
    change(&environment)
    return try SpecTables.table(yaml: yaml).laidOut(in: environment).table
  }

  private static let stack = """
    {stack: {spacing: 8, margins: [10, 4, 6, 4], alignment: center,
      views: [{id: icon, width: 30, height: 30}, {label: A}, {switch: on}]}}
    """

  @Test("Headers are as tall as their stack requires, including its margins")
  func stackHeight() throws {
    let tree = try tree("tableHeader: \(Self.stack)\nsections: [{header: \(Self.stack), footer: \(Self.stack)}]\n")
    let heights = [tree.header, tree.sections[0].header, tree.sections[0].footer].map { $0?.frame.height }
    // A switch is 31 points high.
    #expect(heights == [47, 47, 47])
    let stack = try #require(tree.header?.subviews.first)
    #expect(stack.kind == "stack" && stack.frame == LayoutRect(x: 16, y: 0, width: 343, height: 47))
    guard case .stack(let views) = stack.content else { return }
    #expect(views.map(\.kind) == ["view", "label", "switch"])
    #expect(views[0].frame == LayoutRect(x: 4, y: 10.5, width: 30, height: 30))
    // Two points beyond, as its alignment rectangle ends there.
    #expect(views[2].frame.maxX == 341)
  }

  @Test("Headers wrap the labels of their stacks, and grow with them")
  func wrapping() throws {
    let words = [String](repeating: "words", count: 30).joined(separator: " ")
    let header = "tableHeader: {stack: {views: [{label: \(words), lines: 0}]}}\nsections: []\n"
    let narrow = try tree(header, width: 320).header?.frame.height ?? 0
    let wide = try tree(header, width: 667).header?.frame.height ?? 0
    #expect(narrow > wide && wide > 20.5)
  }

  @Test("Headers keep a given height, and stretch their stack to it")
  func declaredHeight() throws {
    let tree = try tree("tableFooter: {height: 80, stack: {views: [{label: a}]}}\nsections: []\n")
    #expect(tree.footer?.frame.height == 80 && tree.footer?.subviews[0].frame.height == 80)
  }

  @Test("Stacks in headers are mirrored from right to left")
  func rightToLeft() throws {
    let tree = try tree(
      "tableHeader: \(Self.stack)\nsections: []\n", direction: .rightToLeft, change: { $0.safeArea.left = 40 })
    let stack = try #require(tree.header?.subviews.first)
    #expect(stack.frame.x == 56 && stack.frame.maxX == 359)
    guard case .stack(let views) = stack.content else { return }
    #expect(views[0].frame.maxX == stack.frame.width - 4)
  }

  @Test("Headers report the controls in them that take taps")
  func controls() throws {
    let tree = try tree("tableHeader: \(Self.stack)\nsections: []\n")
    guard case .stack(let views)? = tree.header?.subviews.first?.content,
      case .control(let control, _) = views[2].content
    else {
      Issue.record("there is no switch")
      return
    }
    #expect(control.isActive)
  }

  // MARK: Titles

  @Test(
    "Headers have titles in the case of their style, or as set",
    arguments: [
      ("", "tODAY'S NEWS", "TODAY'S NEWS"), ("transform: none", "tODAY'S NEWS", "tODAY'S NEWS"),
      ("transform: lowercase", "tODAY'S NEWS", "today's news"),
      ("transform: capitalized", "tODAY'S news-desk 2nd", "Today's News-Desk 2nd"),
    ])
  func transform(_ key: String, _ title: String, _ expected: String) throws {
    let header = "{title: \"\(title)\"\(key.isEmpty ? "" : ", \(key)")}"
    let tree = try tree("style: grouped\nsections: [{header: \(header), rows: [a]}]\n")
    #expect(tree.sections[0].header?.textLabel?.text == expected)
  }

  @Test("Headers of plain tables have their titles as written, unless set otherwise")
  func plainTitles() throws {
    let tree = try tree(
      "sections: [{header: News, footer: {title: End, transform: uppercase}}]\n")
    #expect(tree.sections[0].header?.textLabel?.text == "News")
    #expect(tree.sections[0].footer?.textLabel?.text == "END")
  }

  @Test("Headers of grouped tables are not in capitals in iOS 26")
  func laterTitles() throws {
    let tree = try tree("style: grouped\nsections: [{header: News, rows: [a]}]\n", ios: 26)
    #expect(tree.sections[0].header?.textLabel?.text == "News")
  }

  // MARK: The padding above

  private func headerY(_ key: String, style: String = "plain", ios: Int = 17) throws -> Double? {
    try tree("style: \(style)\n\(key)\nsections: [{header: A, rows: [a]}]\n", ios: ios).sections[0].header?.frame.y
  }

  @Test("Headers are below sectionHeaderTopPadding, from iOS 15 on")
  func topPadding() throws {
    #expect(try headerY("") == 22)
    #expect(try headerY("sectionHeaderTopPadding: automatic") == 22)
    #expect(try headerY("sectionHeaderTopPadding: 0") == 0)
    #expect(try headerY("sectionHeaderTopPadding: 7.3") == 7.5)
    #expect(try headerY("sectionHeaderTopPadding: 7", ios: 14) == 0)
    #expect(try headerY("", style: "grouped") == 0)
    #expect(try headerY("sectionHeaderTopPadding: 5", style: "grouped") == 5)
  }

  @Test("Titles of plain tables have the heights that the table sets, up to iOS 12", arguments: [9, 12, 13])
  func plainHeights(ios: Int) throws {
    let tree = try tree(
      """
      sectionHeaderHeight: 30
      sectionFooterHeight: 28
      sections: [{header: One, footer: End, rows: [{text: A}]}, {header: Two, rows: [{text: B}]}]

      """, ios: ios)
    let section = tree.sections[0]
    let heights = [section.header, section.footer].map { $0?.frame.height }
    #expect((heights == [30, 28]) == (ios < 13), "\(heights)")
  }

  @Test("Without a header there is no padding in a plain table")
  func noHeader() throws {
    let tree = try tree("sectionHeaderTopPadding: 9\nsections: [{rows: [a]}, {header: B, rows: [b]}]\n")
    #expect(tree.sections[0].rows[0].frame.y == 0)
    #expect(tree.sections[1].header?.frame.y == tree.sections[0].rows[0].frame.maxY + 9)
  }
}
