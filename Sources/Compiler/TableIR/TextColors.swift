/// The colours of a row's textLabel, which other views of the row take with `color: text`.
struct TextColors {
  let normal: Color
  /// While the row is selected or highlighted; nil if the colour is the same.
  let highlighted: Color?

  /// - Parameter standard: the colour of a textLabel without a custom colour.
  init(of row: Row, standard: Color) {
    // A rule that sets the text's colour to itself sets nothing.
    normal = row.text?.color.flatMap { $0 == .text ? nil : $0 } ?? standard
    highlighted = row.text?.highlightedColor.flatMap { $0 == .text ? nil : $0 }
  }

  func fill(_ color: inout Color?) {
    if color == .text { color = normal }
  }

  /// Fills in a colour and the one that replaces it while the row is selected: a view that follows the text follows it there too.
  ///
  /// - Parameter standard: the default of the second colour; nil for the first colour's.
  func fill(_ color: inout Color?, _ highlightedColor: inout Color?, standard: Color? = nil) {
    if color == .text {
      color = normal
      if highlightedColor == nil { highlightedColor = highlighted ?? (standard == nil ? nil : normal) }
    }
    if highlightedColor == .text { highlightedColor = highlighted ?? normal }
  }
}

extension Table {
  /// The table with `text` replaced by the colours of the rows' text. Appearance rules must be applied first.
  package func followingTexts() -> Table {
    guard usesTextColors else { return self }
    var table = self
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        let style = table.sections[section].rows[row].textStandard(in: self)
        table.sections[section].rows[row].followText(standard: style)
      }
      table.sections[section].header?.followText()
      table.sections[section].footer?.followText()
    }
    table.header?.followText()
    table.footer?.followText()
    return table
  }
}

extension Row {
  /// The default colour of a textLabel: the tint colour for the title of `value2`.
  fileprivate func textStandard(in table: Table) -> Color {
    let isTinted = style == .value2 && configuration == nil && table.host == .table
    return isTinted ? table.tintColor ?? .system(.systemBlue) : .system(.label)
  }

  /// Whether a view of the row has the colour of its text.
  package var followsText: Bool {
    var row = self
    row.followText(standard: .system(.label))
    return row != self
  }

  mutating func followText(standard: Color) {
    let colors = TextColors(of: self, standard: standard)
    text?.follow(colors)
    detailText?.follow(colors)
    image?.follow(colors)
    highlightedImage?.follow(colors)
    accessory.follow(colors)
    for index in otherAccessories.indices { otherAccessories[index].follow(colors) }
    editingAccessory.follow(colors)
    for index in views.indices { views[index].follow(colors) }
    stack?.follow(colors)
  }
}

extension HeaderFooter {
  /// Rules can set the colour `text` on its views, but it has no textLabel.
  fileprivate mutating func followText() {
    let colors = TextColors(of: Row(id: ""), standard: .system(.label))
    switch content {
    case .title(var title):
      title.text.follow(colors)
      content = .title(title)
    case .views(var subviews):
      for index in subviews.views.indices { subviews.views[index].follow(colors) }
      content = .views(subviews)
    case .stack(var stack):
      stack.follow(colors)
      content = .stack(stack)
    }
  }
}

extension View {
  fileprivate mutating func follow(_ colors: TextColors) {
    look.follow(colors)
    switch content {
    case .label(var text):
      text.follow(colors)
      content = .label(text)
    case .image(var image):
      image.follow(colors)
      content = .image(image)
    case .control(var control):
      control.follow(colors)
      content = .control(control)
    case .stack(var stack):
      stack.follow(colors)
      content = .stack(stack)
    case .container(var subviews):
      for index in subviews.views.indices { subviews.views[index].follow(colors) }
      content = .container(subviews)
    case .plain: break
    }
  }
}

extension ViewLook {
  fileprivate mutating func follow(_ colors: TextColors) {
    colors.fill(&background)
    if border?.color == .text { border?.color = colors.normal }
  }
}

extension Stack {
  fileprivate mutating func follow(_ colors: TextColors) {
    look.follow(colors)
    for index in views.indices { views[index].view.follow(colors) }
  }
}

extension Accessory {
  fileprivate mutating func follow(_ colors: TextColors) {
    switch self {
    case .image(var image, var highlighted, let isActive, let spoken):
      image.follow(colors)
      highlighted?.follow(colors)
      self = .image(image, highlighted: highlighted, isActive: isActive, spoken: spoken)
    case .control(var control):
      control.follow(colors)
      self = .control(control)
    case .view(var view):
      view.look.follow(colors)
      for index in view.subviews.views.indices { view.subviews.views[index].follow(colors) }
      self = .view(view)
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
    }
  }
}

extension Control {
  fileprivate mutating func follow(_ colors: TextColors) {
    func following(_ content: some ControlContent) -> Kind {
      var content = content
      let type = type(of: content)
      if let color = type.colors.first(where: { $0.property == .color }),
        let highlighted = type.colors.first(where: { $0.property == .highlightedColor })
      {
        var (normal, other) = (content[keyPath: color.path], content[keyPath: highlighted.path])
        colors.fill(&normal, &other, standard: highlighted.standard)
        (content[keyPath: color.path], content[keyPath: highlighted.path]) = (normal, other)
      }
      for own in type.colors { colors.fill(&content[keyPath: own.path]) }
      for own in type.texts { content[keyPath: own.path].follow(colors) }
      return content.kind
    }
    kind = following(kind.content)
    guard case .button(var button) = kind, button.image != nil else { return }
    button.image?.follow(colors)
    kind = .button(button)
  }
}

extension Text {
  fileprivate mutating func follow(_ colors: TextColors) {
    colors.fill(&color, &highlightedColor)
    for index in runs.indices { colors.fill(&runs[index].color) }
  }
}

extension Image {
  fileprivate mutating func follow(_ colors: TextColors) {
    switch self {
    case .asset: break
    case .placeholder(var value):
      colors.fill(&value.color)
      if var symbol = value.symbol {
        colors.fill(&symbol.color)
        value.symbol = symbol
      }
      self = .placeholder(value)
    case .symbol(var value):
      colors.fill(&value.color)
      self = .symbol(value)
    }
  }
}
