/// Why a request is not answered with a result.
package struct ResponseError: Error, Hashable, Sendable {
  /// The codes of JSON-RPC and of the protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  package static let contentModified = ResponseError(.contentModified, "the text has changed")
  package static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")

  /// Something that the parameters of a request lack, or that is not what it has to be.
  package static func invalidParams(_ what: String) -> ResponseError {
    ResponseError(.invalidParams, "the parameters have no valid \(what)")
  }
}
