import SpecImporting
import TableIR
import Testing

@Suite("A document of Interface Builder")
struct InterfaceDocumentTests {
  @Test("finds elements by their ids, and reads their values")
  func elements() throws {
    let document = try Sample.document(
      Sample.storyboard(
        """
        <tableView id="a-b" rowHeight="44" sectionHeaderHeight="nan" scrollEnabled="NO">
          <rect key="frame" x="0" y="1" width="2" height="3"/>
        </tableView>
        """))
    let table = try #require(document.element("a-b"))
    #expect(table.rect("frame") == LayoutRect(x: 0, y: 1, width: 2, height: 3))
    #expect(table.number("rowHeight") == 44)
    #expect(table.number("sectionHeaderHeight") == nil)
    #expect(table.flag("scrollEnabled") == false)
    #expect(document.toolsVersion == 23504)
  }

  @Test("has a text in its own language, or in another one if its strings are known")
  func strings() throws {
    var document = try Sample.document(
      Sample.storyboard(
        """
        <label id="a" text="Wi-Fi"/><label id="b"><string key="text">Two
        lines</string></label><button id="c"><state key="normal" title="Go"/></button>
        """))
    let (a, b, c) = (document.element("a"), document.element("b"), document.element("c"))
    #expect(a.flatMap { document.string("text", of: $0) } == "Wi-Fi")
    #expect(b.flatMap { document.string("text", of: $0) } == "Two\nlines")
    document.strings = ["a.text": "WLAN", "c.normalTitle": "Los"]
    #expect(a.flatMap { document.string("text", of: $0) } == "WLAN")
    #expect(b.flatMap { document.string("text", of: $0) } == "Two\nlines")
    #expect(c.flatMap { document.localizedString("normalTitle", of: $0) } == "Los")
  }

  @Test("has texts in base64 where XML would change them")
  func base64() throws {
    let document = try Sample.document(
      Sample.storyboard(
        """
        <label id="a"><string key="text" base64-UTF8="YES">
        IEhhZmVu
        w7w
        </string></label><label id="b"><string key="text" type="base64-UTF8">not: base64</string></label>
        """))
    #expect(document.element("a").flatMap { document.string("text", of: $0) } == " Hafenü")
    #expect(document.element("b").flatMap { document.string("text", of: $0) } == "not: base64")
  }

  @Test("that is not one of iOS since Xcode 4 is refused with its reason")
  func otherDocuments() {
    let cases: [(String, InterfaceProblem)] = [
      ("NIBArchive\u{1}", .compiled), ("bplist00", .compiled),
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", .archive),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
        .otherSystem("macOS")
      ),
      ("<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"/>", .otherSystem("tvOS")),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
        .otherSystem("watchOS")
      ),
      ("<html/>", .otherDocument(root: "html")),
    ]
    for (text, problem) in cases { #expect(throws: problem) { try Sample.document(text) } }
    #expect(throws: InterfaceProblem.self) { try Sample.document("<document>") }
  }

  @Test("knows its kind by its type")
  func kinds() throws {
    #expect(try Sample.document(Sample.storyboard("")).kind == .storyboard)
    let xib =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\"/></objects></document>"
    #expect(try Sample.document(xib).kind == .xib)
    #expect(try Sample.document(xib).objects.map(\.id) == ["v"])
  }

  @Test(
    "comes from the iOS of the Xcode that saved it",
    arguments: [
      (3084, 6), (5056, 7), (6254, 8), (7706, 9), (10117, 9), (12121, 10), (13771, 11), (14490, 12), (14868, 13),
      (16097, 13), (17701, 14), (18122, 14), (19162, 15), (20037, 15), (21208, 16), (21507, 16), (22505, 17),
      (23727, 18), (24506, 26),
    ])
  func systems(_ toolsVersion: Int, _ ios: Int) {
    #expect(InterfaceSystem(toolsVersion: toolsVersion).ios == ios)
  }
}
