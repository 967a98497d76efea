extension String {
  /// The text in single quotes for a message, cut after 60 scalars: a key may be a megabyte long.
  public var quotedForMessage: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: 60, limitedBy: endIndex), end != endIndex else {
      return "'\(self)'"
    }
    return "'\(String(scalars[..<end]))…'"
  }
}
