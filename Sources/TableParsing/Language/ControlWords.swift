import TableIR

/// The controls that accessories, views and views in stacks have in common, each with its key.
enum ControlWords {
  struct Kind: Sendable {
    var name: String
    var shape: Shape<Control.Kind>
    var doc: String
    /// Whether a control is of the kind.
    var has: @Sendable (Control.Kind) -> Bool

    init<Value>(
      _ name: String, _ shape: Shape<Value>, _ make: @escaping @Sendable (Value) -> Control.Kind, _ doc: String
    ) {
      self.name = name
      self.doc = doc
      has = { $0.payload is Value }
      self.shape = Shape(shape.schema) { decoder, node in
        shape.read(decoder, node).map(make)
      } write: { kind, writer in
        guard let value = kind.payload as? Value else { preconditionFailure("a control is written by its own key") }
        return shape.write(value, writer)
      }
    }
  }

  /// In views, `label` is a key of their own.
  static let kinds: [Kind] = inViews + [Kind("label", .styledText, Control.Kind.label, "a label with these words")]

  static let inViews: [Kind] = [
    Kind("switch", .switchControl, Control.Kind.switch, "a switch"),
    Kind("slider", .slider, Control.Kind.slider, "a slider"),
    Kind("button", .button, Control.Kind.button, "a button"),
    Kind("stepper", .stepper, Control.Kind.stepper, "a stepper"),
    Kind("segmentedControl", .segmentedControl, Control.Kind.segmentedControl, "a segmented control"),
    Kind("textField", .textField, Control.Kind.textField, "a text field"),
    Kind(
      "activityIndicator", .activityIndicator, Control.Kind.activityIndicator, "an activity indicator that turns"),
    Kind("progressView", .progressView, Control.Kind.progressView, "a progress view"),
    Kind("badge", .badge, Control.Kind.badge, "a label in a filled capsule"),
  ]

  /// Those that have `isEnabled`: the subclasses of `UIControl`, and labels.
  static let enabling = [
    "switch", "slider", "button", "stepper", "segmentedControl", "textField", "label", "badge",
  ]
}

extension Control.Kind {
  /// What the control is made of, a type for each kind.
  fileprivate var payload: any Sendable {
    switch self {
    case .switch(let value): value
    case .slider(let value): value
    case .button(let value): value
    case .stepper(let value): value
    case .segmentedControl(let value): value
    case .textField(let value): value
    case .activityIndicator(let value): value
    case .progressView(let value): value
    case .label(let value): value
    case .badge(let value): value
    }
  }
}
