/// A control, or an indicator or a label in a control's place: at the end of a row, at a frame or in a stack.
public struct Control: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case `switch`(Switch)
    case slider(Slider)
    case button(Button)
    case stepper(Stepper)
    case segmentedControl(SegmentedControl)
    case textField(TextField)
    case activityIndicator(ActivityIndicator)
    case progressView(ProgressView)
    case label(Text)
    case badge(Badge)
  }

  public var kind: Kind
  /// `isEnabled`: a control that is not looks dimmed, and still keeps taps from its row.
  public var isEnabled: Bool
  /// Whether it takes taps of its own, apart from its row's.
  public var isActive: Bool

  /// - Parameter isActive: nil for what UIKit has it: controls do, indicators and labels do not.
  public init(_ kind: Kind, isEnabled: Bool = true, isActive: Bool? = nil) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.isActive = isActive ?? kind.isControl
  }

  /// What the layout tree calls it.
  public var name: String {
    switch kind {
    case .switch: "switch"
    case .slider: "slider"
    case .button: "button"
    case .stepper: "stepper"
    case .segmentedControl: "segmentedControl"
    case .textField: "textField"
    case .activityIndicator: "activityIndicator"
    case .progressView: "progressView"
    case .label: "label"
    case .badge: "badge"
    }
  }
}

extension Control.Kind {
  /// True of the subclasses of `UIControl`.
  public var isControl: Bool {
    switch self {
    case .switch, .slider, .button, .stepper, .segmentedControl, .textField: true
    case .activityIndicator, .progressView, .label, .badge: false
    }
  }
}
