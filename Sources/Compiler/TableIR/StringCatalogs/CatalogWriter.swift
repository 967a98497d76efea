import TableSupport

/// Writes JSON as Xcode writes catalogs, or as the rest of a file is written, so that a change of one string is a change of its lines
/// alone.
struct CatalogWriter {
  /// Xcode writes a space before each colon, and an empty line in an empty object.
  private var colon = " : "
  /// What one level is indented by.
  private var indentation = "  "
  /// Between the strings.
  private var form = Form(lineBreak: "\n")
  /// Between the members of a string.
  private var inner = Form(lineBreak: "\n")
  private var empty: String?

  /// How the members of an object are separated.
  private struct Form {
    /// Empty for an object on one line.
    var lineBreak: String
    /// After a comma of an object on one line.
    var blank = ""
  }

  /// A whole file as Xcode writes it, which has no line break at its end.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var text = ""
    CatalogWriter().write(value, level: 0, to: &text)
    return Array(text.utf8)
  }

  /// The form of a file.
  ///
  /// - Parameters:
  ///   - strings: its strings, two levels deep.
  ///   - root: its members, one level deep, which tell the form of a file without strings.
  init(like strings: [JSONLocator.MemberRange], _ root: [JSONLocator.MemberRange], in bytes: [UInt8]) {
    let level = strings.isEmpty ? 1 : 2
    guard let member = strings.first ?? root.first else { return }
    colon = String(decoding: bytes[member.key.upperBound..<member.value.lowerBound], as: UTF8.self)
    form = Self.form(of: strings.isEmpty ? root : strings, in: bytes)
    if !form.lineBreak.isEmpty {
      let blanks = bytes[..<member.key.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
      indentation = String(decoding: blanks.reversed().prefix((blanks.count + level - 1) / level), as: UTF8.self)
    }
    inner = form
    if let value = strings.map({ bytes[$0.value] }).first(where: { !Self.isEmpty($0) }),
      !value.contains(0x0A), !value.contains(0x0D)
    {
      inner = Form(lineBreak: "", blank: colon.hasSuffix(" ") ? " " : "")
    }
    if let value = strings.map({ bytes[$0.value] }).first(where: Self.isEmpty) {
      empty = value.contains(0x0A) ? nil : String(decoding: value, as: UTF8.self)
    } else if colon != " : " || inner.lineBreak.isEmpty {
      empty = "{}"
    }
  }

  private init() {}

  private static func isEmpty(_ value: ArraySlice<UInt8>) -> Bool {
    value.first == UInt8(ascii: "{") && value.dropFirst().first { $0 > 0x20 } == UInt8(ascii: "}")
  }

  private static func form(of members: [JSONLocator.MemberRange], in bytes: [UInt8]) -> Form {
    let before = bytes[..<members[0].key.lowerBound].reversed().prefix { $0 <= 0x20 }
    if before.contains(0x0A) { return Form(lineBreak: before.contains(0x0D) ? "\r\n" : "\n") }
    if before.contains(0x0D) { return Form(lineBreak: "\r") }
    // After a comma as after a colon.
    return Form(lineBreak: "", blank: bytes[members[0].value.lowerBound - 1] == 0x20 ? " " : "")
  }

  /// What stands before a string, after the bracket or the comma before it.
  func start(isFirst: Bool) -> String {
    form.lineBreak.isEmpty ? (isFirst ? "" : form.blank) : form.lineBreak + indent(2)
  }

  /// What stands before the bracket that ends the strings.
  var end: String { form.lineBreak.isEmpty ? "" : form.lineBreak + indent(1) }

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
    if entries.isEmpty, let empty, brackets.0 == "{" {
      text += empty
      return
    }
    let isOnLines = !inner.lineBreak.isEmpty
    text += brackets.0 + inner.lineBreak
    for (index, entry) in entries.enumerated() {
      if isOnLines { text += indent(level + 1) }
      text += entry.lead
      write(entry.value, level: level + 1, to: &text)
      if index < entries.count - 1 { text += isOnLines ? "," : "," + inner.blank }
      text += inner.lineBreak
    }
    if entries.isEmpty { text += inner.lineBreak }
    if isOnLines { text += indent(level) }
    text += brackets.1
  }

  /// The blanks at the start of a line.
  private func indent(_ level: Int) -> String { String(repeating: indentation, count: level) }

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
