import TableIR
import Testing

@Suite("The traits of controls")
struct ControlTraitsTests {
  /// One of each kind.
  static let samples: [Control.Kind] = [
    .switch(Switch(isOn: true)), .slider(Slider(value: 0.5)), .button(Button(title: Text("Go"))), .stepper(Stepper()),
    .segmentedControl(SegmentedControl(segments: ["Day"])), .textField(TextField(text: Text("Ada"))),
    .textView(TextView(text: Text("Notes"))),
    .activityIndicator(ActivityIndicator()), .progressView(ProgressView(progress: 0.5)), .label(Text("On")),
    .badge(Badge(text: Text("3"))), .chevron(Chevron()), .outlineDisclosure(OutlineDisclosure()),
    .detailButton(DetailButton()), .box(Box(name: "Map")),
  ]

  @Test("are listed once for each kind")
  func listed() {
    #expect(Self.samples.map(\.traits.name) == Control.types.map { $0.traits.name })
    #expect(Set(Self.samples.map(\.traits.name)).count == Self.samples.count)
  }

  @Test("belong to a content that makes the control it comes from", arguments: samples)
  func contents(kind: Control.Kind) {
    #expect(kind.content.kind == kind)
  }

  @Test("say that what is disabled was enabled before, and how it looks", arguments: samples)
  func disabling(kind: Control.Kind) {
    #expect(Control(kind).disabledLook == nil)
    let look = Control(kind, isEnabled: false).disabledLook
    for version in 6...26 {
      #expect(look.map { !($0.isFaded(inIOS: version) && $0.isDimmed(inIOS: version)) } ?? true)
    }
    #expect(!kind.isControl || look != nil)
  }

  @Test("lead to the colours and texts of a control", arguments: samples)
  func paths(kind: Control.Kind) {
    func check<Content: ControlContent>(_ content: Content) {
      var content = content
      for color in Content.colors {
        content[keyPath: color.path] = .system(.red)
        #expect(Control(content.kind)[color.property] == .color(.system(.red)))
      }
      for text in Content.texts { content[keyPath: text.path].string = "Other" }
      #expect(content.kind.texts.allSatisfy { $0.text.string == "Other" })
    }
    check(kind.content)
  }
}
