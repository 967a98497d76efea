import TableIR
import YAMLSyntax

extension Shape where Value == Image {
  /// An image file, or a placeholder of a known size.
  static let image = Shape(.either([.text, .mapping("placeholder")]), noun: "an image") { decoder, node in
    guard decoder.isMapping(node) else { return decoder.asset(node).map(Image.asset) }
    var placeholder = Image.Placeholder(size: Size(width: 0, height: 0))
    guard decoder.decode(.placeholder, node, into: &placeholder) else { return nil }
    return .placeholder(placeholder)
  }
}

extension Shape where Value == Size {
  /// `[width, height]` in points.
  static let size = Shape(.list(.number(0...SpecBounds.longest), count: 2...2), noun: "[width, height]") {
    decoder, node in
    let list = Shape<[Double]>.list(of: .length, count: 2...2)
    guard let values = list.read(decoder, node), values.count == 2 else { return nil }
    return Size(width: values[0], height: values[1])
  }
}

extension MappingType where Owner == Image.Placeholder {
  static let placeholder = MappingType(
    "placeholder", noun: "a placeholder", summary: "A plain rectangle where there is no picture yet.",
    keys: [
      Key("size", .size, required: true, "[width, height] in points") { $0.size = $1 },
      Key("color", .color, default: "a neutral grey", "its colour") { $0.color = $1 },
      Key("cornerRadius", .length, "the radius of its corners, in points") { $0.cornerRadius = $1 },
    ])
}
