import TableIR

extension AppearanceSheet {
  func style(_ text: inout Text?) {
    guard !isEmpty, var said = text else { return }
    style(&said)
    text = said
  }

  /// Gives a text what it does not say itself.
  func style(_ text: inout Text) {
    text.color = text.color ?? color(.color)
    text.highlightedColor = text.highlightedColor ?? color(.highlightedColor)
    if text.font == Font(), let font { text.font = font }
    text.alignment = text.alignment ?? alignment
    text.shadow = text.shadow ?? shadow
  }

  /// Gives a control what it does not say itself.
  func style(_ kind: inout Control.Kind) {
    switch kind {
    case .switch(var value):
      value.onTintColor = value.onTintColor ?? color(.onTintColor)
      kind = .switch(value)
    case .slider(var value):
      value.tintColor = value.tintColor ?? color(.tintColor)
      kind = .slider(value)
    case .button(var value):
      style(&value.title)
      kind = .button(value)
    case .stepper(var value):
      value.tintColor = value.tintColor ?? color(.tintColor)
      kind = .stepper(value)
    case .segmentedControl(var value):
      value.tintColor = value.tintColor ?? color(.tintColor)
      kind = .segmentedControl(value)
    case .textField(var value):
      style(&value.text)
      kind = .textField(value)
    case .activityIndicator(var value):
      value.color = value.color ?? color(.color)
      kind = .activityIndicator(value)
    case .progressView(var value):
      value.progressTintColor = value.progressTintColor ?? color(.progressTintColor)
      value.trackTintColor = value.trackTintColor ?? color(.trackTintColor)
      kind = .progressView(value)
    case .label(var value):
      style(&value)
      kind = .label(value)
    case .badge(var value):
      value.color = value.color ?? color(.color)
      kind = .badge(value)
    }
  }

  /// Gives a row's backgrounds what neither it nor its section nor the table says.
  func style(_ own: inout PositionBackgrounds?, _ sections: PositionBackgrounds?, _ tables: PositionBackgrounds) {
    var result = own ?? PositionBackgrounds()
    fill(&result.top, sections?.top, tables.top)
    fill(&result.middle, sections?.middle, tables.middle)
    fill(&result.bottom, sections?.bottom, tables.bottom)
    fill(&result.single, sections?.single, tables.single)
    own = result
  }

  private func fill(_ own: inout Background?, _ section: Background?, _ table: Background?) {
    own = Background(
      normal: own?.normal ?? section?.normal ?? table?.normal ?? fill(.background),
      selected: own?.selected ?? section?.selected ?? table?.selected ?? fill(.selectedBackground))
  }
}
