import TableConstraints

/// The constraints that a view says by keys of its own.
struct ConstraintKeys {
  private var width: Double?
  private var height: Double?
  private var aspect: DraftValue?

  private var pins: [Attribute: Pin] = [:]

  private struct Pin: Hashable {
    var guide: Guide?
    var inset: Double

    var value: DraftValue { guide.map { .text($0.rawValue) } ?? .number(inset) }
  }

  var isPinned: Bool { !pins.isEmpty }

  private static let edges: [Attribute] = [.leading, .trailing, .top, .bottom]
  private static let pinned: [Attribute] = edges + [.left, .right, .centerX, .centerY]

  /// Takes a required equation of the view, if a key can say it that says nothing else yet.
  ///
  /// - Parameter parent: The view that it stands in; nil in a stack.
  mutating func add(_ constraint: ReadConstraint, in parent: XMLElement?) -> Bool {
    guard case .number(let number) = constraint.constant, constraint.first.guide == nil else { return false }
    guard let second = constraint.second else { return addLength(constraint.first.attribute, number) }
    guard let parent else { return false }
    if second.view == constraint.first.view { return number == 0 && addAspect(constraint, second) }
    guard second.view == parent, second.attribute == constraint.first.attribute, constraint.multiplier == 1 else {
      return false
    }
    return addPin(constraint.first.attribute, guide: second.guide, number)
  }

  private mutating func addLength(_ attribute: Attribute, _ number: Double) -> Bool {
    guard number >= 0 else { return false }
    switch attribute {
    case .width where width == nil: width = number
    case .height where height == nil: height = number
    default: return false
    }
    return true
  }

  private mutating func addAspect(_ constraint: ReadConstraint, _ second: ReadConstraint.End) -> Bool {
    guard aspect == nil, second.guide == nil, constraint.multiplier > 0 else { return false }
    switch (constraint.first.attribute, second.attribute) {
    case (.width, .height):
      let ratio = constraint.ratio.flatMap { Double($0) == nil ? $0.replacing("/", with: ":") : nil }
      aspect = ratio.map { .text($0) } ?? .number(constraint.multiplier)
    case (.height, .width): aspect = .number(1 / constraint.multiplier)
    default: return false
    }
    return true
  }

  private mutating func addPin(_ attribute: Attribute, guide: Guide?, _ number: Double) -> Bool {
    guard Self.pinned.contains(attribute), pins[attribute] == nil, guide == nil || number == 0 else { return false }
    let isInside = attribute == .trailing || attribute == .right || attribute == .bottom
    pins[attribute] = Pin(guide: guide, inset: isInside && number != 0 ? -number : number)
    return true
  }

  func add(to mapping: inout DraftMapping) {
    mapping["width"] = width.map { .number($0) }
    mapping["height"] = height.map { .number($0) }
    mapping["aspect"] = aspect
    guard !pins.isEmpty else { return }
    if pins.count == 4, let first = pins[.leading], Self.edges.allSatisfy({ pins[$0] == first }) {
      mapping["pin"] = first.value
      return
    }
    var pin = DraftMapping()
    for attribute in Self.pinned { pin[attribute.rawValue] = pins[attribute]?.value }
    mapping["pin"] = .mapping(pin)
  }
}
