import TableIR

/// How `diff` reports a change of a member. Each member states this: leaving a value out of comparisons is a decision with a reason.
struct Reporting<Value>: Sendable {
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
  static func property(_ property: Property, _ reported: @escaping @Sendable (Value, LookFormatter) -> ReportedValue?)
    -> Reporting
  {
    Reporting(property.words, property) { value, lister in
      if let reported = reported(value.pointee, lister.words) { lister.add(property, reported) }
    }
  }

  /// As a property that is only reported with one value.
  static func flag(_ property: Property, _ word: String) -> Reporting {
    Reporting(property.words, property) { _, lister in lister.add(property, ReportedValue(word)) }
  }

  /// Not by itself.
  static func unreported(_ reason: String) -> Reporting { Reporting("not separately: \(reason)") { _, _ in } }

  /// In a way that the member implements itself.
  static func own(_ words: String, list: @escaping @Sendable (Value, inout ViewLister) -> Void) -> Reporting {
    Reporting(words) { list($0.pointee, &$1) }
  }

  func list(_ value: Value, _ lister: inout ViewLister) {
    withUnsafePointer(to: value) { list($0, &lister) }
  }
}

extension Reporting<LayoutRect> {
  /// As the position and size of its view.
  static let frame = own("its frame") { frame, lister in lister.current.frame = frame }
}

extension Reporting<Bool> {
  /// As whether its view receives taps itself.
  static let action = own("its action") { isActive, lister in lister.current.isActive = isActive }
}

extension Reporting<Color> {
  static func color(_ property: Property) -> Reporting { .property(property) { ReportedValue($1.color($0)) } }
}

extension Reporting<Double> {
  static func number(_ property: Property) -> Reporting {
    .property(property) { number, _ in ReportedValue(String(decimal: number)) }
  }
}

extension Reporting<String> {
  static func text(_ property: Property) -> Reporting { .property(property) { text, _ in ReportedValue(text) } }
}

extension Reporting where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  static func word(_ property: Property) -> Reporting {
    .property(property) { word, _ in ReportedValue(word.rawValue) }
  }
}

/// A value in words, as reports show it.
public struct ReportedValue: Hashable, Sendable {
  /// As a message quotes it: `systemRed`, `17 semibold`, a text without quotes.
  public var words: String
  /// Distinguishes values that have the same words: for an image, the contents of its files. Nil if that is not known.
  public var content: String?

  /// Creates a reported value.
  public init(_ words: String, content: String? = nil) {
    self.words = words
    self.content = content
  }
}
