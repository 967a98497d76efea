import JSONReading
import LanguageServerProtocol

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
    return try answer(question)
  }

  private typealias Answer = @Sendable (Question) throws(ResponseError) -> OutgoingMessage.Content

  private static let answers: [String: Answer] = [
    "textDocument/hover": { (question) throws(ResponseError) in try question.hover() },
    "textDocument/completion": { (question) throws(ResponseError) in try question.completion() },
    "textDocument/definition": { (question) throws(ResponseError) in try question.definition() },
    "textDocument/references": { (question) throws(ResponseError) in try question.references() },
    "textDocument/prepareRename": { (question) throws(ResponseError) in try question.prepareRename() },
    "textDocument/rename": { (question) throws(ResponseError) in try question.rename() },
    "textDocument/documentSymbol": { (question) throws(ResponseError) in question.symbols() },
    "textDocument/foldingRange": { (question) throws(ResponseError) in question.foldingRanges() },
    "textDocument/documentColor": { (question) throws(ResponseError) in question.colors() },
    "textDocument/colorPresentation": { (question) throws(ResponseError) in try question.presentations() },
    "textDocument/documentLink": { (question) throws(ResponseError) in question.links() },
    "textDocument/codeAction": { (question) throws(ResponseError) in try question.codeActions() },
    "textDocument/inlayHint": { (question) throws(ResponseError) in try question.inlayHints() },
  ]
}
