import InterfaceBuilder
import TableIR
import XMLReading

/// The traits that choose between a document's variations: those of its own device.
struct DocumentTraits: Sendable {
  /// As Interface Builder writes them: `widthClass=compact`.
  private var words: Set<String> = []

  /// Documents without a device were shown on a square of any size class, where no variation but the default applies.
  init(_ document: InterfaceDocument) {
    let screen = document.screen
    words = ["userInterfaceIdiom=\(screen.idiom == .pad ? "pad" : "phone")", "displayGamut=sRGB"]
    guard document.root.child("device") != nil else { return }
    let (short, long) = (min(screen.size.width, screen.size.height), max(screen.size.width, screen.size.height))
    let isLandscape = screen.orientation == .landscape
    // Phones are wide in landscape if they are as long as those of 5.5 inches or 6.1 inches at 2x, and compact in height.
    let isWide =
      screen.idiom == .pad
      ? short >= 500 : isLandscape && (long >= 896 && screen.scale == 2 || long == 736 || long >= 926)
    words.insert("widthClass=\(isWide ? "regular" : "compact")")
    words.insert("heightClass=\(screen.idiom == .phone && isLandscape ? "compact" : "regular")")
  }

  /// Whether a variation such as `heightClass=regular-widthClass=compact` applies, and by how many traits.
  func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-").map(String.init)
    return parts.allSatisfy(words.contains) ? parts.count : nil
  }
}

/// An element whose attributes and properties may differ by trait (`<variation key="widthClass=regular" constant="20"/>`).
struct VariedElement: Sendable {
  let element: XMLElement
  /// Those that apply, the most specific first.
  let variations: [XMLElement]
  /// Whether it has others.
  let hasOthers: Bool

  init(_ element: XMLElement, _ traits: DocumentTraits) {
    self.element = element
    let all = element.children.filter { $0.name == "variation" }
    let ranked = all.compactMap { variation in
      traits.rank(of: variation["key"] ?? "").map { (rank: $0, variation: variation) }
    }
    hasOthers = ranked.count < all.count
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
