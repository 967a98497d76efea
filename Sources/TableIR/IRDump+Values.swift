import JSONWriting

extension IRDump {
  // MARK: Scalars

  mutating func string(_ key: StaticString, _ value: String) {
    json.key(key)
    json.string(value)
  }

  mutating func number(_ key: StaticString, _ value: Double?) {
    guard let value else { return }
    json.key(key)
    json.number(value)
  }

  mutating func bool(_ key: StaticString, _ value: Bool) {
    json.key(key)
    json.bool(value)
  }

  mutating func numbers(_ key: StaticString, _ values: [Double]) {
    json.key(key)
    json.beginArray(inline: true)
    for value in values { json.number(value) }
    json.endArray()
  }

  mutating func size(_ key: StaticString, _ size: Size?) {
    if let size { numbers(key, [size.width, size.height]) }
  }

  mutating func height(_ key: StaticString, _ height: RowHeight?) {
    switch height {
    case .points(let points): number(key, points)
    case .automatic: string(key, "automatic")
    case nil: break
    }
  }

  // MARK: Colours, fills and images

  mutating func color(_ key: StaticString, _ color: Color?) {
    guard let color else { return }
    json.key(key)
    color.write(to: &json)
  }

  mutating func fill(_ key: StaticString, _ shaped: ShapedFill?) {
    guard let shaped else { return }
    json.key(key)
    write(shaped)
  }

  mutating func write(_ shaped: ShapedFill) {
    json.beginObject(inline: true)
    switch shaped.fill {
    case .clear: string("color", "clear")
    case .color(let value): color("color", value)
    case .gradient(let colors):
      json.key("gradient")
      json.beginArray()
      for color in colors { color.write(to: &json) }
      json.endArray()
    case .image(let index): string("image", assets[index].name)
    case .slicedImage(let index, let caps):
      string("image", assets[index].name)
      numbers("capInsets", [caps.top, caps.left, caps.bottom, caps.right])
    }
    if shaped.cornerRadius > 0 { number("cornerRadius", shaped.cornerRadius) }
    border(shaped.border)
    json.endObject()
  }

  mutating func border(_ border: Border?) {
    guard let border else { return }
    json.key("border")
    json.beginObject(inline: true)
    color("color", border.color)
    number("width", border.width)
    json.endObject()
  }

  mutating func backgrounds(_ backgrounds: PositionBackgrounds) {
    guard backgrounds != PositionBackgrounds() else { return }
    json.key("backgrounds")
    json.beginObject()
    for position in RowPosition.allCases {
      guard let background = backgrounds[position] else { continue }
      json.key(escaping: position.rawValue)
      json.beginObject(inline: true)
      fill("normal", background.normal)
      fill("selected", background.selected)
      json.endObject()
    }
    json.endObject()
  }

  mutating func image(_ key: StaticString, _ image: Image?) {
    guard let image else { return }
    json.key(key)
    switch image {
    case .asset(let index): json.string(assets[index].name)
    case .placeholder(let placeholder):
      json.beginObject(inline: true)
      numbers("size", [placeholder.size.width, placeholder.size.height])
      color("color", placeholder.color)
      number("cornerRadius", placeholder.cornerRadius)
      json.endObject()
    case .symbol(let symbol):
      json.beginObject(inline: true)
      string("symbol", symbol.name)
      number("pointSize", symbol.pointSize)
      if symbol.scale != .medium { string("scale", symbol.scale.rawValue) }
      if let size = symbol.size { numbers("size", [size.width, size.height]) }
      color("color", symbol.color)
      json.endObject()
    }
  }

  // MARK: Text

  mutating func text(_ key: StaticString, _ text: Text?) {
    guard let text else { return }
    json.key(key)
    guard text != Text(text.string) else {
      json.string(text.string)
      return
    }
    json.beginObject(inline: true)
    string("text", text.string)
    look(text)
    json.endObject()
  }

  private mutating func look(_ text: Text) {
    if text.font != Font() {
      json.key("font")
      write(text.font)
    }
    color("color", text.color)
    color("highlightedColor", text.highlightedColor)
    number("lines", text.lines.map(Double.init))
    if let alignment = text.alignment { string("alignment", alignment.rawValue) }
    if let mode = text.lineBreakMode { string("lineBreakMode", mode.rawValue) }
    number("minimumScaleFactor", text.minimumScaleFactor)
    if let shadow = text.shadow {
      json.key("shadow")
      write(shadow)
    }
  }

  mutating func write(_ font: Font) {
    json.beginObject()
    number("size", font.size)
    if let weight = font.weight { string("weight", weight.rawValue) }
    if let style = font.textStyle { string("style", style.rawValue) }
    json.endObject()
  }

  mutating func write(_ shadow: Shadow) {
    json.beginObject()
    color("color", shadow.color)
    numbers("offset", [shadow.offset.x, shadow.offset.y])
    json.endObject()
  }

  mutating func separator(_ separator: Separator) {
    guard separator != Separator() else { return }
    json.key("separator")
    json.beginObject(inline: true)
    if let style = separator.style { string("style", style.rawValue) }
    color("color", separator.color)
    number("leftInset", separator.leftInset)
    number("rightInset", separator.rightInset)
    json.endObject()
  }
}
