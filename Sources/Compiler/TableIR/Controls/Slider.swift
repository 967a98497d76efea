/// A `UISlider`.
public struct Slider: Hashable, Sendable {
  /// The position of the thumb, between `minimum` and `maximum`.
  public var value: Double
  /// The value at the leading end (`UISlider.minimumValue`).
  public var minimum: Double
  /// The value at the trailing end (`UISlider.maximumValue`).
  public var maximum: Double
  /// In points.
  public var width: Double
  /// The colour of the track before the thumb; nil for the table's tint colour.
  public var tintColor: Color?

  /// Creates a slider.
  public init(value: Double, minimum: Double = 0, maximum: Double = 1, width: Double = 120, tintColor: Color? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.width = width
    self.tintColor = tintColor
  }

  /// The position of the thumb along the track, from 0 to 1.
  public var fraction: Double {
    maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
  }
}

extension Slider: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "slider", noun: "slider", className: "UISlider", isControl: true, disabledLook: .faded, stretches: true)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<Slider>] = [
    ControlColor(
      property: .tintColor, path: \.tintColor, usual: "the table's", doc: "the colour of the track before the thumb")
  ]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .slider(self) }
}
