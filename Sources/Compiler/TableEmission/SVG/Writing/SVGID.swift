import TableSupport

/// The id of an element, unique in its document.
package enum SVGID: Hashable {
  case title
  case desc
  /// A definition, by the order of its first use.
  case definition(Int)
  /// The family of the embedded font of most texts.
  case font
  /// The family of an embedded font of others, by the order of its first use.
  case variantFont(Int)

  func appendSuffix(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "-"))
    switch self {
    case .title: bytes.append(literal: "title")
    case .desc: bytes.append(literal: "desc")
    case .font: bytes.append(literal: "font")
    case .variantFont(let number):
      bytes.append(literal: "font-")
      bytes.appendInteger(number)
    case .definition(let number): bytes.appendInteger(number)
    }
  }
}

/// The prefix of every id of a document, so that several documents can be part of one page.
///
/// It is a hash of the whole document: different content has a different prefix; the same content gives the same bytes
/// on every machine.
struct IDPrefix {
  /// As long as a prefix. The letter comes first because an XML name may not begin with a digit.
  static let placeholder: StaticString = "t0000000000"

  let bytes: [UInt8]

  init(of document: [UInt8]) {
    var hash = Self.hash(document)
    var bytes = [UInt8(ascii: "t")]
    for _ in 1..<Self.placeholder.utf8CodeUnitCount {
      let digit = UInt8(truncatingIfNeeded: hash >> 60)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      hash <<= 4
    }
    self.bytes = bytes
  }

  /// FNV-1a over words of eight bytes, with the finisher of SplitMix64: `Hasher` is seeded anew in every process.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        hash ^= UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        hash = (hash &* 0x100_0000_01B3) ^ (hash >> 29)
        offset += 8
      }
      for byte in buffer[offset...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}
