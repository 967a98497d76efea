import TableIR
import TableLayout
import TableSupport

/// The values that the page's pickers offer: those that the flags of the same names take.
enum PreviewAxes {
  static func write(to json: inout JSONWriter) {
    json.object { json in
      json.array("device") { json in
        for device in Device.all {
          json.object(inline: true) { json in
            choice(device.name, device.title, &json)
            json.key("size")
            json.write(device.size)
            json.member("scale", device.scale)
            json.member("idiom", device.idiom.rawValue)
          }
        }
      }
      json.array("ios", inline: true) { json in
        for version in MetricsProfile.all.flatMap(\.versions).sorted() { json.integer(version) }
      }
      choices("orientation", Orientation.allCases.map { ($0.rawValue, $0.rawValue) }, &json)
      choices("window", WindowWidth.named.map { ($0.name, $0.value.word) }, &json)
      choices("split", Split.Kind.allCases.map { ($0.rawValue, $0.rawValue) }, &json)
      choices("direction", LayoutDirection.allCases.map { ($0.rawValue, $0.rawValue) }, &json)
      choices(
        "content-size", ContentSizeCategory.allCases.map { ($0.shortName, $0.rawValue.separatedWords) }, &json)
      choices("appearance", UserInterfaceStyle.allCases.map { ($0.rawValue, $0.rawValue) }, &json)
    }
  }

  private static func choices(
    _ name: StaticString, _ choices: [(value: String, label: String)], _ json: inout JSONWriter
  ) {
    json.array(name) { json in
      for one in choices { json.object(inline: true) { choice(one.value, one.label, &$0) } }
    }
  }

  private static func choice(_ value: String, _ label: String, _ json: inout JSONWriter) {
    json.member("value", value)
    json.member("label", label)
  }
}

extension String {
  /// `extra extra large` for `extraExtraLarge`.
  fileprivate var separatedWords: String {
    var words = ""
    for letter in self {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return words
  }
}
