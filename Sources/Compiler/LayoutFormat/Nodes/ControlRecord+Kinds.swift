import TableIR
import TableLayout

extension ControlRecord {
  static func of(_ kind: Control.Kind) -> ControlRecord {
    switch kind {
    case .switch: `switch`
    case .slider: slider
    case .button: button
    case .stepper: stepper
    case .segmentedControl: segmentedControl
    case .textField: textField
    case .textView: textView
    case .activityIndicator: activityIndicator
    case .progressView: progressView
    case .label: label
    case .badge: badge
    case .chevron: chevron
    case .outlineDisclosure: outlineDisclosure
    case .detailButton: detailButton
    case .box: box
    }
  }

  static let all = [
    `switch`, slider, button, stepper, segmentedControl, textField, textView, activityIndicator, progressView, label,
    badge,
    chevron, outlineDisclosure, detailButton, box,
  ]

  private static let `switch` = ControlRecord(
    Switch(isOn: false), Control.Kind.switch, { if case .switch(let value) = $0 { value } else { nil } },
    [
      Member("on", \.isOn, .bool, "", .property(.value) { isOn, _ in ReportedValue(isOn ? "on" : "off") }),
      Member("onTintColor", \.onTintColor, .color, "", .color(.tintColor)),
    ])

  private static let slider = ControlRecord(
    Slider(value: 0), Control.Kind.slider, { if case .slider(let value) = $0 { value } else { nil } },
    [
      Member("value", \.value, .number, "", .number(.value)),
      Member("minimum", \.minimum, .number, unless: 0, "if it is not 0", .number(.minimum)),
      Member("maximum", \.maximum, .number, unless: 1, "if it is not 1", .number(.maximum)),
      Member("tintColor", \.tintColor, .color, "", .color(.tintColor)),
    ], finish: { slider, size in slider.width = size.width })

  private static let button = ControlRecord(
    Button(title: Text("")), Control.Kind.button, { if case .button(let value) = $0 { value } else { nil } },
    [
      Member(
        "image", \.image, .image, "of a button, before the title",
        .property(.image) { ReportedValue($1.image($0), content: $1.content(of: $0) ?? $1.look(of: $0)) }),
      Member("configuration", \.configuration, .word, "of a button that has one", .word(.configuration)),
    ],
    texts: [
      .title("titleLabel", "in the button's space") {
        guard case .button(var button) = $0 else { return }
        button.title = Text($1)
        $0 = .button(button)
      }
    ], finish: { button, size in button.size = size })

  private static let stepper = ControlRecord(
    Stepper(), Control.Kind.stepper, { if case .stepper(let value) = $0 { value } else { nil } },
    [
      Member("value", \.value, .number, "", .number(.value)),
      Member("minimum", \.minimum, .number, unless: 0, "if it is not 0", .number(.minimum)),
      Member("maximum", \.maximum, .number, unless: 100, "if it is not 100", .number(.maximum)),
      Member("tintColor", \.tintColor, .color, "", .color(.tintColor)),
    ])

  private static let segmentedControl = ControlRecord(
    SegmentedControl(segments: []), Control.Kind.segmentedControl,
    { if case .segmentedControl(let value) = $0 { value } else { nil } },
    [
      Member(
        "selectedSegmentIndex", \.selectedSegmentIndex, .integer(0...Int(Int32.max)), "counted from 0",
        .property(.value) { index, _ in ReportedValue("segment \(index + 1)") }),
      Member("tintColor", \.tintColor, .color, "", .color(.tintColor)),
    ],
    texts: [
      Member("segments", .array(of: .label, inline: (true, true)), "in the control's space", .titles) {
        $0.pointee.labels
      } set: {
        $0.labels = $1
        if case .segmentedControl(var control) = $0.control.kind {
          control.segments = $1.map { Phrase($0.text) }
          $0.control.kind = .segmentedControl(control)
        }
      }
    ],
    finish: { control, size in control.width = size.width })

