import TableIR
import TableParsing
import Testing

/// A row's keys as a spec writes them, and what they make of a row.
struct RowCase: CustomTestStringConvertible, Sendable {
  var yaml: String
  var change: @Sendable (inout Row) -> Void
  var testDescription: String { yaml }

  init(_ yaml: String, _ change: @escaping @Sendable (inout Row) -> Void) {
    (self.yaml, self.change) = (yaml, change)
  }
}

@Suite("A row's keys")
struct RowDecodingTests {
  static let label = View(content: .label(Text("a")), frame: LayoutRect(x: 1, y: -2, width: 3, height: 4))

  static let cases: [RowCase] = [
    RowCase("id: ann") { $0.id = "ann" },
    RowCase("id: 5") { $0.id = "5" },
    RowCase("style: subtitle") { $0.style = .subtitle },
    RowCase("text: Hello") { $0.text = Text("Hello") },
    RowCase("text: {text: Hello}") { $0.text = Text("Hello") },
    RowCase("text: {font: 12}") { $0.text = Text("", font: Font(size: 12)) },
    RowCase("text: {text: a, font: {size: 12.5, weight: semibold}}") {
      $0.text = Text("a", font: Font(size: 12.5, weight: .semibold))
    },
    RowCase("text: {text: a, font: {style: body}}") { $0.text = Text("a", font: Font(textStyle: .body)) },
    RowCase("text: {text: a, color: systemBlue, highlightedColor: '#fff'}") {
      $0.text = Text("a", color: .system(.systemBlue), highlightedColor: .fixed(RGBA(255, 255, 255)))
    },
    RowCase("text: {text: a, lines: 2.0, alignment: center}") { $0.text = Text("a", lines: 2, alignment: .center) },
    RowCase("text: {text: a, shadow: {}}") {
      $0.text = Text("a", shadow: Shadow(color: .system(.black), offset: LayoutPoint(x: 0, y: -1)))
    },
    RowCase("text: {text: a, shadow: {color: red, offset: [1, 0.5]}}") {
      $0.text = Text("a", shadow: Shadow(color: .system(.red), offset: LayoutPoint(x: 1, y: 0.5)))
    },
    RowCase("detailText: More") { $0.detailText = Text("More") },
    RowCase("image: {size: [24, 24.5], color: systemBlue, cornerRadius: 3}") {
      $0.image = .placeholder(
        Image.Placeholder(size: LayoutSize(width: 24, height: 24.5), color: .system(.systemBlue), cornerRadius: 3))
    },
    RowCase("image: {symbol: wifi, background: blue}") {
      $0.image = .placeholder(
        Image.Placeholder(
          size: LayoutSize(width: 29, height: 29), color: .system(.blue), symbol: Symbol("wifi")))
    },
    RowCase("accessory: switch") { $0.accessory = .control(Control(.switch(Switch(isOn: false)))) },
    RowCase("accessory: activityIndicator") {
      $0.accessory = .control(Control(.activityIndicator(ActivityIndicator())))
    },
    RowCase("image: icon.png") { $0.image = .asset(0) },
    RowCase("accessory: checkmark") { $0.accessory = .checkmark },
    RowCase("accessory: detailDisclosureButton") { $0.accessory = .detailDisclosureButton },
    RowCase("accessory: chevron") { $0.accessory = .chevron(color: nil, highlightedColor: nil) },
    RowCase("accessory: {chevron: {color: orange, highlightedColor: white}}") {
      $0.accessory = .chevron(color: .system(.orange), highlightedColor: .system(.white))
    },
    RowCase("accessory: {image: icon.png}") { $0.accessory = .image(.asset(0)) },
    RowCase("accessory: {switch: on}") { $0.accessory = .switch(Switch(isOn: true)) },
    RowCase("accessory: {switch: 'off'}") { $0.accessory = .switch(Switch(isOn: false)) },
    RowCase("accessory: {switch: True}") { $0.accessory = .switch(Switch(isOn: true)) },
    RowCase("accessory: {switch: {isOn: true, onTintColor: red}}") {
      $0.accessory = .switch(Switch(isOn: true, onTintColor: .system(.red)))
    },
    RowCase("accessory: {slider: 0.6}") { $0.accessory = .slider(Slider(value: 0.6)) },
    RowCase("accessory: {slider: {value: 5, minimum: -1, maximum: 10, width: 160, tintColor: red}}") {
      $0.accessory = .slider(Slider(value: 5, minimum: -1, maximum: 10, width: 160, tintColor: .system(.red)))
    },
    RowCase("accessory: {button: Buy}") { $0.accessory = .button(Button(title: Text("Buy"))) },
    RowCase("accessory: {button: {title: {text: Buy, color: red}, size: [60, 30]}}") {
      $0.accessory = .button(
        Button(title: Text("Buy", color: .system(.red)), size: LayoutSize(width: 60, height: 30)))
    },
    RowCase("accessory: {view: {size: [8, 8], background: red, cornerRadius: 4}}") {
      $0.accessory = .view(
        PlainView(size: LayoutSize(width: 8, height: 8), look: ViewLook(background: .system(.red), cornerRadius: 4)))
    },
    RowCase("selected: true") { $0.isSelected = true },
    RowCase("height: 60") { $0.height = .points(60) },
    RowCase("height: 0x10") { $0.height = .points(16) },
    RowCase("height: automatic") { $0.height = .automatic },
    RowCase("height: 'automatic'") { $0.height = .automatic },
    RowCase("indentationLevel: 2\nindentationWidth: 12.5") {
      ($0.indentationLevel, $0.indentationWidth) = (2, 12.5)
    },
    RowCase("layoutMargins: 12") {
      $0.layoutMargins = LayoutMargins(top: 12, leading: 12, bottom: 12, trailing: 12)
    },
    RowCase("layoutMargins: [standard, 20, 4, standard]") { $0.layoutMargins = LayoutMargins(leading: 20, bottom: 4) },
    RowCase("background: red") {
      $0.backgrounds = PositionBackgrounds(
        top: Background(normal: .color(.system(.red))), middle: Background(normal: .color(.system(.red))),
        bottom: Background(normal: .color(.system(.red))), single: Background(normal: .color(.system(.red))))
    },
    RowCase("backgrounds: {top: clear, single: {selected: {gradient: [red, '#00f']}}}") {
      $0.backgrounds = PositionBackgrounds(
        top: Background(normal: .clear),
        single: Background(selected: .gradient([.system(.red), .fixed(RGBA(0, 0, 255))])))
    },
    RowCase("backgrounds: {middle: {image: icon.png, selected: big.png}, bottom: icon.png}") {
      $0.backgrounds = PositionBackgrounds(
        middle: Background(normal: .image(0), selected: .image(1)), bottom: Background(normal: .image(0)))
    },
    RowCase("separatorStyle: none") { $0.separator = Separator(style: SeparatorStyle.none) },
    RowCase("separatorStyle: {style: singleLine, color: red, inset: 15}") {
      $0.separator = Separator(style: .singleLine, color: .system(.red), leftInset: 15)
    },
    RowCase("separatorStyle: {inset: [15, 5]}") { $0.separator = Separator(leftInset: 15, rightInset: 5) },
    RowCase("views: [{frame: [1, -2, 3, 4], label: a}]") { $0.views = [label] },
    RowCase("views:\n  - {frame: [1, -2, 3, 4], id: v, background: red, cornerRadius: 2}") {
      var view = label
      (view.id, view.content, view.look.background, view.look.cornerRadius) = ("v", .plain, .system(.red), 2)
      $0.views = [view]
    },
    RowCase("views: [{frame: [1, -2, 3, 4], label: a, font: 9, color: red, lines: 0, alignment: right}]") {
      var view = label
      view.content = .label(
        Text("a", font: Font(size: 9), color: .system(.red), lines: 0, alignment: .right))
      $0.views = [view]
    },
    RowCase("views: [{frame: [1, -2, 3, 4], switch: off}]") {
      var view = label
      view.content = .switch(Switch(isOn: false))
      $0.views = [view]
    },
    RowCase("views: [{frame: [1, -2, 3, 4], image: {size: [1, 1]}}]") {
      var view = label
      view.content = .image(.placeholder(Image.Placeholder(size: LayoutSize(width: 1, height: 1))))
      $0.views = [view]
    },
  ]

