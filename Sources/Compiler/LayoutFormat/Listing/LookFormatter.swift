import TableIR
import TableLayout
import TableSupport

/// Describes appearances in the words of a spec. Two appearances with the same words are equal.
public struct LookFormatter: Sendable {
  /// The images of a table, by index.
  private let assets: [Asset]

  private struct Asset: Hashable, Sendable {
    var name: String
    /// Distinguishes files with the same name; nil if it is not known.
    var content: String?
  }

  /// Creates a look formatter.
  public init(assets: [ImageAsset]) {
    self.assets = assets.map { Asset(name: $0.name, content: $0.digest) }
  }

  /// Whether an index means the same image in both tables, so that cells can be compared as they are.
  public func agrees(with other: LookFormatter) -> Bool { assets == other.assets }

  // MARK: Colours and fonts

  /// A colour of a catalog is its values, because what has the same values looks the same.
  func color(_ color: Color) -> String {
    if case .named(let named) = color { return named.valueWords }
    return color.words
  }

  package func font(_ font: ResolvedFont) -> String {
    let weight = font.weight == .regular ? nil : font.weight.rawValue
    return [String(decimal: font.size), weight, font.variant?.words].compactMap { $0 }.joined(separator: " ")
  }

  func shadow(_ shadow: Shadow) -> String {
    "\(color(shadow.color)) by \(String(decimal: shadow.offset.x)), \(String(decimal: shadow.offset.y))"
  }

  // MARK: Fills

  func fill(_ fill: Fill) -> String {
    switch fill {
    case .clear: "clear"
    case .color(let value): color(value)
    case .gradient(let colors): "gradient of " + colors.map(color).joined(separator: ", ")
    case .image(let index): name(index)
    case .slicedImage(let index, let caps):
      "\(name(index)) with caps "
        + [caps.top, caps.left, caps.bottom, caps.right].map { String(decimal: $0) }.joined(separator: ", ")
    }
  }

  /// The corners and the border of a view; nil if it has neither.
  func shape(cornerRadius: Double, _ border: Border?) -> String? {
    var words: [String] = []
    if let border { words.append("\(String(decimal: border.width)) \(color(border.color))") }
    if cornerRadius > 0 { words.append("corners of \(String(decimal: cornerRadius))") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  func content(of fill: Fill) -> String? {
    switch fill {
    case .image(let index): content(index)
    case .slicedImage(let index, _): content(index)
    case .clear, .color, .gradient: nil
    }
  }

  // MARK: Images

  /// Returns the name of an image's file, `placeholder`, or the word `symbol` with the symbol's name.
  public func image(_ image: Image) -> String {
    switch image {
    case .asset(let index): return name(index)
    case .placeholder, .symbol: return image.shownSymbol.map { "symbol \($0.name)" } ?? "placeholder"
    }
  }

  func content(of image: Image) -> String? {
    if case .asset(let index) = image { content(index) } else { nil }
  }

  /// What the words for an image that is not a file leave out.
  func look(of image: Image) -> String? {
    switch image {
    case .asset: nil
    case .placeholder(let placeholder):
      [
        placeholder.color.map(color), placeholder.cornerRadius.map { String(decimal: $0) },
        placeholder.symbol?.color.map(color),
      ]
      .map { $0 ?? "" }.joined(separator: " ")
    case .symbol(let symbol): symbol.color.map(color) ?? ""
    }
  }

  private func name(_ index: Int) -> String { assets.indices.contains(index) ? assets[index].name : "image" }

  private func content(_ index: Int) -> String? {
    assets.indices.contains(index) ? assets[index].content : nil
  }
}
