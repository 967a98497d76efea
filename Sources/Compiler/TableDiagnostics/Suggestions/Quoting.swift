extension String {
  /// The string in quotes for a message: in double ones if it has single ones itself, as a constraint with the name `'subview 1'` has.
  public var inQuotes: String { contains("'") && !contains("\"") ? "\"\(self)\"" : "'\(self)'" }

  /// The string in quotes for a message, truncated after 60 scalars: a key can be a megabyte long.
  public var quotedForMessage: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: 60, limitedBy: endIndex), end != endIndex else {
      return inQuotes
    }
    return "\(String(scalars[..<end]))…".inQuotes
  }
}
