extension Control.Kind {
  /// The colours of the control that rules of appearance can set; those of texts are the texts' own.
  public var appearanceColors: [AppearanceProperty] {
    func properties(_ content: some ControlContent) -> [AppearanceProperty] { type(of: content).colors.map(\.property) }
    return properties(content)
  }

  /// What the control says of such a colour; nil for what it leaves open.
  public func color(of property: AppearanceProperty) -> Color? { content.color(of: property) }

  /// The texts in the control that a spec gives a look, each with its key in the control's mapping.
  ///
  /// - Parameter thatTakeRules: whether only those are wanted whose look rules of appearance can set.
  public func texts(thatTakeRules: Bool) -> [(key: String?, text: Text)] {
    func texts<Content: ControlContent>(of content: Content) -> [(key: String?, text: Text)] {
      Content.texts.filter { $0.takesRules || !thatTakeRules }.map { ($0.key, content[keyPath: $0.path]) }
    }
    return texts(of: content)
  }
}
