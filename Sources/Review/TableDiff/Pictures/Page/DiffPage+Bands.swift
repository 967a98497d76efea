import TableDiagnostics
import TableEmission
import TableIR

/// The pictures of one spec in one environment.
extension DiffPage {
  private static let maxLines = 6

  mutating func writePictures(of environment: EnvironmentDiff, isFirst: Bool, isOnly: Bool, spec: SpecDiff, limit: Int)
  {
    let diff = environment.diff.drawingApp
    guard !diff.isEmpty, diff.overlaySide != nil, limit == DiffPageEmitter.maxBands || writer.bytes.count < pictureLimit
    else { return }
    let bands = DiffBands(diff, limit: limit)
    guard !bands.bands.isEmpty else { return }
    writer.raw("<details class=\"environment\"\(isFirst ? " open" : "")")
    writeClasses(Set(diff.changes.map(\.changeClass)))
    writer.raw(">\n<summary>")
    let counts = diff.changes.reduce(into: ChangeCounts()) { $0.add($1.changeClass) }
    if !isOnly || !environment.name.isEmpty { writer.inline("strong", safeText(environment.name)) }
    writer.text(" \(place(of: diff)); \(counts.words ?? "")")
    writer.raw("</summary>\n")
    let drawing = BandDrawing(diff, bands, options: options)
    var hidden = bands.hiddenBands
    for (index, band) in bands.bands.enumerated() {
      guard writer.bytes.count < pictureLimit else {
        hidden += bands.bands.count - index
        break
      }
      write(bands.gaps[index])
      write(band, drawing, name: spec.name)
      if band.hiddenRows > 0 {
        writer.raw("<p class=\"gap cut\">")
        writer.raw("⋯ \(counted(band.hiddenRows, "more row")) changed, not drawn here; the list above has all changes")
        writer.raw("</p>\n")
      }
    }
    if hidden > 0 {
      writer.raw("<p class=\"cut\">")
      writer.raw("\(counted(hidden, "more place")) changed, not drawn here; the list above has all changes</p>\n")
    } else if let last = bands.gaps.last {
      write(last)
    }
    writer.raw("</details>\n")
  }

  private func place(of diff: LayoutDiff) -> String {
    guard let environment = diff.new.environment ?? diff.old.environment else { return "on a device" }
    let text = EnvironmentText(environment)
    return "\(text.place), iOS \(environment.ios), \(text.particulars.joined(separator: ", "))"
  }

  private mutating func write(_ gap: DiffBands.Gap) {
    guard gap.rows > 0 else { return }
    writer.raw("<p class=\"gap\">\(gap.words)</p>\n")
  }

  private mutating func write(_ band: DiffBand, _ drawing: BandDrawing, name: String) {
    let diff = drawing.diff
    writer.raw("<figure")
    writeAttribute("id", makeAnchor("picture", name, band.changes.first.map { diff.changes[$0].place.path } ?? ""))
    writeClasses(Set(band.changes.map { diff.changes[$0].changeClass }))
    var listed: [String] = []
    for index in band.changes {
      if let id = anchor(of: diff.changes[index]), !listed.contains(id) { listed.append(id) }
    }
    if !listed.isEmpty { writeAttribute("data-changes", listed.joined(separator: " ")) }
    writer.raw(">\n<figcaption>\n")
    for index in band.changes.prefix(Self.maxLines) { write(diff.changes[index]) }
    if band.changes.count > Self.maxLines {
      writer.element("p", "and \(counted(band.changes.count - Self.maxLines, "more change"))")
    }
    writer.raw("</figcaption>\n")
    let place = band.changes.first.map { diff.changes[$0].place.path } ?? ""
    let isSingle = diff.old.tree == nil || diff.new.tree == nil
    writer.raw("<div class=\"stage\(isSingle ? " single" : "")\">\n")
    for side in [DiffSide.old, .new] where diff[side].tree != nil {
      write(side, of: band, drawing, title: "\(name), \(side.title(of: diff).lowercased()): \(place)")
    }
    if !isSingle {
      writer.raw("<input class=\"wipe\" type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"")
      writer.text(safeText("How much of the \(diff.isOfApp ? "spec" : "old version") is shown: \(place)"))
      writer.raw("\">\n")
    }
    writer.raw("</div>\n</figure>\n")
  }

  private mutating func write(_ change: Change) {
    let text = ChangeText(change)
    writer.raw("<p data-class=\"\(change.changeClass.rawValue)\">")
    writeClass(change.changeClass)
    if let id = anchor(of: change) {
      writer.raw("<a")
      writeAttribute("href", PageAnchors.address(id))
      writer.raw(">")
      writer.inline("code", safeText(change.place.words))
      writer.raw("</a>")
    } else {
      writer.inline("code", safeText(change.place.words))
    }
    writer.text(" \(safeText(text.what))")
    writeValues(text)
    writer.raw("</p>\n")
  }

  private mutating func write(_ side: DiffSide, of band: DiffBand, _ drawing: BandDrawing, title: String) {
    writer.raw(
      "<div class=\"shot \(side == .old ? "before" : "after")\"><h3>\(side.title(of: drawing.diff))</h3><div class=\"canvas\">"
    )
    if let size = drawing.size(of: band, side) {
      var picture = SVGWriter()
      begin(&picture, size)
      drawing.drawTable(side, of: band, name: title, to: &picture)
      drawing.drawBars(side, of: band, to: &picture)
      drawing.drawBorder(size, to: &picture)
      picture.end()
      writer.raw(picture.bytes)
      if drawing.diff.overlaySide == side {
        var marks = SVGWriter()
        begin(&marks, size)
        marks.attribute("class", literal: "marks")
        marks.attribute("aria-hidden", literal: "true")
        drawing.drawOverlay(of: band, over: side, to: &marks)
        marks.end()
        writer.raw(marks.bytes)
      }
    } else {
      writer.raw("<p>not on this side</p>")
    }
    writer.raw("</div></div>\n")
  }

  private func begin(_ writer: inout SVGWriter, _ size: LayoutSize) {
    // Space for the bars at the left, and for the border.
    let width = RowMark.width + size.width + 1
    writer.begin("svg")
    writer.attribute("width", width)
    writer.attribute("height", size.height + 2)
    writer.attribute("viewBox", numbers: -RowMark.width, -1, width, size.height + 2)
    writer.attribute("font-family", literal: PictureText.families)
  }
}
