import RandomNumbers
import SpecCompiling
import TableIR
import TableLayout
import Testing

/// Rows with text of every size that a reader can choose.
@Suite("Rows at every content size category")
struct LargeTextTests {
  private static let widths = [320.0, 375, 393, 568, 820]
  private static let profiles: [MetricsProfile] = [.ios8, .ios11, .modern, .ios26]

  @Test("Nothing in a cell overlaps, and texts stay inside", arguments: SpecTables.specs)
  func overlaps(spec: String) throws {
    let table = try SpecTables.table(spec)
    var count = 0
    try Self.each(of: [table, table.withAutomaticHeights]) { isAutomatic, tree, place in
      for cell in tree.table.sections.flatMap(\.rows) {
        let views = cell.views
        for (index, one) in views.enumerated() {
          for other in views[..<index] {
            count += 1
            try #require(!one.frame.overlaps(other.frame), "\(spec) \(place) \(cell.id): \(one) and \(other)")
          }
        }
        // Before iOS 8 rows did not grow, and none here is of that time.
        guard isAutomatic else { continue }
        for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) where label.frame.width > 0 {
          let frame = label.frame
          try #require(
            frame.x >= -0.01 && frame.y >= -1 && frame.maxX <= cell.contentView.width + 0.01
              && frame.maxY <= cell.contentView.height + 1, "\(spec) \(place) \(cell.id): \(label)")
        }
      }
    }
    let hasSeveral = table.sections.flatMap(\.rows).contains { $0.text != nil && $0.accessory != .none }
    #expect(count > 0 || !hasSeveral)
  }

  @Test("all of a settings screen can be read, at every size and in both directions")
  func settings() throws {
    let table = try SpecTables.table("Specs/settings.yaml").withAutomaticHeights
    Self.each(of: [table], profiles: [.ios11, .modern, .ios26]) { _, tree, place in
      let category = tree.environment.contentSizeCategory
      for cell in tree.table.sections.flatMap(\.rows) where category.isAccessibilityCategory || category <= .large {
        for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) {
          #expect(!label.isTruncated, "\(place) \(cell.id): \(label.text)")
        }
      }
    }
  }

  @Test("rows, headers and footers grow with the text")
  func grow() throws {
    let table = try SpecTables.table("Specs/settings.yaml").withAutomaticHeights
    for profile in Self.profiles {
      var last = 0.0
      for category in ContentSizeCategory.allCases {
        let height = Self.layOut(table, profile: profile, width: 375, category: category).table.contentSize.height
        #expect(height >= last, "\(profile.name) \(category)")
        last = height
      }
    }
  }

  private static let value = """
    tablespec: 1
    sections:
      - rows:
          - {id: a, style: value1, text: Software Update, detailText: Automatic and every night}
          - {id: b, style: value1, text: Software Update, detailText: Automatic and every night, height: 44}
          - {id: c, style: value2, text: phone, detailText: 555 0100}
          - {id: d, text: Automatic and every night in the week}
          - {id: e, style: subtitle, text: Automatic and every night, detailText: {text: Only one line of all of this is shown, lines: 1}}
    """

  @Test("from iOS 11 automatic rows stack and wrap their labels at accessibility sizes, and no others do")
  func stacking() throws {
    let table = try SpecTables.table(yaml: Self.value)
    func cells(_ category: ContentSizeCategory, _ profile: MetricsProfile = .modern) -> [CellNode] {
      Self.layOut(table, profile: profile, width: 375, category: category).table.sections[0].rows
    }
    for profile in [MetricsProfile.ios11, .ios13, .modern, .ios26] {
      let large = cells(.accessibilityLarge, profile)
      let (title, detail) = (try #require(large[0].textLabel), try #require(large[0].detailTextLabel))
      #expect(detail.frame.y >= title.frame.maxY && detail.frame.x == title.frame.x && detail.alignment == .left)
      #expect(!title.isTruncated && !detail.isTruncated && detail.lines.count > 1)
      // A row of 44 keeps its labels side by side, and squeezes the detail (iOS 26.1 simulator).
      #expect(
        large[1].frame.height == 44 && large[1].detailTextLabel?.frame.x ?? 0 > large[1].textLabel?.frame.maxX ?? 0)
      #expect(large[1].detailTextLabel?.isTruncated == true && large[1].textLabel?.isTruncated == false)
      #expect(
        large[2].textLabel?.frame.x == large[2].detailTextLabel?.frame.x && large[2].textLabel?.alignment == .left)
      #expect(large[3].textLabel?.isTruncated == false && large[3].textLabel?.lines.count ?? 0 > 1)
      // What a spec says of lines holds at every size.
      #expect(large[4].detailTextLabel?.isTruncated == true && large[4].detailTextLabel?.lines.count == 1)
    }
    for (category, profile) in [
      (ContentSizeCategory.extraExtraExtraLarge, MetricsProfile.modern), (.accessibilityLarge, .ios10),
    ] {
      let row = cells(category, profile)
      #expect(row[0].detailTextLabel?.frame.x ?? 0 > row[0].textLabel?.frame.maxX ?? 0)
      #expect(row[3].textLabel?.isTruncated == true)
    }
  }

  @Test("before iOS 11 Body alone grows beyond XXXL")
  func earlierSizes() throws {
    let table = try SpecTables.table(
      yaml: "tablespec: 1\nsections: [{rows: [{text: a}, {text: {text: a, font: {style: footnote}}}]}]")
    func sizes(_ profile: MetricsProfile) -> [Double?] {
      Self.layOut(table, profile: profile, width: 375, category: .accessibilityExtraExtraExtraLarge).table
        .sections[0].rows.map(\.textLabel?.font.size)
    }
    #expect(sizes(.ios10) == [53, 19] && sizes(.ios11) == [53, 44])
  }

  /// Lays tables out at all twelve categories, in both directions, several widths and eras: each two of these together, and with some of
  /// a third.
  ///
  /// - Parameter body: is told whether it is the last of the tables.
  private static func each(
    of tables: [Table], profiles: [MetricsProfile] = profiles, _ body: (Bool, LayoutTree, String) throws -> Void
  ) rethrows {
    let step = Trials.step(5)
    for (index, table) in tables.enumerated() {
      for (era, profile) in profiles.enumerated() {
        for (place, width) in widths.enumerated() {
          for (size, category) in ContentSizeCategory.allCases.enumerated() {
            for (side, direction) in LayoutDirection.allCases.enumerated() where (era + place + size + side) % step == 0
            {
              let tree = layOut(table, profile: profile, width: width, category: category, direction: direction)
              try body(index == tables.count - 1, tree, "\(profile.name) \(width) \(category) \(direction)")
            }
          }
        }
      }
    }
  }

  private static func layOut(
    _ table: Table, profile: MetricsProfile, width: Double, category: ContentSizeCategory,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutTree {
    var environment = Environment(
      size: LayoutSize(width: width, height: 667), scale: 2, contentSizeCategory: category,
      ios: profile.versions.upperBound)
    environment.layoutDirection = direction
    return table.laidOut(in: environment)
  }
}

