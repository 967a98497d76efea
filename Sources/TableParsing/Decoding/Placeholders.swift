import TableDiagnostics
import YAMLSyntax

/// One turn of a repeated row, and what its placeholders stand for.
struct Repetition {
  /// Counted from 0.
  var index: Int
  /// The element of `each`, or nil in a plain `repeat`.
  var item: NodeID?
}

extension SpecDecoder {
  /// Fills `{index}`, `{number}`, `{item}` and `{item.key}` in a text. `{{` stands for a brace.
  func fillPlaceholders(_ text: String, at node: NodeID) -> String {
    guard let repetition, text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[rest.index(after: open)...]
      if rest.first == "{" {
        result += "{"
        rest = rest.dropFirst()
        continue
      }
      guard let close = rest.firstIndex(of: "}") else {
        report(
          .unknownPlaceholder, "a placeholder is not closed", at: node,
          help: "write '}' at its end, or '{{' for a brace")
        return result + "{" + rest
      }
      result += replacement(String(rest[..<close]), repetition, at: node)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func replacement(_ name: String, _ repetition: Repetition, at node: NodeID) -> String {
    switch name {
    case "index": return String(repetition.index)
    case "number": return String(repetition.index + 1)
    default:
      if let text = itemText(name, repetition) { return text }
      reportUnknown(name, repetition, at: node)
      return "{\(name)}"
    }
  }

  /// The text of `{item}`, or of `{item.key}` where the element is a mapping.
  private func itemText(_ name: String, _ repetition: Repetition) -> String? {
    guard let item = repetition.item.map(tree.resolved) else { return nil }
    if name == "item", tree.kind(item) == .scalar { return tree.string(item) }
    guard name.hasPrefix("item."), tree.kind(item) == .mapping else { return nil }
    for (key, value) in tree.pairs(of: item) {
      guard isScalar(key), tree.string(tree.resolved(key)) == name.dropFirst(5), isScalar(value) else { continue }
      return tree.string(tree.resolved(value))
    }
    return nil
  }

  private func reportUnknown(_ name: String, _ repetition: Repetition, at node: NodeID) {
    var known = ["index", "number"]
    if let item = repetition.item.map(tree.resolved) {
      switch tree.kind(item) {
      case .mapping:
        for (key, _) in tree.pairs(of: item) where isScalar(key) {
          known.append("item.\(tree.string(tree.resolved(key)))")
        }
      case .scalar, .sequence, .alias: known.append("item")
      }
    }
    let match = closestMatch(to: name, in: known)
    report(
      .unknownPlaceholder, "unknown placeholder '{\(name)}'", at: node, label: match.map { "did you mean '{\($0)}'?" },
      help: "here stand \(known.map { "{\($0)}" }.joined(separator: ", ")), and '{{' for a brace")
  }
}
