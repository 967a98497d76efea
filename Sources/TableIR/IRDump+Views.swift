import JSONWriting

extension IRDump {
  mutating func headerFooter(_ key: StaticString, _ view: HeaderFooter?) {
    guard let view else { return }
    json.key(key)
    json.beginObject()
    number("height", view.height)
    fill("background", view.background)
    if let name = view.className { string("class", name) }
    switch view.content {
    case .title(let title):
      text("title", title.text)
      if let transform = title.transform { string("transform", transform.rawValue) }
    case .views(let subviews):
      size("designSize", subviews.designSize)
      views(subviews.views)
    case .stack(let value): stack(value)
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
    strings("autoresizing", view.autoresizing.names)
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
    number("cornerRadius", view.cornerRadius)
    border(view.border)
    if let name = view.className { string("class", name) }
    switch view.content {
    case .label(let value): text("label", value)
    case .image(let value): image("image", value)
    case .control(let value):
      control(value)
      states(of: value)
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

  mutating func accessory(_ key: StaticString, _ accessory: Accessory) {
    switch accessory {
    case .none: return
    case .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark:
      string(key, accessory.kind)
      return
    case .image, .control, .view: break
    }
    json.key(key)
    json.beginObject(inline: true)
    switch accessory {
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
    case .image(let value, let highlighted, let isActive):
      image("image", value)
      image("highlightedImage", highlighted)
      if isActive { bool("active", true) }
    case .control(let value):
      control(value)
      states(of: value)
    case .view(let view):
      json.key("view")
      json.beginObject()
      numbers("size", [view.size.width, view.size.height])
      color("color", view.color)
      number("cornerRadius", view.cornerRadius)
      json.endObject()
      if view.isActive { bool("active", true) }
    }
    json.endObject()
  }
}
