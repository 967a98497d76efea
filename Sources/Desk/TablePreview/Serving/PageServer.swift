import NIOCore
import NIOPosix
import TableSupport

import TableSystem

/// Serves pages to the browsers of this machine, or, if it is told an address, of others.
///
/// Whoever does not know the token gets nothing, nor does a page of another site. Whatever is sent to the server, it keeps to its limits, and
/// it goes on.
package final class PageServer: Sendable {
  /// The address of the page, with the token: `http://127.0.0.1:8010/0123…/`.
  package let url: String
  /// The port on which it listens: the one that was asked for, or the next that was free.
  package let port: Int

  private let group: MultiThreadedEventLoopGroup
  private let loop: any EventLoop
  private let service: PageService
  private let listener: any Channel
  private let stopping = Locked(false)
  private let stopped = Monitor(false)

  /// Listens from now on, on one thread of its own, and calls `handler` on others.
  ///
  /// - Parameters:
  ///   - host: `localhost` or an IP address of this machine; `0.0.0.0` or `::` for all of them.
  ///   - port: 1 to 65,535, or 0 for any. If it is taken, the next ones are tried.
  ///   - token: the secret in the address.
  ///   - names: the names besides this machine's own under which browsers may ask for it, through a proxy.
  package init(
    host: String = "localhost", port: Int, token: AccessToken = AccessToken(), names: [String] = [],
    limits: ServerLimits = ServerLimits(),
    handler: @escaping PageHandler
  ) throws(PageServingProblem) {
    guard let address = ServerAddress.address(of: host) else { throw .notAnAddress(host) }
    var limits = limits
    limits.connections = min(limits.connections, Self.spareFiles)
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    loop = group.next()
    service = PageService(limits: limits, loop: loop, handler: handler)
    do {
      listener = try Self.listen(address, port, limits, service, group)
    } catch {
      service.end()
      group.shutdownGracefully { _ in }
      throw error
    }
    self.port = listener.localAddress?.port ?? port
    let place = ServerAddress(host: address, port: self.port, names: Set(names.map { $0.lowercased() }))
    url = "\(place.origin)/\(token.text)/"
    let requestGuard = RequestGuard(address: place, token: token, limits: limits)
    loop.execute { [service] in service.begin(requestGuard) }
  }

  /// Closes everything at once, from any thread. Streams end; answers that are being made are thrown away.
  package func stop() {
    let isFirst = stopping.withLock { isStopping in
      defer { isStopping = true }
      return !isStopping
    }
    guard isFirst else { return }
    listener.close(promise: nil)
    loop.execute { [service, group, stopped] in
      service.end()
      group.shutdownGracefully { _ in stopped.change { $0 = true } }
    }
  }

  /// Waits until the server has been stopped by another thread.
  package func waitUntilStopped() {
    stopped.change(when: { $0 }, { _ in })
  }

  /// How many files this process can have open for connections, when others are open for everything else.
  private static var spareFiles: Int {
    SystemLimit.openFiles.current.map { max(($0 - 64) / 2, 8) } ?? 64
  }

  private static func listen(
    _ address: String, _ port: Int, _ limits: ServerLimits, _ service: PageService, _ group: MultiThreadedEventLoopGroup
  ) throws(PageServingProblem) -> any Channel {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.maxMessagesPerRead, value: 16)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(AcceptPause()) }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 4 << 10))
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 32 << 10, high: 64 << 10))
      .childChannelInitializer { service.accept($0) }
    let last = port == 0 ? 0 : min(port + limits.ports - 1, 65_535)
    guard (0...65_535).contains(port) else { throw .system(EINVAL) }
    for candidate in port...last {
      do {
        return try bootstrap.bind(to: SocketAddress(ipAddress: address, port: candidate)).wait()
      } catch {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: continue
        case EADDRNOTAVAIL: throw .notThisMachine(address)
        case EACCES, EPERM: throw .notAllowed(candidate)
        case let code: throw .system(code ?? 0)
        }
      }
    }
    throw .portsTaken(port...last)
  }
}
