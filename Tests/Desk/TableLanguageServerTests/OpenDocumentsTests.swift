import TableSupport
import Testing

@testable import TableLanguageServer

@Suite("Open documents")
struct OpenDocumentsTests {
  private func apply(_ documents: OpenDocuments, _ method: String, _ json: String) throws -> OpenDocuments.Change? {
    documents.apply("textDocument/" + method, try JSONValue.parse(Array(json.utf8)), encoding: .utf16)
  }

  @Test("follow the client")
  func life() throws {
    let documents = OpenDocuments()
    let opening = #"{"textDocument":{"uri":"u","languageId":"yaml","version":3,"text":"a"}}"#
    #expect(try apply(documents, "didOpen", opening) == .opened("u"))
    #expect(documents.document("u")?.version == 3)
    let change = #"{"textDocument":{"uri":"u","version":4},"contentChanges":[{"text":"b"}]}"#
    #expect(try apply(documents, "didChange", change) == .edited("u"))
    #expect(documents.document("u")?.bytes == Array("b".utf8))
    #expect(documents.stamp == 2)
    #expect(try apply(documents, "didSave", #"{"textDocument":{"uri":"u"}}"#) == .saved("u"))
    #expect(try apply(documents, "didClose", #"{"textDocument":{"uri":"u"}}"#) == .closed("u"))
    #expect(documents.document("u") == nil)
    #expect(try apply(documents, "hover", "{}") == nil)
  }

  @Test("refuse what is not about one of them")
  func refused() throws {
    let documents = OpenDocuments()
    for (method, json) in [
      ("didOpen", "{}"), ("didOpen", #"{"textDocument":{"uri":"u"}}"#), ("didChange", #"{"textDocument":{"uri":"u"}}"#),
      ("didClose", #"{"textDocument":{"uri":"u"}}"#), ("didSave", #"{"textDocument":{"uri":1}}"#), ("didOpen", "[]"),
    ] {
      guard case .refused? = try apply(documents, method, json) else {
        Issue.record("\(method) \(json) was accepted")
        continue
      }
    }
    #expect(documents.all.documents.isEmpty)
  }

  @Test("lose a text that an edit makes unknown, until it is replaced as a whole")
  func lost() throws {
    let documents = OpenDocuments()
    _ = try apply(documents, "didOpen", #"{"textDocument":{"uri":"u","version":1,"text":"a"}}"#)
    _ = try apply(
      documents, "didChange", #"{"textDocument":{"uri":"u","version":2},"contentChanges":[{"range":{},"text":"b"}]}"#)
    #expect(documents.document("u") == nil)
    let small =
      #"{"textDocument":{"uri":"u","version":3},"contentChanges":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":"b"}]}"#
    guard case .refused? = try apply(documents, "didChange", small) else {
      Issue.record("an edit of an unknown text was accepted")
      return
    }
    _ = try apply(documents, "didChange", #"{"textDocument":{"uri":"u","version":4},"contentChanges":[{"text":"c"}]}"#)
    #expect(documents.document("u")?.bytes == Array("c".utf8))
    #expect(documents.document("u")?.version == 4)
  }

  @Test("are limited in number and size")
  func limits() throws {
    var limits = MessageLimits()
    limits.documents = 2
    limits.documentBytes = 10
    limits.allDocumentBytes = 15
    let documents = OpenDocuments(limits: limits)
    func open(_ uri: String, _ text: String) throws -> OpenDocuments.Change? {
      try apply(documents, "didOpen", #"{"textDocument":{"uri":"\#(uri)","version":1,"text":"\#(text)"}}"#)
    }
    #expect(try open("a", "12345678") == .opened("a"))
    guard case .refused? = try open("b", "12345678") else {
      Issue.record("there is no room for it")
      return
    }
    guard case .refused? = try open("c", "1") else {
      Issue.record("it is one too many")
      return
    }
    #expect(try open("b", "1234567") == .opened("b"))
    #expect(documents.all.documents.count == 2)
  }
}
