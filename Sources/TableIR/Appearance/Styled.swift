/// What has a look that rules of appearance can give: a view, a text in one, a row's backgrounds.
public protocol Styled {
  /// Its properties, in the order in which they are told.
  var slots: [LookSlot<Self>] { get }
}

/// A property of what has a look: all that there is to know of it.
///
/// Layout writes into it; `explain`, lint and the checks of rules read it.
public struct LookSlot<Owner>: Sendable {
  public let property: AppearanceProperty
  let read: @Sendable (Owner) -> AppearanceValue?
  let write: @Sendable (inout Owner, AppearanceValue) -> Void
  /// The keys that may say it, from the mapping of the view: each way there is, the nearest to the value first.
  var keys: [[SpecPlace.Step]]
  /// Whose the value is that nothing says; nil for what depends on where a text stands.
  var standard: String?
  let telling: LookTelling
  /// Why a view may show something else than what is said or ruled.
  var overruling: String?
}

/// When explanations tell of a property.
public enum LookTelling: Sendable {
  case always
  /// Where it shows.
  case shown
  /// Where a spec or a rule gives it a value.
  case said
}

/// What a spec says of a property directly.
public struct SaidLook: Hashable, Sendable {
  public var value: AppearanceValue
  /// Where it may be said.
  public var places: [SpecPlace]
}

extension Styled {
  /// What it says of a property itself; nil for what it leaves open or has not.
  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    slots.first { $0.property == property }?.read(self)
  }

  /// What it says of a property itself, and where.
  ///
  /// - Parameter mapping: of the view.
  public func said(_ property: AppearanceProperty, in mapping: SpecPlace) -> SaidLook? {
    guard let slot = slots.first(where: { $0.property == property }) else { return nil }
    return slot.read(self).map { value in SaidLook(value: value, places: slot.keys.map { mapping.at($0) }) }
  }

  /// Gives it what it does not say itself, and what nothing further out says.
  mutating func take(_ settings: [AppearanceRule.Setting], where isOpen: (AppearanceProperty) -> Bool) {
    let slots = slots
    for setting in settings {
      guard let index = slots.firstIndex(where: { $0.property == setting.property }) else { continue }
      if slots[index].read(self) == nil, isOpen(setting.property) { slots[index].write(&self, setting.value) }
    }
  }
}

extension SpecPlace {
  /// The place of keys of a value at this place.
  func at(_ keys: [Step]) -> SpecPlace { SpecPlace(location, variant: variant, path + keys) }
}

// MARK: Making slots

extension LookSlot {
  typealias Path<Value> = WritableKeyPath<Owner, Value> & Sendable

  /// - Parameter keys: what says it; nil for its own name.
  init(
    _ property: AppearanceProperty, _ keys: [SpecPlace.Step]? = nil, standard: String? = nil, told telling: LookTelling,
    read: @escaping @Sendable (Owner) -> AppearanceValue?,
    write: @escaping @Sendable (inout Owner, AppearanceValue) -> Void
  ) {
    (self.property, self.read, self.write, self.standard) = (property, read, write, standard)
    (self.keys, self.telling) = ([keys ?? [.key(property.rawValue)]], telling)
  }

  static func color(
    _ property: AppearanceProperty, _ path: Path<Color?>, _ keys: [SpecPlace.Step]? = nil, standard: String? = nil,
    told telling: LookTelling = .said
  ) -> LookSlot {
    LookSlot(property, keys, standard: standard, told: telling) {
      $0[keyPath: path].map(AppearanceValue.color)
    } write: {
      if case .color(let color) = $1 { $0[keyPath: path] = color }
    }
  }

  static func fill(
    _ property: AppearanceProperty, _ path: Path<ShapedFill?>, _ keys: [SpecPlace.Step]? = nil,
    standard: String? = nil, told telling: LookTelling = .said
  ) -> LookSlot {
    LookSlot(property, keys, standard: standard, told: telling) {
      $0[keyPath: path].map(AppearanceValue.fill)
    } write: {
      if case .fill(let fill) = $1 { $0[keyPath: path] = fill }
    }
  }

  static func length(_ property: AppearanceProperty, _ path: Path<Double?>, standard: String) -> LookSlot {
    LookSlot(property, standard: standard, told: .said) {
      $0[keyPath: path].map(AppearanceValue.length)
    } write: {
      if case .length(let length) = $1 { $0[keyPath: path] = length }
    }
  }

  /// The slot of a part as one of the whole.
  ///
  /// - Parameters:
  ///   - prefixes: the keys that lead to the part, each way there is.
  ///   - standard: whose the value is that nothing says, where the part does not know it.
  func part<Whole>(
    at prefixes: [[SpecPlace.Step]] = [[]], standard: String? = nil, of get: @escaping @Sendable (Whole) -> Owner?,
    put: @escaping @Sendable (inout Whole, Owner) -> Void
  ) -> LookSlot<Whole> {
    let (read, write) = (read, write)
    var slot = LookSlot<Whole>(property, standard: self.standard ?? standard, told: telling) {
      get($0).flatMap(read)
    } write: { whole, value in
      guard var part = get(whole) else { return }
      write(&part, value)
      put(&whole, part)
    }
    slot.overruling = overruling
    slot.keys = prefixes.flatMap { prefix in keys.map { prefix + $0 } }
    return slot
  }
}
