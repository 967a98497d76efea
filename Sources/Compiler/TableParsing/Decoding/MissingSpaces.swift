import YAMLSyntax

/// Signs of YAML that count only with a space after them: `rows:[a]` and `-rows:` are text.
extension SpecDecoder {
  /// What to write for a text that begins with a key and a colon, or with a dash, without the space; nil for any other text.
  func helpForSpace(in text: String, keys: [String]) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    if text.hasPrefix("-"), keys.contains(where: { text.dropFirst() == $0 }) {
      return "put a space after the dash: - \(text.dropFirst())"
    }
    guard let colon = text.firstIndex(of: ":"), keys.contains(where: { text[..<colon] == $0 }) else { return nil }
    let rest = text[text.index(after: colon)...]
    return rest.isEmpty ? nil : "put a space after the colon: \(text[..<colon]): \(rest)"
  }

  /// What follows the dash that begins a mapping's first key, in a mapping that was intended as a list; nil if none does.
  func gluedDash(in node: NodeID) -> String? {
    guard let key = tree.pairs(of: tree.resolved(node)).first(where: { _ in true })?.key, isScalar(key) else {
      return nil
    }
    let name = tree.string(tree.resolved(key))
    guard name.utf8.count <= 100, name.hasPrefix("-"), name.dropFirst().first?.isLetter == true else { return nil }
    return "\(name.dropFirst()):"
  }

  /// The numbers of a structure as `NSStringFromCGRect` writes it, as a list: `[0, 0, 100, 20]` for `{{0, 0}, {100, 20}}`.
  func structNumbers(_ node: NodeID) -> String? {
    guard isScalar(node) else { return nil }
    let text = tree.string(tree.resolved(node))
    guard text.utf8.count <= 100, text.hasPrefix("{"), text.allSatisfy({ "{}, .-0123456789".contains($0) }) else {
      return nil
    }
    let numbers = text.split { "{}, ".contains($0) }
    return numbers.allSatisfy { Double($0) != nil } ? "[\(numbers.joined(separator: ", "))]" : nil
  }
}
