/// The ids of a repeated row: `cell-{index}`.
struct IDPattern {
  /// What is before, between and after the placeholders.
  private let parts: [String]

  /// Nil for a text without placeholders.
  init?(_ text: String) {
    var (parts, rest): ([String], Substring) = ([], text[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(String(rest[..<open]))
      rest = rest[rest.index(after: close)...]
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts + [String(rest)]
  }

  func matches(_ id: String) -> Bool {
    guard let first = parts.first, let last = parts.last, id.hasPrefix(first) else { return false }
    var rest = id[...].dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      // Each placeholder has at least one character.
      var found: Substring?
      var candidate = rest.dropFirst()
      while !candidate.isEmpty {
        if candidate.hasPrefix(part) {
          found = candidate.dropFirst(part.count)
          break
        }
        candidate = candidate.dropFirst()
      }
      guard let found else { return false }
      rest = found
    }
    return rest.count > last.count && rest.hasSuffix(last)
  }
}
