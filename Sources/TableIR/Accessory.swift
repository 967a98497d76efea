/// What stands at the trailing edge of a row.
public indirect enum Accessory: Hashable, Sendable {
  case none
  case disclosureIndicator
  case detailDisclosureButton
  case detailButton
  case checkmark
  /// A disclosure indicator drawn by hand, in colours of its own: UIKit's cannot be recoloured.
  case chevron(color: Color?, highlightedColor: Color?)
  case image(Image)
  case `switch`(Switch)
  case slider(Slider)
  case button(Button)
  /// A plain view of a size.
  case view(PlainView)

  /// What the layout tree calls it.
  public var kind: String {
    switch self {
    case .none: "none"
    case .disclosureIndicator: "disclosureIndicator"
    case .detailDisclosureButton: "detailDisclosureButton"
    case .detailButton: "detailButton"
    case .checkmark: "checkmark"
    case .chevron: "chevron"
    case .image: "image"
    case .switch: "switch"
    case .slider: "slider"
    case .button: "button"
    case .view: "view"
    }
  }

  /// True where the accessory takes taps of its own, apart from the row's.
  public var isActive: Bool {
    switch self {
    case .detailDisclosureButton, .detailButton, .switch, .slider, .button: true
    case .none, .disclosureIndicator, .checkmark, .chevron, .image, .view: false
    }
  }
}

/// A `UISwitch`.
public struct Switch: Hashable, Sendable {
  public var isOn: Bool
  public var onTintColor: Color?

  public init(isOn: Bool, onTintColor: Color? = nil) {
    self.isOn = isOn
    self.onTintColor = onTintColor
  }
}

/// A `UISlider`.
public struct Slider: Hashable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  /// In points.
  public var width: Double
  public var tintColor: Color?

  public init(value: Double, minimum: Double = 0, maximum: Double = 1, width: Double = 120, tintColor: Color? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.width = width
    self.tintColor = tintColor
  }

  /// How far the thumb stands along the track, from 0 to 1.
  public var fraction: Double {
    maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
  }
}

/// A `UIButton` of the system type.
public struct Button: Hashable, Sendable {
  public var title: Text
  /// In points; nil for the size that fits the title.
  public var size: Size?

  public init(title: Text, size: Size? = nil) {
    self.title = title
    self.size = size
  }
}

/// A plain `UIView`.
public struct PlainView: Hashable, Sendable {
  /// In points.
  public var size: Size
  public var color: Color?
  /// In points.
  public var cornerRadius: Double

  public init(size: Size, color: Color? = nil, cornerRadius: Double = 0) {
    self.size = size
    self.color = color
    self.cornerRadius = cornerRadius
  }
}
