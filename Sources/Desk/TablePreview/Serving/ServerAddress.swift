import NIOCore

import TableSystem

/// Where a server listens, and the names under which browsers may ask for it.
///
/// A page of another site can make a browser connect to this address under a name of its own (DNS rebinding), and would then read the answers.
/// The Host header tells: it must be this machine's, an address in digits, which no name server can have made up, or a name that the user
/// allows. As `localhost`, this machine is asked at any port, because that may be forwarded from another one.
struct ServerAddress: Sendable {
  let host: String
  let port: Int
  /// The names that the user allows, at any port, in lower case.
  var names: Set<String> = []

  var isIPv6: Bool { host.utf8.contains(UInt8(ascii: ":")) }
  private var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }

  /// The address that a person opens.
  var origin: String {
    let shown = isEverywhere ? (isIPv6 ? "[::1]" : "127.0.0.1") : isIPv6 ? "[\(host)]" : host
    return "http://\(shown)" + (port == 80 ? "" : ":\(port)")
  }

  /// The address of a name or of digits; nil if it is neither `localhost` nor an address in digits.
  static func address(of host: String) -> String? {
    if host == "localhost" { return "127.0.0.1" }
    let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    return isAddress(bare, AF_INET) || isAddress(bare, AF_INET6) ? bare : nil
  }

  /// Whether a Host header names this server.
  func isNamed(_ header: String) -> Bool {
    guard let (name, port) = Self.split(header.lowercased()) else { return false }
    if names.contains(name) { return true }
    return isOwn(name) && (port ?? 80 == self.port || Self.isLoopback(name))
  }

  private func isOwn(_ name: String) -> Bool {
    if name == "localhost" { return isEverywhere || host == "127.0.0.1" || host == "::1" }
    guard let address = Self.address(of: name) else { return false }
    // A browser writes an IPv6 address in its own way.
    return isEverywhere || Self.bytes(address) == Self.bytes(host)
  }

  private static func isLoopback(_ name: String) -> Bool {
    guard let bytes = address(of: name).flatMap(bytes) else { return false }
    return bytes.count == 4 ? bytes[0] == 127 : bytes.last == 1 && bytes.dropLast().allSatisfy { $0 == 0 }
  }

  /// Whether an Origin header is that of a page of this server, which was asked for with a Host header. Pages of other servers on this
  /// machine have other ports.
  func isOrigin(_ header: String, of hostHeader: String) -> Bool {
    let header = header.lowercased()
    guard let end = header.firstRange(of: "://")?.upperBound, let (name, port) = Self.split(String(header[end...]))
    else {
      return false
    }
    if names.contains(name) { return true }
    return header.hasPrefix("http://")
      && (header[end...] == hostHeader.lowercased() || isOwn(name) && port ?? 80 == self.port)
  }

  /// A name (an IPv6 address in brackets) and a port.
  private static func split(_ text: String) -> (name: String, port: Int?)? {
    let end =
      text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":") ?? text.endIndex
    guard let end else { return nil }
    let (name, rest) = (String(text[..<end]), text[end...])
    if rest.isEmpty { return (name, nil) }
    let digits = rest.dropFirst()
    guard rest.first == ":", !digits.isEmpty, digits.utf8.count <= 5, digits.utf8.allSatisfy({ (48...57).contains($0) })
    else {
      return nil
    }
    return (name, Int(digits))
  }

  private static func isAddress(_ text: String, _ family: Int32) -> Bool { bytes(text, family) != nil }

  private static func bytes(_ text: String) -> [UInt8]? { bytes(text, AF_INET) ?? bytes(text, AF_INET6) }

  private static func bytes(_ text: String, _ family: Int32) -> [UInt8]? {
    guard !text.utf8.contains(0) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(family, text, &bytes) == 1 else { return nil }
    return Array(bytes.prefix(family == AF_INET ? 4 : 16))
  }
}
