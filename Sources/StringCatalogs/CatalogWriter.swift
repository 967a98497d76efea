import JSONReading
import JSONWriting

/// Writes JSON as Xcode writes catalogs, so that a change of one string is a change of its lines alone: a space before each colon, an
/// empty line in an empty object, and no line break at the end.
enum CatalogWriter {
  static func bytes(of value: JSONValue) -> [UInt8] {
    var text = ""
    write(value, indentation: "", to: &text)
    return Array(text.utf8)
  }

  private static func write(_ value: JSONValue, indentation: String, to text: inout String) {
    switch value {
    case .object(let object):
      let members = object.members.map { (quoted($0.key) + " : ", $0.value) }
      write(members, between: ("{", "}"), indentation: indentation, to: &text)
    case .array(let elements):
      write(elements.map { ("", $0) }, between: ("[", "]"), indentation: indentation, to: &text)
    case .string(let string): text += quoted(string)
    case .null, .bool, .number: text += scalar(value)
    }
  }

  private static func write(
    _ entries: [(lead: String, value: JSONValue)], between brackets: (String, String), indentation: String,
    to text: inout String
  ) {
    text += brackets.0 + "\n"
    for (index, entry) in entries.enumerated() {
      text += indentation + "  " + entry.lead
      write(entry.value, indentation: indentation + "  ", to: &text)
      if index < entries.count - 1 { text += "," }
      text += "\n"
    }
    if entries.isEmpty { text += "\n" }
    text += indentation + brackets.1
  }

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
