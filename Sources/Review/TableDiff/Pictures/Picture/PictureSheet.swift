import TableDiagnostics
import TableEmission
import TableIR

/// The sheet on which bands are laid out: a head with a legend, then columns.
struct PictureSheet {
  private enum Column: Hashable {
    case side(DiffSide)
    case overlay(DiffSide)

    func title(of diff: LayoutDiff) -> String {
      switch self {
      case .side(let side): side.title(of: diff)
      case .overlay(let side): "Overlay on \(side.title(of: diff).lowercased())"
      }
    }
  }

  private static let margin = 24.0
  private static let columnGap = 20.0
  /// The maximum number of text lines above a band.
  private static let maxLines = 4

  private let name: String
  private let drawing: BandDrawing
  private let columns: [Column]
  private let columnWidth: Double
  private let width: Double
  private var body = SVGWriter()
  private var y = Self.margin

  private var diff: LayoutDiff { drawing.diff }
  private var bands: DiffBands { drawing.bands }

  init(name: String, drawing: BandDrawing) {
    self.name = name
    self.drawing = drawing
    var columns: [Column] = []
    for side in [DiffSide.old, .new] where drawing.diff[side].tree != nil { columns.append(.side(side)) }
    if let side = drawing.diff.overlaySide { columns.append(.overlay(side)) }
    self.columns = columns
    let tables = [drawing.diff.old, drawing.diff.new].compactMap { $0.tree?.table.frame.width }
    columnWidth = max(tables.max() ?? 320, 1)
    let count = Double(max(columns.count, 2))
    width = 2 * Self.margin + count * (RowMark.width + columnWidth) + (count - 1) * Self.columnGap
  }

  private var contentWidth: Double { width - 2 * Self.margin }

  private func x(of column: Int) -> Double {
    Self.margin + RowMark.width + Double(column) * (RowMark.width + columnWidth + Self.columnGap)
  }

  // MARK: Document

  /// The whole document, once it is drawn.
  var document: [UInt8] {
    let height = (y + Self.margin - 8).rounded(.up)
    let bounds = LayoutRect(x: 0, y: 0, width: width, height: height)
    var writer = SVGWriter()
    writer.beginDocument(bounds)
    writer.attribute("font-family", literal: PictureText.families)
    writer.newLine()
    writer.describe(safeText("\(name): before and after"), description)
    writer.rect(bounds, fill: PictureColors.background)
    writer.newLine()
    writer.append(body)
    writer.end()
    writer.newLine()
    writer.fillInIDs()
    return writer.bytes
  }

  private var description: String {
    let lines = diff.changes.prefix(20).map { safeText("\($0.place.words): \(ChangeSentence($0).message)") }
    guard !lines.isEmpty else { return "No differences." }
    let rest = diff.changes.count - lines.count
    return
      "\(counted(diff.changes.count, "change")): \(lines.joined(separator: "; "))\(rest > 0 ? "; and \(rest) more" : "")."
  }

  // MARK: Parts

  mutating func draw() {
    drawHead()
    guard !bands.bands.isEmpty else {
      let words = diff.changes.isEmpty ? "No differences." : "No row changed."
      line(words, size: 15, PictureColors.faint)
      return
    }
    drawTitles()
    for (index, band) in bands.bands.enumerated() {
      draw(bands.gaps[index])
      draw(band)
    }
    if let last = bands.gaps.last { draw(last) }
    if bands.hiddenBands > 0 {
      strip("changes in \(counted(bands.hiddenBands, "more place"))")
    }
  }

  private mutating func drawHead() {
    line(name, size: 20, weight: .semibold, PictureColors.text)
    let counts = diff.changes.reduce(into: ChangeCounts()) { $0.add($1.changeClass) }
    var words = [counts.words ?? "no differences"]
    if let environment = diff.new.environment ?? diff.old.environment {
      let text = EnvironmentText(environment)
      if let name = environment.name { words.append(name) }
      words.append("\(text.place), iOS \(environment.ios), \(text.particulars.joined(separator: ", "))")
    }
    line(words.joined(separator: "  ·  "), size: 13, PictureColors.faint)
    // The changes of the table as a whole.
    for index in bands.otherChanges.prefix(Self.maxLines) { draw(diff.changes[index]) }
    if !bands.bands.isEmpty { drawLegend() }
    y += 12
  }

