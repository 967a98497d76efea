import TableIR
import TableSupport

extension NamedColor {
  /// Writes the colour with its name, and the values that a device or an appearance has for itself.
  func write(to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.key("name")
    json.string(name)
    shades.write(to: &json)
    if let padShades {
      json.key("pad")
      json.beginObject(inline: true)
      padShades.write(to: &json)
      json.endObject()
    }
    json.endObject()
  }

  /// A colour as `write(to:)` writes it; nil for anything else.
  init?(json object: JSONObject) {
    guard let name = object["name"]?.string, let shades = Shades(json: object) else { return nil }
    self.init(name: name, shades: shades)
    guard let pad = object["pad"] else { return }
    guard case .object(let pad) = pad, let padShades = Shades(json: pad) else { return nil }
    self.padShades = padShades
  }
}

extension NamedColor.Shades {
  fileprivate func write(to json: inout JSONWriter) {
    let members: [(StaticString, Color?)] = [
      ("light", light), ("dark", dark), ("lightHighContrast", lightHighContrast),
      ("darkHighContrast", darkHighContrast),
    ]
    for case (let key, let color?) in members {
      json.key(key)
      color.write(to: &json)
    }
  }

  fileprivate init?(json object: JSONObject) {
    func color(_ key: String) -> Color?? {
      guard let value = object[key] else { return .some(nil) }
      guard case .string = value else { return nil }
      return Color(json: value).map { .some($0) }
    }
    guard case let light?? = color("light"), case let dark?? = color("dark"),
      let lightHighContrast = color("lightHighContrast"), let darkHighContrast = color("darkHighContrast")
    else { return nil }
    self.init(light: light, dark: dark, lightHighContrast: lightHighContrast, darkHighContrast: darkHighContrast)
  }
}
