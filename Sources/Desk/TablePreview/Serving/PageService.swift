import NIOCore
import NIOHTTP1
import TableSupport

/// What all connections of a server share. Except for the workers, it belongs to the thread of the event loop.
final class PageService: @unchecked Sendable {
  let limits: ServerLimits
  let registry: ConnectionRegistry
  private let loop: any EventLoop
  private let workers: WorkQueue
  private let handler: PageHandler
  private var requestGuard: RequestGuard?
  /// Whether the event loop still takes work.
  private let isRunning = Locked(true)

  init(limits: ServerLimits, loop: any EventLoop, handler: @escaping PageHandler) {
    (self.limits, self.loop, self.handler) = (limits, loop, handler)
    registry = ConnectionRegistry(limits: limits)
    workers = WorkQueue(threads: limits.workers)
  }

  /// Answers nothing before it knows where it listens.
  func begin(_ requestGuard: RequestGuard) {
    self.requestGuard = requestGuard
    loop.scheduleRepeatedTask(initialDelay: .milliseconds(500), delay: .milliseconds(500)) { [self] _ in
      registry.review(at: .now())
    }
  }

  /// Closes everything. Afterwards nothing comes from other threads to the event loop.
  func end() {
    isRunning.withLock { $0 = false }
    registry.closeAll()
    workers.end()
  }

  func judge(_ head: HTTPRequestHead) -> RequestGuard.Verdict {
    guard let requestGuard else { return .refused(status: 503, "The server is about to start.") }
    return requestGuard.judge(
      RequestGuard.Head(
        method: head.method.rawValue, target: head.uri, headers: head.headers.map { ($0.name, $0.value) }))
  }

  /// Has a worker answer a request, and returns with the answer to the event loop.
  func answer(_ request: PageRequest, then take: @escaping @Sendable (PageAnswer) -> Void) {
    workers.async { [self] in
      let answer = handler(request)
      onLoop { take(answer) }
    }
  }

  /// Has the event loop do something, unless the server has stopped.
  func onLoop(_ body: @escaping @Sendable () -> Void) {
    isRunning.withLock { isRunning in
      if isRunning { loop.execute(body) }
    }
  }

  /// Has a worker do something.
  func work(_ body: @escaping @Sendable () -> Void) {
    workers.async(body)
  }

  /// Sets up a new connection.
  func accept(_ channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      guard registry.makeRoom() else { return try pipeline.addHandler(ConnectionRefusal()) }
      var decoding = NIOHTTPDecoderLimitConfiguration()
      decoding.maxHeaderFieldSize = max(limits.headerBytes, limits.targetBytes)
      decoding.maxHeaderListSize = limits.headersBytes
      decoding.maxHeaderFieldCount = limits.headers
      let connection = PageConnection(service: self, channel: channel)
      try pipeline.addHandler(ByteNotice(connection))
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: true, withServerUpgrade: nil, withErrorHandling: false,
        withOutboundHeaderValidation: true, withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoding)
      try pipeline.addHandler(connection)
      registry.add(connection)
    }
  }
}

/// Tells a connection that bytes came, whether or not they are a whole request.
private final class ByteNotice: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let connection: PageConnection

  init(_ connection: PageConnection) { self.connection = connection }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    connection.noteBytes()
    context.fireChannelRead(data)
  }
}

/// Turns a connection away without reading from it.
private final class ConnectionRefusal: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  func channelActive(context: ChannelHandlerContext) {
    let text = "There are too many connections.\n"
    let answer =
      "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: \(text.utf8.count)\r\n"
      + "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n" + text
    let channel = context.channel
    context.writeAndFlush(Self.wrapOutboundOut(channel.allocator.buffer(string: answer))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
