import TableIR

/// What a word means as a value of a key.
package enum ValueVocabulary {
  /// The type of UIKit that a key's values come from: `UITableView.Style`; nil if they are this language's own.
  package static func type(of key: String, in mapping: String) -> String? {
    let places = [mapping] + (["template", "variant"].contains(mapping) ? ["row"] : [])
    return ValueSynonyms.all.first { type in places.contains { type.keys.contains("\($0).\(key)") } }?.type
  }

  /// Other words for a value, in UIKit, SwiftUI, Interface Builder and plain English.
  package static func otherWords(for value: String, of key: String, in mapping: String) -> [String] {
    guard let type = type(of: key, in: mapping), let found = ValueSynonyms.all.first(where: { $0.type == type }) else {
      return []
    }
    return found.words.filter { $0.value == value }.map(\.key)
  }

  /// The colour that a text names in a spec: `#rgb`, `#rrggbb`, `#rrggbbaa` or one of UIKit's names; nil for any other text.
  package static func color(_ text: String) -> Color? {
    if text.hasPrefix("#") { return ColorForms.parseHex(text).map(Color.fixed) }
    return SystemColor(rawValue: text).map(Color.system)
  }

  /// The names of colours.
  package static var colors: [String] { ColorForms.names }

  /// Whether words are those of colours.
  package static func isColors(_ words: [String]) -> Bool { words == ColorForms.names }

  /// Whether a path has the suffix of an image file.
  package static func isImageFile(_ path: String) -> Bool { FillForms.isImageFile(path) }

  /// Whether a path has the suffix of a YAML file.
  package static func isYAMLFile(_ path: String) -> Bool { ProfileNames.isFile(path) }

  /// An example of the value of each custom accessory: `on` for `switch`.
  package static var accessoryExamples: [String: String] { AccessoryForms.examples }
}

extension ImageAsset {
  /// The name of an image file without its scale: `photo.png` for `photo@2x.png`, and the scale, which is 1 if there is none.
  package static func unscaled(_ name: String) -> (name: String, scale: Int) {
    let parts = ImageName(name)
    return (parts.name(scale: 1), parts.scale ?? 1)
  }

  /// The width and height of an image file in pixels, turned as its orientation says; nil if it is not one.
  package static func pixels(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    ImageHeader(bytes).map { ($0.width, $0.height) }
  }
}

/// The containers that appearance rules can name.
package enum AppearanceContainers {
  /// Those that are written as a word.
  package static let words = Set(AppearanceClasses.containers)
  /// The same in the order of the language, and those that have ids.
  package static var all: [String] { AppearanceClasses.containers }
  package static var named: [String] { AppearanceClasses.named }
}
