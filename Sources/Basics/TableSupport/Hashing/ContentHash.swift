/// The hash of bytes that strangers may have chosen: BLAKE2b (RFC 7693) with 256 bits, for which nobody can find two inputs with the
/// same hash. It is about as fast as reading a file that the system has in memory.
package struct ContentHash: Hashable, Sendable {
  /// 32 bytes, the first in the lowest bits of the first word.
  private let words: SIMD4<UInt64>

  package static let byteCount = 32

  fileprivate init(words: SIMD4<UInt64>) {
    self.words = words
  }

  package init(_ bytes: [UInt8]) {
    var hasher = ContentHasher()
    hasher.add(bytes)
    self = hasher.finish()
  }

  /// The hash with these 32 bytes; nil for any other number of bytes.
  package init?(bytes: ArraySlice<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    var words = SIMD4<UInt64>()
    for (index, byte) in bytes.enumerated() { words[index / 8] |= UInt64(byte) << (8 * UInt64(index % 8)) }
    self.words = words
  }

  package var bytes: [UInt8] {
    (0..<Self.byteCount).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> (8 * UInt64($0 % 8))) }
  }

  /// 64 digits, as `b2sum -l 256` prints them.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// A number below a limit, evenly distributed.
  package func number(below limit: Int) -> Int { Int(words[0] % UInt64(limit)) }
}

/// Computes the hash of bytes that come in parts.
package struct ContentHasher: Sendable {
  private var state: SIMD8<UInt64>
  /// The bytes that do not fill a block yet. A full block waits too, because the last one is marked.
  private var waiting: [UInt8] = []
  private var count: UInt64 = 0

  private static let blockSize = 128
  private static let start = SIMD8<UInt64>(
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1, 0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179)

  package init() {
    state = Self.start
    // No key, a fan-out and a depth of 1, and the length of the hash.
    state[0] ^= 0x0101_0000 ^ UInt64(ContentHash.byteCount)
  }

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      if !waiting.isEmpty {
        let part = rest.prefix(Self.blockSize - waiting.count)
        waiting.append(contentsOf: part)
        rest = rest.dropFirst(part.count)
        guard !rest.isEmpty else { return }
        let block = waiting
        block.withUnsafeBytes { compress($0, at: 0, length: Self.blockSize, isLast: false) }
        waiting.removeAll()
      }
      while rest.count > Self.blockSize {
        compress(buffer, at: rest.startIndex, length: Self.blockSize, isLast: false)
        rest = rest.dropFirst(Self.blockSize)
      }
      waiting.append(contentsOf: rest)
    }
  }

  /// Adds a part that cannot be mistaken for the end of one part and the beginning of another.
  package mutating func addPart(_ bytes: [UInt8]) {
    add(number: bytes.count)
    add(bytes)
  }

  package mutating func addPart(_ text: String) { addPart(Array(text.utf8)) }

  package mutating func add(number: Int) {
    add((0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  package func finish() -> ContentHash {
    var hasher = self
    let length = waiting.count
    hasher.waiting += [UInt8](repeating: 0, count: Self.blockSize - length)
    let block = hasher.waiting
    block.withUnsafeBytes { hasher.compress($0, at: 0, length: length, isLast: true) }
    return ContentHash(words: hasher.state.lowHalf)
  }

  // MARK: The compression function

  /// The order of the 16 words of a block in each round, as letters.
  private static let order: StaticString = """
    abcdefghijklmnop\
    okeijpngbmaclhfd\
    limafcpnkodghbje\
    hjdbnmlocgfkeapi\
    jafhcekpoblmgidn\
    cmgkalidenhfpobj\
    mfbponekahgdjcil\
    nlhombdjfapeigck\
    gpojldaimcnhbekf\
    kciehgbfpljodmna\
    abcdefghijklmnop\
    okeijpngbmaclhfd
    """

  /// - Parameter length: how many bytes of the block at the offset are input.
  private mutating func compress(_ bytes: UnsafeRawBufferPointer, at offset: Int, length: Int, isLast: Bool) {
    count += UInt64(length)
    let order = Self.order.utf8Start
    let start = Self.start
    // The 16 words of the state, in local variables so that they stay in registers.
    var (v0, v1, v2, v3) = (state[0], state[1], state[2], state[3])
    var (v4, v5, v6, v7) = (state[4], state[5], state[6], state[7])
    var (v8, v9, v10, v11) = (start[0], start[1], start[2], start[3])
    var (v12, v13, v14, v15) = (start[4] ^ count, start[5], isLast ? ~start[6] : start[6], start[7])
    for round in 0..<12 {
      @inline(__always) func word(_ index: Int) -> UInt64 {
        let place = Int(order[16 &* round &+ index] &- UInt8(ascii: "a"))
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset &+ 8 &* place, as: UInt64.self))
      }
      mix(&v0, &v4, &v8, &v12, word(0), word(1))
      mix(&v1, &v5, &v9, &v13, word(2), word(3))
      mix(&v2, &v6, &v10, &v14, word(4), word(5))
      mix(&v3, &v7, &v11, &v15, word(6), word(7))
      mix(&v0, &v5, &v10, &v15, word(8), word(9))
      mix(&v1, &v6, &v11, &v12, word(10), word(11))
      mix(&v2, &v7, &v8, &v13, word(12), word(13))
      mix(&v3, &v4, &v9, &v14, word(14), word(15))
    }
    state ^= SIMD8(v0, v1, v2, v3, v4, v5, v6, v7) ^ SIMD8(v8, v9, v10, v11, v12, v13, v14, v15)
  }
}

@inline(__always)
private func mix(
  _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64, _ y: UInt64
) {
  a = a &+ b &+ x
  d = rotated(d ^ a, by: 32)
  c = c &+ d
  b = rotated(b ^ c, by: 24)
  a = a &+ b &+ y
  d = rotated(d ^ a, by: 16)
  c = c &+ d
  b = rotated(b ^ c, by: 63)
}

@inline(__always)
private func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 { word &>> bits | word &<< (64 &- bits) }
