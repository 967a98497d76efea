import InterfaceBuilder
import Testing

@Suite("A document of Interface Builder")
struct InterfaceDocumentTests {
  @Test("finds elements by their ids, and knows the build that saved it")
  func elements() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504.1"><objects><tableView id="a-b"><rect key="frame" x="0" y="1" width="2" height="3"/></tableView></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "A.storyboard")
    #expect(document.toolsVersion == 23504)
    #expect(document.element("a-b")?.property("frame")?.number("height") == 3)
  }
}
