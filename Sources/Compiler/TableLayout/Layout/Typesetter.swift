import TableIR
import TableSupport

/// Resolves fonts and sets text in labels: the only access of layout rules to text measurement. It is a class because rules pass it along
/// for each row.
final class Typesetter: Sendable {
  let grid: PixelGrid
  let measure: TextMeasure
  /// The ranks of the content size categories that Body and all other text styles follow.
  private let bodyRank: Int
  private let otherRank: Int

  private let isRightToLeft: Bool
  private let ios: Int
  /// Whether the reader prefers bold texts.
  private let isBold: Bool
  private let work: WorkMeter

  init(grid: PixelGrid, environment: Environment, faces: FontFaces?, work: WorkMeter) {
    self.grid = grid
    self.work = work
    measure = TextMeasure(environment, faces: faces)
    isRightToLeft = environment.layoutDirection == .rightToLeft
    ios = environment.ios
    isBold = environment.legibilityWeight == .bold && environment.ios >= 7
    let category = environment.contentSizeCategory
    bodyRank = TypeSizes.category(category, of: .body, ios: environment.ios).rank
    otherRank = TypeSizes.category(category, of: .callout, ios: environment.ios).rank
  }

  /// The default style of a label.
  struct Style {
    var base: Base
    var weight: FontWeight?
    var color: Color
    var alignment: TextAlignment = .left
    /// The maximum number of lines, 0 for as many as needed.
    var lines: Int = 1
    var lineBreakMode = LineBreakMode.truncatingTail

    /// The base of a label's font.
    enum Base {
      case textStyle(TextStyle)
      /// The system font at a size in points, which Dynamic Type does not change.
      case fixed(Double)
    }
  }

  /// A font, and the distance between its lines.
  struct LineFont {
    var font: ResolvedFont
    /// From one baseline to the next, in points, unrounded.
    var leading: Double
  }

  /// The font of a text. A text style spaces its lines by Dynamic Type's own leading (two lines of Body are 42.5 high @2x
  /// and three are 64.5: ib-c04934, ib-c04935); a font of a given size by its line height (four of 12 points are 57.5:
  /// ib-c05169).
  func font(_ font: Font, in style: Style) -> LineFont {
    let standard: TypeSizes.Entry
    switch (font.textStyle, font.size, style.base) {
    case (let textStyle?, nil, _), (nil, nil, .textStyle(let textStyle)): standard = entry(textStyle)
    case (_, let size?, _), (nil, nil, .fixed(let size)):
      let weight = font.weight ?? font.textStyle.map { entry($0).weight } ?? style.weight ?? .regular
      let font = resolved(size, weight, font.variant)
      return LineFont(font: font, leading: measure.lineHeight(font))
    }
    let weight = font.weight ?? (font.textStyle == nil ? style.weight : nil) ?? standard.weight
    return LineFont(font: resolved(standard.size, weight, font.variant), leading: standard.leading)
  }

  /// The reader's choice does not change fonts of other families (Open Radar 16172586).
  private func resolved(_ size: Double, _ weight: FontWeight, _ variant: FontVariant?) -> ResolvedFont {
    ResolvedFont(
      size: size, weight: isBold && variant?.family == nil ? weight.bolder : weight, variant: variant)
  }

  private func entry(_ style: TextStyle) -> TypeSizes.Entry {
    TypeSizes.entry(style, rank: style == .body ? bodyRank : otherRank)
  }

  /// The height of a font's line, in points, unrounded.
  func lineHeight(_ font: ResolvedFont) -> Double { measure.lineHeight(font) }

  /// The height of a number of lines, up to the next pixel.
  func height(lines: Int, font: LineFont) -> Double {
    grid.ceil(measure.lineHeight(font.font) + font.leading * Double(max(lines, 1) - 1))
  }

  /// Text set in lines, before its label is placed. It is a class because rules pass it along for each row.
  final class Setting: Sendable {
    let text: Text
    let style: Style
    let line: LineFont
    let laidOut: LaidOutText
    /// The size in points that the font had before it was shrunk to fit; nil if it was not.
    let fullSize: Double?
    /// The measure of a text of several runs.
    let runs: RunMeasure?

