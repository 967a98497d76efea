import JSONReading
import TableIR
import TableLayout

extension LayoutDecoder {
  static func environment(_ node: LayoutNode) throws(LayoutProblem) -> Environment {
    let scale = try node.number("scale")
    guard (1...16).contains(scale) else { throw node.wrong("scale", "a number from 1 to 16", .number(scale)) }
    let size = try node.size("size")
    var environment = Environment(
      device: try node.stringIfPresent("device"), size: size, scale: scale, idiom: try node.word("idiom"),
      orientation: try node.word("orientation"), appearance: try node.word("appearance"),
      contentSizeCategory: try node.wordIfPresent("contentSize") ?? .large, ios: try node.integer("ios", in: 1...999))
    environment.name = try node.stringIfPresent("name")
    let window = try node.sizeIfPresent("window")
    environment.windowSize = window ?? size
    switch try node.wordIfPresent("split", Split.Kind.self) ?? .none {
    case .none: break
    case .collapsed: environment.split = .collapsed
    case .expanded: environment.split = .expanded(primaryWidth: window == nil ? nil : size.width)
    }
    environment.layoutDirection = try node.wordIfPresent("direction") ?? .leftToRight
    environment.isEditing = try node.bool("editing")
    if let device = environment.device.flatMap(Device.named) {
      environment.safeArea = Screen.device(device).safeArea(held: environment.orientation)
    }
    return environment
  }
}
