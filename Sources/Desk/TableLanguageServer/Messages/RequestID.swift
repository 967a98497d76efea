import TableSupport

/// The id of a request, which its answer repeats.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// Nil for a value that is neither a string nor an integer.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let number):
      guard let integer = Int(exactly: number) else { return nil }
      self = .number(integer)
    default: return nil
    }
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.integer(number)
    case .string(let text): writer.string(text)
    }
  }
}
