import TableConstraints

/// A call of Swift in the place of a value: `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`, `UIImage(systemName: star)`.
struct CodeValue {
  /// Why it is not a value.
  var problem: String
  /// What a spec writes instead; nil if that is not known.
  var text: String?
  var help: String

  /// Returns nil for a text that is not such a call.
  init?(_ call: String) {
    if ["UIColor(", "Color(", "[UIColor ", "rgb(", "rgba("].contains(where: call.hasPrefix) {
      problem = "a colour cannot be written as code"
      let match = ColorSynonyms.find(call)
      // The name of a channel is not a colour's: `UIColor(red: x, …)`.
      text = call.contains(": ") && match?.hasPrefix("\"") != true ? nil : match
      help = text.map { "write \($0)" } ?? "write \"#rrggbb\" or one of UIKit's names, such as systemBlue"
    } else if let start = ["UIImage(systemName:", "Image(systemName:"].first(where: call.hasPrefix) {
      let name = String(call.dropFirst(start.count).drop { " \"'".contains($0) }.prefix { !"\"', )".contains($0) })
      problem = "an image cannot be written as code"
      text = SymbolNames.isGood(name) ? "{symbol: \(name)}" : nil
      help = "write \(text ?? "{symbol: …}")"
    } else if AnchorCall.isCall(call) {
      problem = "a constraint cannot be written as code"
      text = AnchorCall.constraint(for: call)
      help = "write \(text.map { "'\($0)'" } ?? "an equation, such as 'title.leading == superview.leading + 16'")"
    } else {
      return nil
    }
  }
}
