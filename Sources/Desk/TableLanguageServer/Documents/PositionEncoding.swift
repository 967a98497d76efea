import TableSupport

/// The unit in which positions count the characters of a line.
package enum PositionEncoding: String, Hashable, Sendable, CaseIterable {
  /// Bytes.
  case utf8 = "utf-8"
  /// The default of the protocol.
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"

  /// The encoding for a client: UTF-8 if it knows it, because documents are stored in it.
  ///
  /// - Parameter capabilities: The client's, of which `general.positionEncodings` lists what it knows.
  package init(capabilities: JSONValue?) {
    let known = Set(capabilities?["general"]?["positionEncodings"]?.strings ?? [])
    self = [.utf8, .utf16, .utf32].first { known.contains($0.rawValue) } ?? .utf16
  }

  /// The length of a scalar that starts with a byte of UTF-8, in this encoding's units.
  @inline(__always)
  func length(ofScalarStartingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: Self.byteCount(byte)
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }

  /// The number of bytes of a scalar, from its first.
  @inline(__always)
  static func byteCount(_ first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}
