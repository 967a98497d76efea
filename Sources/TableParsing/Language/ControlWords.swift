import TableIR

/// The controls that accessories, views and views in stacks have in common, each with its key.
enum ControlWords {
  struct Kind: Sendable {
    var name: String
    var shape: Shape<Control.Kind>
    var doc: String
  }

  /// In views, `label` is a key of their own.
  static let kinds: [Kind] =
    inViews + [
      Kind(name: "label", shape: Shape<Text>.styledText.map(Control.Kind.label), doc: "a label with these words")
    ]

  static let inViews: [Kind] = [
    Kind(name: "switch", shape: Shape<Switch>.switchControl.map(Control.Kind.switch), doc: "a switch"),
    Kind(name: "slider", shape: Shape<Slider>.slider.map(Control.Kind.slider), doc: "a slider"),
    Kind(name: "button", shape: Shape<Button>.button.map(Control.Kind.button), doc: "a button"),
    Kind(name: "stepper", shape: Shape<Stepper>.stepper.map(Control.Kind.stepper), doc: "a stepper"),
    Kind(
      name: "segmentedControl", shape: Shape<SegmentedControl>.segmentedControl.map(Control.Kind.segmentedControl),
      doc: "a segmented control"),
    Kind(name: "textField", shape: Shape<TextField>.textField.map(Control.Kind.textField), doc: "a text field"),
    Kind(
      name: "activityIndicator", shape: Shape<ActivityIndicator>.activityIndicator.map(Control.Kind.activityIndicator),
      doc: "an activity indicator that turns"),
    Kind(
      name: "progressView", shape: Shape<ProgressView>.progressView.map(Control.Kind.progressView),
      doc: "a progress view"),
    Kind(name: "badge", shape: Shape<Badge>.badge.map(Control.Kind.badge), doc: "a label in a filled capsule"),
  ]

  /// Those that have `isEnabled`: the subclasses of `UIControl`, and labels.
  static let enabling = [
    "switch", "slider", "button", "stepper", "segmentedControl", "textField", "label", "badge",
  ]
}