    init(
      text: Text, style: Style, line: LineFont, laidOut: LaidOutText, fullSize: Double?, runs: RunMeasure? = nil
    ) {
      (self.text, self.style, self.line, self.laidOut) = (text, style, line, laidOut)
      (self.fullSize, self.runs) = (fullSize, runs)
    }

    var font: ResolvedFont { line.font }

    /// Whether the font has a fixed size, which Dynamic Type does not change.
    var isFixed: Bool {
      if text.font.size != nil { return true }
      guard text.font.textStyle == nil, case .fixed = style.base else { return false }
      return true
    }

    var lineCount: Int { max(laidOut.lineCount, 1) }

    /// A remark that the font was shrunk; empty if it was not.
    var shrinking: String { fullSize.map { ", shrunk from \($0.inPoints) to fit" } ?? "" }

    /// The reason for its width: `the text in 17 pt regular`.
    var words: String {
      let cut = laidOut.truncated ? ", truncated to the available width" : ""
      let pushed = laidOut.isPushedOut ? ", with a word moved to its last line" : ""
      let variant = font.variant.map { " " + $0.words } ?? ""
      return "the text in \(font.size.inPoints) pt \(font.weight.rawValue)\(variant)\(shrinking)\(pushed)\(cut)"
    }
  }

  /// Sets a text in lines no wider than `maxWidth`, and as many of them as fit in `maxHeight`, both in points. One line is
  /// always set.
  func set(_ text: Text, style: Style, maxWidth: Double, maxHeight: Double = .infinity) -> Setting {
    work.spend(LayoutCost.text + LayoutCost.letters(of: text, in: style))
    guard text.runs.isEmpty else { return setRuns(text, style: style, maxWidth: maxWidth, maxHeight: maxHeight) }
    return set(
      text, style: style, in: font(text.font, in: style), maxWidth: maxWidth, maxHeight: maxHeight, measure: measure)
  }

  /// The same with a given font.
  func set(
    _ text: Text, style: Style, in line: LineFont, maxWidth: Double, maxHeight: Double, measure: some TextMeasuring
  ) -> Setting {
    var line = line
    var fullSize: Double?
    let declaredLines = text.lines ?? style.lines
    // Only a single line shrinks, as documented for `minimumScaleFactor`.
    if declaredLines == 1, let factor = text.minimumScaleFactor {
      let font = TextLayout.shrunk(
        line.font, toFit: text.string, maxWidth: maxWidth, factor: factor, measure: measure)
      if font != line.font {
        fullSize = line.font.size
        line = LineFont(font: font, leading: measure.lineHeight(font))
      }
    }
    let lines = declaredLines == 1 ? 1 : self.lines(declaredLines, of: line, in: maxHeight)
    let mode = text.lineBreakMode ?? style.lineBreakMode
    let laidOut = TextLayout.layOut(
      text.string, font: line.font, maxWidth: maxWidth, maxLines: lines, mode: mode,
      strategy: BreakStrategy(text.lineBreakStrategy, ios: ios), measure: measure, scale: grid.scale)
    // If not even an ellipsis fits, nothing is drawn: it would overlap its neighbours.
    let isTooWide = laidOut.truncated && laidOut.width > maxWidth + 0.01
    let fitting =
      isTooWide
      ? TextLayout.layOut(text.string, font: line.font, maxWidth: 0, maxLines: 1, measure: measure, scale: grid.scale)
      : laidOut
    return Setting(text: text, style: style, line: line, laidOut: fitting, fullSize: fullSize)
  }

  /// The number of lines that fit in a height, up to the given number (0 for any), as in a label that is too low for its text.
  private func lines(_ declared: Int, of line: LineFont, in height: Double) -> Int {
    guard height < .infinity else { return declared }
    let further = (height + grid.pixel - measure.lineHeight(line.font)) / line.leading
    let fitting = max(Int(further.rounded(.down)), 0) + 1
    return declared == 0 ? fitting : min(declared, fitting)
  }

  /// The size that fits the text as set, up to the next pixel.
  func size(_ setting: Setting) -> LayoutSize {
    LayoutSize(
      width: grid.ceil(setting.laidOut.fittingWidth), height: height(lines: setting.lineCount, font: setting.line))
  }

