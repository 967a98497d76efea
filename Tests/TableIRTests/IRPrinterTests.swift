import TableIR
import Testing

@Suite("The IR prints what differs from the default")
struct IRPrinterTests {
  private func print(_ table: Table) -> String {
    String(decoding: IRPrinter().print(table), as: UTF8.self)
  }

  @Test func empty() {
    #expect(
      print(Table(name: "Empty")) == """
        {
          "name": "Empty",
          "style": "plain",
          "rowHeight": "automatic",
          "sections": []
        }

        """)
  }

  @Test("a rich table, whole")
  func rich() {
    #expect(print(RichTable.table) == RichTable.printed)
  }

  @Test("is the same every time")
  func stable() {
    #expect(IRPrinter().print(RichTable.table) == IRPrinter().print(RichTable.table))
  }

  @Test("a control in a button, a header or a row is written the same way", arguments: controls)
  func control(_ content: View.Content, _ expected: String) {
    var table = Table(name: "t")
    table.header = HeaderFooter(
      content: .views([View(content: content, frame: Rect(x: 0, y: 0.5, width: 10, height: 20))]))
    #expect(print(table).contains("{\"frame\": [0, 0.5, 10, 20]\(expected)}\n"))
  }

  private static let controls: [(View.Content, String)] = [
    (.plain, ""), (.label(Text("a")), #", "label": "a""#),
    (.label(Text("a", lines: 0)), #", "label": {"text": "a", "lines": 0}"#),
    (.button(Button(title: Text("Go"))), #", "button": {"title": "Go"}"#),
    (
      .button(Button(title: Text("Go"), size: Size(width: 70, height: 28))),
      #", "button": {"title": "Go", "size": [70, 28]}"#
    ),
    (.switch(Switch(isOn: false)), #", "switch": {"on": false}"#),
    (
      .slider(Slider(value: 0.25, tintColor: .system(.systemRed))),
      #", "slider": {"value": 0.25, "minimum": 0, "maximum": 1, "width": 120, "tintColor": "systemRed"}"#
    ),
    (
      .control(Control(.stepper(Stepper(value: 2, maximum: 9)), isEnabled: false)),
      #", "stepper": {"value": 2, "minimum": 0, "maximum": 9}, "enabled": false"#
    ),
    (
      .control(Control(.segmentedControl(SegmentedControl(segments: ["a", "b"], selectedSegmentIndex: 1)))),
      #", "segmentedControl": {"segments": ["a", "b"], "selectedSegmentIndex": 1}"#
    ),
    (
      .control(Control(.textField(TextField(text: Text(""), placeholder: "Name", width: 90)))),
      #", "textField": {"text": "", "placeholder": "Name", "width": 90, "borderStyle": "none"}"#
    ),
    (.control(Control(.activityIndicator(ActivityIndicator()))), #", "activityIndicator": {"style": "medium"}"#),
    (
      .control(Control(.progressView(ProgressView(progress: 0.5)), isActive: true)),
      #", "progressView": {"progress": 0.5}, "active": true"#
    ),
    (.control(Control(.badge(Badge(text: Text("3"))))), #", "badge": {"text": "3"}"#),
    (
      .image(.placeholder(Image.Placeholder(size: Size(width: 9, height: 8), cornerRadius: 2))),
      #", "image": {"size": [9, 8], "cornerRadius": 2}"#
    ),
  ]
}
