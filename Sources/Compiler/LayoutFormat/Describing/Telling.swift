import TableIR

/// How `diff` reports a change of a member. Each member states this: leaving a value out of comparisons is a decision with a reason.
struct Telling<Value>: Sendable {
  /// In words, for the page that documents the format.
  let words: String
  /// The property that it is reported as, if any.
  let property: Property?
  /// Adds the values to compare to the view that is being listed.
  let list: Member<Value>.List

  init(_ words: String, _ property: Property? = nil, list: @escaping Member<Value>.List) {
    self.words = words
    self.property = property
    self.list = list
  }

  /// As a property of its view, in words for the value; nil for a value that is not worth mentioning.
  static func property(_ property: Property, _ told: @escaping @Sendable (Value, LookWords) -> Told?) -> Telling {
    Telling(property.words, property) { value, lister in
      if let told = told(value.pointee, lister.words) { lister.add(property, told) }
    }
  }

  /// As a property that is only reported with one value.
  static func flag(_ property: Property, _ word: String) -> Telling {
    Telling(property.words, property) { _, lister in lister.add(property, Told(word)) }
  }

  /// Not by itself.
  static func untold(_ reason: String) -> Telling { Telling("not separately: \(reason)") { _, _ in } }

  /// In a way that the member implements itself.
  static func own(_ words: String, list: @escaping @Sendable (Value, inout ViewLister) -> Void) -> Telling {
    Telling(words) { list($0.pointee, &$1) }
  }

  func list(_ value: Value, _ lister: inout ViewLister) {
    withUnsafePointer(to: value) { list($0, &lister) }
  }
}

extension Telling<LayoutRect> {
  /// As the position and size of its view.
  static let frame = own("its frame") { frame, lister in lister.current.frame = frame }
}

extension Telling<Bool> {
  /// As whether its view receives taps itself.
  static let action = own("its action") { isActive, lister in lister.current.isActive = isActive }
}

extension Telling<Color> {
  static func color(_ property: Property) -> Telling { .property(property) { Told($1.color($0)) } }
}

extension Telling<Double> {
  static func number(_ property: Property) -> Telling {
    .property(property) { number, _ in Told(String(decimal: number)) }
  }
}

extension Telling<String> {
  static func text(_ property: Property) -> Telling { .property(property) { text, _ in Told(text) } }
}

extension Telling where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  static func word(_ property: Property) -> Telling { .property(property) { word, _ in Told(word.rawValue) } }
}

/// A value in words, as reports show it.
public struct Told: Hashable, Sendable {
  /// As a message quotes it: `systemRed`, `17 semibold`, a text without quotes.
  public var words: String
  /// Distinguishes values that have the same words: for an image, the contents of its files. Nil if that is not known.
  public var content: String?

  public init(_ words: String, content: String? = nil) {
    self.words = words
    self.content = content
  }
}
