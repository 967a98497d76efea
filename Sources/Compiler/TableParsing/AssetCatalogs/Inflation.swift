/// Unpacks what is compressed with Deflate (RFC 1951), such as the objects of a PDF.
struct Inflation {
  private let bytes: ArraySlice<UInt8>
  private let most: Int
  private var index: Int
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  private struct Damage: Error {}

  /// The unpacked bytes of a stream with the header of zlib (RFC 1950); as many as could be unpacked if it is damaged.
  ///
  /// - Parameter most: no more bytes are unpacked, however many the stream has.
  static func zlib(_ bytes: ArraySlice<UInt8>, most: Int) -> [UInt8] {
    guard bytes.count > 2, bytes[bytes.startIndex] & 15 == 8 else { return [] }
    var inflation = Inflation(bytes.dropFirst(2), most: most)
    try? inflation.run()
    return inflation.output
  }

  private init(_ bytes: ArraySlice<UInt8>, most: Int) {
    (self.bytes, self.most, index) = (bytes, most, bytes.startIndex)
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast, output.count < most {
      isLast = try next(1) == 1
      switch try next(2) {
      case 0: try copy()
      case 1: try expand(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try codes()
        try expand(lengths, distances)
      default: throw Damage()
      }
    }
  }

  private mutating func next(_ count: Int) throws -> Int {
    while bitCount < count {
      guard index < bytes.endIndex else { throw Damage() }
      bits |= Int(bytes[index]) << bitCount
      index += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }

  /// A block that is not compressed.
  private mutating func copy() throws {
    (bits, bitCount) = (0, 0)
    let count = try next(16)
    guard try next(16) == ~count & 0xFFFF, index + count <= bytes.endIndex else { throw Damage() }
    output += bytes[index..<index + count]
    index += count
  }

  // MARK: Codes

  /// A code by the lengths of its words: how many there are of each length, and what they stand for, in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      symbols = lengths.enumerated().filter { $0.element > 0 }.sorted {
        ($0.element, $0.offset) < ($1.element, $1.offset)
      }
      .map(\.offset)
    }
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (word, first, place) = (0, 0, 0)
    for length in 1...15 {
      word |= try next(1)
      let count = code.counts[length]
      if word - first < count {
        guard word >= first, place + word - first < code.symbols.count else { throw Damage() }
        return code.symbols[place + word - first]
      }
      place += count
      first = (first + count) << 1
      word <<= 1
    }
    throw Damage()
  }

  private static let fixedLengths = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code((0..<30).map { _ in 5 })
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func codes() throws -> (lengths: Code, distances: Code) {
    let (lengthCount, distanceCount, count) = (try next(5) + 257, try next(5) + 1, try next(4) + 4)
    var own = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(count) { own[place] = try next(3) }
    let code = Code(own)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += Array(repeating: last, count: try next(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try next(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try next(7) + 11)
      case let length: lengths.append(length)
      }
    }
    return (Code(lengths.prefix(lengthCount)), Code(lengths.dropFirst(lengthCount).prefix(distanceCount)))
  }

  /// The least length or distance of a symbol, and how many bits are added to it.
  private static let lengths = table([(3, 8), (11, 4), (19, 4), (35, 4), (67, 4), (131, 4)])
  private static let distances = table([(1, 4)] + (1...13).map { (2 << $0 + 1, 2) })

  private static func table(_ rows: [(first: Int, count: Int)]) -> [(least: Int, bits: Int)] {
    rows.enumerated().flatMap { bits, row in (0..<row.count).map { (row.first + $0 << bits, bits) } }
  }

  private mutating func expand(_ lengthCode: Code, _ distanceCode: Code) throws {
    while output.count < most {
      let symbol = try symbol(lengthCode)
      if symbol == 256 { return }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw Damage() }
      // The longest has a symbol of its own.
      let length = symbol == 285 ? (least: 258, bits: 0) : Self.lengths[symbol - 257]
      let count = length.least + (try next(length.bits))
      let place = try self.symbol(distanceCode)
      guard place < Self.distances.count else { throw Damage() }
      let distance = Self.distances[place].least + (try next(Self.distances[place].bits))
      guard distance <= output.count else { throw Damage() }
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }
}
