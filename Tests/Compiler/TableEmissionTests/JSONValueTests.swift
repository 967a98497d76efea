import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("The JSON of each kind in a layout tree")
struct JSONValueTests {
  @Test("An accessory is written", arguments: accessories)
  func accessory(_ accessory: Accessory, _ expected: String) {
    var cell = JSONTrees.cell()
    cell.accessoryView = AccessoryNode(accessory: accessory, frame: LayoutRect(x: 280, y: 10, width: 20, height: 24.5))
    #expect(LayoutText(JSONTrees.tree(cell)).value(of: "accessoryView") == expected)
  }

  private static let frame = #""frame": [[280, 10], [20, 24.5]]"#

  private static let hitArea = #""hitArea": [[280, 10], [20, 24.5]]"#

  private static let accessories: [(Accessory, String)] = [
    (.disclosureIndicator, #"{"kind": "disclosureIndicator", "active": false, \#(frame)}"#),
    (.detailButton, #"{"kind": "detailButton", "active": true, \#(frame), \#(hitArea)}"#),
    (
      .chevron(color: .system(.orange), highlightedColor: nil),
      #"{"kind": "chevron", "active": false, \#(frame), "color": "orange"}"#
    ),
    (.image(.asset(0)), #"{"kind": "image", "active": false, \#(frame), "image": "dots.png"}"#),
    (
      .image(.placeholder(Image.Placeholder(size: LayoutSize(width: 1, height: 1)))),
      #"{"kind": "image", "active": false, \#(frame), "image": null}"#
    ),
    (.switch(Switch(isOn: true)), #"{"kind": "switch", "active": true, \#(frame), \#(hitArea), "on": true}"#),
    (.slider(Slider(value: 0.25)), #"{"kind": "slider", "active": true, \#(frame), \#(hitArea), "value": 0.25}"#),
    (.button(Button(title: Text("Buy"))), #"{"kind": "button", "active": true, \#(frame), \#(hitArea)}"#),
    (
      .view(PlainView(size: LayoutSize(width: 20, height: 24.5), look: ViewLook(background: .system(.red)))),
      #"{"kind": "view", "active": false, \#(frame), "color": "red"}"#
    ),
  ]

  @Test("The parts of an accessory are in its own space, and its tap area is in the cell's")
  func parts() {
    var cell = JSONTrees.cell()
    let button = LayoutRect(x: 0, y: 0, width: 22, height: 22)
    let chevron = LayoutRect(x: 30, y: 5, width: 8, height: 13)
    cell.accessoryView = AccessoryNode(
      accessory: .detailDisclosureButton, frame: LayoutRect(x: 270, y: 10, width: 38, height: 22),
      parts: [.detailButton(button), .disclosureIndicator(chevron)])
    #expect(
      LayoutText(JSONTrees.tree(cell)).value(of: "accessoryView")
        == #"{"kind": "detailDisclosureButton", "active": true, "frame": [[270, 10], [38, 22]], "#
        + #""hitArea": [[270, 10], [22, 22]], "#
        + #""detailButton": {"frame": [[0, 0], [22, 22]]}, "disclosureIndicator": {"frame": [[30, 5], [8, 13]]}}"#)
  }

  @Test("A fill is written", arguments: fills)
  func fill(_ fill: Fill, _ expected: String) {
    var cell = JSONTrees.cell()
    cell.background = ShapedFill(fill)
    #expect(
      LayoutText(JSONTrees.tree(cell)).value(of: "backgroundView")
        == #"{"frame": [[0, 0], [320, 44]], "fill": \#(expected)}"#)
  }

  private static let fills: [(Fill, String)] = [
    (.clear, #""clear""#), (.color(.fixed(RGBA(255, 0, 16))), ##""#ff0010""##),
    (.gradient([.system(.white), .fixed(RGBA(0, 0, 0, alpha: 1))]), ##"{"gradient": ["white", "#00000001"]}"##),
    (
      .slicedImage(0, capInsets: Insets(top: 1, left: 2.5, bottom: 3, right: 4)),
      #"{"image": "dots.png", "capInsets": [1, 2.5, 3, 4]}"#
    ),
    (.image(0), #"{"image": "dots.png"}"#),
  ]

  @Test("A subview is written", arguments: views)
  func view(_ content: ViewNode.Content, _ expected: String) {
    var cell = JSONTrees.cell()
    cell.subviews = [
      ViewNode(
        id: "v", content: content, frame: LayoutRect(x: 1, y: 2, width: 3, height: 4),
        look: ViewLook(background: .system(.systemFill)))
    ]
    let row = LayoutText(JSONTrees.tree(cell)).row
    #expect(
      row.contains(
        "\"subviews\": [\n      {\"kind\": \(expected.split(separator: ";")[0]), \"id\": \"v\", "
          + "\(content.isActive ? "\"active\": true, " : "")\"frame\": [[1, 2], [3, 4]], \"background\": \"systemFill\"\(expected.split(separator: ";").dropFirst().joined())}\n"
      ))
  }

  private static let views: [(ViewNode.Content, String)] = [
    (.plain, #""view""#), (.image(.asset(0)), #""image";, "image": "dots.png""#),
    (.control(Control(.switch(Switch(isOn: false))), labels: []), #""switch";, "on": false"#),
    (
      .control(Control(.slider(Slider(value: 3)), isEnabled: false), labels: []),
      #""slider";, "enabled": false, "value": 3"#
    ),
    (
      .control(Control(.label(Text("A")), isEnabled: false), labels: [JSONTrees.label("A")]),
      #""label";, "enabled": false, "text": "A", "truncated": false, "font": [17, "regular"], "color": "label""#
    ),
    (
      .control(Control(.badge(Badge(text: Text("A"), color: .system(.red)))), labels: [JSONTrees.label("A")]),
      #""badge";, "color": "red", "textLabel": {"frame": [[16, 11], [80, 22]], "text": "A", "truncated": false, "#
        + #""font": [17, "regular"], "color": "label"}"#
    ),
    (
      .control(
        Control(.segmentedControl(SegmentedControl(segments: ["A"], selectedSegmentIndex: 0))),
        labels: [JSONTrees.label("A")]),
      #""segmentedControl";, "selectedSegmentIndex": 0, "segments": [{"frame": [[16, 11], [80, 22]], "text": "A", "#
        + #""truncated": false, "font": [17, "regular"], "color": "label"}]"#
    ),
    (.control(Control(.progressView(ProgressView(progress: 0.5))), labels: []), #""progressView";, "progress": 0.5"#),
    (
      .control(Control(.activityIndicator(ActivityIndicator(style: .large))), labels: []),
      #""activityIndicator";, "style": "large""#
    ),
    (
      .label(JSONTrees.label("A")),
      #""label";, "text": "A", "truncated": false, "font": [17, "regular"], "color": "label""#
    ),
    (
      .control(Control(.button(Button(title: Text("Go")))), labels: [JSONTrees.label("Go")]),
      #""button";, "titleLabel": {"frame": [[16, 11], [80, 22]], "text": "Go", "truncated": false, "#
        + #""font": [17, "regular"], "color": "label"}"#
    ),
  ]

  @Test("Separators with UIKit's own colour do not repeat it")
  func separators() {
    var cell = JSONTrees.cell()
    let frame = LayoutRect(x: 0, y: 0, width: 320, height: 0.5)
    cell.topSeparator = SeparatorNode(frame: frame, color: .system(.separator))
    cell.separator = SeparatorNode(frame: frame, color: .system(.red))
    let text = LayoutText(JSONTrees.tree(cell))
    #expect(text.value(of: "topSeparator") == #"{"frame": [[0, 0], [320, 0.5]]}"#)
    #expect(text.value(of: "separator") == #"{"frame": [[0, 0], [320, 0.5]], "color": "red"}"#)
  }
}

extension ViewNode.Content {
  fileprivate var isActive: Bool { if case .control(let control, _) = self { control.isActive } else { false } }
}
