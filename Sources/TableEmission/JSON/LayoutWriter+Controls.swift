import TableIR
import TableLayout

extension LayoutWriter {
  /// A control among subviews, where a label's text stands in the label itself.
  mutating func subview(_ control: Control, _ labels: [LabelNode]) {
    guard case .label = control.kind, let label = labels.first else { return self.control(control, labels) }
    enabled(control)
    text(label)
  }

  private mutating func enabled(_ control: Control) {
    guard !control.isEnabled else { return }
    json.key("enabled")
    json.bool(false)
  }

  /// What a control shows, besides its frame, and the texts in it, which are in its space.
  mutating func control(_ control: Control, _ labels: [LabelNode]) {
    enabled(control)
    switch control.kind {
    case .switch(let value):
      json.key("on")
      json.bool(value.isOn)
    case .slider(let value): number("value", value.value)
    case .stepper(let value): number("value", value.value)
    case .progressView(let value): number("progress", value.progress)
    case .activityIndicator(let value):
      json.key("style")
      json.string(value.style.rawValue)
      color("color", value.color)
    case .button: label("titleLabel", labels.first)
    case .segmentedControl(let value):
      if let index = value.selectedSegmentIndex { number("selectedSegmentIndex", Double(index)) }
      segments(labels)
    case .textField(let value):
      json.key("borderStyle")
      json.string(value.borderStyle.rawValue)
      label(value.text.string.isEmpty ? "placeholderLabel" : "textLabel", labels.first)
    case .label: label("textLabel", labels.first)
    case .chevron(let value):
      color("color", value.color)
      color("highlightedColor", value.highlightedColor)
    case .badge(let value):
      color("color", value.color)
      label("textLabel", labels.first)
    }
  }

  private mutating func segments(_ titles: [LabelNode]) {
    json.key("segments")
    json.beginArray(inline: true)
    for title in titles {
      json.beginObject(inline: true)
      frame(title.frame)
      text(title)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func number(_ key: StaticString, _ value: Double) {
    json.key(key)
    json.number(value)
  }
}
