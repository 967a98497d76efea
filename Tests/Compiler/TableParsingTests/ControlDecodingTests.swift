import TableIR
import TableParsing
import Testing

@Suite("The controls of accessories and views")
struct ControlDecodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var yaml: String
    var control: Control
    var testDescription: String { yaml }

    init(_ yaml: String, _ kind: Control.Kind, isEnabled: Bool = true, isActive: Bool? = nil) {
      (self.yaml, control) = (yaml, Control(kind, isEnabled: isEnabled, isActive: isActive))
    }
  }

  static let cases: [Case] = [
    Case("stepper: 5", .stepper(Stepper(value: 5))),
    Case(
      "stepper: {value: 20, minimum: -2, maximum: 9, tintColor: red}",
      .stepper(Stepper(value: 9, minimum: -2, maximum: 9, tintColor: .system(.red)))),
    Case("segmentedControl: [no, 5]", .segmentedControl(SegmentedControl(segments: ["no", "5"]))),
    Case(
      "segmentedControl: {segments: [a, b], selectedSegmentIndex: 1, width: 200, tintColor: red}",
      .segmentedControl(
        SegmentedControl(segments: ["a", "b"], selectedSegmentIndex: 1, width: 200, tintColor: .system(.red)))),
    Case(
      "button: {title: Share, image: {size: [20, 20]}}",
      .button(Button(title: Text("Share"), image: .placeholder(.init(size: LayoutSize(width: 20, height: 20)))))),
    Case("textField: no", .textField(TextField(text: Text("no")))),
    Case(
      "textField: {text: {text: a, font: 14}, placeholder: 5, width: 90, borderStyle: roundedRect}",
      .textField(
        TextField(text: Text("a", font: Font(size: 14)), placeholder: "5", width: 90, borderStyle: .roundedRect))),
    Case("activityIndicator: large", .activityIndicator(ActivityIndicator(style: .large))),
    Case("activityIndicator: {color: red}", .activityIndicator(ActivityIndicator(color: .system(.red)))),
    Case("progressView: 0.5", .progressView(ProgressView(progress: 0.5))),
    Case(
      "progressView: {progress: 1, width: 80, progressTintColor: red, trackTintColor: blue}",
      .progressView(
        ProgressView(progress: 1, width: 80, progressTintColor: .system(.red), trackTintColor: .system(.blue)))),
    Case("badge: 3", .badge(Badge(text: Text("3")))),
    Case(
      "badge: {text: {text: New, font: 13}, color: blue}",
      .badge(Badge(text: Text("New", font: Font(size: 13)), color: .system(.blue)))),
    Case("switch: on, enabled: false", .switch(Switch(isOn: true)), isEnabled: false),
    Case("chevron: {}, enabled: false", .chevron(Chevron()), isEnabled: false),
    Case("switch: on, active: false", .switch(Switch(isOn: true)), isActive: false),
    Case("progressView: 0.5, active: true", .progressView(ProgressView(progress: 0.5)), isActive: true),
  ]

  @Test("are the same wherever they stand", arguments: cases)
  func everywhere(_ example: Case) throws {
    #expect(try row("accessory: {\(example.yaml)}").accessory == .control(example.control))
    #expect(try row("editingAccessory: {\(example.yaml)}").editingAccessory == .control(example.control))
    let view = try #require(try row("views: [{frame: [0, 0, 1, 1], \(example.yaml)}]").views.first)
    #expect(view.content == .control(example.control))
    let stack = try #require(try row("stack: {views: [{\(example.yaml)}]}").stack)
    #expect(stack.views.first?.view.content == .control(example.control))
  }

  @Test("that stand only among views, and a chevron, which stands at a row's end too")
  func amongViews() throws {
    let cases: [(String, Control)] = [
      ("detailButton: {}", Control(.detailButton(DetailButton()))),
      ("detailButton: {tintColor: red}", Control(.detailButton(DetailButton(tintColor: .system(.red))))),
      ("chevron: {color: red}", Control(.chevron(Chevron(color: .system(.red))))),
    ]
    for (yaml, control) in cases {
      let view = try #require(try row("views: [{frame: [0, 0, 44, 44], \(yaml)}]").views.first)
      #expect(view.content == .control(control))
      let stack = try #require(try row("stack: {views: [{\(yaml)}]}").stack)
      #expect(stack.views.first?.view.content == .control(control))
    }
    #expect(try row("accessory: {chevron: {color: red}}").accessory == .control(cases[2].1))
  }

  @Test("of which controls are active by themselves, and indicators and labels are not")
  func activity() throws {
    for name in ["switch: on", "slider: 0", "button: a", "stepper: 0", "segmentedControl: [a]", "textField: a"] {
      #expect(try row("accessory: {\(name)}").accessory.isActive)
    }
    for name in [
      "activityIndicator: medium", "progressView: 0", "label: a", "badge: a", "image: icon.png", "chevron: {}",
      "view: {size: [1, 1]}",
    ] {
      #expect(try !row("accessory: {\(name)}").accessory.isActive)
      #expect(try row("accessory: {\(name), active: true}").accessory.isActive)
    }
  }

  @Test("a label is one, and dimmed where it is not enabled")
  func labels() throws {
    #expect(
      try row("accessory: {label: {text: a, color: red}}").accessory
        == .control(Control(.label(Text("a", color: .system(.red))))))
    let view = try #require(try row("views: [{frame: [0, 0, 1, 1], label: a, font: 9, enabled: false}]").views.first)
    #expect(view.content == .control(Control(.label(Text("a", font: Font(size: 9))), isEnabled: false)))
  }

  @Test("an image has another for a selected row")
  func images() throws {
    let accessory = try row("accessory: {image: icon.png, highlightedImage: {size: [2, 2]}, active: true}").accessory
    let other = Image.placeholder(Image.Placeholder(size: LayoutSize(width: 2, height: 2)))
    #expect(accessory == .image(.asset(0), highlighted: other, isActive: true))
  }

  @Test("a row can take no taps at all")
  func interaction() throws {
    #expect(try !row("userInteractionEnabled: false").isUserInteractionEnabled)
    #expect(try row("text: a").isUserInteractionEnabled)
  }
}
