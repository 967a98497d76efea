extension ReferenceTopic {
  static let controls = ReferenceTopic(
    name: "controls", title: "Controls", about: "switches, sliders, buttons, text fields and the other controls",
    text:
      "Controls are accessories (`accessory: {switch: on}`) and views (`views: [{switch: on, frame: […]}]`), with the same keys.",
    // Labels have the keys of text.
    mappings: ControlWords.inViews.map { kind in
      let mapping = kind.mapping()
      return DescribedMapping(mapping, examples[mapping.name] ?? [])
    })

  /// By the names of the controls.
  private static let examples: [String: [LanguageExample]] = [
    "switch": [
      accessory(
        "A purple one that is on; one that is off", "{switch: {isOn: true, onTintColor: systemPurple}}", "{switch: off}"
      )
    ],
    "slider": [
      accessory(
        "From 0 to 100, at 60; halfway from 0 to 1",
        "{slider: {value: 60, minimum: 0, maximum: 100, width: 180, tintColor: systemOrange}}", "{slider: 0.5}")
    ],
    "button": [
      accessory(
        "A filled button with a symbol; a system button",
        "{button: {title: Buy, image: {symbol: cart}, configuration: filled, insets: [6, 12, 6, 12]}}",
        "{button: {title: Edit, size: [60, 34]}}")
    ],
    "stepper": [
      accessory(
        "At the end of its range; at 1", "{stepper: {value: 10, minimum: 1, maximum: 10, tintColor: systemPink}}",
        "{stepper: 1}")
    ],
    "segmentedControl": [
      accessory(
        "Three segments of which the second is selected; the titles alone",
        "{segmentedControl: {segments: [Day, Week, Month], selectedSegmentIndex: 1, width: 210, tintColor: systemIndigo}}",
        "{segmentedControl: [Light, Dark]}")
    ],
    "textField": [
      accessory(
        "An empty one with a placeholder; one with a text",
        "{textField: {placeholder: Name, width: 160, borderStyle: roundedRect}}",
        "{textField: {text: Ann Archer}}")
    ],
    "textView": [
      view(
        "As high as its text", "{textView: {text: Ask for the key at the desk., isScrollEnabled: false}, width: 200}")
    ],
    "activityIndicator": [
      accessory(
        "A large red one; a medium one", "{activityIndicator: {style: large, color: systemRed}}",
        "{activityIndicator: medium}")
    ],
    "progressView": [
      accessory(
        "Two thirds done; in custom colours", "{progressView: 0.66}",
        "{progressView: {progress: 0.3, width: 100, progressTintColor: systemGreen, trackTintColor: systemGray5}}")
    ],
    "badge": [accessory("A number; in blue", #"{badge: "3"}"#, "{badge: {text: New, color: systemBlue}}")],
    "chevron": [
      accessory(
        "Orange, and white while the row is selected", "{chevron: {color: systemOrange, highlightedColor: white}}")
    ],
    "detailButton": [view("In a stack", "{detailButton: {tintColor: systemOrange}}")],
    "box": [view("A map", "{box: {name: Map}, width: 120, height: 80}")],
  ]

  private static func accessory(_ caption: String, _ accessories: String...) -> LanguageExample {
    LanguageExample(caption, "rows:\n" + accessories.map { "  - accessory: \($0)" }.joined(separator: "\n"))
  }

  private static func view(_ caption: String, _ view: String) -> LanguageExample {
    LanguageExample(caption, "rows:\n  - stack: {views: [\(view), {}]}")
  }
}
