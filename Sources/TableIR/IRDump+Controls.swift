import JSONWriting

extension IRDump {
  /// What differs from the states that a control has by itself.
  mutating func states(of control: Control) {
    if !control.isEnabled { bool("enabled", false) }
    if control.isActive != control.kind.isControl { bool("active", control.isActive) }
  }

  mutating func control(_ control: Control) {
    switch control.kind {
    case .switch(let value):
      begin("switch")
      bool("on", value.isOn)
      color("onTintColor", value.onTintColor)
    case .slider(let value):
      begin("slider")
      number("value", value.value)
      number("minimum", value.minimum)
      number("maximum", value.maximum)
      number("width", value.width)
      color("tintColor", value.tintColor)
    case .button(let value):
      begin("button")
      text("title", value.title)
      image("image", value.image)
      if let size = value.size { numbers("size", [size.width, size.height]) }
    case .stepper(let value):
      begin("stepper")
      number("value", value.value)
      number("minimum", value.minimum)
      number("maximum", value.maximum)
      color("tintColor", value.tintColor)
    case .segmentedControl(let value):
      begin("segmentedControl")
      json.key("segments")
      json.beginArray()
      for title in value.segments { json.string(title) }
      json.endArray()
      number("selectedSegmentIndex", value.selectedSegmentIndex.map(Double.init))
      number("width", value.width)
      color("tintColor", value.tintColor)
    case .textField(let value):
      begin("textField")
      text("text", value.text)
      if let placeholder = value.placeholder { string("placeholder", placeholder) }
      number("width", value.width)
      string("borderStyle", value.borderStyle.rawValue)
    case .activityIndicator(let value):
      begin("activityIndicator")
      string("style", value.style.rawValue)
      color("color", value.color)
    case .progressView(let value):
      begin("progressView")
      number("progress", value.progress)
      number("width", value.width)
      color("progressTintColor", value.progressTintColor)
      color("trackTintColor", value.trackTintColor)
    case .label(let value):
      text("label", value)
      return
    case .badge(let value):
      begin("badge")
      text("text", value.text)
      color("color", value.color)
    case .detailButton(let value):
      begin("detailButton")
      color("tintColor", value.tintColor)
    case .chevron(let value):
      begin("chevron")
      color("color", value.color)
      color("highlightedColor", value.highlightedColor)
    }
    json.endObject()
  }

  private mutating func begin(_ key: StaticString) {
    json.key(key)
    json.beginObject()
  }
}
