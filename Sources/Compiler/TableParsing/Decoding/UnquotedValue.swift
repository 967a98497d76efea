import TableConstraints
import TableDiagnostics
import YAMLSyntax

/// A text without quotes that YAML reads as something else: `{text: Note: this}`, `{id: d3-{index}}`, `text: {item} rows`.
struct UnquotedValue {
  /// The problem; nil if YAML's own message describes it.
  var problem: String?
  var start: SourcePosition
  var end: SourcePosition
  /// The text as far as the line goes, and the same in quotes.
  var text: String
  var quoted: String
  /// What the text is in code, if it is a call.
  var code: CodeValue?

  /// Finds the value on an error's line; nil if there is none of those.
  init?(_ error: SyntaxError, in bytes: [UInt8]) {
    guard let line = LineScan(bytes, line: error.mark.line) else { return nil }
    let place = Int(error.mark.column) - 1
    let isInBrackets = error.context == "the mapping starts here" || error.context == "the list starts here"
    var scan = line
    if isInBrackets, let start = error.contextMark, start.line < error.mark.line,
      LineScan(bytes, line: start.line)?.isBracket(at: Int(start.column) - 1) == true
    {
      scan.depth = 1
    }
    scan.advance(to: place)
    guard let sign = scan.scalar(at: place) else { return nil }
    var first = scan.valueStart
    switch sign {
    case ":" where first < place && scan.hasKey: problem = "the ': ' in this text starts another key"
    case "{" where first < place: problem = "the '{' in this text starts a mapping"
    case "[" where first < place: problem = "the '[' in this text starts a list"
    default:
      if let closed = scan.closedStart, closed < place, sign != "]", sign != "}", sign != ",", sign != ":" {
        first = closed
        problem = "text follows a value that has ended"
      } else if error.problem.hasSuffix("put the text in quotes")
        || first == place && "@`%".unicodeScalars.contains(sign)
      {
        first = place
      } else {
        return nil
      }
    }
    // The labels of a call's arguments are no keys.
    if let call = line.startOfEntry, AnchorCall.isCall(line.text(call..<place)) { first = call }
    let last = scan.endOfCall(from: first, to: scan.end(from: place))
    guard first < last, last - first <= 200 else { return nil }
    var text = scan.text(first..<last)
    code = CodeValue(text)
    if let inner = Self.cutByApostrophe(text) {
      problem = "the apostrophe ends the quote"
      text = inner
    }
    start = SourcePosition(line: Int(error.mark.line), column: first + 1)
    end = SourcePosition(line: Int(error.mark.line), column: last + 1)
    guard let quoted = Self.quoted(text) else { return nil }
    (self.text, self.quoted) = (text, quoted)
  }

  /// A text in quotes, without escapes; nil for one that needs them.
  static func quoted(_ text: String) -> String? {
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" }) else {
      return nil
    }
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }
}

extension UnquotedValue {
  /// The text between single quotes one of which was intended as an apostrophe: `'It's mine'`; nil for any other text.
  private static func cutByApostrophe(_ text: String) -> String? {
    guard text.count > 2, text.hasPrefix("'"), text.hasSuffix("'") else { return nil }
    let inner = text.dropFirst().dropLast()
    let parts = inner.split(separator: "''", omittingEmptySubsequences: false)
    guard parts.contains(where: { $0.contains("'") }) else { return nil }
    return parts.joined(separator: "'")
  }
}

/// A walk along one line of YAML that knows where its values begin.
private struct LineScan {
  private let scalars: [Unicode.Scalar]
  /// How many brackets are open.
  var depth = 0
  /// Where the value begins that the walk is in or before.
  private(set) var valueStart = 0
  /// Whether a key is before that value on the line.
  private(set) var hasKey = false
  /// Where a value in brackets or quotes begins that has ended since.
  private(set) var closedStart: Int?
  private var opened: [Int] = []

  init?(_ bytes: [UInt8], line: UInt32) {
    var number: UInt32 = 1
    var found: ArraySlice<UInt8>?
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if number == line { found = text }
      if number >= line { break }
      number += 1
    }
    guard let found, found.count <= 2_000 else { return nil }
    scalars = Array(String(decoding: found, as: UTF8.self).unicodeScalars.filter { $0 != "\r" })
  }

  func scalar(at index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  func isBracket(at index: Int) -> Bool { scalar(at: index) == "{" || scalar(at: index) == "[" }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  mutating func advance(to place: Int) {
    var index = 0
    begin(at: 0)
    while index < min(place, scalars.count) {
      switch scalars[index] {
      case "\"",
        "'" where index == valueStart:
        let quote = scalars[index]
        let close = scalars[(index + 1)...].firstIndex(of: quote) ?? scalars.count
        guard close < place else { return }
        closedStart = index
        index = close
      case "-" where index == valueStart && isBlank(at: index + 1) && depth == 0: begin(at: index + 1)
      case "{" where index == valueStart, "[" where index == valueStart:
        depth += 1
        opened.append(index)
        begin(at: index + 1)
        hasKey = false
      case "}" where depth > 0, "]" where depth > 0:
        depth -= 1
        closedStart = opened.popLast()
        valueStart = closedStart ?? valueStart
      case "," where depth > 0:
        begin(at: index + 1)
        hasKey = false
      case ":" where isBlank(at: index + 1):
        begin(at: index + 1)
        hasKey = true
      default: break
      }
      index += 1
    }
  }

  private mutating func begin(at index: Int) {
    var index = index
    while index < scalars.count, scalars[index] == " " { index += 1 }
    valueStart = index
    closedStart = nil
  }

  /// Where the text after a dash begins on the line; nil for a line without one.
  var startOfEntry: Int? {
    guard let dash = scalars.firstIndex(where: { $0 != " " }), scalars[dash] == "-", isBlank(at: dash + 1) else {
      return nil
    }
    return scalars[(dash + 1)...].firstIndex { $0 != " " }
  }

  private func isBlank(at index: Int) -> Bool { index >= scalars.count || scalars[index] == " " }

  /// Where the text ends that a place is in: at the sign that ends it in brackets, at a comment, at the line's end.
  func end(from place: Int) -> Int {
    var index = place
    var inner = 0
    loop: while index < scalars.count {
      switch scalars[index] {
      case "{", "[": if depth > 0 { inner += 1 }
      case "}", "]":
        if depth > 0, inner == 0 { break loop }
        inner -= 1
      case "," where depth > 0 && inner == 0: break loop
      case "#" where index > 0 && scalars[index - 1] == " ": break loop
      default: break
      }
      index += 1
    }
    while index > place, scalars[index - 1] == " " { index -= 1 }
    return index
  }

  /// The end of a text, after the bracket that closes a call: in `{color: UIColor(red: 1, green: 0)}`, a comma does not end it.
  func endOfCall(from start: Int, to end: Int) -> Int {
    guard end <= scalars.count, scalars.count - start <= 2_000 else { return end }
    var open = 0
    for index in start..<scalars.count {
      if index >= end, open == 0 { return index }
      if scalars[index] == "(" { open += 1 }
      if scalars[index] == ")" { open -= 1 }
    }
    return open == 0 ? max(end, scalars.count) : end
  }
}
