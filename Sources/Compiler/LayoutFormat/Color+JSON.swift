import TableIR
import TableSupport

extension Color {
  /// Writes the colour as in every JSON output of the project: a name, `#rrggbb`, or a pair of those, which has a name if it is of an
  /// asset catalog.
  func write(to json: inout JSONWriter) {
    switch self {
    case .system(let name): json.word(name.rawValue)
    case .fixed(let value): json.string(value.hexString)
    case .dynamic(let light, let dark):
      json.beginObject(inline: true)
      json.key("light")
      json.string(light.hexString)
      json.key("dark")
      json.string(dark.hexString)
      json.endObject()
    case .named(let color): color.write(to: &json)
    case .text: json.word(SystemColor.label.rawValue)
    }
  }
}
