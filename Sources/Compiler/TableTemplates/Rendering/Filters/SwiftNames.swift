/// Identifiers of Swift from any text. Different texts can have the same identifier.
package enum SwiftNames {
  /// `wifi-network` becomes `wifiNetwork`.
  package static func member(_ text: String) -> String {
    let parts = words(text)
    let name = parts.isEmpty ? "unnamed" : lowered(parts[0]) + parts.dropFirst().map(capitalized).joined()
    // An enumeration of cases has it already (CaseIterable).
    if name == "allCases" { return name + "_" }
    let whole = startsWithDigit(name) ? "_" + name : name
    return keywords.contains(whole) ? "`\(whole)`" : whole
  }

  /// `wifi-network` becomes `WifiNetwork`.
  package static func type(_ text: String) -> String {
    let name = words(text).map(capitalized).joined()
    if name.isEmpty { return "Unnamed" }
    if startsWithDigit(name) { return "_" + name }
    return ["Type", "Protocol", "Self", "Any"].contains(name) ? name + "_" : name
  }

  /// The name of a view in SwiftUI for that of a type: `SettingsView`, or `ProgressListView` where SwiftUI or UIKit has a view of that name,
  /// which the app's own would hide in its whole module.
  static func view(_ type: String) -> String {
    let rest = type.hasPrefix("UI") ? type.dropFirst(2) : "x"
    let isTaken = appleViews.contains(type) || rest.first.map(\.isUppercase) ?? true
    return type + (isTaken ? "ListView" : "View")
  }

  /// What is before `View` in the names of SwiftUI's own.
  private static let appleViews: Set<String> = [
    "Any", "ContentUnavailable", "Empty", "HSplit", "Navigation", "NavigationSplit", "Progress", "Scroll",
    "Subscription", "Tab", "Timeline", "Tuple", "VSplit",
  ]

  /// The runs of letters and digits.
  private static func words(_ text: String) -> [String] {
    text.unicodeScalars.split { !isPart($0) }.map { String(String.UnicodeScalarView($0)) }
  }

  /// Letters of ASCII, and those of other scripts that Swift allows and that look like letters.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0xC0: return false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter: return scalar.properties.isXIDStart
      default: return false
      }
    }
  }

  private static func startsWithDigit(_ name: String) -> Bool {
    name.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `URLSession` becomes `urlSession`, and `WIFI` becomes `wifi`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return word.prefix(max(capitals.count, 1)).lowercased() + word.dropFirst(max(capitals.count, 1))
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  /// Those that cannot name a member without backquotes.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated", "open", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
