import Testing

@testable import TableLanguageServer

@Suite("Addresses of documents")
struct DocumentURITests {
  @Test(
    "name paths",
    arguments: [
      ("file:///a/b.yaml", "/a/b.yaml"), ("file:/a", "/a"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"),
      ("file:///a%20b/%C3%A9.yaml", "/a b/é.yaml"), ("file:///a%2Fb", "/a/b"), ("file:///a%23?x#y", "/a#"),
      ("file:///%E2%98%83", "/☃"), ("file:///%25", "/%"), ("file:///é", "/é"),
    ])
  func paths(_ uri: String, _ path: String) {
    #expect(DocumentURI.path(of: uri) == path)
  }

  @Test(
    "that are no files of this machine name none",
    arguments: [
      "", "file", "file:", "file:a", "file://other/a", "untitled:Untitled-1", "http://a/b", "file:///%", "file:///%4",
      "file:///%zz", "file:///%00", "file:///%ff", "file://", "git:/a?ref", "file:///%C3",
    ])
  func others(_ uri: String) {
    #expect(DocumentURI.path(of: uri) == nil)
  }

  @Test("are made from paths", arguments: ["/a/b.yaml", "/a b/é%#?.yaml", "/☃/\"'<>|\\", "/~x-1_2.3"])
  func roundTrip(_ path: String) {
    let uri = DocumentURI.uri(ofPath: path)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(DocumentURI.path(of: uri) == path)
  }

  @Test("without a file have a name")
  func untitled() {
    #expect(DocumentURI.untitledName(of: "untitled:Untitled-1") == "Untitled-1")
    #expect(DocumentURI.untitledName(of: "untitled:/a%20b.yaml") == "/a b.yaml")
    #expect(DocumentURI.untitledName(of: "file:///a") == nil)
  }
}
