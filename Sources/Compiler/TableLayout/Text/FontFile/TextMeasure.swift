/// The measure that a layout uses for its texts.
enum TextMeasure: TextMeasuring {
  case system(SystemFontMeasure)
  case files(FontFileMeasure)

  /// - Parameter faces: the faces of font files; nil for the system font.
  init(_ environment: Environment, faces: FontFaces?) {
    let system = SystemFontMeasure(ios: environment.ios, isOfCanvas: environment.canvas != nil)
    self = faces.map { .files(FontFileMeasure(faces: $0, system: system)) } ?? .system(system)
  }

  func width(of text: String, font: ResolvedFont) -> Double {
    switch self {
    case .system(let measure): measure.width(of: text, font: font)
    case .files(let measure): measure.width(of: text, font: font)
    }
  }

  func lineHeight(_ font: ResolvedFont) -> Double { lines.lineHeight(font) }
  func ascender(_ font: ResolvedFont) -> Double { lines.ascender(font) }
  func descender(_ font: ResolvedFont) -> Double { lines.descender(font) }
  func capHeight(_ font: ResolvedFont) -> Double { lines.capHeight(font) }
  func xHeight(_ font: ResolvedFont) -> Double { lines.xHeight(font) }

  private var lines: any TextMeasuring {
    switch self {
    case .system(let measure): measure
    case .files(let measure): measure
    }
  }
}
