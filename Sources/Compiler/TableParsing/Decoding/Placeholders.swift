import TableDiagnostics
import YAMLSyntax

extension SpecDecoder {
  /// Fills `{index}`, `{number}`, `{item}` and `{item.key}` in text. `{{` and `}}` are literal braces.
  func fillPlaceholders(_ text: String, at node: NodeID) -> String {
    spend(text.utf8.count, times: 2)
    guard let repetition else { return text }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return text }
    var result = ""
    // By scalars: a brace counts regardless of combining marks after it, and long text is not split into characters.
    var rest = text.unicodeScalars[...]
    var unknown: Set<String> = []
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), !work.isSpent {
      let isOpening = rest[brace] == "{"
      result += Substring(rest[..<brace])
      rest = rest[rest.index(after: brace)...]
      if rest.first == (isOpening ? "{" : "}") {
        result += isOpening ? "{" : "}"
        rest = rest.dropFirst()
        continue
      }
      guard isOpening else {
        result += "}"
        continue
      }
      guard let close = rest.firstIndex(of: "}") else {
        report(
          .unknownPlaceholder, "a placeholder is not closed", at: node,
          help: "write '}' at its end, or '{{' for a brace")
        return result + "{" + String(rest)
      }
      let name = String(rest[..<close])
      rest = rest[rest.index(after: close)...]
      if let value = replacement(name, repetition) {
        result += value
        spend(value.utf8.count)
      } else if unknown.insert(name).inserted {
        reportUnknown(name, repetition, at: node)
      }
    }
    return result + Substring(rest)
  }

  private func replacement(_ name: String, _ repetition: Repetition) -> String? {
    switch (name, repetition.item) {
    case ("index", _): return String(repetition.index)
    case ("number", _): return String(repetition.index + 1)
    case ("item", .text(let text)): return text
    case (_, .fields(let fields, _)) where name.hasPrefix("item."): return fields[String(name.dropFirst(5))]
    default: return nil
    }
  }

  private func reportUnknown(_ name: String, _ repetition: Repetition, at node: NodeID) {
    var known = ["index", "number"]
    switch repetition.item {
    case .text: known.append("item")
    // Enough for a hint: an element may have a million keys.
    case .fields(_, let names): known += names.prefix(50).map { "item.\($0)" }
    case nil: break
    }
    let match = closest(to: name, in: known)
    report(
      .unknownPlaceholder, "unknown placeholder \("{\(name)}".quotedForMessage)", at: node,
      label: match.map { "did you mean '{\($0)}'?" },
      help: "use \(known.map { "{\($0)}" }.joined(separator: ", ")), or '{{' for a brace")
  }

  /// Warns of a placeholder outside a repeated row: it would appear as written.
  func checkUnfilled(_ text: String, at node: NodeID) {
    guard text.contains(byte: UInt8(ascii: "{")) else { return }
    spend(text.utf8.count)
    guard !work.isSpent, let placeholder = Self.firstPlaceholder(in: text) else { return }
    let message = "the placeholder \(placeholder.quotedForMessage) is not in a repeated row"
    let finding = RepeatedFinding(code: .unfilledPlaceholder, file: source.index, node: node, message: message)
    guard effects.unfilledPlaceholders.insert(finding).inserted else { return }
    report(
      .unfilledPlaceholder, message, at: node, label: "appears as written",
      help: "add 'repeat' or 'each' to the row, or, if the braces are intentional, disable the rule with a comment")
  }

  /// The first of the words that a repeated row fills, in single braces, with its braces.
  private static func firstPlaceholder(in text: String) -> String? {
    var rest = text.unicodeScalars[...]
    while let brace = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: brace)...]
      // A doubled brace is not a placeholder in a repeated row either.
      if rest.first == "{" {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0 != "}" && $0 != "{" }
      rest = rest[name.endIndex...]
      guard rest.first == "}" else { continue }
      let word = String(name)
      if ["index", "number", "item"].contains(word) || word.hasPrefix("item.") { return "{\(word)}" }
    }
    return nil
  }
}
