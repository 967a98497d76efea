import TableSupport

/// Writes JSON as Xcode writes catalogs, or as the rest of a file is written, so that a change of one string is a change of its lines
/// alone.
struct CatalogWriter {
  /// Xcode writes a space before each colon, and an empty line in an empty object.
  var colon = " : "
  /// What one level is indented by.
  var indentation = "  "
  var lineBreak = "\n"

  /// A whole file as Xcode writes it, which has no line break at its end.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var text = ""
    CatalogWriter().write(value, level: 0, to: &text)
    return Array(text.utf8)
  }

  /// The form of a file whose strings are on lines of their own; that of Xcode for any other.
  /// - Parameter member: the first string, two levels deep.
  init(like member: JSONLocator.MemberRange?, in bytes: [UInt8]) {
    self.init()
    guard let member else { return }
    let blanks = bytes[..<member.key.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    let before = bytes[..<(member.key.lowerBound - blanks.count)]
    let colon = bytes[member.key.upperBound..<member.value.lowerBound]
    guard before.last == 0x0A, blanks.count.isMultiple(of: 2), !colon.contains(0x0A) else { return }
    self.colon = String(decoding: colon, as: UTF8.self)
    indentation = String(decoding: blanks.prefix(blanks.count / 2), as: UTF8.self)
    if before.dropLast().last == 0x0D { lineBreak = "\r\n" }
  }

  private init() {}

  /// A key, a colon and a value.
  func text(of member: JSONObject.Member, level: Int) -> String {
    var text = Self.quoted(member.key) + colon
    write(member.value, level: level, to: &text)
    return text
  }

  /// Writes a value whose first line is begun.
  /// - Parameter level: of that line.
  func write(_ value: JSONValue, level: Int, to text: inout String) {
    switch value {
    case .object(let object):
      let members = object.members.map { (Self.quoted($0.key) + colon, $0.value) }
      write(members, between: ("{", "}"), level: level, to: &text)
    case .array(let elements):
      write(elements.map { ("", $0) }, between: ("[", "]"), level: level, to: &text)
    case .string(let string): text += Self.quoted(string)
    case .null, .bool, .number: text += Self.scalar(value)
    }
  }

  private func write(
    _ entries: [(lead: String, value: JSONValue)], between brackets: (String, String), level: Int, to text: inout String
  ) {
    text += brackets.0
    if entries.isEmpty, colon != " : " {
      text += brackets.1
      return
    }
    text += lineBreak
    for (index, entry) in entries.enumerated() {
      text += start(of: level + 1) + entry.lead
      write(entry.value, level: level + 1, to: &text)
      if index < entries.count - 1 { text += "," }
      text += lineBreak
    }
    if entries.isEmpty { text += lineBreak }
    text += start(of: level) + brackets.1
  }

  /// The blanks at the start of a line.
  func start(of level: Int) -> String { String(repeating: indentation, count: level) }

  private static func quoted(_ string: String) -> String {
    var writer = JSONWriter()
    writer.string(string)
    return writer.text
  }

  private static func scalar(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    switch value {
    case .bool(let value): writer.bool(value)
    case .number(let value): writer.number(value)
    default: writer.null()
    }
    return writer.text
  }
}
