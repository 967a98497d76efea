/// A hash that is the same in every run and on every machine, unlike `Hasher`'s: FNV-1a of 64 bits.
public struct Fingerprint {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates a fingerprint with its defaults.
  public init() {}

  /// Adds bytes to those before them: nothing keeps the two apart.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    // In one piece: a call for each byte of a picture would take a third of a run.
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { bytes in for byte in bytes { add(byte) } }
    if isAdded == nil { for byte in bytes { add(byte) } }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds a part. A missing part differs from an empty one, and adjacent parts are kept separate.
  public mutating func add(_ text: String?) {
    if let text { add(text.utf8) } else { add(CollectionOfOne(0xFE)) }
    add(CollectionOfOne(0xFF))
  }

  /// The first hexadecimal digits, as many as asked for.
  public func hexadecimal(_ count: Int = 16) -> String {
    let digits = String(value, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(count))
  }

  /// Returns the 16 hexadecimal digits of the hash of some bytes.
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    var print = Fingerprint()
    print.add(bytes)
    return print.hexadecimal()
  }
}
