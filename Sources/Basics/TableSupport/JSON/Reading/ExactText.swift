/// A string that equals another only if both have the same scalars: in JSON, "é" and "e" with a combining accent are different
/// strings, but in Swift they are equal.
public struct ExactText: Hashable, Sendable {
  /// The string itself, whose scalars are compared as they are, without normalization.
  public let text: String

  /// Creates an exact text.
  @inline(__always)
  public init(_ text: String) {
    self.text = text
  }

  /// Whether two values are the same.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
