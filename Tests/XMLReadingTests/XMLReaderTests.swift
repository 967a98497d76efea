import Testing
import XMLReading

@Suite("An XML document")
struct XMLReaderTests {
  @Test("is a tree of elements with attributes, texts and places")
  func tree() throws {
    let document = try XMLReader.read(Array("<a x=\"1\">\n  <b>t &amp; u</b><c><d/></c></a>".utf8))
    let root = document.root
    #expect(root.name == "a" && root["x"] == "1" && root["y"] == nil)
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.descendants.map(\.name) == ["b", "c", "d"])
    #expect(root.child("b")?.text == "t & u")
    #expect(root.child("c")?.child("d")?.parent == root.child("c"))
    #expect(root.child("b")?.line == 2 && root.child("b")?.column == 3)
  }

  @Test("with a document type is refused, so no entity is expanded")
  func documentType() throws {
    let text = "<!DOCTYPE a [<!ENTITY b \"bb\">]>\n<a>&b;</a>"
    #expect(throws: XMLProblem(reason: .documentType, line: 1, column: 1)) { try XMLReader.read(Array(text.utf8)) }
  }
}
