/// A `UIStepper`.
public struct Stepper: Hashable, Sendable {
  /// The value, between `minimum` and `maximum`; at either of them, the half that leads beyond it is dimmed.
  public var value: Double
  /// The lowest value (`UIStepper.minimumValue`).
  public var minimum: Double
  /// The highest value (`UIStepper.maximumValue`).
  public var maximum: Double
  /// The colour of its lines and signs up to iOS 12.
  public var tintColor: Color?

  /// Creates a stepper.
  public init(value: Double = 0, minimum: Double = 0, maximum: Double = 100, tintColor: Color? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.tintColor = tintColor
  }
}

extension Stepper: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "stepper", noun: "stepper", className: "UIStepper", isControl: true, disabledLook: .dimmed(since: 13),
    filling: .ownFrame, priorities: .firm)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<Stepper>] = [
    ControlColor(
      property: .tintColor, path: \.tintColor, usual: "the table's",
      doc: "the colour of the lines and signs up to iOS 12")
  ]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .stepper(self) }
}
