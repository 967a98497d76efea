import TableSupport

/// Writes the parts of a cache entry.
struct EntryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ value: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func text(_ value: String) {
    number(value.utf8.count)
    bytes += value.utf8
  }

  mutating func hash(_ value: ContentHash) { bytes += value.bytes }

  mutating func optional<Value>(_ value: Value?, _ write: (inout EntryWriter, Value) -> Void) {
    number(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  mutating func list<Value>(_ values: [Value], _ write: (inout EntryWriter, Value) -> Void) {
    number(values.count)
    for value in values { write(&self, value) }
  }
}

/// Reads the parts of a cache entry, of which nothing is trusted: whatever does not fit is an error.
struct EntryReader {
  struct Damaged: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  private mutating func take(_ count: Int) throws(Damaged) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw Damaged() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func number() throws(Damaged) -> Int {
    var value: UInt64 = 0
    for (index, byte) in try take(8).enumerated() { value |= UInt64(byte) << UInt64(8 * index) }
    return Int(truncatingIfNeeded: value)
  }

  /// A number that counts something.
  mutating func count() throws(Damaged) -> Int {
    let value = try number()
    guard value >= 0 else { throw Damaged() }
    return value
  }

  mutating func flag() throws(Damaged) -> Bool {
    let value = try number()
    guard value == 0 || value == 1 else { throw Damaged() }
    return value == 1
  }

  mutating func text() throws(Damaged) -> String {
    guard let text = String(utf8: try take(try count())) else { throw Damaged() }
    return text
  }

  mutating func hash() throws(Damaged) -> ContentHash {
    guard let hash = ContentHash(bytes: try take(ContentHash.byteCount)) else { throw Damaged() }
    return hash
  }

  mutating func optional<Value>(_ read: (inout EntryReader) throws(Damaged) -> Value) throws(Damaged) -> Value? {
    switch try number() {
    case 0: return nil
    case 1: return try read(&self)
    default: throw Damaged()
    }
  }

  mutating func list<Value>(_ read: (inout EntryReader) throws(Damaged) -> Value) throws(Damaged) -> [Value] {
    var values: [Value] = []
    // Each value takes a byte at least, so that a false count ends with the bytes.
    for _ in 0..<(try count()) {
      guard !isAtEnd else { throw Damaged() }
      values.append(try read(&self))
    }
    return values
  }
}
