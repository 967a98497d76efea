/// What the two sides of a comparison are, which decides the words for their differences.
public enum Perspective: Hashable, Sendable {
  /// An old and a new version: a difference is a change.
  case versions
  /// A spec, and the app that is built from it: a difference is what the app shows instead.
  case app
}
