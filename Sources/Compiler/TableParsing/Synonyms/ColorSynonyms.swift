import TableIR

/// Colours as code writes them: `UIColor.red`, `[UIColor redColor]`, `Color.accentColor`, `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`.
enum ColorSynonyms {
  /// What a spec writes for other names of colours.
  static let words = SynonymFile.shared.colors

  /// What a spec writes for a colour of code; nil if it does not name one.
  static func find(_ text: String) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    if let channels = components(text) { return hex(channels) }
    if text.hasPrefix("0x") || text.hasPrefix("0X") { return hex(digits: text.dropFirst(2)) }
    var name = text.drop { $0 == "[" || $0 == "." || $0 == " " }
    for owner in ["UIColor", "Color", "NSColor"] where name.hasPrefix(owner) && name.count > owner.count {
      guard [".", " ", "("].contains(name.dropFirst(owner.count).first) else { continue }
      name = name.dropFirst(owner.count).drop { $0 == "." || $0 == " " || $0 == "(" }
    }
    name = name.prefix { $0.isLetter || $0.isNumber }
    for ending in ["", "Color"] where name.hasSuffix(ending) && name.count > ending.count {
      let word = name.dropLast(ending.count).lowercased()
      if let match = ColorForms.names.first(where: { $0.lowercased() == word }) { return match }
      if let match = words.first(where: { $0.key.lowercased() == word })?.value { return match }
    }
    return nil
  }

  /// The colour of three or four numbers from 0 to 1, or to 255.
  static func hex(_ channels: [Double]) -> String? {
    guard (3...4).contains(channels.count), channels.allSatisfy({ $0 >= 0 && $0 <= 255 }) else { return nil }
    let isShare = channels.prefix(3).allSatisfy { $0 <= 1 }
    var bytes = channels.prefix(3).map { UInt8(($0 * (isShare ? 255 : 1)).rounded()) }
    if channels.count == 4, channels[3] != 1 {
      guard channels[3] < 1 else { return nil }
      bytes.append(UInt8((channels[3] * 255).rounded()))
    }
    return "\"#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\""
  }

  private static func hex(digits: Substring) -> String? {
    ColorForms.parseHex("#" + digits) == nil ? nil : "\"#\(digits)\""
  }

  /// The numbers of `UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)` or `rgb(128, 0, 0)`.
  private static func components(_ text: String) -> [Double]? {
    guard ["UIColor(red", "[UIColor colorWithRed", "Color(red", "rgb(", "rgba("].contains(where: text.hasPrefix) else {
      return nil
    }
    let numbers = text.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
    return numbers.isEmpty ? nil : numbers
  }
}
