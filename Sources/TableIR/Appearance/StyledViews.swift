extension Table: Styled {
  public var properties: [AppearanceProperty] { [.background, .tintColor, .separatorColor] }

  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    get {
      switch property {
      case .background: background.map(AppearanceValue.fill)
      case .tintColor: tintColor.map(AppearanceValue.color)
      case .separatorColor: separator.color.map(AppearanceValue.color)
      default: nil
      }
    }
    set {
      switch property {
      case .background: background = newValue?.fill
      case .tintColor: tintColor = newValue?.color
      case .separatorColor: separator.color = newValue?.color
      default: break
      }
    }
  }

  public func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] {
    [property == .separatorColor ? SeparatorLook.keys : [.key(property.rawValue)]]
  }
}

extension HeaderFooter: Styled {
  public var properties: [AppearanceProperty] { [.background] }

  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    get { property == .background ? background.map(AppearanceValue.fill) : nil }
    set { if property == .background { background = newValue?.fill } }
  }
}

extension Text: Styled {
  public var properties: [AppearanceProperty] { [.color, .highlightedColor, .font, .alignment, .shadow] }

  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    get {
      switch property {
      case .color: color.map(AppearanceValue.color)
      case .highlightedColor: highlightedColor.map(AppearanceValue.color)
      case .font: font == Font() ? nil : .font(font)
      case .alignment: alignment.map(AppearanceValue.alignment)
      case .shadow: shadow.map(AppearanceValue.shadow)
      default: nil
      }
    }
    set {
      switch property {
      case .color: color = newValue?.color
      case .highlightedColor: highlightedColor = newValue?.color
      case .font: font = newValue?.font ?? Font()
      case .alignment: alignment = newValue?.alignment
      case .shadow: shadow = newValue?.shadow
      default: break
      }
    }
  }
}

/// A view of the spec's own: its background and corners, and the look of what it shows.
extension View: Styled {
  public var properties: [AppearanceProperty] {
    switch content {
    case .label(let text): [.background, .cornerRadius] + text.properties
    case .control(let control): [.background, .cornerRadius] + control.properties
    case .image, .stack, .plain: [.background, .cornerRadius]
    }
  }

  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    get {
      switch (property, content) {
      case (.background, _): background.map(AppearanceValue.color)
      case (.cornerRadius, _): cornerRadius.map(AppearanceValue.length)
      case (_, .label(let text)): text[property]
      case (_, .control(let control)): control[property]
      case (_, .image), (_, .stack), (_, .plain): nil
      }
    }
    set {
      switch (property, content) {
      case (.background, _): background = newValue?.color
      case (.cornerRadius, _): cornerRadius = newValue?.length
      case (_, .label(var text)):
        text[property] = newValue
        content = .label(text)
      case (_, .control(var control)):
        control[property] = newValue
        content = .control(control)
      case (_, .image), (_, .stack), (_, .plain): break
      }
    }
  }

  public func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] {
    let key = SpecPlace.Step.key(property.rawValue)
    switch (property, content) {
    case (.background, _), (.cornerRadius, _): return [[key]]
    case (_, .label): return [["label", key], [key]]
    case (_, .control(let control)): return control.keys(of: property)
    case (_, .image), (_, .stack), (_, .plain): return []
    }
  }
}

extension Accessory: Styled {
  public var properties: [AppearanceProperty] {
    switch self {
    case .disclosureIndicator: [.color, .highlightedColor]
    case .control(let control): control.properties
    case .view: [.background, .cornerRadius]
    case .none, .detailDisclosureButton, .detailButton, .checkmark, .image: []
    }
  }

  public subscript(property: AppearanceProperty) -> AppearanceValue? {
    get {
      switch (self, property) {
      case (.control(let control), _): control[property]
      case (.view(let view), .background): view.color.map(AppearanceValue.color)
      case (.view(let view), .cornerRadius): view.cornerRadius.map(AppearanceValue.length)
      default: nil
      }
    }
    set {
      switch (self, property) {
      // UIKit's own cannot be recoloured.
      case (.disclosureIndicator, .color): self = .chevron(color: newValue?.color)
      case (.disclosureIndicator, .highlightedColor): self = .chevron(highlightedColor: newValue?.color)
      case (.control(var control), _):
        control[property] = newValue
        self = .control(control)
      case (.view(var view), .background):
        view.color = newValue?.color
        self = .view(view)
      case (.view(var view), .cornerRadius):
        view.cornerRadius = newValue?.length
        self = .view(view)
      default: break
      }
    }
  }

  public func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] {
    if case .control(let control) = self { return control.keys(of: property) }
    return [[.key(kind), property == .background ? "color" : .key(property.rawValue)]]
  }
}
