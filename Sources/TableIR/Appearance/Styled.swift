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
  /// What a rule may give it.
  public let form: AppearanceValue.Form
  /// What it is, as the reference says it of rules; empty where the language has words for it already.
  public let doc: String
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
    // By index: a slot or a setting is more than what is asked of it.
    for setting in settings.indices {
      let property = settings[setting].property
      guard let slot = slots.indices.first(where: { slots[$0].property == property }) else { continue }
      if slots[slot].read(self) == nil, isOpen(property) { slots[slot].write(&self, settings[setting].value) }
    }
  }
}

extension SpecPlace {
  /// The place of keys of a value at this place.
  func at(_ keys: [Step]) -> SpecPlace { SpecPlace(location, variant: variant, path + keys) }
}

// MARK: Making slots

/// A type of values that properties have.
protocol LookValue: Sendable {
  static var form: AppearanceValue.Form { get }
  var look: AppearanceValue { get }
}

extension Color: LookValue {
  static var form: AppearanceValue.Form { .color }
  var look: AppearanceValue { .color(self) }
}

extension ShapedFill: LookValue {
  static var form: AppearanceValue.Form { .fill }
  var look: AppearanceValue { .fill(self) }
}

extension Double: LookValue {
  static var form: AppearanceValue.Form { .length }
  var look: AppearanceValue { .number(self) }
}

extension TextAlignment: LookValue {
  static var form: AppearanceValue.Form { .alignment }
  var look: AppearanceValue { .alignment(self) }
}

extension Shadow: LookValue {
  static var form: AppearanceValue.Form { .shadow }
  var look: AppearanceValue { .shadow(self) }
}

extension AppearanceValue {
  fileprivate func value<Value: LookValue>() -> Value? {
    switch self {
    case .color(let value): value as? Value
    case .font: nil
    case .alignment(let value): value as? Value
    case .shadow(let value): value as? Value
    case .fill(let value): value as? Value
    case .number(let value): value as? Value
    }
  }
}

extension LookSlot {
  /// - Parameter keys: what says it; nil for its own name.
  init(
    _ property: AppearanceProperty, _ form: AppearanceValue.Form, keys: [SpecPlace.Step]? = nil,
    standard: String? = nil, told telling: LookTelling = .said, _ doc: String = "",
    read: @escaping @Sendable (Owner) -> AppearanceValue?,
    write: @escaping @Sendable (inout Owner, AppearanceValue) -> Void
  ) {
    (self.property, self.form, self.doc, self.standard) = (property, form, doc, standard)
    (self.keys, self.telling, self.read, self.write) = ([keys ?? [.key(property.rawValue)]], telling, read, write)
  }

  init<Value: LookValue>(
    _ property: AppearanceProperty, _ get: @escaping @Sendable (Owner) -> Value?,
    _ set: @escaping @Sendable (inout Owner, Value?) -> Void, form: AppearanceValue.Form = Value.form,
    keys: [SpecPlace.Step]? = nil, standard: String? = nil, told telling: LookTelling = .said, _ doc: String = ""
  ) {
    self.init(
      property, form, keys: keys, standard: standard, told: telling, doc, read: { get($0)?.look },
      write: { set(&$0, $1.value()) })
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
    var slot = LookSlot<Whole>(
      property, form, standard: self.standard ?? standard, told: telling, doc, read: { get($0).flatMap(read) },
      write: { whole, value in
        guard var part = get(whole) else { return }
        write(&part, value)
        put(&whole, part)
      })
    slot.overruling = overruling
    slot.keys = prefixes.flatMap { prefix in keys.map { prefix + $0 } }
    return slot
  }
}
