import TableSupport

/// A message to the client, as bytes with its header.
package struct OutgoingMessage: Sendable {
  /// Writes one JSON value.
  package typealias Content = (inout JSONWriter) -> Void

  package let bytes: [UInt8]

  private init(_ members: Content) {
    var writer = JSONWriter(reservingCapacity: 512)
    writer.object(inline: true) { writer in
      writer.key("jsonrpc")
      writer.literal("2.0")
      members(&writer)
    }
    let content = writer.bytes
    bytes = Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  /// The answer to a request.
  package static func response(to id: RequestID, _ result: Content) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.key("id")
      id.write(to: &writer)
      writer.key("result")
      result(&writer)
    }
  }

  /// - Parameter id: Nil if the id of the request is not known.
  package static func failure(of id: RequestID?, _ error: ResponseError) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.key("id")
      if let id { id.write(to: &writer) } else { writer.null() }
      writer.object("error") { writer in
        writer.member("code", error.code.rawValue)
        writer.member("message", error.message)
      }
    }
  }

  package static func notification(_ method: String, _ parameters: Content) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.member("method", method)
      writer.key("params")
      parameters(&writer)
    }
  }

  /// A line in the editor's log.
  static func log(_ message: String, isWarning: Bool) -> OutgoingMessage {
    notification("window/logMessage") { writer in
      writer.object { writer in
        writer.member("type", isWarning ? 2 : 4)
        writer.member("message", message)
      }
    }
  }

  package static func request(_ id: RequestID, _ method: String, _ parameters: Content) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.key("id")
      id.write(to: &writer)
      writer.member("method", method)
      writer.key("params")
      parameters(&writer)
    }
  }
}