  private mutating func drawLegend() {
    let colors = PictureColors.sheet
    var x = Self.margin
    let top = y + 6
    func swatch(_ color: RGBA, isDashed: Bool, width lineWidth: Double = 1.5, to writer: inout SVGWriter) {
      writer.begin("rect")
      writer.frame(LayoutRect(x: x + 0.75, y: top + 0.75, width: 16.5, height: 10.5))
      writer.line(color, width: lineWidth)
      if isDashed { writer.attribute("stroke-dasharray", numbers: 4, 2.5) }
      writer.end()
    }
    func word(_ text: String, after offset: Double, to writer: inout SVGWriter) {
      writer.pictureText(text, x: x + offset, y: top + 10, size: 12, PictureColors.faint)
      x += offset + PictureText.width(text, size: 12) + 18
    }
    swatch(colors.old, isDashed: true, to: &body)
    word("frame before", after: 24, to: &body)
    swatch(colors.new, isDashed: false, to: &body)
    word("frame after", after: 24, to: &body)
    swatch(colors.new, isDashed: false, width: 0.75, to: &body)
    word("looks different", after: 24, to: &body)
    for (mark, text) in [
      (RowMark.added, "new"), (.removed, "gone"), (.moved, "moved"), (.changed, "changed"),
    ] {
      body.pictureText(mark.sign, x: x + 5, y: top + 10.5, size: 13, weight: 700, mark.color(colors), anchor: .middle)
      word(text, after: 14, to: &body)
    }
    body.newLine()
    y = top + 20
  }

  private mutating func drawTitles() {
    for (index, column) in columns.enumerated() {
      body.pictureText(
        column.title(of: drawing.diff), x: x(of: index), y: y + 12, size: 13, weight: 600, PictureColors.text)
    }
    body.newLine()
    y += 20
    body.rect(LayoutRect(x: Self.margin, y: y, width: contentWidth, height: 1), fill: PictureColors.line)
    y += 9
  }

  /// The rows that are left out.
  private mutating func draw(_ gap: DiffBands.Gap) {
    if gap.rows > 0 { strip(gap.words) }
  }

  private mutating func strip(_ words: String) {
    let width = PictureText.width(words, size: 12)
    let middle = self.width / 2
    for (start, end) in [(Self.margin, middle - width / 2 - 10), (middle + width / 2 + 10, self.width - Self.margin)] {
      body.rect(LayoutRect(x: start, y: y + 9.5, width: end - start, height: 0.5), fill: PictureColors.line)
    }
    body.pictureText(words, x: middle, y: y + 14, size: 12, PictureColors.faint, anchor: .middle)
    body.newLine()
    y += 28
  }

  private mutating func draw(_ band: DiffBand) {
    for index in band.changes.prefix(Self.maxLines) { draw(diff.changes[index]) }
    var rest: [String] = []
    if band.changes.count > Self.maxLines {
      rest.append("and \(counted(band.changes.count - Self.maxLines, "more change"))")
    }
    if band.hiddenRows > 0 { rest.append("\(counted(band.hiddenRows, "more row")) changed below, not shown") }
    if !rest.isEmpty { line(rest.joined(separator: "; "), size: 12, PictureColors.faint) }
    y += 4
    let height = columns.map { self.height(of: band, in: $0) }.max() ?? 0
    for (index, column) in columns.enumerated() { draw(band, in: column, x: x(of: index)) }
    y += height + 22
  }

  private func height(of band: DiffBand, in column: Column) -> Double {
    switch column {
    case .side(let side), .overlay(let side): drawing.size(of: band, side)?.height ?? 20
    }
  }

  private mutating func draw(_ band: DiffBand, in column: Column, x: Double) {
    let side =
      switch column {
      case .side(let side), .overlay(let side): side
      }
    guard let size = drawing.size(of: band, side) else {
      body.pictureText("not on this side", x: x, y: y + 14, size: 12, PictureColors.faint)
      return
    }
    body.begin("g")
    body.translate(x: x, y: y)
    body.newLine()
    let index = band.changes.first.map { diff.changes[$0].place.path } ?? ""
    drawing.drawTable(
      side, of: band, name: "\(name), \(column.title(of: drawing.diff).lowercased()): \(index)", to: &body)
    drawing.drawBars(side, of: band, to: &body)
    if case .overlay = column { drawing.drawOverlay(of: band, over: side, to: &body) }
    drawing.drawBorder(size, to: &body)
    body.end()
    body.newLine()
  }

  /// A change in one line: its class, where it is, what it is.
  private mutating func draw(_ change: Change) {
    var x = Self.margin
    let color = PictureColors.color(of: change.changeClass)
    x += body.chip(change.changeClass.rawValue, x: x, y: y + 1, color) + 8
    let path = PictureText.fitted(change.place.words, size: 13, weight: .semibold, width: contentWidth * 0.4)
    body.pictureText(path, x: x, y: y + 13, size: 13, weight: 600, PictureColors.text)
    x += PictureText.width(path, size: 13, weight: .semibold) + 8
    let words = PictureText.fitted(ChangeSentence(change).message, size: 13, width: width - Self.margin - x)
    body.pictureText(words, x: x, y: y + 13, size: 13, PictureColors.text)
    body.newLine()
    y += 20
  }

  private mutating func line(
    _ text: String, size: Double, weight: FontWeight = .regular, _ color: RGBA
  ) {
    let fitted = PictureText.fitted(text, size: size, weight: weight, width: contentWidth)
    body.pictureText(
      fitted, x: Self.margin, y: y + size, size: size, weight: weight == .regular ? 400 : 600, color)
    body.newLine()
    y += size + 10
  }
}
