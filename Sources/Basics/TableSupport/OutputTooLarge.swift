/// An output is larger than its caller wants. Nothing of it is returned: the beginning of a document is no document.
public struct OutputTooLarge: Error, Equatable, CustomStringConvertible {
  /// In bytes, or in steps (``WorkMeter``) for an output that costs more than its bytes.
  public let limit: Int

  package init(limit: Int) {
    self.limit = limit
  }

  /// As text, for messages.
  public var description: String { "the output is larger than \(limit) bytes" }
}
