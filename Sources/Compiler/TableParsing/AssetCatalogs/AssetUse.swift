import TableIR
import TableSupport

/// Where an entry of a set is used.
struct AssetUse {
  /// The device that the entry names; nil for every one.
  let idiom: Idiom?
  /// The devices on which its conditions hold.
  let devices: [Idiom]
  let appearance: AssetAppearance

  /// Nil for an entry of another platform, or with an appearance that is not known.
  init?(_ entry: JSONValue) {
    switch entry["idiom"]?.string {
    case "universal": idiom = nil
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    default: return nil
    }
    guard let appearance = entry.appearance else { return nil }
    self.appearance = appearance
    let own = idiom
    devices = Idiom.allCases.filter { (own == nil || own == $0) && entry.holds(on: $0) }
  }
}

extension JSONValue {
  fileprivate var appearance: AssetAppearance? {
    var appearance = AssetAppearance()
    for condition in self["appearances"]?.array ?? [] {
      switch (condition["appearance"]?.string, condition["value"]?.string) {
      case ("luminosity", let value?): appearance.style = UserInterfaceStyle(rawValue: value)
      case ("contrast", "high"?): appearance.isHighContrast = true
      default: return nil
      }
    }
    return appearance
  }

  /// Whether an entry's conditions, besides its idiom and its appearance, hold on a device in portrait: those for a language, a device of one
  /// size or a graphics chip do not.
  fileprivate func holds(on idiom: Idiom) -> Bool {
    let conditions = ["locale", "subtype", "screen-width", "memory", "graphics-feature-set"]
    guard conditions.allSatisfy({ self[$0] == nil }), self["unassigned"] != .bool(true) else { return false }
    return [
      ("width-class", idiom == .pad ? "regular" : "compact"), ("height-class", "regular"),
      ("language-direction", "left-to-right"),
    ].allSatisfy { self[$0.0] == nil || self[$0.0]?.string == $0.1 }
  }
}
