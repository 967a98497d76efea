import SpecImporting
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
    /// The y of the last row's bottom, in points.
    var bottom: Double

    /// Whether the rows follow each other: a row's own frame may be from another time.
    var addsUp: Bool { abs(firstY + rowHeights.reduce(0, +) - bottom) <= 1 }

    /// The heights of the rows, or one block where they do not follow each other.
    var blocks: [Double] { addsUp ? rowHeights : [max(bottom - firstY, 0)] }
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
  func laidOut(in era: CanvasEra, on canvas: Canvas, lines: Lines) -> TableNode? {
    guard let tableWidth, let style = TableStyle(rawValue: tableStyle ?? "") else { return nil }
    var table = Table(name: id)
    table.style = style
    table.sectionHeaderHeight = sectionHeaderHeight.flatMap(Double.init).flatMap { $0 < 0 ? nil : $0 }
    table.sectionFooterHeight = sectionFooterHeight.flatMap(Double.init).flatMap { $0 < 0 ? nil : $0 }
    if style == .plain {
      // A static table answers every title: a plain one has headers and footers where a spec that says nothing has none.
      table.sectionHeaderHeight = table.sectionHeaderHeight ?? 28
      table.sectionFooterHeight = table.sectionFooterHeight ?? 28
    }
    table.hasLargeTitle = canvas.hasLargeTitle
    if let header = tableHeaderView { table.header = HeaderFooter(content: .views([]), height: header[3]) }
    let edge = style == .grouped ? era.profile.groups.edgeHeight : 0
    table.sections = sections.enumerated().map { index, observed in
      var section = TableIR.Section(id: "\(index)")
      section.header = title(observed.header, lines: lines.headers[index])
      section.footer = title(observed.footer, lines: lines.footers[index])
      let last = observed.blocks.count - 1
      section.rows = observed.blocks.enumerated().map { row, height in
        var value = Row(id: "\(index)/\(row)")
        // The record has the edges of etched groups in the heights.
        value.height = .points(height - (row == 0 ? edge : 0) - (row == last ? edge : 0))
        return value
      }
      return section
    }
    let environment = Environment(
      size: LayoutSize(width: tableWidth, height: 800), scale: canvas.scale, contentSizeCategory: era.category,
      ios: era.profile.versions.upperBound)
    return TableLayouter(environment: environment, profile: era.profile).layOut(table).table
  }

  /// What the record does not tell of the canvas that the table was laid out on.
  struct Canvas: Equatable {
    /// Pixels a point.
    var scale: Double
    /// The height of the bars that it left room for above the first section, in points.
    var bar = 0.0
    var hasLargeTitle = false
  }

  /// The canvases that the table may have been laid out on, the likeliest first. Up to Xcode 8 they had any scale, and a bar of 64
  /// or 44 points, or 64 and a search bar of 44, or none; from iOS 11 on the bar may show a large title.
  func canvases(in era: CanvasEra) -> [Canvas] {
    guard !era.followsDeviceScale else {
      let scale = scale ?? 2
      return [Canvas(scale: scale), Canvas(scale: scale, hasLargeTitle: true)]
    }
    let values = sections.flatMap { $0.rowHeights + [$0.firstY] + ($0.gapBefore.map { [$0] } ?? []) }
    let visible = values.contains { $0 != $0.rounded() } ? 2.0 : 1
    return [scale ?? visible, 1, 2, 3].flatMap { scale in
      [0, 64, 44, 108].map { Canvas(scale: scale, bar: $0) }
    }
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
