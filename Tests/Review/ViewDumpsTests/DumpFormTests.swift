import TableIR
import Testing

@testable import ViewDumps

@Suite("Forms of dumps")
struct DumpFormTests {
  private func dump(_ text: String) -> Dump { DumpParser().parse(Array(text.utf8)) }

  /// Views and what they stand in, as `class(parent)`.
  private func shape(_ dump: Dump) -> [String] {
    dump.views.map { view in "\(view.className)(\(view.parent.map { dump.views[$0].className } ?? ""))" }
  }

  // MARK: recursiveDescription

  /// A text view of iOS 14 or 15 (a public handbook on Cycript).
  @Test("A view that prints itself in its own words keeps the depth of what follows")
  func textContainer() {
    let dump = dump(
      """
      <UITableView: 0x1081a0600; frame = (0 0; 375 627)>
         | <NoteCell: 0x107d3ed10; baseClass = UITableViewCell; frame = (0 0; 375 120)>
         |    | <UITableViewCellContentView: 0x107dad8d0; frame = (0 0; 375 120)>
         |    |    | <UITextView: 0x104008200; frame = (14 12; 315.5 54.5); text = 'First note'>
         |    |    |    | <<_UITextContainerView: 0x102e24f50; frame = (0 0; 315.5 54.5); layer = <CALayer: 0x2801fbe60>> minSize = {0, 54.5}, maxSize = {1, 2}, textContainer = <NSTextContainer: 0x281 size = (315.5,1.8); widthTracksTextView = YES>; exclusionPaths = 0x1; lineBreakMode = 0>
         |    |    |    |    | <_UITextViewCanvasView: 0x102e20e60; frame = (0 0; 315.5 54.5)>
         |    |    | <UILabel: 0x107d6a250; frame = (16 80; 120 20.5); text = 'Saved today'>
         | <NoteCell: 0x107d3ed11; baseClass = UITableViewCell; frame = (0 120; 375 120)>
      """)
    #expect(
      shape(dump).dropFirst(4) == [
        "_UITextContainerView(UITextView)", "_UITextViewCanvasView(_UITextContainerView)",
        "UILabel(UITableViewCellContentView)", "NoteCell(UITableView)",
      ])
  }

  /// A public tutorial on swipeable cells (iOS 7), which prints its dump without addresses, and what else people put in their place.
  @Test("Views whose addresses were taken out are views", arguments: ["", ": 0xXXXX", ": <address>", ": 0x…"])
  func addresses(_ address: String) {
    let dump = dump(
      """
      <UITableViewCell\(address); frame = (0 396; 320 44);> //1
         | <UITableViewCellScrollView\(address); frame = (0 0; 320 44); > //2
         |    | <UITableViewCellContentView\(address); frame = (0 0; 287 44);> //3
         |    |    | <UILabel\(address); frame = (15 0; 270 43);> //4
      """)
    #expect(
      shape(dump) == [
        "UITableViewCell()", "UITableViewCellScrollView(UITableViewCell)",
        "UITableViewCellContentView(UITableViewCellScrollView)", "UILabel(UITableViewCellContentView)",
      ])
    #expect(dump.views[3].frame == LayoutRect(x: 15, y: 0, width: 270, height: 43))
  }

  @Test("Quotes that an editor made curly are quotes, and an apostrophe in a text is not")
  func curlyQuotes() {
    let dump = dump(
      "<UILabel: 0x1; frame = (0 0; 10 10); text = ‘Ann’s “list”’; hidden = YES>\n<UILabel: 0x2; frame = (0 0; 1 1); text = “Ben”>"
    )
    #expect(dump.views.map(\.text) == ["Ann’s “list”", "Ben"])
    #expect(dump.views[0].isHidden)
  }

  @Test("The name of a property before a view keeps its depth")
  func properties() {
    let dump = dump(
      """
      <UITableViewCell: 0x1; frame = (0 0; 320 44)>
         | _contentView: <UIView: 0x2; frame = (0 0; 320 43)>
         |    | _title: <UILabel: 0x3; frame = (15 0; 270 43); text = 'Ann'>
      """)
    #expect(shape(dump) == ["UITableViewCell()", "UIView(UITableViewCell)", "UILabel(UIView)"])
  }

  @Test("A view that was printed twice is read once, and cells below their table are its own")
  func twice() {
    let cell = "<UITableViewCell: 0x7f8a10000; frame = (0 0; 320 44); text = 'Ann'>"
    let tables = DumpTables(
      dump("<UITableView: 0x7f8a20000; frame = (0 0; 320 568); contentSize: {320, 44}>\n\n\(cell)\n\n\(cell)"))
    #expect(tables.found.count == 1)
    #expect(tables.largest?.table == 0)
    #expect(tables.largest?.cells.count == 1)
  }

  /// A public note of a session with Cycript: the root was printed alone first, with its address.
  @Test("Of a view that was printed alone before its dump, the dump counts")
  func alone() {
    let tables = DumpTables(
      dump(
        """
        (lldb) po self.tableView
        <UITableView: 0x7f8a20000; frame = (0 0; 320 568); contentSize: {320, 44}>
        (lldb) po [self.tableView recursiveDescription]
        <UITableView: 0x7f8a20000; frame = (0 0; 320 568); contentSize: {320, 44}>
           | <UITableViewCell: 0x7f8a10000; frame = (0 0; 320 44); text = 'Ann'>
        """))
    #expect(tables.largest?.cells.count == 1)
  }

  @Test(
    "Views in each other with one class, one frame and one address are several",
    arguments: ["0xXXXXXXXXXX", "0x7f8a30000"])
  func sameAddress(address: String) {
    let tables = DumpTables(
      dump(
        """
        <UIView: \(address); frame = (0 0; 320 568)>
           | <UIView: \(address); frame = (0 0; 320 568)>
           |    | <UITableView: \(address); frame = (0 0; 320 568); contentSize: {320, 44}>
           |    |    | <UITableViewCell: \(address); frame = (0 0; 320 44); text = 'Ann'>
        """))
    #expect(tables.largest?.cells.count == 1)
  }

  /// In JSON, and as a debugger prints a string.
  @Test("A text that stands in a string is read as what it says", arguments: ["\\n", "\n"])
  func escaped(_ lineBreak: String) {
    let quote = lineBreak == "\n" ? "'" : "\\'"
    let dump = dump(
      "\"Element subtree:\(lineBreak)Table, 0x600000d9d5e0, {{0.0, 0.0}, {375.0, 724.0}}\(lineBreak)  Cell, 0x600000d9dce0, {{0.0, 0.0}, {375.0, 44.0}}\(lineBreak)    StaticText, 0x600000d9ddc0, {{16.0, 12.0}, {42.0, 20.3}}, label: \(quote)Ann\(quote)\""
    )
    #expect(shape(dump) == ["UITableView()", "UITableViewCell(UITableView)", "UILabel(UITableViewCell)"])
  }

  // MARK: Other forms

  /// In the shape of babylonhealth/ios-playbook's example (iPhone X, iOS 11 or 12), of a log of Xcode 7 to 9, and of a page source of Appium.
  private static let elements: [(DumpForm, String)] = [
    (
      .xcuiTest,
      """
          t =     3.25s     Find the Table
      Attributes: Application, 0x600000d9d700, pid: 7561, label: 'Demo'
      Element subtree:
       →Application, 0x600000d9d700, pid: 7561, label: 'Demo'
          Window (Main), 0x600000d9cee0, {{0.0, 0.0}, {375.0, 812.0}}
            Table, 0x600000d9d5e0, {{0.0, 88.0}, {375.0, 724.0}}
              Cell, 0x600000d9dce0, {{0.0, 187.7}, {375.0, 71.0}}
                StaticText, 0x600000d9ddc0, {{16.0, 197.7}, {120.3, 20.3}}, identifier: 'a, b', label: 'It's, of course, Ann'
                TextField, 0x600000d9ddc1, {{32.0, 224.0}, {271.0, 21.0}}, label: 'Mail', value: ann@x, y, Keyboard Focused
      Path to element:
       →Application, 0x600000d9d700, pid: 7561, label: 'Demo'
        ↳Window (Main), 0x600000d9cee0, {{0.0, 0.0}, {375.0, 812.0}}
      """
    ),
    (
      .xcuiTest,
      """
      12:01:02 Window 0x7fb5: Main Window, {{0.0, 0.0}, {375.0, 812.0}}
      12:01:02   Table 0x7fb6: traits: 35192962023424, {{0.0, 88.0}, {375.0, 724.0}}
      12:01:02     Cell 0x7fb7: traits: 8589934592, {{0.0, 187.7}, {375.0, 71.0}}
      12:01:02       StaticText 0x7fb8: traits: 8589934656, {{16.0, 197.7}, {120.3, 20.3}}, label: 'It's, of course, Ann'
      12:01:02       TextField 0x7fb9: traits: 1, {{32.0, 224.0}, {271.0, 21.0}}, value: ann@x, y
      """
    ),
    // The snapshot in a crash of Xcode 7, in the shape of jessesquires/JSQMessagesViewController#1526.
    (
      .xcuiTest,
      """
      Window 0x7fb5: Main Window, {{0.0, 0.0}, {375.0, 812.0}}<XCAccessibilityElement: 0x7fa1> pid: 6728, payload: { pid = 6728; }
        Table 0x7fb6: {{0.0, 88.0}, {375.0, 724.0}}<XCAccessibilityElement: 0x7fa2> pid: 6728, payload: { pid = 6728; }
          Cell 0x7fb7: {{0.0, 187.7}, {375.0, 71.0}}<XCAccessibilityElement: 0x7fa3> pid: 6728, payload: { pid = 6728; }
            StaticText 0x7fb8: {{16.0, 197.7}, {120.3, 20.3}}, label: 'It's, of course, Ann'<XCAccessibilityElement: 0x7fa4> pid: 6728, payload: { pid = 6728; }
            TextField 0x7fb9: {{32.0, 224.0}, {271.0, 21.0}}, value: ann@x, y<XCAccessibilityElement: 0x7fa5> pid: 6728, payload: { pid = 6728; }
      """
    ),
    (
      .appium,
      """
      <AppiumAUT><XCUIElementTypeWindow type="XCUIElementTypeWindow" visible="true" x="0" y="0" width="375" height="812">
        <XCUIElementTypeTable x="0" y="88" width="375" height="724">
          <XCUIElementTypeCell x="0" y="187.7" width="375" height="71">
            <XCUIElementTypeStaticText name="a" label="It's, of course, Ann" x="16" y="197.7" width="120.3" height="20.3"/>
            <XCUIElementTypeTextField value="ann@x&#44;&#x20;y" label="A &amp; B" x="32" y="224" width="271" height="21"/>
          </XCUIElementTypeCell>
        </XCUIElementTypeTable>
      """
    ),
  ]

  @Test("Elements become the views that they stand for, each in the space of its superview", arguments: 0..<4)
  func elements(_ index: Int) throws {
    let (form, text) = Self.elements[index]
    #expect(DumpParser.looksLikeDump(Array(text.utf8)))
    let dump = dump(text)
    #expect(dump.form == form)
    #expect(
      shape(dump) == [
        "UIWindow()", "UITableView(UIWindow)", "UITableViewCell(UITableView)", "UILabel(UITableViewCell)",
        "UITextField(UITableViewCell)",
      ])
    let cell = try #require(dump.views[2].frame)
    #expect((cell.y - 99.7).magnitude < 0.001)
    let label = try #require(dump.views[3].frame)
    #expect([label.x, label.width] == [16, 120.3] && (label.y - 10).magnitude < 0.001)
    #expect(dump.views[3].text == "It's, of course, Ann")
    #expect(dump.views[3].accessibilityIdentifier == ["a, b", nil, nil, "a"][index])
    #expect(dump.views[4].text == "ann@x, y")
  }

  /// A tree of iOS 26.2, and EarlGrey's of 2016 (google/EarlGrey issue 258), have no addresses.
  @Test("Elements and views without addresses are known by their types")
  func withoutAddresses() {
    let elements = dump(
      """
      Table, {{0.0, 100.0}, {402.0, 700.0}}
        Cell, {{16.0, 168.0}, {370.0, 76.3}}, hitPoint: {201.0, 206.0}
          StaticText, {{32.0, 180.0}, {60.0, 20.3}}, label: 'Ann', hitPoint: {62.0, 190.0}
      """)
    #expect(shape(elements) == ["UITableView()", "UITableViewCell(UITableView)", "UILabel(UITableViewCell)"])
    #expect(elements.views[2].text == "Ann")
    let views = dump(
      """
      <UITableViewCell; AX=N; AX.label='Ann'; frame={{0, 0}, {375, 44}}; opaque; alpha=1>
      |--<UITableViewCellContentView; AX=N; frame={{0, 0}, {341, 43}}; alpha=1>
      |  |--<UITableViewLabel; AX=Y; frame={{16, 6}, {42, 18}}; alpha=1; text='Ann'>
      """)
    #expect(
      shape(views) == [
        "UITableViewCell()", "UITableViewCellContentView(UITableViewCell)",
        "UITableViewLabel(UITableViewCellContentView)",
      ])
  }

  /// AirtestProject/Poco's example of a page source: a header of the app's own says its title as an `Other`.
  @Test("A box that says something has a text, unless an element in it does, and what is not visible is not seen")
  func boxes() {
    let dump = dump(
      """
      <?xml version="1.0" encoding="UTF-8"?><AppiumAUT><XCUIElementTypeTable x="0" y="0" width="375" height="700">
      <XCUIElementTypeOther label="Today" x="0" y="0" width="375" height="37"><XCUIElementTypeOther x="0" y="0" width="375" height="37"/></XCUIElementTypeOther>
      <XCUIElementTypeOther label="Ann" x="0" y="37" width="375" height="44"><XCUIElementTypeStaticText label="Ann" x="0" y="37" width="60" height="20"/></XCUIElementTypeOther>
      <XCUIElementTypeOther label="gone" visible="false" x="15" y="187" width="245" height="1"/>
      """)
    #expect(
      shape(dump) == [
        "UITableView()", "UILabel(UITableView)", "UIView(UILabel)", "UIView(UITableView)", "UILabel(UIView)",
        "UILabel(UITableView)",
      ])
    #expect(dump.views.map(\.isUnseen) == [false, false, false, false, false, true])
    #expect(dump.views.allSatisfy { $0.frame != nil })
  }

  @Test("EarlGrey's hierarchy has UIKit's views in other brackets")
  func earlGrey() {
    let dump = dump(
      """
      UI Hierarchy (Back to front):
      <UIWindow:0x7fb2; AX=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}; opaque; alpha=1>
        |--<UITableView:0x7fb3; AX=N; AX.frame={{0, 64}, {375, 603}}; frame={{0, 64}, {375, 603}}; alpha=1; UIE>
        |  |--<UITableViewCell:0x7fb4; AX=Y; AX.label='Ann'; AX.frame={{0, 64}, {375, 44}}; frame={{0, 0}, {375, 44}}; alpha=1>
        |  |  |--<UITableViewCellContentView:0x7fb5; AX=N; frame={{0, 0}, {375, 43.5}}; alpha=1>
        |  |  |  |--<UITableViewLabel:0x7fb6; AX=N; AX.id='name; of'; frame={{15, 0}, {345, 43.5}}; alpha=1; text='Ann; Archer'>
        |  |  |--<UIView:0x7fb7; AX=N; frame={{0, 0}, {1, 1}}; alpha=0; >
      """)
    #expect(dump.form == .earlGrey)
    #expect(
      shape(dump) == [
        "UIWindow()", "UITableView(UIWindow)", "UITableViewCell(UITableView)",
        "UITableViewCellContentView(UITableViewCell)", "UITableViewLabel(UITableViewCellContentView)",
        "UIView(UITableViewCell)",
      ])
    #expect(dump.views[4].frame == LayoutRect(x: 15, y: 0, width: 345, height: 43.5))
    #expect(dump.views[4].text == "Ann; Archer" && dump.views[4].accessibilityIdentifier == "name; of")
    #expect(dump.views[5].isUnseen)
  }

  @Test(
    "What only looks like an element is none",
    arguments: [
      "- {text: Cell, 0x600, {{0.0, 1.0}}", "Cell, 0x600000d9dce0, {{0.0, 187.7}, {375.0}}", "a: {b: 1}",
      "{{0, 0}, {1, 1}}",
      "cell, 0x60, {{0, 0}, {1, 1}}", "<XCUIElement x=\"1\">",
    ])
  func others(_ text: String) {
    #expect(!DumpParser.looksLikeDump(Array(text.utf8)))
    #expect(DumpParser().parse(Array(text.utf8)).views.isEmpty)
  }
}
