import TableIR
import YAMLSyntax

extension Shape where Value == Image {
  /// An image file, or a placeholder of a known size.
  static let image = Shape(.either([.name(pattern: nil), .mapping("placeholder")]), noun: "an image") { decoder, node in
    guard decoder.isMapping(node) else { return decoder.asset(node).map(Image.asset) }
    var placeholder = Image.Placeholder(size: Size(width: 0, height: 0))
    guard decoder.decode(.placeholder, node, into: &placeholder) else { return nil }
    return .placeholder(placeholder)
  }
}

extension Shape where Value == Int {
  /// An image file: the index of its asset.
  static let asset = Shape(.name(pattern: nil), noun: "an image file") { decoder, node in decoder.asset(node) }
}

extension Shape where Value == Size {
  /// `[width, height]` in points.
  static let size = Shape<[Double]>.numbers([.length, .length], "width, height").map {
    Size(width: $0[0], height: $0[1])
  }
}

extension MappingType where Owner == Image.Placeholder {
  static let placeholder = MappingType(
    "placeholder", noun: "a placeholder", summary: "A plain rectangle where there is no picture yet.",
    keys: [
      Key("size", .size, required: true, "[width, height] in points") { $0.size = $1 },
      Key("color", .color, default: "a neutral grey", "its colour") { $0.color = $1 },
      Key("cornerRadius", .length, default: "that of an app icon of the size", "the radius of its corners, in points") {
        $0.cornerRadius = $1
      },
    ])
}