/// A view of a cell, in the cell's space.
private struct CellView: CustomStringConvertible {
  var name: String
  var frame: LayoutRect

  var description: String { "\(name) \(frame)" }
}

extension CellNode {
  /// The target of an outline disclosure is larger than its indicator, and reaches below a text.
  private var shownAccessory: LayoutRect? {
    guard let accessoryView else { return nil }
    guard case .control(let control) = accessoryView.accessory, case .outlineDisclosure = control.kind,
      let drawn = control.drawnFrame
    else { return accessoryView.frame }
    return drawn.offsetBy(x: accessoryView.frame.x, y: accessoryView.frame.y)
  }

  /// What UIKit places in the cell. Subviews stand where the spec says.
  fileprivate var views: [CellView] {
    let origin = contentView
    let inside: [(String, LayoutRect?)] = [
      ("imageView", imageView?.frame), ("textLabel", textLabel?.frame), ("detailTextLabel", detailTextLabel?.frame),
    ]
    let beside: [(String, LayoutRect?)] = [
      ("accessoryView", shownAccessory), ("editingControl", editingControl?.frame),
      ("reorderControl", reorderControl?.frame),
    ]
    return inside.compactMap { name, frame in
      frame.map { CellView(name: name, frame: $0.offsetBy(x: origin.x, y: origin.y)) }
    } + beside.compactMap { name, frame in frame.map { CellView(name: name, frame: $0) } }
  }
}

extension LayoutRect {
  /// By more than a pixel that rounding took.
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > 0.51 && min(maxY, other.maxY) - max(y, other.y) > 0.51
  }
}
