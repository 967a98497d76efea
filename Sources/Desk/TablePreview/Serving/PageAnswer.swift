/// What is answered to a request.
package enum PageAnswer: Sendable {
  /// A document and its media type, such as `application/json`. Texts are UTF-8, which is added to the type.
  case bytes([UInt8], type: String)
  /// Events from now on. The subscriber is called on the thread of a worker, and keeps the stream for as long as it has something to send.
  case stream(@Sendable (EventStream) -> Void)
  /// There is no such document.
  case notFound
  /// The request has no answer: its status from 400 to 599, and a line of text for whoever reads it in a browser.
  case refused(status: Int, String)
}

/// Answers requests, on the threads of workers: it may take its time, and is called for several requests at once.
package typealias PageHandler = @Sendable (PageRequest) -> PageAnswer
