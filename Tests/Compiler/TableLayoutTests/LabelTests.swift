import SpecCompiling
import TableIR
import TableLayout
import Testing

/// What labels show of their texts, in rows, headers and views of a spec's own.
@Suite("Labels")
struct LabelTests {
  private func cells(
    _ rows: String, width: Double = 375, category: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, profile: MetricsProfile = .modern
  ) throws -> [CellNode] {
    try tree(
      "sections: [{rows: [\(rows)]}]", width: width, category: category, direction: direction, profile: profile
    ).table.sections[0].rows
  }

  private func tree(
    _ yaml: String, width: Double = 375, category: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, profile: MetricsProfile = .modern
  ) throws -> LayoutTree {
    var environment = Environment(
      size: LayoutSize(width: width, height: 667), scale: 2, contentSizeCategory: category,
      ios: profile.versions.upperBound)
    environment.layoutDirection = direction
    return try SpecTables.table(yaml: yaml).laidOut(in: environment)
  }

  @Test("A label as wide as its text shows all of it", arguments: [1, 2, 3])
  func ownWidth(scale: Double) throws {
    // "Ann Archer" at 17 points semibold is a ten-thousandth of a point wider than 271 pixels at 3x.
    let texts = ["Ann Archer", "Di Marsh", "Weather Station", "Wi-Fi", "Übergrößen", "100 %", "Roof & Yard"]
    let views = texts.enumerated().flatMap { index, text in
      ["regular", "semibold", "bold"].flatMap { weight in
        (11...24).map {
          "{id: v\(index)-\(weight)-\($0), label: \"\(text)\", font: {size: \($0), weight: \(weight)}, pin: {leading: 0, top: 0}}"
        }
      }
    }
    for start in stride(from: 0, to: views.count, by: 60) {
      let yaml =
        "tablespec: 1\nsections: [{rows: [{views: [\(views[start..<min(start + 60, views.count)].joined(separator: ", "))]}]}]"
      let tree = try SpecTables.table(yaml: yaml).laidOut(in: .phone(width: 402, height: 874, scale: scale, ios: 26))
      for view in tree.table.sections[0].rows[0].subviews {
        guard case .label(let label) = view.content else { continue }
        #expect(!label.isTruncated, "\(label.text) \(label.font)")
      }
    }
  }

  // MARK: Lines

  @Test("Wrapped titles make rows as tall as observed, with the canvas's hairline: ib-c04934, ib-c03908")
  func wrappedTitles() throws {
    let row = """
      {style: subtitle, accessory: disclosureIndicator, detailText: {text: Public domain, lines: 2},
       text: {text: ChaCha20 & Salsa20 implementation by D. J. Bernstein, lines: 0}}
      """
    let cell = try #require(try cells(row + ", " + row).first)
    #expect(cell.frame.height == 80)
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect([title.frame.x, title.frame.y, title.frame.height] == [16, 9, 42.5] && title.lines.count == 2)
    #expect(abs(title.frame.width - 311) <= 1)
    #expect(detail.frame.y == 54.5 && detail.frame.height == 14.5)
  }

  @Test("A subtitle's labels keep their lines in a row that is too low, and are marked as truncated: ib-c02100")
  func lowRow() throws {
    let row = "{height: 44, style: subtitle, text: {text: \"one\\ntwo\\nthree\", lines: 0}, detailText: CC0 license}"
    let cell = try cells(row, profile: .ios11)[0]
    #expect(cell.textLabel?.frame.y == -17 && cell.textLabel?.frame.height == 64.5)
    #expect(cell.detailTextLabel?.frame.y == 47.5)
    #expect(cell.textLabel?.isTruncated == true && cell.detailTextLabel?.isTruncated == true)
  }

  @Test(
    "A label as tall as its row shows the lines that fit",
    arguments: [(44.0, 2), (30, 1), (64.5, 3), (5, 1)])
  func fillingLabel(height: Double, lines: Int) throws {
    let text = "Keeper of the light, of the horn and of the boat, and of all the books in which they wrote of them"
    let label = try #require(try cells("{height: \(height), text: {text: '\(text)', lines: 0}}")[0].textLabel)
    #expect(label.drawnLines.count == lines)
    #expect(label.isTruncated == (lines < 3))
    #expect(label.drawnLines.last?.text.hasSuffix("…") == (lines < 3))
  }

  @Test("A line that is clipped above or below is marked as truncated")
  func cutLine() throws {
    #expect(try cells("{height: 12, text: Low}")[0].textLabel?.isTruncated == true)
    #expect(try cells("{height: 20, text: Low}")[0].textLabel?.isTruncated == false)
    // A row without height is hidden, not cut.
    #expect(try cells("{height: 0, text: Low}")[0].textLabel?.isTruncated == false)
  }

  @Test("Line ends of the text are kept, and numberOfLines counts them")
  func lineEnds() throws {
    let all = try cells(
      "{text: {text: \"one\\ntwo\\nthree\", lines: 0}}, {text: {text: \"one\\ntwo\\nthree\", lines: 2}}")
    #expect(all[0].textLabel?.lines.map(\.text) == ["one", "two", "three"])
    #expect(all[1].textLabel?.lines.map(\.text) == ["one", "two…"])
  }

