import TableIR

/// The traits that choose between a document's variations: those of its own device, or of another place.
struct DocumentTraits: Sendable {
  /// By the words of Interface Builder: `compact` for `widthClass`.
  private var values: [String: String] = [:]
  /// Whether the values of other places are imported too, as variants, so that nothing is lost with them.
  var haveVariants = false

  /// Documents without a device were shown on a square of any size class, where no variation but the default applies.
  init(_ document: InterfaceDocument) {
    let screen = document.screen
    values = ["userInterfaceIdiom": screen.idiom == .pad ? "pad" : "phone", "displayGamut": "sRGB"]
    guard document.root.child("device") != nil else { return }
    let short = min(screen.size.width, screen.size.height)
    let isLandscape = screen.orientation == .landscape
    // Phones are wide in landscape from 414 points across on, as they are to the compiler.
    let isWide = screen.idiom == .pad ? short >= 500 : isLandscape && short >= 414
    values["widthClass"] = isWide ? "regular" : "compact"
    values["heightClass"] = screen.idiom == .phone && isLandscape ? "compact" : "regular"
  }

  subscript(trait: VaryingTrait) -> String? { values[trait.rawValue] }

  /// The traits of another place.
  func at(_ place: TraitPlaces.Place) -> DocumentTraits {
    var traits = self
    for (trait, value) in place { traits.values[trait.rawValue] = value }
    return traits
  }

  /// Whether a variation such as `heightClass=regular-widthClass=compact` applies, and by how many traits.
  func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    let words = key.words
    return words.allSatisfy { values[$0.trait] == $0.value } ? words.count : nil
  }

  /// Whether the values of a variation that does not apply are lost.
  func lose(_ key: String) -> Bool { !haveVariants || VaryingTrait.named(by: key) == nil }
}

/// An element whose attributes and properties may differ by trait (`<variation key="widthClass=regular" constant="20"/>`).
struct VariedElement: Sendable {
  let element: XMLElement
  /// Those that apply, the most specific first.
  let variations: [XMLElement]
  /// Whether it has others, whose values are lost.
  let losesOthers: Bool

  init(_ element: XMLElement, _ traits: DocumentTraits) {
    self.element = element
    let all = element.children.filter { $0.name == "variation" }
    let ranked = all.compactMap { variation in
      traits.rank(of: variation["key"] ?? "").map { (rank: $0, variation: variation) }
    }
    losesOthers = all.contains { traits.rank(of: $0["key"] ?? "") == nil && traits.lose($0["key"] ?? "") }
    variations = ranked.sorted { $0.rank > $1.rank }.map(\.variation)
  }

  subscript(attribute: String) -> String? {
    for variation in variations { if let value = variation[attribute] { return value } }
    return element[attribute]
  }

  func property(_ key: String) -> XMLElement? {
    for variation in variations { if let value = variation.property(key) { return value } }
    return element.property(key)
  }

  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  func rect(_ key: String) -> LayoutRect? {
    variations.lazy.compactMap { $0.rect(key) }.first ?? element.rect(key)
  }

  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The ids of its parts that are not installed: `mask` is `subviews` or `constraints`.
  func excluded(by mask: String) -> Set<String> {
    var excluded: Set<String> = []
    for holder in [element] + variations.reversed() {
      for change in holder.children.first(where: { $0.name == "mask" && $0["key"] == mask })?.children.map(\.self) ?? []
      {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }
}
