import JSONWriting

extension IRDump {
  mutating func headerFooter(_ key: StaticString, _ view: HeaderFooter?) {
    guard let view else { return }
    json.key(key)
    json.beginObject()
    number("height", view.height)
    fill("background", view.background)
    switch view.content {
    case .title(let title): text("title", title)
    case .views(let subviews): views(subviews)
    }
    json.endObject()
  }

  mutating func views(_ views: [View]) {
    guard !views.isEmpty else { return }
    json.key("views")
    json.beginArray()
    for view in views { write(view) }
    json.endArray()
  }

  private mutating func write(_ view: View) {
    json.beginObject(inline: true)
    if let id = view.id { string("id", id) }
    numbers("frame", [view.frame.x, view.frame.y, view.frame.width, view.frame.height])
    content(view)
    json.endObject()
  }

  private mutating func write(_ item: ArrangedView) {
    json.beginObject(inline: true)
    if let id = item.view.id { string("id", id) }
    number("width", item.width)
    number("height", item.height)
    content(item.view)
    json.endObject()
  }

  mutating func stack(_ stack: Stack) {
    json.key("stack")
    json.beginObject()
    string("axis", stack.axis.rawValue)
    if stack.spacing > 0 { number("spacing", stack.spacing) }
    string("alignment", stack.alignment.rawValue)
    string("distribution", stack.distribution.rawValue)
    let margins = stack.margins
    if margins != Insets() { numbers("margins", [margins.top, margins.left, margins.bottom, margins.right]) }
    json.key("views")
    json.beginArray()
    for view in stack.views { write(view) }
    json.endArray()
    json.endObject()
  }

  private mutating func content(_ view: View) {
    color("background", view.background)
    if view.cornerRadius > 0 { number("cornerRadius", view.cornerRadius) }
    switch view.content {
    case .label(let value): text("label", value)
    case .image(let value): image("image", value)
    case .button(let value): button(value)
    case .switch(let value): control(value)
    case .slider(let value): control(value)
    case .stack(let value): stack(value)
    case .plain: break
    }
  }

  mutating func editing(_ editing: RowEditing) {
    json.key("editing")
    json.beginObject(inline: true)
    string("style", editing.style.rawValue)
    bool("reorder", editing.isReorderable)
    bool("indent", editing.indents)
    json.endObject()
  }

  mutating func accessory(_ accessory: Accessory) {
    switch accessory {
    case .none: return
    case .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark:
      string("accessory", accessory.kind)
      return
    case .chevron, .image, .switch, .slider, .button, .view: break
    }
    json.key("accessory")
    json.beginObject(inline: true)
    switch accessory {
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
    case .chevron(let value, let highlighted):
      json.key("chevron")
      json.beginObject()
      color("color", value)
      color("highlightedColor", highlighted)
      json.endObject()
    case .image(let value): image("image", value)
    case .switch(let value): control(value)
    case .slider(let value): control(value)
    case .button(let value): button(value)
    case .view(let view):
      json.key("view")
      json.beginObject()
      numbers("size", [view.size.width, view.size.height])
      color("color", view.color)
      if view.cornerRadius > 0 { number("cornerRadius", view.cornerRadius) }
      json.endObject()
    }
    json.endObject()
  }

  private mutating func button(_ button: Button) {
    json.key("button")
    json.beginObject()
    text("title", button.title)
    if let size = button.size { numbers("size", [size.width, size.height]) }
    json.endObject()
  }

  private mutating func control(_ value: Switch) {
    json.key("switch")
    json.beginObject()
    bool("on", value.isOn)
    color("onTintColor", value.onTintColor)
    json.endObject()
  }

  private mutating func control(_ value: Slider) {
    json.key("slider")
    json.beginObject()
    number("value", value.value)
    number("minimum", value.minimum)
    number("maximum", value.maximum)
    number("width", value.width)
    color("tintColor", value.tintColor)
    json.endObject()
  }
}
