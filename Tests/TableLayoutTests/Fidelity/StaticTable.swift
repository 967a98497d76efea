import TableIR
import TableLayout

/// A static table whose sections UIKit was seen to stack: a record of `../shared/oracles/uikit/sections.jsonl`.
struct StaticTable: Decodable {
  struct Section: Decodable {
    /// `none`, `empty` or `titled`.
    var header: String
    /// In characters.
    var headerLen: Int
    var footer: String
    var footerLen: Int
    var rowHeights: [Double]
    /// The y of the first row, in points.
    var firstY: Double
    /// From the bottom of the previous section's last row to the top of this one's first, in points.
    var gapBefore: Double?
  }

  var id: String
  var era: String
  var scale: Double?
  var tableStyle: String?
  var tableWidth: Double?
  var sectionHeaderHeight: String?
  var sectionFooterHeight: String?
  var tableHeaderView: [Double]?
  var sections: [Section]

  static func read() throws -> [StaticTable] { try Observations.read(StaticTable.self, from: "sections.jsonl") }

  /// From how many characters on a title may take more than one line. Which words it has the record does not tell.
  static let longTitle = 36

  /// How many lines each title takes, headers and footers by section.
  struct Lines: Equatable {
    var headers: [Int]
    var footers: [Int]
  }

  var singleLines: Lines {
    Lines(
      headers: [Int](repeating: 1, count: sections.count), footers: [Int](repeating: 1, count: sections.count))
  }

  /// The table as our own engine lays it out, or nil where it cannot be said in a spec.
  func laidOut(in era: Era, scale: Double, lines: Lines) -> TableNode? {
    guard let tableWidth, let style = TableStyle(rawValue: tableStyle ?? "") else { return nil }
    var table = Table(name: id)
    table.style = style
    table.sectionHeaderHeight = sectionHeaderHeight.flatMap(Double.init).flatMap { $0 < 0 ? nil : $0 }
    table.sectionFooterHeight = sectionFooterHeight.flatMap(Double.init).flatMap { $0 < 0 ? nil : $0 }
    if style == .plain && table.sectionFooterHeight == nil {
      // A static table answers every title, so that a plain one has footers where a spec that says nothing has none.
      table.sectionFooterHeight = 0
    }
    if let header = tableHeaderView { table.header = HeaderFooter(content: .views([]), height: header[3]) }
    let edge = style == .grouped ? era.profile.groups.edgeHeight : 0
    table.sections = sections.enumerated().map { index, observed in
      var section = TableIR.Section(id: "\(index)")
      section.header = title(observed.header, lines: lines.headers[index])
      section.footer = title(observed.footer, lines: lines.footers[index])
      let last = observed.rowHeights.count - 1
      section.rows = observed.rowHeights.enumerated().map { row, height in
        var value = Row(id: "\(index)/\(row)")
        // The record has the edges of etched groups in the heights.
        value.height = .points(height - (row == 0 ? edge : 0) - (row == last ? edge : 0))
        return value
      }
      return section
    }
    let environment = Environment(
      size: Size(width: tableWidth, height: 800), scale: scale, contentSizeCategory: era.category,
      ios: era.profile.versions.upperBound)
    return TableLayouter(environment: environment, profile: era.profile).layOut(table).table
  }

  /// The scales that the canvas may have had: the device's, or up to Xcode 8 any.
  func scales(in era: Era) -> [Double] {
    let values = sections.flatMap { $0.rowHeights + [$0.firstY] + ($0.gapBefore.map { [$0] } ?? []) }
    let visible = values.contains { $0 != $0.rounded() } ? 2.0 : 1
    return era.followsDeviceScale ? [scale ?? visible] : [scale ?? visible, 1, 2, 3]
  }

  private func title(_ kind: String, lines: Int) -> HeaderFooter? {
    switch kind {
    case "titled":
      HeaderFooter(content: .title(Text([String](repeating: "Title", count: lines).joined(separator: "\n"))))
    case "empty": HeaderFooter(content: .title(Text("")))
    default: nil
    }
  }
}
