/// A label in a filled capsule. UIKit has no such class for rows; apps draw it as tab bars show theirs.
public struct Badge: Hashable, Sendable {
  public var text: Text
  /// Of the capsule.
  public var color: Color?

  public init(text: Text, color: Color? = nil) {
    self.text = text
    self.color = color
  }
}
