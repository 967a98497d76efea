/// A control's own colours, and the look of the text in it that rules can set.
extension Control: Styled {
  public var properties: [AppearanceProperty] { kind.content.properties }

  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    get { kind.content.look(property) }
    set {
      var content = kind.content
      content.setLook(property, to: newValue)
      kind = content.kind
    }
  }

  public func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] {
    kind.content.keys(of: property)
  }

  /// Whether a property is a colour of its own, and not its text's.
  public func isOwnColor(_ property: AppearanceProperty) -> Bool { kind.content.isOwnColor(property) }

  /// What such a colour is where nothing says it; nil for what UIKit and the tint colour make it.
  public func standardColor(_ property: AppearanceProperty) -> Color? { kind.content.standardColor(property) }
}

extension ControlContent {
  private static func color(_ property: AppearanceProperty) -> ControlColor<Self>? {
    colors.first { $0.property == property }
  }

  private static var ruledText: ControlText<Self>? { texts.first(where: \.takesRules) }

  fileprivate func isOwnColor(_ property: AppearanceProperty) -> Bool { Self.color(property) != nil }

  fileprivate func standardColor(_ property: AppearanceProperty) -> Color? { Self.color(property)?.standard }

  fileprivate var properties: [AppearanceProperty] {
    Self.colors.map(\.property) + (Self.ruledText.map { self[keyPath: $0.path].properties } ?? [])
  }

  fileprivate func look(_ property: AppearanceProperty) -> AppearanceValue? {
    if let color = Self.color(property) { return self[keyPath: color.path].map(AppearanceValue.color) }
    return Self.ruledText.flatMap { self[keyPath: $0.path][property] }
  }

  fileprivate mutating func setLook(_ property: AppearanceProperty, to value: AppearanceValue?) {
    if let color = Self.color(property) {
      self[keyPath: color.path] = value?.color
    } else if let text = Self.ruledText {
      self[keyPath: text.path][property] = value
    }
  }

  fileprivate func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] {
    let (name, key) = (SpecPlace.Step.key(Self.traits.name), SpecPlace.Step.key(property.rawValue))
    guard Self.color(property) == nil, let text = Self.ruledText else { return [[name, key]] }
    // A text that is the control's whole value may have its look beside it.
    return text.key.map { [[name, .key($0), key]] } ?? [[name, key], [key]]
  }
}

extension Control.Kind {
  /// The texts in the control that a spec gives a look, each with its key in the control's mapping.
  public var texts: [(key: String?, text: Text)] {
    func texts<Content: ControlContent>(of content: Content) -> [(key: String?, text: Text)] {
      Content.texts.map { ($0.key, content[keyPath: $0.path]) }
    }
    return texts(of: content)
  }
}
