import Foundation
import TableIR

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
  /// In points, or -1 for automatic.
  var rowHeight: String?
  var cellRowHeight: String?
  var cellStyle: String
  var cell: Cell
  var contentView: [Double]?
  var labels: [Label]?
  var imageView: [Double]?
  var accessory: ObservedAccessory
  var indentation: Indentation?
  /// Leading, top, trailing, bottom.
  var separatorInset: [String]?
  var flags: [String]?
  /// The image's name in the document.
  var image: String?
  /// `system` for a symbol.
  var imageCatalog: String?

  /// All records, one a line.
  static func read() throws -> [CellObservation] {
    try Observations.read(CellObservation.self, from: "cells.jsonl")
  }

  func label(_ role: String) -> Label? { labels?.first { $0.role == role } }

  /// Set aside by rule: laid out before it was in its table (with margins of 8), or never.
  var isOutsideTable: Bool {
    let flags = Set(flags ?? [])
    // Up to iOS 6 a contentView inside a group is where it should be.
    let odd: Set = era == "<=6" ? [] : ["unexplained_reduction", "content_origin_nonzero"]
    return !flags.isDisjoint(with: odd.union(["margin8_state", "not_laid_out"]))
  }

  /// Set aside by rule: UIKit makes a contentView as high as its row, but for a separator and a group's edges. One that is not was
  /// not laid out since its row was changed.
  var isUnfilled: Bool { contentView.map { abs(cell.frame[3] - $0[3]) > 3 } ?? false }

  var isEtched: Bool { tableSeparator == "singleLineEtched" }

  /// Set aside by rule: a symbol, or an image that the document does not name. UIKit centres symbols in a column of their
  /// own, and they are not in the language yet.
  var hasSymbol: Bool { imageView != nil && (image == nil || imageCatalog == "system") }

  /// Whether UIKit made the row as high as its content: an automatic row, in the eras that did that on the canvas.
  var isAutomatic: Bool {
    rowHeight == "-1" && cellRowHeight == nil && cellStyle != "Custom" && hasKnownFonts
  }

  /// Whether every label has a font that is ours to measure: in a cell of two labels one moves the other.
  var hasKnownFonts: Bool {
    [label("text"), label("detail")].allSatisfy { label in label.map { $0.knownFont != nil } ?? true }
  }

  /// The canvas's pixels a point, where it did not follow the device: what its own frames show.
  var visibleScale: Double {
    let values = cell.frame + (contentView ?? []) + (labels ?? []).flatMap(\.frame)
    let fractions = values.map { $0 - $0.rounded(.down) }
    if fractions.contains(where: { abs($0 - 1.0 / 3) < 0.01 || abs($0 - 2.0 / 3) < 0.01 }) { return 3 }
    return fractions.contains { abs($0 - 0.5) < 0.01 } ? 2 : 1
  }
}

extension CellObservation.Label {
  /// `system:17`, `boldSystem:12`, `UICTFontTextStyleBody`; fonts of other families are not ours to measure.
  var knownFont: Font? {
    guard let font else { return nil }
    let parts = font.split(separator: ":")
    if parts.count == 2, let size = Double(parts[1]), size > 0 {
      switch parts[0] {
      case "system": return Font(size: size)
      case "boldSystem": return Font(size: size, weight: .semibold)
      default: return nil
      }
    }
    guard font.hasPrefix("UICTFontTextStyle") else { return nil }
    let style = font.dropFirst("UICTFontTextStyle".count)
    if style == "Subhead" { return Font(textStyle: .subheadline) }
    return TextStyle(rawValue: style.prefix(1).lowercased() + style.dropFirst()).map { Font(textStyle: $0) }
  }
}
