import RandomNumbers
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

  @Test("counts places in scalars, whatever the encoding", arguments: ["UTF-8", "UTF-16"])
  func places(_ encoding: String) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<a>Größe 😀<b/></a>"
    let bytes =
      encoding == "UTF-8" ? Array(text.utf8) : [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let root = try XMLReader.read(bytes).root
    #expect(root.text == "Größe 😀")
    #expect(root.child("b")?.line == 2)
    #expect(root.child("b")?.column == 11)
  }

  @Test("in ISO 8859-1 is read, and one in an encoding that expat does not know is not")
  func encodings() throws {
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8) + [0xFC] + Array("</a>".utf8)
    #expect(try XMLReader.read(latin).root.text == "ü")
    #expect(problem("<?xml version=\"1.0\" encoding=\"EBCDIC-CP-US\"?><a/>") == .malformed("unknown encoding"))
  }

  @Test("keeps the text of an element without that of its children, and CDATA as text")
  func texts() throws {
    #expect(try XMLReader.read(Array("<a>1<b>2</b><![CDATA[<3>]]></a>".utf8)).root.text == "1<3>")
  }

  @Test("with a document type is refused, unless it may have one, and then no entity is declared")
  func documentType() throws {
    let bomb = "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;\">]>\n<a>&c;</a>"
    let external = "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>"
    let plist =
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://127.0.0.1:9/a.dtd\"><plist>&b;x</plist>"
    for text in [bomb, external, plist] { #expect(problem(text) == .documentType) }
    var limits = XMLLimits()
    limits.allowsDocumentType = true
    #expect(problem(bomb, limits) == .entity)
    #expect(problem(external, limits) == .entity)
    #expect(try XMLReader.read(Array(plist.utf8), limits: limits).root.text == "x")
  }

  @Test("that is too large in any direction is refused at the limit")
  func limits() {
    var limits = XMLLimits()
    (limits.maxBytes, limits.maxDepth, limits.maxElements, limits.maxAttributes) = (100_000, 4, 10, 3)
    #expect(problem("<a><a><a><a></a></a></a></a>", limits) == nil)
    #expect(problem("<a><a><a><a><a/></a></a></a></a>", limits) == .tooDeep(limit: 4))
    #expect(problem("<a>" + String(repeating: "<b/>", count: 9) + "</a>", limits) == nil)
    #expect(problem("<a>" + String(repeating: "<b/>", count: 10) + "</a>", limits) == .tooManyElements(limit: 10))
    #expect(problem("<a b=\"\" c=\"\" d=\"\"/>", limits) == nil)
    #expect(problem("<a b=\"\" c=\"\" d=\"\" e=\"\"/>", limits) == .tooManyAttributes(limit: 3))
    #expect(problem("<a>" + String(repeating: " ", count: 100_000) + "</a>", limits) == .tooManyBytes(limit: 100_000))
  }

  @Test("that is not well-formed is refused, whatever is cut off or changed")
  func malformed() throws {
    let text = "<?xml version=\"1.0\"?><a x=\"1\"><b>t &amp; u</b><!-- c --><c/></a>"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count { #expect(throws: XMLProblem.self) { try XMLReader.read(Array(bytes.prefix(count))) } }
    var random = Generator(state: 20)
    for _ in 0..<5_000 {
      var changed = bytes
      changed[random.below(changed.count)] = UInt8(random.below(256))
      // Whether it is well-formed or not, it is a tree in which every element but the root stands in its parent.
      guard let document = try? XMLReader.read(changed) else { continue }
      for element in document.root.descendants { #expect(element.parent?.children.contains(element) == true) }
    }
  }

  @Test("finds a child as fast among many as among few", arguments: [3, 63, 64, 1_000])
  func wide(_ count: Int) throws {
    let children = (0..<count).map { #"<c\#($0 % 40) key="k\#($0 % 50)"/><d/>"# }.joined()
    let root = try XMLReader.read(Array("<a><b>\(children)</b><b key=\"last\"/></a>".utf8)).root
    let wide = try #require(root.child("b"))
    // What stands beside the children is an index, not a search.
    #expect(wide.hasIndex == (count * 2 >= 64) && !root.hasIndex)
    #expect(root.child(keyed: "last") == Array(root.children).last)
    for name in ["c0", "c39", "d", "e"] { #expect(wide.child(name) == wide.children.first { $0.name == name }) }
    for key in ["k0", "k2", "k49", "k50"] {
      #expect(wide.child(keyed: key) == wide.children.first { $0["key"] == key })
    }
  }

  private func problem(_ text: String, _ limits: XMLLimits = XMLLimits()) -> XMLProblem.Reason? {
    do throws(XMLProblem) {
      _ = try XMLReader.read(Array(text.utf8), limits: limits)
      return nil
    } catch { return error.reason }
  }
}
