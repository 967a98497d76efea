/// A growing buffer of bytes: an array without the checks at every append.
///
/// An output is written in many small pieces, so each piece reserves capacity once and then stores its bytes.
struct ByteBuffer: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  /// Whether the memory belongs to the caller, who deallocates it.
  private(set) var isLent: Bool

  init(capacity: Int) {
    self.capacity = max(capacity, 256)
    base = .allocate(capacity: self.capacity)
    isLent = false
  }

  /// Creates a buffer in memory that outlives it. If that becomes too small, the buffer allocates its own.
  init(lent memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    base = memory
    self.capacity = capacity
    isLent = true
  }

  deinit {
    if !isLent { base.deallocate() }
  }

  /// All bytes, until the next change.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// A copy of all bytes.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// Removes all bytes, and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Reserves capacity for a number of bytes and returns where to store them; `end(at:)` adds those that were stored.
  @inline(__always)
  mutating func room(for length: Int) -> UnsafeMutablePointer<UInt8> {
    if count + length > capacity { grow(by: length) }
    return base + count
  }

  @inline(__always)
  mutating func end(at target: UnsafeMutablePointer<UInt8>) { count = target - base }

  @inline(never)
  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    if !isLent { base.deallocate() }
    base = moved
    capacity = larger
    isLent = false
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) { end(at: room(for: 1).storing(byte)) }

  @inline(__always)
  mutating func append(_ text: StaticString) { end(at: room(for: text.utf8CodeUnitCount).storing(text)) }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { end(at: room(for: bytes.count).storing(bytes)) }

  mutating func append(_ other: borrowing ByteBuffer) { other.withBytes { append($0) } }
}

/// Storing bytes one after the other: each function returns where they end.
extension UnsafeMutablePointer<UInt8> {
  @inline(__always)
  func storing(_ byte: UInt8) -> Self {
    pointee = byte
    return self + 1
  }

  @inline(__always)
  func storing(_ text: StaticString) -> Self {
    storing(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// For few bytes, a call would cost more than the copy: up to 32 bytes are copied as two words, which may overlap.
  @inline(__always)
  func storing(_ bytes: UnsafeBufferPointer<UInt8>) -> Self {
    guard let source = bytes.baseAddress else { return self }
    let count = bytes.count
    switch count {
    case 0...3: for index in 0..<count { self[index] = source[index] }
    case 4...7: copyEnds(of: source, count, as: UInt32.self)
    case 8...16: copyEnds(of: source, count, as: UInt64.self)
    case 17...32: copyEnds(of: source, count, as: SIMD16<UInt8>.self)
    default: update(from: source, count: count)
    }
    return self + count
  }

  @inline(__always)
  private func copyEnds<Word: BitwiseCopyable>(of source: UnsafePointer<UInt8>, _ count: Int, as word: Word.Type) {
    let last = count - MemoryLayout<Word>.size
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(self))
    let (start, end) = (
      from.loadUnaligned(as: Word.self), from.loadUnaligned(fromByteOffset: last, as: Word.self)
    )
    to.storeBytes(of: start, as: Word.self)
    to.storeBytes(of: end, toByteOffset: last, as: Word.self)
  }

  /// The bytes that `storingLine(indentedBy:)` needs: it may store more spaces than it adds.
  @inline(__always)
  static func roomForLine(indentedBy spaces: Int) -> Int { spaces + 17 }

  /// Ends a line and indents the next.
  @inline(__always)
  func storingLine(indentedBy spaces: Int) -> Self {
    let target = UnsafeMutableRawPointer(self)
    target.storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
    var offset = 1
    repeat {
      target.storeBytes(of: SIMD16(repeating: UInt8(ascii: " ")), toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset += 16
    } while offset <= spaces
    return self + 1 + spaces
  }

  @inline(__always)
  func storing(_ value: Double) -> Self { self + Decimal.write(value, to: self) }

  @inline(__always)
  func storing(_ value: Int) -> Self { self + Decimal.write(value, to: self) }
}
