import TableIR

/// A view inside a row, a header or a footer, with what can be compared of it.
public struct ViewSnapshot: Hashable, Sendable {
  /// What a value of a property is told as; two that are equal are the same.
  public struct Value: Hashable, Sendable {
    public var property: Property
    public var value: String
    /// What tells two apart that are told alike: what is in an image's files. Nil where that is not known.
    public var content: String?

    public init(_ property: Property, _ value: String, content: String? = nil) {
      self.property = property
      self.value = value
      self.content = content
    }
  }

  /// UIKit's own name (`textLabel`), or for a subview its id or what it is: `label 2`. Empty for the row itself.
  public var name: String
  /// Whether the name is an id of the spec's.
  public var hasID: Bool
  /// The view around it, as an index of the list that both are in; nil for the row, header or footer itself.
  public var parent: Int?
  /// In points, in the superview's space.
  public var frame: Rect
  /// Whether it takes taps of its own.
  public var isActive: Bool
  /// What it has, each once; what it has not is left out.
  public var values: [Value]
  /// The measured width of its text in points, where it is a label of one line.
  public var textWidth: Double?
  /// What is drawn of it in its own space where that is less than its frame, as the lines of a label are.
  public var drawn: Rect?
  public var location: SourceLocation?

  public init(
    name: String, hasID: Bool = false, parent: Int? = nil, frame: Rect, isActive: Bool = false, values: [Value] = [],
    textWidth: Double? = nil, drawn: Rect? = nil, location: SourceLocation? = nil
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

  public subscript(property: Property) -> String? { value(property)?.value }

  public func value(_ property: Property) -> Value? { values.first { $0.property == property } }
}
