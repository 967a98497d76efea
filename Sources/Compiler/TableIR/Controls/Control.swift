/// A control, or an indicator or a label in a control's place: at the end of a row, at a frame or in a stack.
public struct Control: Hashable, Sendable {
  /// The kinds of controls, each with its values.
  public indirect enum Kind: Hashable, Sendable {
    case `switch`(Switch)
    case slider(Slider)
    case button(Button)
    case stepper(Stepper)
    case segmentedControl(SegmentedControl)
    case textField(TextField)
    case textView(TextView)
    case activityIndicator(ActivityIndicator)
    case progressView(ProgressView)
    case label(Text)
    case badge(Badge)
    case chevron(Chevron)
    case outlineDisclosure(OutlineDisclosure)
    case detailButton(DetailButton)
    case box(Box)

    /// What the control shows, with the traits of its kind.
    public var content: any ControlContent {
      switch self {
      case .switch(let value): value
      case .slider(let value): value
      case .button(let value): value
      case .stepper(let value): value
      case .segmentedControl(let value): value
      case .textField(let value): value
      case .textView(let value): value
      case .activityIndicator(let value): value
      case .progressView(let value): value
      case .label(let value): value
      case .badge(let value): value
      case .chevron(let value): value
      case .outlineDisclosure(let value): value
      case .detailButton(let value): value
      case .box(let value): value
      }
    }
  }

  /// All kinds, in the order of the reference.
  public static let types: [any ControlContent.Type] = [
    Switch.self, Slider.self, Button.self, Stepper.self, SegmentedControl.self, TextField.self, TextView.self,
    ActivityIndicator.self, ProgressView.self, Text.self, Badge.self, Chevron.self, OutlineDisclosure.self,
    DetailButton.self, Box.self,
  ]

  /// What the control is, with the values of its kind.
  public var kind: Kind
  /// `isEnabled`: a disabled control is dimmed, and still prevents its row from receiving taps.
  public var isEnabled: Bool
  /// Whether it receives taps itself, instead of its row's.
  public var isActive: Bool
  /// For a control in a layout that does not fill its frame: the frame of the parts other than text, in points, in the control's space.
  public var drawnFrame: LayoutRect?
  /// What is set of the accessibility of an accessory; that of a control among views is its view's.
  package var spoken: Aside<Accessibility>?

  /// - Parameter isActive: Nil for UIKit's default: true for controls, false for indicators and labels.
  public init(_ kind: Kind, isEnabled: Bool = true, isActive: Bool? = nil) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.isActive = isActive ?? kind.isControl
  }

  /// Its name in the layout tree.
  public var name: String { kind.traits.name }

  /// How it shows that it is disabled; nil if it is enabled.
  public var disabledLook: DisabledLook? { isEnabled ? nil : kind.traits.disabledLook }
}

extension Control.Kind {
  /// What all controls of this kind have in common: names, priorities, the look while disabled.
  public var traits: ControlTraits { type(of: content).traits }
  /// True of the subclasses of `UIControl`.
  public var isControl: Bool { traits.isControl }
  /// The class of the control in appearance rules.
  public var viewClass: ViewClass { type(of: content).viewClass }
}
