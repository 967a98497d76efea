import JSONReading
import TableIR
import TableLayout

extension LayoutDecoder {
  mutating func accessory(_ node: LayoutNode) throws(LayoutProblem) -> AccessoryNode {
    let frame = try node.frame()
    let isActive = try node.bool("active", default: nil)
    var labels: [LabelNode] = []
    let accessory = try look(node, frame.size, isActive: isActive, &labels)
    var parts = try parts(node)
    parts += labels.map(AccessoryNode.Part.title)
    return AccessoryNode(accessory: accessory, frame: frame, parts: parts, isActive: isActive)
  }

  /// The pieces in the order in which they are written.
  private func parts(_ node: LayoutNode) throws(LayoutProblem) -> [AccessoryNode.Part] {
    var parts: [AccessoryNode.Part] = []
    for member in node.object.members {
      switch member.key {
      case "detailButton":
        if let part = try node.nodeIfPresent(member.key) { parts.append(.detailButton(try part.frame())) }
      case "disclosureIndicator":
        if let part = try node.nodeIfPresent(member.key) { parts.append(.disclosureIndicator(try part.frame())) }
      default: break
      }
    }
    return parts
  }

  private mutating func look(
    _ node: LayoutNode, _ size: Size, isActive: Bool, _ labels: inout [LabelNode]
  ) throws(LayoutProblem) -> Accessory {
    let kind = try node.string("kind")
    switch kind {
    case "disclosureIndicator": return .disclosureIndicator
    case "detailDisclosureButton": return .detailDisclosureButton
    case "detailButton": return .detailButton
    case "checkmark": return .checkmark
    case "image":
      let image = try image(node, size: size)
      return .image(image, highlighted: try highlightedImage(node, like: image, size), isActive: isActive)
    case "view":
      return .view(PlainView(size: size, color: try color(node, "color"), isActive: isActive))
    default:
      guard let control = try control(node, kind, size, &labels) else {
        throw node.wrong("kind", "the kind of an accessory", .string(kind))
      }
      return .control(Control(control, isEnabled: try node.bool("enabled", default: true), isActive: isActive))
    }
  }
}
