import NumberWriting

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

  /// A copy of all bytes.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// Reserves capacity for a number of bytes and returns where to store them.
  @inline(__always)
  private mutating func room(for length: Int) -> UnsafeMutablePointer<UInt8> {
    if count + length > capacity { grow(by: length) }
    return base + count
  }

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
  mutating func append(_ byte: UInt8) {
    room(for: 1).pointee = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a byte and two strings, reserving capacity once.
  @inline(__always)
  mutating func append(_ byte: UInt8, _ text: StaticString, _ end: StaticString) {
    let (length, endLength) = (text.utf8CodeUnitCount, end.utf8CodeUnitCount)
    let target = room(for: 1 + length + endLength)
    target.pointee = byte
    copy(text.utf8Start, to: target + 1, count: length)
    copy(end.utf8Start, to: target + 1 + length, count: endLength)
    count += 1 + length + endLength
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    let target = room(for: bytes.count)
    copy(source, to: target, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ other: borrowing ByteBuffer) {
    append(UnsafeBufferPointer(start: other.base, count: other.count))
  }

  /// Copies bytes. For few bytes, a call would cost more than the copy: up to 16 bytes are copied as two words, which may overlap.
  @inline(__always)
  private func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    @inline(__always)
    func copyEnds<Word: FixedWidthInteger>(as word: Word.Type) {
      let last = count - MemoryLayout<Word>.size
      let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
      let (start, end) = (
        from.loadUnaligned(as: Word.self), from.loadUnaligned(fromByteOffset: last, as: Word.self)
      )
      to.storeBytes(of: start, as: Word.self)
      to.storeBytes(of: end, toByteOffset: last, as: Word.self)
    }
    switch count {
    case 0...3: for index in 0..<count { target[index] = source[index] }
    case 4...7: copyEnds(as: UInt32.self)
    case 8...16: copyEnds(as: UInt64.self)
    default: target.update(from: source, count: count)
    }
  }

  /// Ends a line and indents the next, in steps of eight spaces.
  mutating func appendLine(indentedBy spaces: Int) {
    let target = UnsafeMutableRawPointer(room(for: spaces + 9))
    target.storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
    for offset in stride(from: 1, through: spaces, by: 8) {
      target.storeBytes(of: 0x2020_2020_2020_2020, toByteOffset: offset, as: UInt64.self)
    }
    count += 1 + spaces
  }

  mutating func appendDecimal(_ value: Double) {
    count += Decimal.write(value, to: room(for: Decimal.longest))
  }

  mutating func appendInteger(_ value: Int) {
    count += Decimal.write(value, to: room(for: Decimal.longest))
  }
}
