import TableDiff
import TableEmission
import TableIR

/// The picture of a layout and that of the app, side by side, with outlines where they differ.
struct PairPicture {
  var layout: CompiledLayout
  /// What the app shows, as PNG.
  var app: [UInt8]
  /// The size of the app's picture, in points.
  var appSize: LayoutSize
  var changes: [ReportedChange]

  private static let margin = 16.0
  /// Where the pictures begin, below their titles.
  private static let top = 40.0
  private static let mark = RGBA(hex: 0xC44E00)

  /// As SVG.
  var bytes: [UInt8] {
    let specSize = layout.tree.table.contentSize
    let right = 2 * Self.margin + specSize.width
    let size = LayoutSize(
      width: right + appSize.width + Self.margin, height: Self.top + max(specSize.height, appSize.height) + Self.margin)
    var writer = SVGWriter()
    writer.begin("svg")
    writer.attribute("xmlns", literal: "http://www.w3.org/2000/svg")
    writer.attribute("xmlns:xlink", literal: "http://www.w3.org/1999/xlink")
    writer.attribute("width", size.width)
    writer.attribute("height", size.height)
    writer.attribute("viewBox", numbers: 0, 0, size.width, size.height)
    writer.rect(LayoutRect(x: 0, y: 0, width: size.width, height: size.height), fill: RGBA(hex: 0xFFFFFF))
    draw("the spec: \(layout.name)", at: Self.margin, outlines: changes.map(\.change.oldOutline), to: &writer) {
      writer in
      writer.append(document: layout.picture)
    }
    draw("the app", at: right, outlines: changes.map(\.change.newOutline), to: &writer) { writer in
      writer.begin("image")
      writer.frame(LayoutRect(x: 0, y: 0, width: appSize.width, height: appSize.height))
      writer.attribute("xlink:href", mediaType: "image/png", base64: app)
      writer.end()
    }
    writer.end()
    writer.newLine()
    return writer.bytes
  }

  private func draw(
    _ title: String, at x: Double, outlines: [LayoutRect?], to writer: inout SVGWriter,
    picture: (inout SVGWriter) -> Void
  ) {
    writer.newLine()
    writer.begin("g")
    writer.translate(x: x, y: Self.top)
    writer.begin("text")
    writer.attribute("y", -14.0)
    writer.attribute("font-family", literal: "-apple-system, Helvetica, Arial, sans-serif")
    writer.attribute("font-size", 15.0)
    writer.text(title)
    writer.end()
    picture(&writer)
    for outline in Set(outlines.compactMap(\.self)).sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      writer.begin("rect")
      writer.frame(outline)
      writer.line(Self.mark, width: 2)
      writer.end()
    }
    writer.end()
  }
}
