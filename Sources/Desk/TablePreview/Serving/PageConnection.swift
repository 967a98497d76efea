import NIOCore
import NIOHTTP1

import TableSystem

/// One connection: reads requests one after the other, and sends the answers no faster than they are read.
///
/// All of it belongs to the thread of its event loop, which is why it can be captured by what is run there.
final class PageConnection: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum Phase {
    /// Between two requests.
    case idle
    /// Some of a request has come.
    case reading
    /// All of a request has come, and the answer is sought.
    case working
    /// A document, and how much of it was sent.
    case sending([UInt8], sent: Int)
    case streaming(EventStream)
    /// The last answer was sent, and the other side is to close.
    case ending
    case closed
  }

  private let service: PageService
  private let channel: any Channel
  private var phase = Phase.idle
  /// The beginning of the phase, or the last time that the reader took something.
  private var since = NIODeadline.now()
  private var lastSign = NIODeadline.now()
  /// Writes that are not through yet.
  private var outstanding = 0
  private var request: HTTPRequestHead?
  private var closesAfterAnswer = false

  init(service: PageService, channel: any Channel) {
    (self.service, self.channel) = (service, channel)
  }

  /// Whether a whole request has come.
  private(set) var hasAsked = false

  /// Since when there is no request to answer: none has begun, or it is not whole, or the last one was answered. Nil while there is one.
  var unservedSince: NIODeadline? {
    switch phase {
    case .idle, .reading, .ending: since
    case .working, .sending, .streaming, .closed: nil
    }
  }

  // MARK: Reading

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  /// The first bytes of a request came.
  func noteBytes() {
    if case .idle = phase { enter(.reading) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .ending = phase { return }
    switch Self.unwrapInboundIn(data) {
    case .head(let head):
      enter(.reading)
      request = head
      let isRequestWithBody =
        head.headers.contains(name: "Content-Length") && head.headers.first(name: "Content-Length") != "0"
      // A body is not waited for.
      if isRequestWithBody || head.headers.contains(name: "Transfer-Encoding") || head.method == .CONNECT { take(head) }
    case .body: break
    case .end: if let request { take(request) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard case .reading = phase, error is HTTPParserError else { return close() }
    closesAfterAnswer = true
    switch error as? HTTPParserError {
    case .headerOverflow: refuse(431, "The headers are too long.")
    default: refuse(400, "This is not HTTP.")
    }
  }

  private func take(_ head: HTTPRequestHead) {
    guard case .reading = phase else { return }
    enter(.working)
    hasAsked = true
    let verdict = service.judge(head)
    closesAfterAnswer = !head.isKeepAlive || head.headers.contains(name: "Upgrade")
    switch verdict {
    case .refused(let status, let text):
      // Whoever is refused has no business here; a body that was announced is not read.
      closesAfterAnswer = true
      refuse(status, text)
    case .moved(let location): send(status: 308, type: "text/plain", [], ("Location", location))
    case .allowed(let request):
      service.answer(request) { [self] answer in
        guard case .working = phase else { return }
        take(answer)
      }
    }
  }

  private func take(_ answer: PageAnswer) {
    switch answer {
    case .bytes(let bytes, let type): send(status: 200, type: AnswerHeaders.written(type: type), bytes)
    case .notFound: refuse(404, "There is no such document.")
    case .refused(let status, let text): refuse((400...599).contains(status) ? status : 500, text)
    case .stream(let subscribe):
      if request?.method == .HEAD { return send(status: 200, type: "text/event-stream", []) }
      open(subscribe)
    }
  }

  // MARK: Documents

  private func refuse(_ status: Int, _ text: String) {
    let allow = status == 405 ? ("Allow", "GET, HEAD") : nil
    send(status: status, type: "text/plain; charset=utf-8", Array("\(text)\n".utf8), allow)
  }

  private func send(status: Int, type: String, _ bytes: [UInt8], _ header: (String, String)? = nil) {
    guard service.registry.hasRoom(for: bytes.count) else { return close() }
    var headers = AnswerHeaders.of(type: type, count: bytes.count, closes: closesAfterAnswer)
    if let header { headers.add(name: header.0, value: header.1) }
    write(.head(HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)))
    let body = request?.method == .HEAD ? [] : bytes
    service.registry.changeWaiting(by: body.count)
    enter(.sending(body, sent: 0))
    sendMore()
  }

  /// Writes as much of the document as the reader has room for.
  private func sendMore() {
    while case .sending(let bytes, let sent) = phase, channel.isWritable || sent == bytes.count {
      guard sent < bytes.count else { return finish() }
      let next = min(sent + Self.slice, bytes.count)
      phase = .sending(bytes, sent: next)
      service.registry.changeWaiting(by: sent - next)
      write(.body(.byteBuffer(channel.allocator.buffer(bytes: bytes[sent..<next]))))
      channel.flush()
    }
  }

  private func finish() {
    request = nil
    guard closesAfterAnswer else {
      enter(.idle)
      return write(.end(nil), flushes: true)
    }
    // Closing at once could make the other side miss the answer, if it is still sending something.
    enter(.ending)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { [self] _ in
      channel.close(mode: .output, promise: nil)
    }
  }

  // MARK: Streams

  private func open(_ subscribe: @escaping @Sendable (EventStream) -> Void) {
    let headers = AnswerHeaders.of(type: "text/event-stream", count: nil, closes: false)
    write(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)), flushes: true)
    let stream = EventStream(limit: service.limits.waitingEvents) { [self] in
      service.onLoop { self.sendEvents() }
    }
    enter(.streaming(stream))
    lastSign = since
    service.work { subscribe(stream) }
  }

  /// Writes what waits, if the reader has room. What waits in the stream can still be replaced; what is written cannot.
  private func sendEvents() {
    guard case .streaming(let stream) = phase else { return }
    while channel.isWritable, let (event, data) = stream.next() {
      write(
        .body(.byteBuffer(channel.allocator.buffer(bytes: EventStream.written(event: event, data: data)))),
        flushes: true)
    }
  }

  // MARK: Writing

  private static let slice = 64 << 10

  private func write(_ part: HTTPServerResponsePart, flushes: Bool = false) {
    outstanding += 1
    channel.write(part).whenComplete { [self] _ in
      outstanding -= 1
      since = .now()
    }
    lastSign = .now()
    if flushes { channel.flush() }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    since = .now()
    sendMore()
    sendEvents()
    context.fireChannelWritabilityChanged()
  }

  // MARK: Time

  /// Closes the connection if it took too long for what it is at; keeps a stream alive.
  func review(at now: NIODeadline) {
    let limits = service.limits
    switch phase {
    case .idle: if isOver(outstanding > 0 ? limits.stalledSeconds : limits.idleSeconds, now) { close() }
    case .reading: if isOver(limits.requestSeconds, now) { close() }
    case .working, .closed: break
    case .ending: if isOver(outstanding > 0 ? limits.stalledSeconds : 1, now) { close() }
    case .sending: if isOver(limits.stalledSeconds, now) { close() }
    case .streaming:
      if outstanding > 0, isOver(limits.stalledSeconds, now) { return close() }
      if outstanding == 0, now - lastSign >= .seconds(Int64(limits.heartbeatSeconds)) {
        since = now
        write(.body(.byteBuffer(channel.allocator.buffer(string: "event: alive\ndata:\n\n"))), flushes: true)
      }
    }
  }

  private func isOver(_ seconds: Int, _ now: NIODeadline) -> Bool { now - since >= .seconds(Int64(seconds)) }

  private func enter(_ next: Phase) {
    if case .reading = phase, case .reading = next { return }
    phase = next
    since = .now()
  }

  // MARK: Ending

  /// Closes the connection without waiting for anything. What was written and not read is thrown away, which would otherwise be the system's
  /// to keep.
  func close() {
    let hasUnread = outstanding > 0
    end()
    if hasUnread, let socket = channel as? any SocketOptionProvider {
      socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenFailure { _ in }
    }
    channel.close(promise: nil)
  }

  private func end() {
    if case .closed = phase { return }
    if case .sending(let bytes, let sent) = phase { service.registry.changeWaiting(by: sent - bytes.count) }
    if case .streaming(let stream) = phase {
      let bodies = stream.close()
      if !bodies.isEmpty { service.work { bodies.forEach { $0() } } }
    }
    phase = .closed
    service.registry.remove(self)
  }
}
