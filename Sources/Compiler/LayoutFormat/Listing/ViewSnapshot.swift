import TableIR

/// A view inside a row, a header or a footer, with the values that can be compared.
public struct ViewSnapshot: Hashable, Sendable {
  /// The value of a property in words; values with equal words are equal.
  public struct Value: Hashable, Sendable {
    /// What the value is of; a view has each property at most once.
    public var property: Property
    /// The value as a message quotes it: `systemRed`, a text without quotes.
    public var value: String
    /// Distinguishes values that have the same words, such as the contents of an image's files. Nil if it is not known.
    public var content: String?

    /// Creates a value.
    public init(_ property: Property, _ value: String, content: String? = nil) {
      self.property = property
      self.value = value
      self.content = content
    }
  }

  /// UIKit's own name (`textLabel`), or for a subview its id, or its kind and number: `label 2`. Empty for the row itself.
  public var name: String
  /// Whether the name is an id from the spec.
  public var hasID: Bool
  /// The index in the list of the view that contains it; nil for the row, header or footer itself.
  public var parent: Int?
  /// In points, in the superview's space.
  public var frame: LayoutRect
  /// Whether it receives taps itself.
  public var isActive: Bool
  /// Its values, each property at most once; properties that it does not have are left out.
  public var values: [Value]
  /// The measured width of its text in points, if it is a label with one line.
  public var textWidth: Double?
  /// The area that is drawn, in its own space, if that is smaller than its frame, as for the lines of a label.
  public var drawn: LayoutRect?
  /// Whether its frame is known: of a cell that was printed alone, only the text is.
  package var hasFrame = true
  /// What an app calls it in its UI tests (`accessibilityIdentifier`): the id that a spec gives it.
  package var identifier: String?
  /// Its place among the views of its dump: a later one is in front.
  package var order = 0
  /// Where a spec declares it, or the line of a dump that prints it; nil if no place is known.
  public var location: SourceLocation?

  /// Creates a view snapshot.
  public init(
    name: String, hasID: Bool = false, parent: Int? = nil, frame: LayoutRect, isActive: Bool = false,
    values: [Value] = [],
    textWidth: Double? = nil, drawn: LayoutRect? = nil, location: SourceLocation? = nil
  ) {
    self.name = name
    self.hasID = hasID
    self.parent = parent
    self.frame = frame
    self.isActive = isActive
    self.values = values
    self.textWidth = textWidth
    self.drawn = drawn
    self.location = location
  }

  /// The words for the value of a property; nil if the view does not have it.
  public subscript(property: Property) -> String? { value(property)?.value }

  /// Returns the value of a property with what distinguishes equal words; nil if the view does not have it.
  public func value(_ property: Property) -> Value? {
    // By index, because each value that is passed along is copied.
    values.indices.first { values[$0].property == property }.map { values[$0] }
  }
}
