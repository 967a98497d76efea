/// A `UISwitch`.
public struct Switch: Hashable, Sendable {
  public var isOn: Bool
  public var onTintColor: Color?

  public init(isOn: Bool, onTintColor: Color? = nil) {
    self.isOn = isOn
    self.onTintColor = onTintColor
  }
}