  @Test("titles of headers and footers wrap and grow", arguments: [TableStyle.grouped, .insetGrouped, .plain])
  func titles(style: TableStyle) throws {
    func section(_ title: String) throws -> SectionNode {
      try tree(
        "style: \(style.rawValue)\nsections: [{rows: [a]}, {header: \"\(title)\", footer: \"\(title)\", rows: [a]}]"
      ).table.sections[1]
    }
    let (one, two) = (try section("one"), try section("one\\ntwo"))
    let height = { (view: SupplementaryNode?) in view?.frame.height ?? 0 }
    #expect(height(two.header) - height(one.header) == (style == .plain ? 20 : 16))
    #expect(height(two.footer) - height(one.footer) == 16)
    #expect(two.footer?.textLabel?.lines.map(\.text) == ["one", "two"])
    let long = try section(
      "The keeper wrote down the wind, the height of the sea and the names of the ships that passed")
    #expect(long.header?.textLabel?.lines.count ?? 0 >= 2 && long.header?.textLabel?.isTruncated == false)
  }

  // MARK: Words

  @Test(
    "headers of grouped tables are in capitals up to iOS 18, by Unicode's rules and no language's own",
    arguments: [
      ("Straße", "STRASSE"), ("istanbul ılık", "ISTANBUL ILIK"), ("ﬁn d’été", "FIN D’ÉTÉ"), ("İ", "İ"),
      ("ὀδός", "ὈΔΌΣ"),
    ])
  func capitals(_ title: String, _ expected: String) throws {
    func header(_ style: String, _ profile: MetricsProfile) throws -> String? {
      try tree("style: \(style)\nsections: [{header: \(title), rows: [a]}]", profile: profile)
        .table.sections[0].header?.textLabel?.text
    }
    for profile in [MetricsProfile.ios7, .ios11, .ios13, .modern] {
      #expect(try header("grouped", profile) == expected)
      #expect(try header("plain", profile) == title)
    }
    #expect(try header("insetGrouped", .ios26) == title && header("grouped", .ios6) == title)
  }

  @Test("Every weight is measured and recorded", arguments: FontWeight.allCases)
  func weights(weight: FontWeight) throws {
    let cell = try cells("{style: value1, text: {text: Weight, font: {size: 17, weight: \(weight.rawValue)}}}")[0]
    let label = try #require(cell.textLabel)
    #expect(label.font == ResolvedFont(size: 17, weight: weight))
    #expect(abs(label.textWidth - SystemFontMeasure().width(of: "Weight", font: label.font)) < 1e-9)
  }

  // MARK: Fitting

  @Test("A font shrinks to fit, its size is recorded, and at its minimum the text is truncated")
  func shrinking() throws {
    let text = "Four hundred and twelve thousand and nine"
    func label(_ factor: String, lines: Int = 1) throws -> LabelNode {
      try #require(
        try cells("{text: {text: \(text), font: 20, lines: \(lines), minimumScaleFactor: \(factor)}}")[0].textLabel)
    }
    let fitted = try label("0.5")
    #expect(fitted.font.size < 20 && fitted.font.size >= 10 && !fitted.isTruncated && fitted.lines.isEmpty)
    #expect(fitted.textWidth <= 343 && fitted.textWidth > 342)
    let cut = try label("0.95")
    #expect(cut.font.size == 19 && cut.isTruncated && cut.drawnLines[0].text.hasSuffix("…"))
    #expect(try label("1").font.size == 20 && label("0").font.size == 20)
    // Only a single line shrinks.
    #expect(try label("0.5", lines: 2).font.size == 20)
  }

  @Test("Natural alignment is where the interface begins; a side that is set is kept")
  func alignment() throws {
    let row = "{text: {text: a, alignment: natural}}, {text: {text: a, alignment: left}}, {text: a}"
    #expect(try cells(row).map(\.textLabel?.alignment) == [.left, .left, .left])
    #expect(try cells(row, direction: .rightToLeft).map(\.textLabel?.alignment) == [.right, .left, .right])
    let value = "{style: value1, text: a, detailText: {text: b, alignment: natural}}, {style: value1, detailText: b}"
    #expect(try cells(value).map(\.detailTextLabel?.alignment) == [.left, .right])
  }

  @Test("A button's title is truncated in the middle, a label's text at its end")
  func buttons() throws {
    let tree = try tree(
      """
      tableHeader:
        views:
          - {frame: [0, 0, 90, 30], button: Delete everything}
          - {frame: [0, 0, 90, 30], label: Delete everything}
          - {frame: [0, 0, 90, 30], label: Delete everything, lineBreakMode: clipping}
      """)
    let views = try #require(tree.table.header).subviews
    guard case .control(_, let titles) = views[0].content, let button = titles.first,
      case .label(let label) = views[1].content,
      case .label(let clipped) = views[2].content
    else { throw Unexpected() }
    #expect(button.drawnLines[0].text.hasPrefix("Del") && button.drawnLines[0].text.hasSuffix("ing"))
    #expect(label.drawnLines[0].text.hasSuffix("…"))
    #expect(clipped.isTruncated && clipped.drawnLines[0].width > 90 && clipped.textWidth == 90)
  }

  private struct Unexpected: Error {}
}
