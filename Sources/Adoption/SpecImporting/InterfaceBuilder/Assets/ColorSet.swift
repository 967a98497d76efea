import TableIR
import TableSupport

/// The colour of a `.colorset`.
struct ColorSet {
  let color: Color

  /// Returns nil if no entry is for every device, or for iPhones, in light or dark appearance and usual contrast.
  init?(_ contents: JSONValue) {
    var found: [UserInterfaceStyle?: Color] = [:]
    // The entry for every device is used where there is none for iPhones.
    for idiom in ["universal", "iphone"] {
      for entry in contents["colors"]?.array ?? [] where entry["idiom"]?.string == idiom {
        guard let appearance = entry.appearance, let color = entry["color"].flatMap(Self.color) else { continue }
        found[appearance.style] = color
      }
    }
    let any: Color? = found[nil]
    guard let light = found[.light] ?? any ?? found[.dark] else { return nil }
    guard let dark = found[.dark], dark != light else {
      color = light
      return
    }
    color = .dynamic(light: light.resolved(.light), dark: dark.resolved(.dark))
  }

  /// A colour by its components, or one of UIKit's by name.
  private static func color(_ value: JSONValue) -> Color? {
    if let reference = value["reference"]?.string { return Color(interfaceName: reference) }
    guard let space = value["color-space"]?.string.flatMap(ColorSpace.init), let components = value["components"] else {
      return nil
    }
    let values = space.components.compactMap { components[$0]?.component }
    guard values.count == space.components.count else { return nil }
    return .fixed(space.sRGB(values, alpha: components["alpha"]?.component ?? 1))
  }
}

/// The appearance that an entry of a set is for.
struct EntryAppearance {
  /// Nil for any.
  var style: UserInterfaceStyle?
}

extension JSONValue {
  /// Nil for what is not usual: high contrast.
  var appearance: EntryAppearance? {
    var appearance = EntryAppearance()
    for condition in self["appearances"]?.array ?? [] {
      guard condition["appearance"]?.string == "luminosity" else { return nil }
      appearance.style = condition["value"]?.string.flatMap(UserInterfaceStyle.init)
    }
    return appearance
  }

  /// A component of a colour: a number or text from 0 to 1 (`"0.500"`), or text from 0 to 255 without a point (`"128"`, `"0x80"`).
  fileprivate var component: Double? {
    if let number { return number }
    guard let text = string else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let whole = Int(text) { return Double(whole) / 255 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
