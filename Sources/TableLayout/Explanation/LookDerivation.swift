import TableIR

/// How one property of a view's look comes by its value: what gave it, and what it won over.
public struct LookDerivation: Hashable, Sendable {
  public var property: AppearanceProperty
  /// Nil where nothing is drawn, or what UIKit draws has no name.
  public var value: AppearanceValue?
  public var source: Source
  public var reason: String
  public var beaten: [Beaten]

  /// What gives a value.
  public enum Source: Hashable, Sendable {
    /// The spec says it directly: by one of these keys, of a mapping that stands at the location.
    case spec(SourceLocation, keys: [SpecPlace])
    /// The line of a rule of appearance.
    case rule(SourceLocation)
    /// Nothing does: it is the cell style's own, or UIKit's.
    case standard
  }

  /// What gave a value too and lost.
  public struct Beaten: Hashable, Sendable {
    public var value: AppearanceValue
    public var source: Source
    public var reason: String
  }
}

extension LookDerivation {
  /// The same with the places of what the spec says looked up.
  public func locating(_ find: ([SpecPlace]) -> SourceLocation?) -> LookDerivation {
    func located(_ source: Source) -> Source {
      guard case .spec(_, let keys) = source, let location = find(keys) else { return source }
      return .spec(location, keys: keys)
    }
    var look = self
    look.source = located(source)
    for index in beaten.indices { look.beaten[index].source = located(beaten[index].source) }
    return look
  }
}

extension Explanation {
  /// The same with the places of what the spec says looked up.
  public func locating(_ find: ([SpecPlace]) -> SourceLocation?) -> Explanation {
    var explanation = self
    explanation.looks = looks.map { $0.locating(find) }
    for index in frames.indices { explanation.frames[index].looks = frames[index].looks.map { $0.locating(find) } }
    return explanation
  }
}
