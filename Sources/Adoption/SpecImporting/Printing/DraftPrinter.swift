import SpecFormatting
import TableSupport
import YAMLSyntax

/// Writes a draft as the bytes of a spec, in `tablec format`'s form.
///
/// What the formatter does not decide is decided here: what people read item by item is written in block style, anything else in brackets, which
/// the formatter breaks where they are longer than a line.
package struct DraftPrinter {
  private var text: [UInt8] = []

  private init() {}

  /// - Parameter path: The spec's name in messages of the formatter.
  package static func print(_ spec: DraftMapping, path: String) -> [UInt8] {
    var printer = DraftPrinter()
    printer.write(comments: spec.comments, indent: 0)
    if !spec.comments.isEmpty { printer.breakLine() }
    printer.write(entriesOf: spec, indent: 0, isCompact: false)
    return SpecFormatter().format(printer.text, path: path).bytes
  }

  // MARK: Block style

  /// - Parameter isCompact: Whether the first entry continues the line of a dash.
  private mutating func write(entriesOf mapping: DraftMapping, indent: Int, isCompact: Bool) {
    for (index, entry) in mapping.entries.enumerated() {
      if index > 0 || !isCompact {
        if indent == 0, index > 0, entry.key == "sections", entry.value.isBlock(under: entry.key) { breakLine() }
        write(comments: entry.comments, indent: indent)
        append(spaces: indent)
      }
      append(word(entry.key))
      append(":")
      write(valueOf: entry.value, under: entry.key, indent: indent)
    }
  }

  /// Writes what follows a key and its colon.
  private mutating func write(valueOf value: DraftValue, under key: String, indent: Int) {
    guard value.isBlock(under: key) else {
      append(" ")
      writeFlow(value)
      return breakLine()
    }
    breakLine()
    switch value {
    case .mapping(let mapping):
      write(comments: mapping.comments, indent: indent + 2)
      write(entriesOf: mapping, indent: indent + 2, isCompact: false)
    case .list(let items):
      for (index, item) in items.enumerated() {
        if index > 0, key == "sections" || key == "rows" && (item.isTall || items[index - 1].isTall) { breakLine() }
        write(item, indent: indent + 2)
      }
    case .text, .word, .number, .flag: break
    }
  }

  private mutating func write(_ item: DraftItem, indent: Int) {
    write(comments: item.comments, indent: indent)
    guard case .mapping(let mapping) = item.value, item.value.isBlock(under: nil) || !mapping.comments.isEmpty else {
      append(spaces: indent)
      append("- ")
      writeFlow(item.value)
      return breakLine()
    }
    // Above the dash, comments leave the formatter free to order the keys.
    write(comments: mapping.comments + (mapping.entries.first?.comments ?? []), indent: indent)
    append(spaces: indent)
    append("- ")
    if item.value.isBlock(under: nil) {
      write(entriesOf: mapping, indent: indent + 2, isCompact: true)
    } else {
      writeFlow(item.value)
      breakLine()
    }
  }

  // MARK: Brackets

  private mutating func writeFlow(_ value: DraftValue) {
    switch value {
    case .text(let text): append(word(text))
    case .word(let word): append(word)
    case .number(let number): if number.isFinite { self.text.appendDecimal(number) } else { append("0") }
    case .flag(let flag): append(flag ? "true" : "false")
    case .list(let items):
      append("[")
      for (index, item) in items.enumerated() {
        if index > 0 { append(", ") }
        writeFlow(item.value)
      }
      append("]")
    case .mapping(let mapping):
      append("{")
      for (index, entry) in mapping.entries.enumerated() {
        if index > 0 { append(", ") }
        append(word(entry.key))
        append(": ")
        writeFlow(entry.value)
      }
      append("}")
    }
  }

  // MARK: Words

  /// The formatter can move every text into brackets.
  private func word(_ text: String) -> String { YAMLWord.written(text, isInBrackets: true) }

  private mutating func write(comments: [String], indent: Int) {
    for comment in comments {
      append(spaces: indent)
      append(comment.isEmpty ? "#" : "# ")
      append(Self.printable(comment))
      breakLine()
    }
  }

  /// A comment as one line of characters that YAML allows.
  private static func printable(_ comment: String) -> String {
    var line = ""
    for scalar in comment.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: line += " "
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private mutating func append(_ words: String) { text.append(contentsOf: words.utf8) }
  private mutating func append(spaces count: Int) { text.append(contentsOf: repeatElement(0x20, count: count)) }
  private mutating func breakLine() { text.append(0x0A) }
}

extension DraftValue {
  /// Keys whose lists are read item by item.
  private static let blockLists: Set = [
    "sections", "rows", "views", "constraints", "variants", "environments", "appearance", "each",
  ]

  /// Whether the value is written in block style below its key, or below its dash if it has none.
  fileprivate func isBlock(under key: String?) -> Bool {
    switch self {
    case .text, .word, .number, .flag: false
    case .list(let items):
      !items.isEmpty
        && (key.map(Self.blockLists.contains) ?? false && items.contains { $0.value.isCollection || items.count > 1 }
          || items.contains { $0.hasComments || $0.value.isBlock(under: nil) })
    case .mapping(let mapping):
      !mapping.entries.isEmpty
        && (key != nil && !mapping.comments.isEmpty
          || mapping.entries.contains { !$0.comments.isEmpty || $0.value.isBlock(under: $0.key) })
    }
  }

  private var isCollection: Bool {
    switch self {
    case .list, .mapping: true
    case .text, .word, .number, .flag: false
    }
  }
}

extension DraftItem {
  /// Whether a row takes so many lines that it stands apart from the next.
  fileprivate var isTall: Bool {
    guard case .mapping(let mapping) = value else { return false }
    return mapping["views"] != nil
  }

  fileprivate var hasComments: Bool {
    if case .mapping(let mapping) = value, !mapping.comments.isEmpty { return true }
    return !comments.isEmpty
  }
}
