/// A key that needs no escaping, prepared to be written many times: a literal of the project's own formats, of up to 28 bytes.
public struct JSONKey: Sendable {
  /// With its quotes and what follows it.
  private let start: SIMD16<UInt8>
  private let end: SIMD16<UInt8>
  private let count: Int

  /// The bytes that storing any key needs: more may be stored than added.
  static var capacity: Int { 32 }

  /// Creates a JSON key.
  public init(_ name: StaticString) {
    precondition(name.utf8CodeUnitCount + 4 <= Self.capacity, "a prepared key is short")
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    bytes += "\": ".utf8
    count = bytes.count
    bytes += repeatElement(0, count: Self.capacity - count)
    (start, end) = (SIMD16(bytes[..<16]), SIMD16(bytes[16...]))
  }

  @inline(__always)
  fileprivate func store(at target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let bytes = UnsafeMutableRawPointer(target)
    bytes.storeBytes(of: start, as: SIMD16<UInt8>.self)
    bytes.storeBytes(of: end, toByteOffset: 16, as: SIMD16<UInt8>.self)
    return target + count
  }
}

extension UnsafeMutablePointer<UInt8> {
  @inline(__always)
  func storing(_ key: JSONKey) -> Self { key.store(at: self) }
}
