import TableSupport

/// A message from the client.
package enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request of the server.
  case response(id: RequestID, Result<JSONValue, ResponseError>)

  /// A message that is not one, and the id to answer to if it has one.
  package struct Problem: Error, Hashable, Sendable {
    package var id: RequestID?
    package var error: ResponseError
  }

  package init(_ content: [UInt8], limits: MessageLimits = MessageLimits()) throws(Problem) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue.parse(content, limits: limits.json) } catch {
      throw Problem(error: ResponseError(.parseError, "not valid JSON at byte \(error.offset): \(error.message)"))
    }
    try self.init(value)
  }

  private init(_ value: JSONValue) throws(Problem) {
    guard case .object(let message) = value else {
      throw Problem(error: ResponseError(.invalidRequest, "a message is an object, found \(value.kind)"))
    }
    let id = message["id"].flatMap(RequestID.init)
    func problem(_ words: String) -> Problem { Problem(id: id, error: ResponseError(.invalidRequest, words)) }
    guard message["jsonrpc"] == .string("2.0") else { throw problem("'jsonrpc' is not \"2.0\"") }
    guard let method = message["method"] else {
      self = try Self.response(message, id: id, problem)
      return
    }
    guard case .string(let name) = method else { throw problem("'method' is not a string") }
    let parameters = message["params"] ?? .null
    switch parameters {
    case .object, .array, .null: break
    default: throw problem("'params' is neither an object nor an array")
    }
    if message["id"] == nil {
      self = .notification(method: name, parameters: parameters)
    } else {
      guard let id else { throw problem("'id' is neither an integer nor a string") }
      self = .request(id: id, method: name, parameters: parameters)
    }
  }

  private static func response(
    _ message: JSONObject, id: RequestID?, _ problem: (String) -> Problem
  ) throws(Problem) -> IncomingMessage {
    // The client could not read a request of the server: there is nobody to tell.
    guard message["result"] != nil || message["error"] != nil else {
      throw problem("the message has no 'method', no 'result' and no 'error'")
    }
    guard let id else {
      guard message["id"] == .null else { throw problem("'id' is neither an integer nor a string") }
      return .notification(method: "$/failed", parameters: .null)
    }
    if let error = message["error"] {
      let words = error["message"]?.string ?? "the client reported an error"
      return .response(id: id, .failure(ResponseError(.requestFailed, words)))
    }
    return .response(id: id, .success(message["result"] ?? .null))
  }
}
