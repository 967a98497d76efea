import TableIR
import TableParsing

/// The colour that an element of Interface Builder means.
package enum InterfaceColor: Hashable, Sendable {
  case color(Color)
  /// With the reason, one line, lower case, without a full stop.
  case unknown(reason: String)
}

extension InterfaceResources {
  /// A colour element: `<color key="textColor" systemColor="labelColor"/>`.
  ///
  /// Xcode 11 and later write the name of a system colour beside its components for older versions; the name holds.
  package func color(_ element: XMLElement) -> InterfaceColor {
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { element[$0] }
    // Attributed texts have the Mac's colours, some of which have the names of iOS's.
    let ofMac = element["catalog"] == "System" ? element["name"].map { [$0] } ?? [] : []
    for name in names + ofMac { if let color = Color(interfaceName: name) { return .color(color) } }
    if let name = element["name"], element["catalog"] == nil { return namedColor(name) }
    if let color = RGBA(element) { return .color(Color(plain: color)) }
    if let name = names.first {
      return record("systemColor", name)?.child("color").flatMap(RGBA.init).map { .color(.fixed($0)) }
        ?? .unknown(reason: "the system colour '\(name)' is not known")
    }
    if element["patternImage"] != nil { return .unknown(reason: "a pattern is not a colour of a spec") }
    return .unknown(
      reason: "the colour space '\(element["customColorSpace"] ?? element["colorSpace"] ?? "")' is not known")
  }

  private func namedColor(_ name: String) -> InterfaceColor {
    if let color = assets.color(name, for: document.path) { return .color(.named(color)) }
    // What the document recorded is the colour's look in light appearance, when the document was saved.
    if let color = record("namedColor", name)?.child("color"), case .color(let color) = self.color(color) {
      return .color(.named(NamedColor(name: name, shades: NamedColor.Shades(light: color, dark: color))))
    }
    return .unknown(reason: "no asset catalog has a colour named '\(name)'")
  }
}

extension Color {
  /// Black, white and no colour have names, whatever space they were written in.
  init(plain color: RGBA) {
    let named = [SystemColor.black, .white].first { Color.system($0).resolved(.light) == color }
    self = color.alpha == 0 ? .system(.clear) : named.map(Color.system) ?? .fixed(color)
  }
}

extension RGBA {
  /// The components of a colour element; nil if it has none, or those of an unknown space.
  init?(_ element: XMLElement) {
    let name = element["colorSpace"] == "custom" ? element["customColorSpace"] : element["colorSpace"]
    guard let space = name.flatMap(ColorSpace.init) else { return nil }
    let values = space.components.compactMap(element.number)
    guard values.count == space.components.count else { return nil }
    self = space.sRGB(values, alpha: element.number("alpha") ?? 1)
  }
}