  @Test("mean what the reference says", arguments: cases)
  func decodes(_ example: RowCase) throws {
    let found = try row(example.yaml).placeless
    var expected = Row(id: "s/0")
    example.change(&expected)
    #expect(found == expected.placeless)
  }

  @Test(
    "that are texts are texts, whatever YAML would guess",
    arguments: ["no", "5", "1.0", "~", "true", "null", "0x10", ".inf", "2001-01-01", "1_000"])
  func typedTexts(_ word: String) throws {
    let row = try row("text: \(word)\ndetailText: {text: \(word)}\naccessory: {button: \(word)}")
    #expect(row.text?.string == word)
    #expect(row.detailText?.string == word)
    #expect(row.accessory == .button(Button(title: Text(word))))
  }

  @Test("can be left out for a row that is only its text")
  func shorthand() throws {
    #expect(try rows("- Ann\n- 5\n- ''\n- |\n  two\n  lines").map(\.text?.string) == ["Ann", "5", "", "two\nlines\n"])
  }

  @Test("give the row its place in the source")
  func location() throws {
    let rows = try rows("- Ann\n- text: Ben\n  views:\n    - frame: [0, 0, 1, 1]")
    #expect(rows.map { "\($0.location.line):\($0.location.column)" } == ["5:9", "6:9"])
    #expect(rows.last?.views.first.map { "\($0.location.line):\($0.location.column)" } == "8:13")
  }
}

extension Row {
  /// The row without what says where it stands in the source.
  var placeless: Row {
    var row = self
    row.location = .start
    for index in row.views.indices { row.views[index].location = .start }
    return row
  }
}
