import TableIR
import TableLayout
import TableSupport

/// The font that the code of a label's class gave it on Interface Builder's canvas (`IBDesignable`), told by the size that was recorded for its
/// text.
struct DesignedFont {
  let label: XMLElement
  let text: String
  let lines: Int?
  /// In points.
  let recorded: LayoutSize
  let layouter: TableLayouter

  /// Nil for a label without a record or a text.
  init?(_ label: XMLElement, text: String, lines: Int?, in document: InterfaceDocument) {
    guard label["customClass"] != nil, !text.isEmpty, let size = label.id.flatMap({ document.designedSizes[$0] }),
      let width = size.number("width"), let height = size.number("height"), width > 0, height > 0
    else { return nil }
    (self.label, self.text, self.lines) = (label, text, lines)
    recorded = LayoutSize(width: width, height: height)
    layouter = TableCanvas.layouter(of: document)
  }

  /// The system's font that the text has the recorded size in; nil if that is the declared one, or there is none.
  func font(insteadOf declared: Font, work: WorkMeter) -> Font? {
    guard declared.variant == nil, let saved = label.rect("frame") else { return nil }
    let own = size(in: declared, work)
    guard !agrees(own) else { return nil }
    // A record may be older than the frames.
    let isOlder = abs(own.height - saved.height) <= Self.tolerance && abs(recorded.width - saved.width) > Self.tolerance
    guard !isOlder else { return nil }
    for group in Self.candidates {
      let sizes = group.lazy.map { (font: $0, size: size(in: $0, work)) }.filter { agrees($0.size) }
      let nearest = sizes.min { abs($0.size.width - recorded.width) < abs($1.size.width - recorded.width) }
      if let nearest { return nearest.font }
    }
    return nil
  }

  private func size(in font: Font, _ work: WorkMeter) -> LayoutSize {
    layouter.size(of: Text(text, font: font, lines: lines), work: work)
  }

  private func agrees(_ size: LayoutSize) -> Bool {
    abs(size.height - recorded.height) < 0.1 && abs(size.width - recorded.width) <= Self.tolerance
  }

  private static let tolerance = 0.75

  /// What code sets, the likeliest first: a text style, a size, a text style in another weight.
  private static let candidates: [[Font]] = {
    let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]
    let styles = TextStyle.allCases
    return [
      styles.map { Font(textStyle: $0) },
      (8...40).flatMap { size in weights.map { Font(size: Double(size), weight: $0 == .regular ? nil : $0) } },
      styles.flatMap { style in weights.map { Font(weight: $0, textStyle: style) } },
    ]
  }()
}
