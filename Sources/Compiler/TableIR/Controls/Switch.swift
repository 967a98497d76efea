/// A `UISwitch`.
public struct Switch: Hashable, Sendable {
  /// Whether the thumb is at the trailing end of a coloured track (`UISwitch.isOn`).
  public var isOn: Bool
  /// The colour of the track while the switch is on; nil for UIKit's: `systemGreen`, and a blue in iOS 6.
  public var onTintColor: Color?

  /// Creates a switch.
  public init(isOn: Bool, onTintColor: Color? = nil) {
    self.isOn = isOn
    self.onTintColor = onTintColor
  }
}

extension Switch: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "switch", noun: "switch", plural: "switches", className: "UISwitch", isControl: true, disabledLook: .faded,
    filling: .ownFrame, priorities: .firm)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<Switch>] = [
    ControlColor(
      property: .onTintColor, path: \.onTintColor, usual: "systemGreen",
      doc: "the colour of the track while the switch is on")
  ]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .switch(self) }
}
