import NIOCore

/// Stops to accept connections for a moment when the system refuses one, as it does without free descriptors. The one that was refused still
/// waits, and the event loop would otherwise be told so without end.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private var isPausing = false

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isPausing else { return }
    isPausing = true
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenFailure { _ in }
    context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(200)) { [self] in
      isPausing = false
      channel.setOption(.autoRead, value: true).whenFailure { _ in }
    }
  }
}
