import TableDiagnostics
import TableIR

/// Fonts as code writes them: `bold`, `.headline`, `UIFont.boldSystemFont(ofSize: 17)`, `Avenir-Heavy`.
enum FontSynonyms {
  /// The mapping that a spec writes for a text; nil for a number.
  static func find(_ text: String) -> String? {
    guard text.utf8.count <= 100, Double(text) == nil, !text.isEmpty else { return nil }
    if let call = systemFont(text) { return call }
    let weights = FontWeight.allCases.map(\.rawValue)
    if weights.contains(text) { return "{weight: \(text)}" }
    let styles = TextStyle.allCases.map(\.rawValue)
    if styles.contains(text) { return text }
    if case .word(let weight)? = ValueSynonyms.find(text, of: "weight", among: weights) { return "{weight: \(weight)}" }
    if case .word(let style)? = ValueSynonyms.find(text, of: "style", among: styles) { return style }
    if let style = styles.first(where: { $0.lowercased() == text.lowercased() }) { return style }
    let parts = text.lowercased().split(separator: " ").map(String.init)
    if parts.count > 1, let size = parts.compactMap({ Int($0) }).first {
      let weight = parts.first { weights.contains($0) }
      return "{size: \(size)\(weight.map { ", weight: \($0)" } ?? "")}"
    }
    if !text.contains(where: { $0.isUppercase }), let style = closestMatch(to: text, in: styles) { return style }
    if text.lowercased() == "italic" { return "{italic: true}" }
    guard text.first?.isUppercase == true, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
    else {
      return nil
    }
    // The name of a font: `Avenir-Heavy` is one of a family.
    return "{family: \(text.prefix { $0 != "-" })}"
  }

  /// `systemFont(ofSize: 17, weight: .bold)` and `[UIFont boldSystemFontOfSize:17]`.
  private static func systemFont(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.contains("systemfont") || lower.contains(".system(") else { return nil }
    var keys: [String] = []
    let number = text.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }.first
    if let number { keys.append("size: \(String(number: number))") }
    let words = lower.split { !$0.isLetter }.map(String.init)
    let weights = FontWeight.allCases.map(\.rawValue)
    if lower.contains("boldsystemfont") {
      keys.append("weight: bold")
    } else if let weight = weights.first(where: { words.contains($0.lowercased()) }) {
      keys.append("weight: \(weight)")
    }
    if lower.contains("italicsystemfont") { keys.append("italic: true") }
    return keys.isEmpty ? nil : "{\(keys.joined(separator: ", "))}"
  }
}
