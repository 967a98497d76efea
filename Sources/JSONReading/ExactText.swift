/// A text that equals another only if it has the same scalars: to JSON an "é" and an "e" with an accent behind it are two texts,
/// which to Swift are one.
public struct ExactText: Hashable, Sendable {
  public let text: String

  @inline(__always)
  public init(_ text: String) {
    self.text = text
  }

  public static func == (left: ExactText, right: ExactText) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
