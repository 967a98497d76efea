extension Control.Kind {
  /// The colours of the control that rules of appearance can set; those of texts are the texts' own.
  public var appearanceColors: [AppearanceProperty] {
    switch self {
    case .switch: [.onTintColor]
    case .slider, .stepper, .segmentedControl: [.tintColor]
    case .activityIndicator, .badge: [.color]
    case .progressView: [.progressTintColor, .trackTintColor]
    case .button, .textField, .label: []
    }
  }

  /// What the control says of such a colour; nil for what it leaves open.
  public func color(of property: AppearanceProperty) -> Color? {
    switch self {
    case .switch(let value): value.onTintColor
    case .slider(let value): value.tintColor
    case .stepper(let value): value.tintColor
    case .segmentedControl(let value): value.tintColor
    case .activityIndicator(let value): value.color
    case .badge(let value): value.color
    case .progressView(let value):
      property == .trackTintColor ? value.trackTintColor : value.progressTintColor
    case .button, .textField, .label: nil
    }
  }
}