  /// The size that fits the text as set, with its derivation.
  func extent<L: Length>(_ setting: Setting, _ source: @autoclosure () -> Derivation.Source? = nil) -> Extent<L> {
    Extent(width: width(setting, source()), height: height(setting))
  }

  func width<L: Length>(_ setting: Setting, _ source: @autoclosure () -> Derivation.Source? = nil) -> L {
    grid.ceil(L(setting.laidOut.fittingWidth, setting.words, source()))
  }

  func height<L: Length>(_ setting: Setting) -> L {
    let further = max(setting.lineCount, 1) - 1
    return grid.ceil(
      L(measure.lineHeight(setting.font), "a line of \(setting.font.size.inPoints) pt\(setting.shrinking)").plus(
        setting.line.leading * Double(further), further == 1 ? "one more line" : "\(further) more lines"))
  }

  /// The height of text as set up to whole points, as self-sizing rows count it.
  func wholePointHeight(_ setting: Setting) -> Double {
    size(setting).height.rounded(.up)
  }

  /// The label for text as set, at a frame in its superview's space.
  func label(_ setting: Setting, frame: LayoutRect) -> LabelNode {
    label(setting, at: grid.snap(frame), height: frame.height)
  }

  /// - Parameters:
  ///   - frame: on whole pixels.
  ///   - height: the unrounded height, in points.
  ///   - isClipped: whether what contains the label hides a part of its text.
  func label(_ setting: Setting, at frame: LayoutRect, height: Double, isClipped: Bool = false) -> LabelNode {
    let text = setting.text
    let laidOut = setting.laidOut
    let (lines, runs) = setting.runs == nil ? (drawnLines(setting), []) : drawnRuns(setting)
    return LabelNode(
      frame: frame, text: text.string, lines: lines, textWidth: laidOut.width,
      isTruncated: laidOut.truncated || isClipped || isCut(setting, height: height), font: setting.font,
      leading: setting.line.leading,
      color: text.color ?? setting.style.color,
      highlightedColor: text.highlightedColor, alignment: alignment(of: setting), shadow: text.shadow,
      runs: runs)
  }

  /// Whether a label is too low for the capitals and descenders of its single line. A label without height is hidden, not
  /// truncated.
  private func isCut(_ setting: Setting, height: Double) -> Bool {
    guard height > 0, !setting.text.string.isEmpty else { return false }
    return height + grid.pixel < measure.capHeight(setting.font) - measure.descender(setting.font)
  }

  /// An alignment that the text sets is used as it is, and `natural` is the side where the interface begins; the alignment
  /// of a style is mirrored from right to left.
  private func alignment(of setting: Setting) -> TextAlignment {
    if let own = setting.text.alignment, own != .natural { return own }
    let isDeclared = setting.text.alignment != nil && setting.style.alignment != .center
    switch isDeclared ? .natural : setting.style.alignment {
    case .natural, .left: return isRightToLeft ? .right : .left
    case .right: return isRightToLeft ? .left : .right
    case .center: return .center
    }
  }

  /// The lines if they differ from the text itself: most labels have one line and need none.
  private func drawnLines(_ setting: Setting) -> [LabelNode.Line] {
    if setting.laidOut.lineCount == 1 && !setting.laidOut.truncated { return [] }
    let lines = setting.laidOut.lines
    if lines.isEmpty { return setting.laidOut.truncated ? [LabelNode.Line(text: "", width: 0)] : [] }
    return lines.map { LabelNode.Line(text: $0, width: measure.width(of: $0, font: setting.font)) }
  }
}

extension FontWeight {
  /// The weight with the setting Bold Text: one step for the three lightest, two for all others (codeandtheory/YMatterType pull request 67;
  /// regular as semibold in printed fonts: material-components-ios issue 2905). The heights of lines stay.
  fileprivate var bolder: FontWeight {
    switch self {
    case .ultraLight: .thin
    case .thin: .light
    case .light: .regular
    case .regular: .semibold
    case .medium: .bold
    case .semibold: .heavy
    case .bold, .heavy, .black: .black
    }
  }
}
