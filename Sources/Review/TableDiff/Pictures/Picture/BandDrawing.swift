import TableDiagnostics
import TableEmission
import TableIR

/// Draws bands: the part of each table that is in them, the marks beside it, and the overlay.
struct BandDrawing {
  let diff: LayoutDiff
  let bands: DiffBands
  private let emitter: SVGEmitter
  private let colors: PictureColors

  /// - Parameter options: `showsFrames` is ignored; the overlay draws its own frames.
  init(_ diff: LayoutDiff, _ bands: DiffBands, options: SVGOptions) {
    self.diff = diff
    self.bands = bands
    var options = options
    options.showsFrames = false
    emitter = SVGEmitter(options: options)
    colors = PictureColors(over: (diff.new.environment ?? diff.old.environment)?.userInterfaceStyle ?? .light)
  }

  /// The size of a band's picture in points; nil if the table has nothing there or cannot be drawn.
  func size(of band: DiffBand, _ side: DiffSide) -> LayoutSize? {
    guard let tree = diff[side].tree, let shown = band[side] else { return nil }
    // Rounded as the picture rounds it.
    return LayoutSize(width: max(tree.table.frame.width, 1), height: max(shown.rect.height, 1).rounded(.up))
  }

  /// Draws the table with a veil over what did not change. Its top left corner is the origin.
  ///
  /// - Parameter name: the title for readers who cannot see the picture.
  func drawTable(_ side: DiffSide, of band: DiffBand, name: String, to writer: inout SVGWriter) {
    guard let tree = diff[side].tree, let shown = band[side], let size = size(of: band, side) else { return }
    let cut = tree.cut(to: shown.rect, slots: shown.slots, of: bands.alignment[side], name: safeText(name))
    writer.append(document: emitter.emit(cut))
    for (slot, mark) in slots(of: band, side) where mark == nil {
      let frame = bands.alignment[side].slots[slot].frame
      let y = frame.y - shown.rect.y
      writer.rect(
        LayoutRect(x: 0, y: y, width: size.width, height: min(frame.height, size.height - y)), fill: colors.veil)
    }
    writer.newLine()
  }

  /// Draws the bars at the left of a picture.
  func drawBars(_ side: DiffSide, of band: DiffBand, to writer: inout SVGWriter) {
    guard let shown = band[side] else { return }
    for (slot, mark) in slots(of: band, side) {
      guard let mark else { continue }
      let frame = bands.alignment[side].slots[slot].frame
      mark.write(to: &writer, y: frame.y - shown.rect.y, height: frame.height)
    }
    writer.newLine()
  }

  func drawBorder(_ size: LayoutSize, to writer: inout SVGWriter) {
    writer.begin("rect")
    writer.frame(LayoutRect(x: -0.5, y: -0.5, width: size.width + 1, height: size.height + 1))
    writer.line(PictureColors.line, width: 1)
    writer.end()
    writer.newLine()
  }

  /// Draws the frames of both tables, to lie over the picture of one.
  func drawOverlay(of band: DiffBand, over base: DiffSide, to writer: inout SVGWriter) {
    guard let size = size(of: band, base) else { return }
    let marks = OverlayMarks(diff: diff, bands: bands, band: band, base: base).marks
    var drawing = OverlayDrawing(size: size, colors: colors)
    drawing.draw(marks, to: &writer)
    writer.newLine()
  }

  private func slots(of band: DiffBand, _ side: DiffSide) -> [(slot: Int, mark: RowMark?)] {
    let isWhole = band.units.allSatisfy { bands.mark(ofUnit: $0) == nil }
    // If only the table as a whole changed, no row is veiled.
    guard !isWhole else { return [] }
    return band.units.compactMap { index in
      bands.alignment.units[index][side].map { ($0, bands.mark(ofUnit: index)) }
    }
  }
}
