import LayoutFormat
import SpecCompiling
import TableIR
import TableLayout

@testable import TableEmission

/// Trees of one row, for what the JSON says of it.
enum JSONTrees {
  static func tree(_ cell: CellNode? = nil, files: [String] = []) -> LayoutTree {
    let sections = cell.map { cell in
      [
        SectionNode(
          id: "s", frame: LayoutRect(x: 0, y: 0, width: 320, height: 72),
          header: SupplementaryNode(frame: LayoutRect(x: 0, y: 0, width: 320, height: 28)), rows: [cell])
      ]
    }
    let table = TableNode(
      style: .plain, frame: LayoutRect(x: 0, y: 0, width: 320, height: 480),
      contentSize: LayoutSize(width: 320, height: cell == nil ? 0 : 72), background: .color(.system(.systemBackground)),
      tintColor: .system(.systemBlue), sections: sections ?? [])
    return LayoutTree(
      name: "t", environment: Environment.phone(width: 320, height: 480),
      metrics: "ios17",
      table: table, assets: [ImageAsset(name: "dots.png", variants: [SamplePNG.variant])], files: files)
  }

  static func cell() -> CellNode {
    CellNode(
      id: "ann", position: .single, frame: LayoutRect(x: 0, y: 28, width: 320, height: 44),
      background: .color(.system(.white)), selectedBackground: .color(.system(.systemGray4)),
      contentView: LayoutRect(x: 0, y: 0, width: 320, height: 43.5))
  }

  static func label(_ text: String) -> LabelNode {
    LabelNode(
      frame: LayoutRect(x: 16, y: 11, width: 80, height: 22), text: text, textWidth: 30,
      font: ResolvedFont(size: 17, weight: .regular), color: .system(.label))
  }
}

/// A tree as it is emitted, and parts of the text.
struct LayoutText {
  let text: String

  init(_ tree: LayoutTree, includesSourceMap: Bool = false) {
    text = String(decoding: JSONEmitter(includesSourceMap: includesSourceMap).emit(tree), as: UTF8.self)
  }

  /// The only row, as if it stood alone.
  var row: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix("\"rows\": [") }) else { return "" }
    let indent = lines[start + 1].prefix { $0 == " " }
    return lines[(start + 1)...].prefix { $0.hasPrefix(indent) }.map { $0.dropFirst(indent.count) }
      .joined(separator: "\n")
  }

  /// What stands behind a key, up to the end of its line.
  func value(of key: String) -> String? {
    guard let line = text.split(separator: "\n").first(where: { $0.contains("\"\(key)\": ") }),
      let start = line.range(of: "\"\(key)\": ")
    else { return nil }
    let value = line[start.upperBound...]
    return String(value.hasSuffix(",") ? value.dropLast() : value)
  }
}
