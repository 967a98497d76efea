import TableSupport

/// A client and the server that answers it.
///
/// One thread reads: it applies edits to the documents at once, in their order, and puts everything else into a queue. Another thread
/// handles the queue. An answer is therefore always for the newest text: if an edit came after a request, the client is told that the
/// content was modified, and asks again if it still wants to know.
package final class Connection: Sendable {
  package let documents: OpenDocuments
  private let limits: MessageLimits
  private let input: Int32
  private let output: MessageOutput
  private let queue: MessageQueue
  private let chosen = Locked(PositionEncoding.utf16)
  private let asked = Locked(PendingRequests())

  /// - Parameters:
  ///   - input: The descriptor that the client writes to.
  ///   - output: The descriptor that the client reads from. Writing to it must not raise a signal.
  package init(input: Int32, output: Int32, limits: MessageLimits = MessageLimits()) {
    (self.input, self.limits) = (input, limits)
    self.output = MessageOutput(output)
    documents = OpenDocuments(limits: limits)
    queue = MessageQueue(limits: limits)
  }

  /// The unit of positions, which is negotiated before the first document is opened.
  package var encoding: PositionEncoding { chosen.withLock { $0 } }

  // MARK: Saying

  package func notify(_ method: String, _ parameters: OutgoingMessage.Content) {
    output.send(.notification(method, parameters))
  }

  /// Asks the client.
  /// - Parameter handle: Receives the answer, on the thread that handles messages.
  package func ask(
    _ method: String, _ parameters: OutgoingMessage.Content,
    then handle: @escaping @Sendable (Result<JSONValue, ResponseError>) -> Void = { _ in }
  ) {
    guard let id = asked.withLock({ $0.add(handle) }) else { return }
    output.send(.request(id, method, parameters))
  }

  /// A line in the editor's log.
  package func log(_ message: String, isWarning: Bool = false) {
    output.send(.log(message, isWarning: isWarning))
  }

  /// Has something sent by the thread that handles messages.
  private func say(_ message: OutgoingMessage) { queue.add(.message(message), size: message.bytes.count) }

  // MARK: Listening

  /// In milliseconds: how often the parent process is looked for.
  private static let patience: Int32 = 2_000

  /// Serves the client until it leaves.
  /// - Returns: The exit status of the process.
  package func run(_ server: some LanguageServer) -> Int32 {
    let isStarted = WorkThread.detach { [self] in
      while true { handle(queue.take(), server) }
    }
    precondition(isStarted, "the thread could not be started")
    var reading = Reading(limits: limits)
    defer { output.close() }
    while true {
      switch MessageInput(descriptor: input).read(patience: Self.patience) {
      case .bytes(let bytes): reading.framing.append(bytes)
      case .end: return reading.lifecycle.status
      case .nothing:
        if reading.parent?.isGone ?? false { return reading.lifecycle.status }
      }
      while let event = reading.framing.next() {
        if let status = receive(event, &reading, server) { return status }
      }
    }
  }

  /// What the thread that reads knows.
  private struct Reading {
    var framing: MessageFraming
    var lifecycle = Lifecycle()
    var parent: ParentProcess?

    init(limits: MessageLimits) {
      framing = MessageFraming(limits: limits)
    }
  }

  /// The exit status, if the server ends.
  private func receive(_ event: MessageFraming.Event, _ reading: inout Reading, _ server: some LanguageServer) -> Int32?
  {
    switch event {
    case .broken(let problem):
      output.send(.failure(of: nil, ResponseError(.parseError, problem.message)))
      return 1
    case .skipped(let problem):
      say(.failure(of: nil, ResponseError(.invalidRequest, problem.message)))
      return nil
    case .content(let content):
      do throws(IncomingMessage.Problem) {
        return receive(try IncomingMessage(content, limits: limits), size: content.count, &reading, server)
      } catch {
        say(.failure(of: error.id, error.error))
        return nil
      }
    }
  }

  private func receive(
    _ message: IncomingMessage, size: Int, _ reading: inout Reading, _ server: some LanguageServer
  ) -> Int32? {
    switch (reading.lifecycle.admit(message), message) {
    case (.exit(let status), _): return status
    case (.refuse(let error), .request(let id, _, _)): say(.failure(of: id, error))
    case (.initialize, .request(let id, _, let parameters)):
      chosen.withLock { $0 = PositionEncoding(capabilities: parameters["capabilities"]) }
      reading.parent = ParentProcess(parameters["processId"]?.integer)
      do throws(ResponseError) {
        output.send(.response(to: id, try server.initialize(parameters, self)))
      } catch {
        reading.lifecycle.refuseInitialization()
        output.send(.failure(of: id, error))
      }
    case (.pass, .request(let id, let method, let parameters)):
      let request = Request(id: id, method: method, parameters: parameters, stamp: documents.stamp)
      queue.add(.request(request), size: size)
    case (.pass, .notification("$/cancelRequest", let parameters)):
      guard let id = parameters["id"].flatMap(RequestID.init), queue.cancel(id) else { return nil }
      say(.failure(of: id, .cancelled))
    case (.pass, .notification(let method, let parameters)):
      if let change = documents.apply(method, parameters, encoding: encoding) {
        server.note(change)
        if case .refused(let reason) = change { say(.log(reason, isWarning: true)) }
      } else {
        queue.add(.notification(method: method, parameters: parameters), size: size)
      }
    case (.pass, .response(let id, let result)): queue.add(.response(id, result), size: size)
    default: break
    }
    return nil
  }

  // MARK: Handling

  private func handle(_ item: MessageQueue.Item, _ server: some LanguageServer) {
    switch item {
    case .notification(let method, let parameters): server.receive(method, parameters)
    case .message(let message): output.send(message)
    case .response(let id, let result):
      if let handle = asked.withLock({ $0.take(id) }) { handle(result) }
    case .request(let request):
      let answer = self.answer(to: request, server)
      output.send(queue.finishCurrent() ? .failure(of: request.id, .cancelled) : answer)
    }
  }

  private func answer(to request: Request, _ server: some LanguageServer) -> OutgoingMessage {
    if request.method == "shutdown" {
      server.shutDown()
      return .response(to: request.id) { $0.null() }
    }
    do throws(ResponseError) {
      guard isCurrent(request) else { throw .contentModified }
      let result = try server.answer(request)
      guard isCurrent(request) else { throw .contentModified }
      return .response(to: request.id, result)
    } catch {
      return .failure(of: request.id, error)
    }
  }

  /// Whether no document has changed since a request about one.
  private func isCurrent(_ request: Request) -> Bool { !request.isAboutText || request.stamp == documents.stamp }
}

/// The requests that the client has not answered yet.
private struct PendingRequests {
  private var next = 1
  private var handlers: [RequestID: @Sendable (Result<JSONValue, ResponseError>) -> Void] = [:]

  /// A client that answers nothing is asked nothing more.
  private static let most = 1_000

  mutating func add(_ handler: @escaping @Sendable (Result<JSONValue, ResponseError>) -> Void) -> RequestID? {
    guard handlers.count < Self.most else { return nil }
    let id = RequestID.number(next)
    next += 1
    handlers[id] = handler
    return id
  }

  mutating func take(_ id: RequestID) -> (@Sendable (Result<JSONValue, ResponseError>) -> Void)? {
    handlers.removeValue(forKey: id)
  }
}
