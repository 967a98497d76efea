/// A tag as it is written.
struct TemplateTag {
  enum Kind {
    case variable, unescaped, triple, section, inverted, close, partial, comment, delimiters, block, parent, pragma

    /// - Parameter mark: what follows the opening delimiter.
    init(mark: UInt8) {
      switch mark {
      case UInt8(ascii: "&"): self = .unescaped
      case UInt8(ascii: "{"): self = .triple
      case UInt8(ascii: "#"): self = .section
      case UInt8(ascii: "^"): self = .inverted
      case UInt8(ascii: "/"): self = .close
      case UInt8(ascii: ">"): self = .partial
      case UInt8(ascii: "!"): self = .comment
      case UInt8(ascii: "="): self = .delimiters
      case UInt8(ascii: "$"): self = .block
      case UInt8(ascii: "<"): self = .parent
      case UInt8(ascii: "%"): self = .pragma
      default: self = .variable
      }
    }

    /// Whether a line that contains nothing else is left out.
    var canStandAlone: Bool {
      switch self {
      case .variable, .unescaped, .triple: false
      default: true
      }
    }
  }

  var kind: Kind
  /// Without the mark, and without blanks around it.
  var content: String
  /// The bytes of the whole tag.
  var range: Range<Int>
  /// The blanks in front of a tag that is the first on its line; nil for another one.
  var indentation: [UInt8]?

  static func trimmed(_ text: String) -> String {
    func isBlank(_ character: Character) -> Bool { character.isWhitespace }
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(text[first...last])
  }
}

extension TemplatePragmas {
  struct Unknown: Error {
    var message: String
    var help: String
  }

  /// Takes a pragma: `suffix: .md`.
  mutating func set(_ text: String) throws(Unknown) {
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    let key = TemplateTag.trimmed(String(text[..<colon]))
    let value = TemplateTag.trimmed(String(text[colon...].dropFirst()))
    switch key {
    case "escape":
      guard let escaping = TemplateEscaping(rawValue: value) else {
        let words = TemplateEscaping.allCases.map(\.rawValue).joined(separator: ", ")
        throw Unknown(message: "there is no way of escaping called '\(value)'", help: "write one of \(words)")
      }
      self.escaping = escaping
    case "suffix":
      guard Self.isSuffix(value) else {
        throw Unknown(
          message: "'\(value)' cannot be the suffix of a file", help: "write a dot, letters and digits, such as .md")
      }
      suffix = value
    case "for":
      guard value == "spec" || value == "environment" else {
        throw Unknown(
          message: "a template is for each spec or for each environment, not for '\(value)'",
          help: "write {{% for: spec }} or {{% for: environment }}")
      }
      isForSpec = value == "spec"
    case "says":
      guard says.add(value) else {
        throw Unknown(
          message: "'\(value)' names no keys of a mapping",
          help: "write a mapping and its keys: {{% says: row text image }}")
      }
    default:
      throw Unknown(message: "there is no pragma '\(key)'", help: "the pragmas are escape, suffix, for and says")
    }
  }

  /// `.md`, `.frames.csv`: no name that leads elsewhere or that a program would run by itself.
  package static func isSuffix(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, text.utf8.count <= 64 else { return false }
    return parts.dropFirst().allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
          default: false
          }
        }
    }
  }
}
