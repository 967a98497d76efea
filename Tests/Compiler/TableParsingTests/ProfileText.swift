import TableIR

/// A profile as a profile file that writes out every key: made by looking at the value, so that it cannot forget one.
enum ProfileText {
  static func yaml(_ profile: MetricsProfile, extends base: String) -> String {
    var text = "metricsprofile: 1\nname: \(profile.name)\nextends: \(base)\n"
    for (group, value) in properties(profile) where !["name", "versions", "origin"].contains(group) {
      text += "\(group):\n"
      for (key, value) in properties(value) { text += "  \(key): \(words(value))\n" }
    }
    return text
  }

  static func properties(_ value: Any) -> [(name: String, value: Any)] {
    Mirror(reflecting: value).children.map { ($0.label ?? "", $0.value) }
  }

  /// A value in YAML, with all digits of its numbers.
  static func words(_ value: Any) -> String {
    switch value {
    case let size as LayoutSize: return "[\(size.width), \(size.height)]"
    case let length as MetricsProfile.ByScale: return "[\(length.at1x), \(length.at2x), \(length.at3x)]"
    case let titles as [MetricsProfile.Headers.Titles]:
      let entries = titles.map { entry in
        "{" + properties(entry).map { "\($0.name): \(words($0.value))" }.joined(separator: ", ") + "}"
      }
      return "[" + entries.joined(separator: ", ") + "]"
    case let number as Double?: return number.map { "\($0)" } ?? "none"
    default: return "\(value)"
    }
  }
}
