import TableLanguageServer
import TableSupport

extension SpecServer {
  func answer(_ request: Request) throws(ResponseError) -> OutgoingMessage.Content {
    switch request.method {
    case "workspace/executeCommand": return try execute(request.parameters)
    default: break
    }
    guard let answer = Self.answers[request.method] else {
      throw ResponseError(.methodNotFound, "the server has no method \(request.method.quotedForMessage)")
    }
    let question = try Question(request, self)
    guard question.isOurs else { return { $0.null() } }
    return try answer.make(question)
  }

  /// A function whose errors have a type is an element of a dictionary in a structure only, before macOS 15.
  private struct Answer: Sendable {
    let make: @Sendable (Question) throws(ResponseError) -> OutgoingMessage.Content
  }

  private static let answers: [String: Answer] = [
    "textDocument/hover": Answer { (question) throws(ResponseError) in try question.hover() },
    "textDocument/completion": Answer { (question) throws(ResponseError) in try question.completion() },
    "textDocument/definition": Answer { (question) throws(ResponseError) in try question.definition() },
    "textDocument/references": Answer { (question) throws(ResponseError) in try question.references() },
    "textDocument/prepareRename": Answer { (question) throws(ResponseError) in try question.prepareRename() },
    "textDocument/rename": Answer { (question) throws(ResponseError) in try question.rename() },
    "textDocument/documentSymbol": Answer { (question) throws(ResponseError) in question.symbols() },
    "textDocument/foldingRange": Answer { (question) throws(ResponseError) in question.foldingRanges() },
    "textDocument/documentColor": Answer { (question) throws(ResponseError) in question.colors() },
    "textDocument/colorPresentation": Answer { (question) throws(ResponseError) in try question.presentations() },
    "textDocument/documentLink": Answer { (question) throws(ResponseError) in question.links() },
    "textDocument/codeAction": Answer { (question) throws(ResponseError) in try question.codeActions() },
    "textDocument/formatting": Answer { (question) throws(ResponseError) in try question.formatting() },
    "textDocument/inlayHint": Answer { (question) throws(ResponseError) in try question.inlayHints() },
  ]
}
