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
    func style<Content: ControlContent>(_ content: inout Content) {
      for own in Content.colors {
        content[keyPath: own.path] = content[keyPath: own.path] ?? color(own.property)
      }
      for text in Content.texts where text.takesRules { self.style(&content[keyPath: text.path]) }
    }
    var content = kind.content
    style(&content)
    kind = content.kind
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
