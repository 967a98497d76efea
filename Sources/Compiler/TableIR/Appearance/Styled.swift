/// A type whose appearance can be set by appearance rules: a view, text in a view, the backgrounds of a row.
public protocol Styled {
  /// Its properties, in the order in which they are reported.
  var slots: [LookSlot<Self>] { get }
}

/// The description of a property with an appearance.
///
/// Layout writes into it; `explain`, lint and the checks of rules read it.
public struct LookSlot<Owner>: Sendable {
  /// The property that the slot reads and writes.
  public let property: AppearanceProperty
  /// The form of its values in rules.
  public let form: AppearanceValue.Form
  /// Its description in the reference of rules; empty if the language already describes it.
  public let doc: String
  let read: @Sendable (Owner) -> AppearanceValue?
  let write: @Sendable (inout Owner, AppearanceValue) -> Void
  /// The paths of keys that can set it, from the mapping of the view, the nearest to the value first.
  var keys: [[SpecPlace.Step]]
  /// The source of the default value; nil if that depends on the place of the text.
  var standard: String?
  /// The default value in words, as the reference has it, for one that is not a value of the language; nil if there is none.
  var usual: String?
  let reporting: LookReporting
  /// The reason why a view can show a value other than the one set directly or by a rule.
  var overruling: String?
}

/// When explanations report a property.
public enum LookReporting: Sendable {
  case always
  /// If it is visible.
  case shown
  /// If the spec or a rule sets it.
  case declared
}

/// A value that a spec sets directly.
public struct DeclaredLook: Hashable, Sendable {
  /// The value as written: a colour can still be ``Color/text``, which layout replaces.
  public var value: AppearanceValue
  /// The places where it can be set.
  public var places: [SpecPlace]
}

extension Styled {
  /// The value that it sets for a property itself; nil if it does not set or have the property.
  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    slots.first { $0.property == property }?.read(self)
  }

  /// The value that it sets for a property itself, and its place.
  ///
  /// - Parameter mapping: The mapping of the view.
  public func declared(_ property: AppearanceProperty, in mapping: SpecPlace) -> DeclaredLook? {
    guard let slot = slots.first(where: { $0.property == property }) else { return nil }
    return slot.read(self).map { value in DeclaredLook(value: value, places: slot.keys.map { mapping.at($0) }) }
  }

  /// Applies settings for the properties that neither it nor anything further out sets.
  mutating func take(_ settings: [AppearanceRule.Setting], where isOpen: (AppearanceProperty) -> Bool) {
    let slots = slots
    // By index, to avoid copying whole slots and settings.
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

/// A type of property values.
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
  /// - Parameter keys: The keys that set it; nil for its own name.
  init(
    _ property: AppearanceProperty, _ form: AppearanceValue.Form, keys: [SpecPlace.Step]? = nil,
    standard: String? = nil, reported reporting: LookReporting = .declared, _ doc: String = "",
    read: @escaping @Sendable (Owner) -> AppearanceValue?,
    write: @escaping @Sendable (inout Owner, AppearanceValue) -> Void
  ) {
    (self.property, self.form, self.doc, self.standard) = (property, form, doc, standard)
    (self.keys, self.reporting, self.read, self.write) = ([keys ?? [.key(property.rawValue)]], reporting, read, write)
  }

  init<Value: LookValue>(
    _ property: AppearanceProperty, _ get: @escaping @Sendable (Owner) -> Value?,
    _ set: @escaping @Sendable (inout Owner, Value?) -> Void, form: AppearanceValue.Form = Value.form,
    keys: [SpecPlace.Step]? = nil, standard: String? = nil, reported reporting: LookReporting = .declared,
    _ doc: String = ""
  ) {
    self.init(
      property, form, keys: keys, standard: standard, reported: reporting, doc, read: { get($0)?.look },
      write: { set(&$0, $1.value()) })
  }

  /// The slot of a part as one of the whole.
  ///
  /// - Parameters:
  ///   - prefixes: The paths of keys that lead to the part.
  ///   - standard: The source of the default value, if the part does not define it.
  func part<Whole>(
    at prefixes: [[SpecPlace.Step]] = [[]], standard: String? = nil, of get: @escaping @Sendable (Whole) -> Owner?,
    put: @escaping @Sendable (inout Whole, Owner) -> Void
  ) -> LookSlot<Whole> {
    let (read, write) = (read, write)
    var slot = LookSlot<Whole>(
      property, form, standard: self.standard ?? standard, reported: reporting, doc, read: { get($0).flatMap(read) },
      write: { whole, value in
        guard var part = get(whole) else { return }
        write(&part, value)
        put(&whole, part)
      })
    (slot.overruling, slot.usual) = (overruling, usual)
    slot.keys = prefixes.flatMap { prefix in keys.map { prefix + $0 } }
    return slot
  }
}
