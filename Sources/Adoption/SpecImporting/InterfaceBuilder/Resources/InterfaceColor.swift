import TableIR

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
    if let color = assets.color(name, for: document.path) { return .color(color) }
    // What the document recorded is the colour's look in light appearance, when the document was saved.
    if let color = record("namedColor", name)?.child("color") { return self.color(color) }
    return .unknown(reason: "no asset catalog has a colour named '\(name)'")
  }
}

extension Color {
  /// Black, white and no colour have names, whatever space they were written in.
  init(plain color: RGBA) {
    let named = [SystemColor.black, .white].first { Color.system($0).resolved(.light) == color }
    self = color.alpha == 0 ? .system(.clear) : named.map(Color.system) ?? .fixed(color)
  }

  /// One of UIKit's colours by the name that Interface Builder and asset catalogs use: that of `UIColor`'s property in Objective-C.
  init?(interfaceName name: String) {
    switch name {
    case "groupTableViewBackgroundColor": self = .system(.systemGroupedBackground)
    case "tableCellGroupedBackgroundColor": self = .system(.secondarySystemGroupedBackground)
    case "darkTextColor": self = .system(.black)
    case "lightTextColor": self = .fixed(RGBA(hex: 0xFFFFFF, opacity: 0.6))
    // That of a window in which nothing sets another one.
    case "tintColor": self = .system(.systemBlue)
    default:
      guard name.hasSuffix("Color"), let color = SystemColor(rawValue: String(name.dropLast(5))) else { return nil }
      self = .system(color)
    }
  }
}
