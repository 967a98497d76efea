/// What the words of a symbol's name say of its shape: `person.crop.circle.badge.plus`.
struct SymbolParts {
  /// Nil for an enclosure alone.
  private(set) var shape: SymbolShape?
  /// What is around the shape: `info.circle`. A `square.and.arrow.up` is a separate shape.
  private(set) var enclosure: SymbolShape?
  private(set) var badge: SymbolShape?
  /// Whether the badge is a dot without a sign.
  private(set) var hasDot = false
  private(set) var isFilled: Bool
  private(set) var hasSlash: Bool
  /// Whether the enclosure cuts a person off.
  private(set) var isCropped: Bool
  /// Whether it points to the leading or the trailing side; the keys of a player do not.
  private(set) var isDirected: Bool
  /// Whether nothing drawn says what the name means.
  private(set) var isNeutral = false

  /// Whether it is drawn in a strip across the middle of its box: dots, a dash.
  var isFlat: Bool { enclosure == nil && badge == nil && shape?.isFlat == true }

  /// Whether something is cut out of it: the sign in a filled enclosure, or the marks in a filled shape.
  var isCut: Bool { isFilled && (enclosure == nil ? shape?.hasMarks : shape != nil) == true }

  init(_ name: String) {
    let words = name.split(separator: ".")
    let end = words.dropFirst().firstIndex(of: "badge") ?? words.endIndex
    let base = words[..<end]
    let plain = Self.joined(base.filter { !Self.modifiers.contains($0) })
    isFilled = words.contains("fill")
    hasSlash = base.contains("slash")
    isCropped = base.contains("crop")
    isDirected = words.dropFirst().contains { $0 == "forward" || $0 == "backward" }
    if end < words.endIndex {
      badge = SymbolShapes.named(Self.joined(words[(end + 1)...].filter { !Self.modifiers.contains($0) }))
      (badge, hasDot) = (badge ?? SymbolShapes.dot, badge == nil)
    }
    shape = SymbolShapes.exactly(Self.joined(base))
    guard shape == nil else { return }
    if base.contains("circle") {
      enclosure = SymbolShapes.ring
    } else if base.last == "square" || base.suffix(2) == ["square", "fill"] {
      enclosure = SymbolShapes.square
    }
    if enclosure != nil, plain.isEmpty { return }
    let unfilled = Self.joined(base.filter { $0 != "fill" && $0 != "slash" })
    shape = (enclosure == nil ? SymbolShapes.named(unfilled) : nil) ?? SymbolShapes.named(plain)
    guard shape == nil else { return }
    (shape, isNeutral) = (SymbolShapes.unknown, true)
  }

  private static let modifiers: Set<Substring> = ["fill", "slash", "circle", "square"]

  private static func joined(_ words: some Sequence<Substring>) -> Substring { Substring(words.joined(separator: ".")) }
}
