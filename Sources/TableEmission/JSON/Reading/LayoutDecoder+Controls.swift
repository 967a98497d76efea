import JSONReading
import TableIR
import TableLayout

extension LayoutDecoder {
  /// A control and the texts in it; nil for what is none. The ends of a value's range are UIKit's own, or where the value is.
  func control(
    _ node: LayoutNode, _ kind: String, _ size: Size, _ labels: inout [LabelNode]
  ) throws(LayoutProblem) -> Control.Kind? {
    switch kind {
    case "switch": return .switch(Switch(isOn: try node.bool("on", default: nil)))
    case "slider":
      let value = try node.number("value")
      return .slider(Slider(value: value, minimum: min(0, value), maximum: max(1, value), width: size.width))
    case "stepper":
      let value = try node.number("value")
      return .stepper(Stepper(value: value, minimum: min(0, value), maximum: max(100, value)))
    case "progressView":
      return .progressView(ProgressView(progress: try node.number("progress"), width: size.width))
    case "activityIndicator":
      return .activityIndicator(
        ActivityIndicator(style: try node.word("style"), color: try color(node, "color")))
    case "button":
      let title = try take("titleLabel", of: node, &labels)
      return .button(Button(title: Text(title?.text ?? ""), size: size))
    case "segmentedControl":
      labels = try self.labels(node, "segments")
      let selected = try node.integerIfPresent("selectedSegmentIndex", in: 0...Int(Int32.max))
      return .segmentedControl(
        SegmentedControl(segments: labels.map(\.text), selectedSegmentIndex: selected, width: size.width))
    case "textField":
      let text = try take("textLabel", of: node, &labels)
      let placeholder = text == nil ? try take("placeholderLabel", of: node, &labels) : nil
      return .textField(
        TextField(
          text: Text(text?.text ?? ""), placeholder: placeholder?.text, width: size.width,
          borderStyle: try node.word("borderStyle")))
    case "label": return .label(Text(try take("textLabel", of: node, &labels)?.text ?? ""))
    case "badge":
      let color = try color(node, "color")
      return .badge(Badge(text: Text(try take("textLabel", of: node, &labels)?.text ?? ""), color: color))
    case "chevron":
      return .chevron(Chevron(color: try color(node, "color"), highlightedColor: try color(node, "highlightedColor")))
    default: return nil
    }
  }

  private func take(
    _ key: String, of node: LayoutNode, _ labels: inout [LabelNode]
  ) throws(LayoutProblem) -> LabelNode? {
    guard let label = try label(node, key) else { return nil }
    labels.append(label)
    return label
  }
}
