import Foundation

/// A PNG of one colour, without a library: its size in pixels is what specs measure.
enum SamplePicture {
  static func png(width: Int, height: Int) -> Data {
    let row: [UInt8] = [0] + Array(repeating: 0x5A, count: width)
    let pixels = Array(repeating: row, count: height).flatMap(\.self)
    precondition(pixels.count <= 0xFFFF, "one stored block of zlib holds no more")
    var sum: (UInt32, UInt32) = (1, 0)
    for byte in pixels {
      sum.0 = (sum.0 + UInt32(byte)) % 65_521
      sum.1 = (sum.1 + sum.0) % 65_521
    }
    let count = UInt16(pixels.count)
    let stored: [UInt8] = [0x78, 0x01, 1] + little(count) + little(~count) + pixels + big(sum.1 << 16 | sum.0)
    // Eight bits of grey.
    let header = big(UInt32(width)) + big(UInt32(height)) + [8, 0, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", stored)
        + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return big(UInt32(bytes.count)) + body + big(checksum(body))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
  private static func little(_ value: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)] }
}
