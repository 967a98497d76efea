import TableIR
import TableSupport

/// The colour of a `.colorset`.
package struct ColorSet {
  /// On an iPhone.
  let shades: NamedColor.Shades
  /// On an iPad; nil if they are the same.
  let padShades: NamedColor.Shades?

  /// Returns nil if no entry is for every device, or for iPhones or iPads.
  package init?(_ contents: JSONValue) {
    let entries = contents["colors"]?.array ?? []
    let phone = Self.shades(entries, for: .phone)
    let pad = Self.shades(entries, for: .pad)
    guard let shades = phone ?? pad else { return nil }
    self.shades = shades
    padShades = pad == shades ? nil : pad
  }

  /// The colour of the set by its name.
  package func named(_ name: String) -> NamedColor { NamedColor(name: name, shades: shades, padShades: padShades) }

  private static func shades(_ entries: [JSONValue], for idiom: Idiom) -> NamedColor.Shades? {
    var found: [AssetAppearance: Color] = [:]
    // What stands later here is used instead: sRGB, as pictures have it, and an entry for the device alone.
    for idioms in [[nil], [idiom]] as [[Idiom?]] {
      for isWide in [true, false] {
        for entry in entries where entry.isWideGamut == isWide {
          guard let use = AssetUse(entry), idioms.contains(use.idiom), use.devices.contains(idiom),
            let color = entry["color"].flatMap(Self.color)
          else { continue }
          found[use.appearance] = color
        }
      }
    }
    func best(_ traits: ColorTraits) -> Color? {
      found.compactMap { appearance, color in appearance.rank(in: traits).map { (rank: $0, color: color) } }
        .max { $0.rank < $1.rank }?.color
    }
    let light = best(ColorTraits(.light))
    let dark = best(ColorTraits(.dark))
    guard let usual = light ?? dark else { return nil }
    return NamedColor.Shades(
      light: usual, dark: dark ?? usual, lightHighContrast: best(ColorTraits(.light, contrast: .high)),
      darkHighContrast: best(ColorTraits(.dark, contrast: .high)))
  }

  /// A colour by its components, or one of UIKit's by name.
  private static func color(_ value: JSONValue) -> Color? {
    if let reference = value["reference"]?.string { return Color(interfaceName: reference) }
    guard let space = value["color-space"]?.string.flatMap(ColorSpace.init), let components = value["components"] else {
      return nil
    }
    let values = space.components.compactMap { components[$0]?.component }
    guard values.count == space.components.count else { return nil }
    return .fixed(space.sRGB(values, alpha: components["alpha"]?.opacity ?? 1))
  }
}

extension JSONValue {
  /// Whether an entry is for the wider colours of Display P3 alone.
  fileprivate var isWideGamut: Bool { self["display-gamut"]?.string == "display-P3" }

  /// An opacity, of which nobody means a 255th.
  fileprivate var opacity: Double? { string == "1" ? 1 : component }

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
