/// A value of a spec by its path: the mapping that contains it, and the keys from there.
///
/// A table stores only the locations of its rows, sections, views and headers. A place identifies a value inside them, regardless of
/// how it was written: the value may come from a template, a merge key or an included file.
public struct SpecPlace: Hashable, Sendable {
  /// One step into a value.
  public enum Step: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case key(String)
    /// An element of a list, counted from 0.
    case index(Int)

    /// Creates a step.
    public init(stringLiteral value: String) { self = .key(value) }
    /// Creates a step.
    public init(integerLiteral value: Int) { self = .index(value) }
  }

  /// The location of the mapping of a row, a section, a view or a header; nil for the table's own keys.
  public var location: SourceLocation?
  /// The variant of a row whose keys take precedence over the row's own, counted from 0.
  public var variant: Int?
  /// The keys from the mapping to the value; none for the mapping itself.
  public var path: [Step]

  /// Creates a spec place.
  public init(_ location: SourceLocation?, variant: Int? = nil, _ path: [Step] = []) {
    self.location = location
    self.variant = variant
    self.path = path
  }
}

extension SpecPlace: CustomStringConvertible {
  /// The keys in readable form: `backgrounds.top.color`, `views[2].label`.
  public var description: String {
    var text = ""
    for step in path {
      switch step {
      case .key(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
