import TableIR
import TableLayout

/// A canvas in its `<svg>` element, with title, description and definitions.
struct SVGDocument {
  let bytes: [UInt8]

  init(tree: LayoutTree, bounds: LayoutRect, canvas: SVGCanvas) {
    var writer = SVGWriter()
    writer.reserveCapacity(canvas.body.bytes.count + canvas.definitions.writer.bytes.count + 2_048)
    writer.beginDocument(bounds)
    writer.fontFamilies(
      embedded: canvas.ownFont?.isEmbedded == true ? .font : nil, named: canvas.ownFont?.family,
      others: canvas.typeface.familyList)
    writer.newLine()
    writer.describe(tree.name, Self.description(of: tree))

    if let font = canvas.ownFont, font.isEmbedded {
      font.writeStyle(to: &writer)
      writer.newLine()
    }
    if !canvas.definitions.isEmpty {
      writer.begin("defs")
      writer.newLine()
      writer.append(canvas.definitions.writer)
      writer.end()
      writer.newLine()
    }
    writer.append(canvas.body)
    writer.end()
    writer.newLine()
    writer.fillIn(IDPrefix(of: writer.bytes))
    bytes = writer.bytes
  }

  /// One sentence for readers who cannot see the picture.
  private static func description(of tree: LayoutTree) -> String {
    let style =
      switch tree.table.style {
      case .plain: "plain"
      case .grouped: "grouped"
      case .insetGrouped: "inset grouped"
      }
    let sections = tree.table.sections.count
    let rows = tree.table.sections.reduce(0) { $0 + $1.rows.count }
    var text = "A table in \(style) style with \(rows) \(rows == 1 ? "row" : "rows")"
    text += " in \(sections) \(sections == 1 ? "section" : "sections")"
    if let device = tree.environment.device { text += " on \(device)" }
    text += ", \(tree.environment.userInterfaceStyle.rawValue) appearance, \(tree.metrics) metrics."
    // This also gives pictures with the same contents different ids.
    if let name = tree.environment.name { text += " Environment: \(name)." }
    return text
  }
}

extension SVGWriter {
  /// Begins the `<svg>` element of a document that has a title and a description. The attributes of its texts follow.
  package mutating func beginDocument(_ bounds: LayoutRect) {
    begin("svg")
    attribute("xmlns", literal: "http://www.w3.org/2000/svg")
    attribute("xmlns:xlink", literal: "http://www.w3.org/1999/xlink")
    attribute("width", bounds.width)
    attribute("height", bounds.height)
    attribute("viewBox", numbers: bounds.x, bounds.y, bounds.width, bounds.height)
    attribute("role", literal: "img")
    attribute("aria-labelledby", id: .title)
    attribute("aria-describedby", id: .desc)
  }

  /// The title and description for readers who cannot see the picture.
  package mutating func describe(_ title: String, _ description: String) {
    begin("title")
    id(.title)
    text(title)
    end()
    newLine()
    begin("desc")
    id(.desc)
    text(description)
    end()
    newLine()
  }
}
