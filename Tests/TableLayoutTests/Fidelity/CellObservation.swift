import Foundation
import TableIR
import TableLayout

/// A cell whose frames UIKit was seen to compute: a record of `../shared/oracles/uikit/cells.jsonl`.
struct CellObservation: Decodable {
  struct Cell: Decodable { var frame: [Double] }
  struct Label: Decodable {
    var role: String
    var text: String?
    var frame: [Double]
    var font: String?
    var lines: String?
  }
  struct ObservedAccessory: Decodable { var kind: String }
  struct Indentation: Decodable {
    var level: Double
    var width: Double
  }

  var id: String
  var era: String
  var scale: Double?
  var tableStyle: String?
  var tableWidth: Double?
  var tableSeparator: String?
  var cellStyle: String
  var cell: Cell
  var contentView: [Double]?
  var labels: [Label]?
  var imageView: [Double]?
  var accessory: ObservedAccessory
  var indentation: Indentation?
  var flags: [String]?
  /// The image's name in the document.
  var image: String?
  /// `system` for a symbol.
  var imageCatalog: String?

  /// The records of some eras, one a line.
  static func read(_ eras: Set<String>) throws -> [CellObservation] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let bytes = try Data(contentsOf: TextOracle.folder.appendingPathComponent("oracles/uikit/cells.jsonl"))
    return try bytes.split(separator: UInt8(ascii: "\n"))
      .map { try decoder.decode(CellObservation.self, from: $0) }
      .filter { eras.contains($0.era) }
  }

  /// Set aside by rule: laid out outside a table, never laid out, or a custom cell's own arrangement that no style explains.
  var isSetAside: Bool {
    let flags = Set(flags ?? [])
    return !flags.isDisjoint(with: ["margin8_state", "not_laid_out", "unexplained_reduction", "content_origin_nonzero"])
      || tableWidth == nil
  }

  /// Set aside by rule: a symbol, or an image that the document does not name. UIKit centres symbols in a column of their
  /// own, and they are not in the language yet.
  var hasSymbol: Bool { imageView != nil && (image == nil || imageCatalog == "system") }

  /// The canvas's pixels a point: what the record says, else what its own frames show. Up to Xcode 8 the canvas did not follow
  /// the device.
  private var pixelScale: Double {
    if let scale, !["7", "8", "9", "10"].contains(era) { return scale }
    let values = cell.frame + (contentView ?? []) + (labels ?? []).flatMap(\.frame)
    let fractions = values.map { $0 - $0.rounded(.down) }
    if fractions.contains(where: { abs($0 - 1.0 / 3) < 0.01 || abs($0 - 2.0 / 3) < 0.01 }) { return 3 }
    return fractions.contains { abs($0 - 0.5) < 0.01 } ? 2 : 1
  }

  func label(_ role: String) -> Label? { labels?.first { $0.role == role } }

  /// The cell as our own engine lays it out, at the observed height, or nil where it cannot be said in a spec.
  ///
  /// `margins` are the canvas's own, where those were not the device's.
  func laidOut(profile: MetricsProfile, margins: Insets?) -> CellNode? {
    guard let tableWidth, let accessory = accessoryValue, let tableStyle = TableStyle(rawValue: tableStyle ?? ""),
      let style = cellStyle == "Custom" ? .default : CellStyle(rawValue: cellStyle.lowercased())
    else { return nil }
    var row = Row(id: "row")
    row.style = style
    row.height = .points(cell.frame[3])
    row.accessory = accessory
    if cellStyle != "Custom" {
      row.text = label("text").flatMap(text)
      row.detailText = label("detail").flatMap(text)
      if let frame = imageView {
        row.image = .placeholder(Image.Placeholder(size: Size(width: frame[2], height: frame[3])))
      }
    }
    if let indentation {
      row.indentationLevel = Int(indentation.level)
      row.indentationWidth = indentation.width
    }
    var table = Table(name: id)
    // A cell as wide as its inset table was laid out before it was inset.
    let isInset = tableStyle == .insetGrouped && abs(cell.frame[2] - tableWidth) > 1
    table.style = tableStyle == .insetGrouped && !isInset ? .grouped : tableStyle
    if tableSeparator == "none" { table.separator.style = SeparatorStyle.none }
    var section = Section(id: "section")
    section.rows = [row]
    table.sections = [section]
    let environment = Environment(
      // The cell's own width: some tables were resized after it was laid out.
      size: Size(width: isInset ? tableWidth : cell.frame[2], height: 800), scale: pixelScale,
      ios: profile.versions.upperBound,
      layoutMargins: margins)
    let tree = TableLayouter(environment: environment, profile: profile).layOut(table)
    return tree.table.sections[0].rows[0]
  }

  private var accessoryValue: Accessory? {
    switch accessory.kind {
    case "none": Accessory.none
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "detailButton": .detailButton
    case "checkmark": .checkmark
    default: nil
    }
  }

  /// Whether every label has a font that is ours to measure: in a cell of two labels one moves the other.
  var hasKnownFonts: Bool {
    [label("text"), label("detail")].allSatisfy { label in
      label.map { $0.font.flatMap(Self.font) != nil } ?? true
    }
  }

  private func text(_ label: Label) -> Text? {
    guard let font = label.font.flatMap(Self.font) else { return nil }
    // How many lines a text takes depends on its width, which has tests of its own: here they are given.
    let count = lineCount(label, font: font)
    return Text([String](repeating: "Text", count: count).joined(separator: "\n"), font: font, lines: count)
  }

  /// How many lines the label is high. A `default` cell's label is as high as its cell.
  private func lineCount(_ label: Label, font: Font) -> Int {
    guard cellStyle != "Default" else { return 1 }
    let leadings: [TextStyle: Double] = [
      .body: 22, .headline: 22, .callout: 21, .subheadline: 20, .footnote: 18, .caption1: 16,
    ]
    let line = Double(font.size ?? 17) * 2444 / 2048
    let leading = font.textStyle.flatMap { leadings[$0] } ?? line
    return max(1, Int(((label.frame[3] - line) / leading).rounded()) + 1)
  }

  /// `system:17`, `boldSystem:12`, `UICTFontTextStyleBody`; fonts of other families are not ours to measure.
  private static func font(_ name: String) -> Font? {
    let parts = name.split(separator: ":")
    if parts.count == 2, let size = Double(parts[1]), size > 0 {
      switch parts[0] {
      case "system": return Font(size: size)
      case "boldSystem": return Font(size: size, weight: .semibold)
      default: return nil
      }
    }
    guard name.hasPrefix("UICTFontTextStyle") else { return nil }
    let style = name.dropFirst("UICTFontTextStyle".count)
    return TextStyle(rawValue: style.prefix(1).lowercased() + style.dropFirst()).map { Font(textStyle: $0) }
  }
}
