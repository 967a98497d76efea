import JSONReading
import TableIR
import TableLayout

extension LayoutDecoder {
  mutating func subviews(_ owner: LayoutNode) throws(LayoutProblem) -> [ViewNode] {
    var views: [ViewNode] = []
    for node in try owner.nodes("subviews") { views.append(try view(node)) }
    return views
  }

  private mutating func view(_ node: LayoutNode) throws(LayoutProblem) -> ViewNode {
    let frame = try node.frame()
    let layer = try layer(node)
    return ViewNode(
      id: try node.stringIfPresent("id"), content: try content(node, frame), frame: frame,
      background: try color(node, "background"), cornerRadius: layer.cornerRadius, border: layer.border,
      className: try node.stringIfPresent("class"), location: try location(node))
  }

  private mutating func content(_ node: LayoutNode, _ frame: Rect) throws(LayoutProblem) -> ViewNode.Content {
    let kind = try node.string("kind")
    let isActive = try node.bool("active")
    let isEnabled = try node.bool("enabled", default: true)
    switch kind {
    case "view": return .plain
    case "stack": return .stack(try subviews(node))
    case "image": return .image(try image(node, size: frame.size))
    // A label that takes taps or is dimmed stands in a control's place, where its text is in the control's space.
    case "label" where !isActive && isEnabled: return .label(try label(node, frame: frame))
    case "label":
      let size = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
      let label = node.member("text") == nil ? nil : try label(node, frame: size)
      let control = Control(.label(Text(label?.text ?? "")), isEnabled: isEnabled, isActive: isActive)
      return .control(control, labels: label.map { [$0] } ?? [])
    default:
      var labels: [LabelNode] = []
      guard let control = try control(node, kind, frame.size, &labels) else {
        throw node.wrong("kind", "the kind of a view", .string(kind))
      }
      return .control(Control(control, isEnabled: isEnabled, isActive: isActive), labels: labels)
    }
  }

  // MARK: Labels

  func label(_ owner: LayoutNode, _ key: String, isTitle: Bool = false) throws(LayoutProblem) -> LabelNode? {
    guard let node = try owner.nodeIfPresent(key) else { return nil }
    return try label(node, frame: try node.frame(), isTitle: isTitle)
  }

  func labels(_ owner: LayoutNode, _ key: String) throws(LayoutProblem) -> [LabelNode] {
    var labels: [LabelNode] = []
    for node in try owner.nodes(key) { labels.append(try label(node, frame: try node.frame())) }
    return labels
  }

  private func label(_ node: LayoutNode, frame: Rect, isTitle: Bool = false) throws(LayoutProblem) -> LabelNode {
    let text = try node.string("text")
    let font = try font(node)
    let lines = try node.strings("lines").map { LabelNode.Line(text: $0, width: measure.width(of: $0, font: font)) }
    guard let color = try color(node, "color") else { throw node.missing("color", "a colour") }
    let leading = LikelyLeading(environment: environment, measure: measure)
      .points(font, lines: lines.count, height: frame.height, isTitle: isTitle)
    let isTruncated = try node.bool("truncated", default: nil)
    let width = lines.map(\.width).max() ?? measure.width(of: text, font: font)
    return LabelNode(
      frame: frame, text: text, lines: lines,
      // Of a line that the label's edge cuts, what is seen counts.
      textWidth: isTruncated ? min(width, frame.width) : width, isTruncated: isTruncated, font: font, leading: leading,
      color: color,
      alignment: try node.wordIfPresent("alignment") ?? .left)
  }

  /// `[size, weight]`.
  private func font(_ node: LayoutNode) throws(LayoutProblem) -> ResolvedFont {
    guard let value = node.member("font") else { throw node.missing("font", "[size, weight]") }
    guard case .array(let pair) = value, pair.count == 2, case .number(let size) = pair[0],
      case .string(let name) = pair[1]
    else { throw node.wrong("font", "[size, weight]", value) }
    guard (0...10_000).contains(size) else { throw node.wrong("font", "a size in points", pair[0], at: ["0"]) }
    guard let weight = FontWeight(rawValue: name) else {
      throw node.wrong("font", "one of UIKit's weights", pair[1], at: ["1"])
    }
    return ResolvedFont(size: size, weight: weight)
  }
}