  private static let textField = ControlRecord(
    TextField(text: Text("")), Control.Kind.textField,
    { if case .textField(let value) = $0 { value } else { nil } },
    [
      Member(
        "borderStyle", \.borderStyle, .word, "",
        .property(.borderStyle) { style, _ in style == .none ? nil : ReportedValue(style.rawValue) })
    ],
    texts: [
      .title("textLabel", "in the field's space", if: { !$0.showsPlaceholder }) { $0.field?.text.string = $1 },
      .title("placeholderLabel", "in the field's space, if the field has no text", if: \.showsPlaceholder) {
        $0.field?.placeholder = Phrase($1)
      },
    ], finish: { field, size in field.width = size.width })

  private static let textView = ControlRecord(
    TextView(text: Text("")), Control.Kind.textView, { if case .textView(let value) = $0 { value } else { nil } },
    [
      Member(
        "scrolls", \.isScrollEnabled, .only(false), unless: true, "false for a text view that grows with its text",
        .property(.value) { scrolls, _ in scrolls ? nil : ReportedValue("grows") })
    ],
    texts: [
      .title("textLabel", "in the text view's space; only the visible part") {
        guard case .textView(var view) = $0 else { return }
        view.text.string = $1
        $0 = .textView(view)
      }
    ])

  private static let box = ControlRecord(
    Box(name: ""), Control.Kind.box, { if case .box(let value) = $0 { value } else { nil } }, [],
    texts: [.title("nameLabel", "in the box's space") { $0 = .box(Box(name: $1)) }])

  private static let activityIndicator = ControlRecord(
    ActivityIndicator(), Control.Kind.activityIndicator,
    { if case .activityIndicator(let value) = $0 { value } else { nil } },
    [
      Member("style", \.style, .word, "", .word(.value)),
      Member("color", \.color, .color, "", .color(.color)),
    ])

  private static let progressView = ControlRecord(
    ProgressView(progress: 0), Control.Kind.progressView,
    { if case .progressView(let value) = $0 { value } else { nil } },
    [
      Member("progress", \.progress, .number, "from 0 to 1", .number(.value)),
      Member("progressTintColor", \.progressTintColor, .color, "", .color(.tintColor)),
      Member("trackTintColor", \.trackTintColor, .color, "", .color(.trackTintColor)),
    ], finish: { view, size in view.width = size.width })

  private static let label = ControlRecord(
    Text(""), Control.Kind.label, { if case .label(let value) = $0 { value } else { nil } }, [],
    texts: [.title("textLabel", "in the control's space") { $0 = .label(Text($1)) }])

  private static let outlineDisclosure = ControlRecord(
    OutlineDisclosure(), Control.Kind.outlineDisclosure,
    { if case .outlineDisclosure(let value) = $0 { value } else { nil } },
    [
      Member(
        "expanded", \.isExpanded, .bool, "",
        .property(.value) { isExpanded, _ in
          ReportedValue(isExpanded ? "expanded" : "collapsed")
        }),
      Member("tintColor", \.tintColor, .color, "", .color(.tintColor)),
    ])

  private static let detailButton = ControlRecord(
    DetailButton(), Control.Kind.detailButton, { if case .detailButton(let value) = $0 { value } else { nil } },
    [Member("tintColor", \.tintColor, .color, "", .color(.tintColor))])

  private static let badge = ControlRecord(
    Badge(text: Text("")), Control.Kind.badge, { if case .badge(let value) = $0 { value } else { nil } },
    [Member("color", \.color, .color, "", .color(.badgeColor))],
    texts: [
      .title("textLabel", "in the control's space") {
        if case .badge(let badge) = $0 { $0 = .badge(Badge(text: Text($1), color: badge.color)) }
      }
    ])
}

extension Control.Kind {
  fileprivate var field: TextField? {
    get { if case .textField(let field) = self { field } else { nil } }
    set { if let newValue { self = .textField(newValue) } }
  }

  fileprivate var showsPlaceholder: Bool { field?.text.string.isEmpty == true }
}
