import TableIR
import TableLayout

extension LayoutWriter {
  // MARK: Geometry

  /// `"frame": [[x, y], [width, height]]`.
  mutating func frame(_ rect: Rect) { self.rect("frame", rect) }

  mutating func rect(_ key: StaticString, _ rect: Rect) {
    json.key(key)
    json.beginArray(inline: true)
    json.pair(rect.x, rect.y)
    json.pair(rect.width, rect.height)
    json.endArray()
  }

  mutating func write(_ size: Size) {
    json.pair(size.width, size.height)
  }

  mutating func location(_ location: SourceLocation) {
    guard let files else { return }
    json.key("source")
    json.beginObject(inline: true)
    json.key("file")
    json.string(files.indices.contains(Int(location.file)) ? files[Int(location.file)] : "")
    json.key("line")
    json.integer(Int(location.line))
    json.endObject()
  }

  // MARK: Views

  mutating func className(_ name: String?) {
    guard let name else { return }
    json.key("class")
    json.string(name)
  }

  mutating func label(_ key: StaticString, _ label: LabelNode?) {
    guard let label else { return }
    json.key(key)
    json.beginObject(inline: true)
    frame(label.frame)
    text(label)
    json.endObject()
  }

  /// A label's text and look.
  mutating func text(_ label: LabelNode) {
    json.key("text")
    json.string(label.text)
    json.key("truncated")
    json.bool(label.isTruncated)
    if !label.lines.isEmpty {
      json.key("lines")
      json.beginArray(inline: true)
      for line in label.lines { json.string(line.text) }
      json.endArray()
    }
    json.key("font")
    json.beginArray(inline: true)
    json.number(label.font.size)
    json.string(label.font.weight.rawValue)
    json.endArray()
    color("color", label.color)
    if label.alignment != .left {
      json.key("alignment")
      json.string(label.alignment.rawValue)
    }
  }

  mutating func subviews(_ views: [ViewNode]) {
    guard !views.isEmpty else { return }
    json.key("subviews")
    json.beginArray()
    for view in views { write(view) }
    json.endArray()
  }

  private mutating func write(_ view: ViewNode) {
    json.beginObject(inline: true)
    json.key("kind")
    json.string(view.kind)
    if let id = view.id {
      json.key("id")
      json.string(id)
    }
    className(view.className)
    if case .control(let control, _) = view.content, control.isActive {
      json.key("active")
      json.bool(true)
    }
    frame(view.frame)
    location(view.location)
    color("background", view.background)
    layer(cornerRadius: view.cornerRadius, view.border)
    switch view.content {
    case .label(let label): text(label)
    case .image(let value): image(value)
    case .control(let value, let labels): subview(value, labels)
    case .stack(let views): subviews(views)
    case .plain: break
    }
    json.endObject()
  }

  // MARK: Looks

  /// `"image"`: the file's name as the spec writes it, a symbol's, which is marked as one, or null for a placeholder. The latter
  /// two have a colour if one was given.
  mutating func image(_ image: Image) {
    imageName("image", image)
    switch image {
    case .asset: break
    case .placeholder(let placeholder): color("color", placeholder.color)
    case .symbol(let symbol):
      json.key("symbol")
      json.bool(true)
      color("color", symbol.color)
    }
  }

  mutating func imageName(_ key: StaticString, _ image: Image) {
    json.key(key)
    switch image {
    case .asset(let index): json.string(assets[index].name)
    case .placeholder: json.null()
    case .symbol(let symbol): json.string(symbol.name)
    }
  }

  mutating func color(_ key: StaticString, _ color: Color?) {
    guard let color else { return }
    json.key(key)
    color.write(to: &json)
  }

  /// `"background"` and the shape that it fills.
  mutating func background(_ background: ShapedFill) {
    fill("background", background.fill)
    layer(cornerRadius: background.cornerRadius, background.border)
  }

  /// `"layer"`: the corners of a view and the line around it, where it has any of its own.
  mutating func layer(cornerRadius: Double, _ border: Border?) {
    guard cornerRadius > 0 || border != nil else { return }
    json.key("layer")
    json.beginObject(inline: true)
    if cornerRadius > 0 {
      json.key("cornerRadius")
      json.number(cornerRadius)
    }
    if let border {
      json.key("borderWidth")
      json.number(border.width)
      color("borderColor", border.color)
    }
    json.endObject()
  }

  mutating func fill(_ key: StaticString, _ fill: Fill) {
    json.key(key)
    switch fill {
    case .clear: json.literal("clear")
    case .color(let color): color.write(to: &json)
    case .gradient(let colors):
      json.beginObject(inline: true)
      json.key("gradient")
      json.beginArray(inline: true)
      for color in colors { color.write(to: &json) }
      json.endArray()
      json.endObject()
    case .image(let index): imageFill(index, capInsets: nil)
    case .slicedImage(let index, let caps): imageFill(index, capInsets: caps)
    }
  }

  private mutating func imageFill(_ index: Int, capInsets caps: Insets?) {
    json.beginObject(inline: true)
    json.key("image")
    json.string(assets[index].name)
    if let caps {
      json.key("capInsets")
      json.beginArray(inline: true)
      for inset in [caps.top, caps.left, caps.bottom, caps.right] { json.number(inset) }
      json.endArray()
    }
    json.endObject()
  }
}
