import RandomNumbers
import SpecDrawing
import TableSupport

/// Writes a value as YAML in a style that nobody chose: blocks and brackets, quotes, indentation, blank lines and comments at random.
struct ScatteredYAML {
  private var numbers: Generator
  private var lines: [String] = []
  private var comments = 0
  private var anchors: [(name: String, value: JSONValue)] = []
  /// The columns of a level of indentation.
  private var step = 2
  private var isAnchored = false

  init(numbers: Generator) {
    self.numbers = numbers
  }

  /// A whole file.
  mutating func file(_ value: JSONValue) -> [UInt8] {
    step = [2, 2, 3, 4][numbers.choice(of: 4)]
    isAnchored = numbers.chance(30)
    for _ in 0..<numbers.choice(of: 3) { lines.append(comment()) }
    if numbers.chance(10) { lines.append("---") }
    if case .object(let object) = value, !object.members.isEmpty { block(object, column: 0, first: nil) }
    for _ in 0..<numbers.choice(of: 2) { lines.append(comment()) }
    let isWindows = numbers.chance(10)
    let text =
      lines.joined(separator: isWindows ? "\r\n" : "\n") + (numbers.chance(90) ? (isWindows ? "\r\n" : "\n") : "")
    return (numbers.chance(5) ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  private mutating func comment() -> String {
    comments += 1
    switch numbers.choice(of: 8) {
    case 0: return "# tablec:disable text-contrast -- \(comments)"
    case 1: return "#\(comments): 'quoted' {a: b}"
    default: return "# remark \(comments)" + (numbers.chance(10) ? "  " : "")
    }
  }

  // MARK: Blocks

  /// Writes comments and blank lines between items.
  private mutating func pause(column: Int) {
    for _ in 0..<numbers.choice(of: 3) where numbers.chance(12) { lines.append(numbers.chance(10) ? "  " : "") }
    while numbers.chance(10) {
      // Some stand where no item does.
      lines.append(
        String(repeating: " ", count: numbers.chance(85) ? column : numbers.choice(of: column + 3)) + comment())
    }
  }

  /// - Parameter first: what the first key is written after: a dash, on its line.
  private mutating func block(_ object: JSONObject, column: Int, first: String?) {
    var members = object.members
    if numbers.chance(50) { members.shuffle(using: &numbers) }
    for (index, member) in members.enumerated() {
      var head = first ?? ""
      if index > 0 || first == nil {
        pause(column: column)
        head = String(repeating: " ", count: column)
      }
      write(member.value, after: head + scalar(member.key, isKey: true) + ":", column: column, isElement: false)
    }
    if numbers.chance(4) { lines.append(String(repeating: " ", count: column) + comment()) }
  }

  private mutating func block(_ elements: [JSONValue], column: Int, first: String?) {
    for (index, element) in elements.enumerated() {
      var head = first ?? ""
      if index > 0 || first == nil {
        pause(column: column)
        head = String(repeating: " ", count: column)
      }
      write(element, after: head + "-", column: column, isElement: true)
    }
    if numbers.chance(4) { lines.append(String(repeating: " ", count: column) + comment()) }
  }

  /// - Parameters:
  ///   - head: the line up to the colon or the dash.
  ///   - column: of the item.
  private mutating func write(_ value: JSONValue, after head: String, column: Int, isElement: Bool) {
    if let alias = anchors.first(where: { $0.value == value })?.name, numbers.chance(60) {
      return end(head + " *" + alias)
    }
    var head = head
    if isAnchored, numbers.chance(15) {
      let name = "a\(anchors.count)"
      head += " &" + name
      // What is inside may not refer to it.
      defer { anchors.append((name, value)) }
      return write(anchored: value, after: head, column: column, isElement: isElement, isAnchored: true)
    }
    write(anchored: value, after: head, column: column, isElement: isElement, isAnchored: false)
  }

  private mutating func write(
    anchored value: JSONValue, after head: String, column: Int, isElement: Bool, isAnchored: Bool
  ) {
    let inner = column + step
    switch value {
    case .object(let object) where !object.members.isEmpty && numbers.chance(60):
      if isElement, !isAnchored, numbers.chance(80) {
        // The first key is two columns after the dash, and the others below it.
        return block(object, column: column + 2, first: head + " ")
      }
      end(head)
      block(object, column: inner, first: nil)
    case .array(let elements) where !elements.isEmpty && numbers.chance(60):
      if isElement, !isAnchored, numbers.chance(50) { return block(elements, column: column + 2, first: head + " ") }
      end(head)
      // A list in a mapping can begin in the column of its key.
      block(elements, column: !isElement && numbers.chance(20) ? column : inner, first: nil)
    case .string(let text) where isBlockText(text) && numbers.chance(30):
      lines.append(head + (numbers.chance(50) ? " |-" : " >-"))
      lines.append(String(repeating: " ", count: inner) + text)
    case .object, .array:
      end(head + gap() + flow(value, column: inner))
    default: end(head + gap() + scalar(value))
    }
  }

  private mutating func gap() -> String { numbers.chance(90) ? " " : "   " }

  private mutating func end(_ line: String) {
    lines.append(line + (numbers.chance(12) ? (numbers.chance(80) ? " " : "      ") + comment() : ""))
  }

  private func isBlockText(_ text: String) -> Bool {
    text.first.map { $0.isLetter } == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
      && text.last != " "
  }

  // MARK: Brackets

  /// A value in brackets; on several lines, lines are added, and the last one is returned.
  private mutating func flow(_ value: JSONValue, column: Int) -> String {
    let isLong = numbers.chance(15)
    var text: String
    func indented(_ column: Int) -> String { String(repeating: " ", count: column) }
    switch value {
    case .array(let elements):
      text = "["
      for (index, element) in elements.enumerated() {
        text += flow(element, column: column) + (index + 1 < elements.count ? "," : "")
        text += breakFlow(isLong, column, isLast: index + 1 == elements.count)
      }
      return text + "]"
    case .object(let object):
      text = "{"
      var members = object.members
      if numbers.chance(50) { members.shuffle(using: &numbers) }
      for (index, member) in members.enumerated() {
        text += scalar(member.key, isKey: true) + ": " + flow(member.value, column: column)
        text += index + 1 < members.count ? "," : ""
        text += breakFlow(isLong, column, isLast: index + 1 == members.count)
      }
      return text + "}"
    default: return scalar(value)
    }
  }

  /// What is between two items in brackets: a space, or a line break.
  private mutating func breakFlow(_ isLong: Bool, _ column: Int, isLast: Bool) -> String {
    guard isLong, numbers.chance(70) else { return isLast ? "" : " " }
    let note = numbers.chance(10) ? " " + comment() : ""
    return note + "\n" + String(repeating: " ", count: column)
  }

  // MARK: Scalars

  private mutating func scalar(_ value: JSONValue) -> String {
    switch value {
    case .null: "~"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    case .string(let text): scalar(text, isKey: false)
    case .array, .object: "[]"
    }
  }

  private mutating func scalar(_ text: String, isKey: Bool) -> String {
    let isPlain = QuotedTextRule.isPlain(text)
    if isPlain, numbers.chance(isKey ? 95 : 60) { return text }
    let hasOdd = text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\\" || $0 == "'" || $0.value == 0x7F }
    if !hasOdd, numbers.chance(50) { return "'" + text + "'" }
    return JSONValue.string(text).json
  }
}

/// Which texts are written without quotes: fewer than can be.
enum QuotedTextRule {
  static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter, text.last != " " else { return false }
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " " || $0 == "_" || $0 == "-") }
      && !words.contains(text.lowercased())
  }
}
