extension String {
  /// The string in single quotes for a message, truncated after 60 scalars: a key can be a megabyte long.
  public var quotedForMessage: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: 60, limitedBy: endIndex), end != endIndex else {
      return "'\(self)'"
    }
    return "'\(String(scalars[..<end]))…'"
  }
}
