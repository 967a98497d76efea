import Foundation
import TableSupport
import Testing

/// A site that was written, read as its script does.
struct Site {
  let index: JSONValue
  private let folder: TemporaryFolder
  private let name: String

  var tables: [JSONValue] { index["tables"]?.elements ?? [] }

  init(_ folder: TemporaryFolder, _ name: String) throws {
    (self.folder, self.name) = (folder, name)
    index = try Self.document("data/index.js", in: folder, name)
  }

  /// The document of a data file.
  func document(_ address: String) throws -> JSONValue { try Self.document(address, in: folder, name) }

  private static func document(_ address: String, in folder: TemporaryFolder, _ name: String) throws -> JSONValue {
    let file = try #require(folder.text("\(name)/\(address)"))
    let start = "tablecData(\"\(address)\",'"
    #expect(file.hasPrefix(start))
    #expect(file.hasSuffix("');\n"))
    let text = unpacked(unescaped(Array(file.utf16.dropFirst(start.utf16.count).dropLast(4))))
    let json = text.prefix { $0 != 0 }
    return try JSONValue.parse(Array(String(decoding: json, as: UTF16.self).utf8))
  }

  private static let digits: [UInt16: Int] = {
    let codes = (UInt16(0x23)...0x7D).filter { ![0x27, 0x5C, 0x60].contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(codes, codes.indices))
  }()

  private static func unpacked(_ packed: [UInt16]) -> [UInt16] {
    var units: [UInt16] = []
    var index = 0
    func digit() -> Int {
      defer { index += 1 }
      return digits[packed[index]] ?? 0
    }
    while index < packed.count {
      let unit = packed[index]
      index += 1
      guard unit == 0x7E || unit == 0x60 else {
        units.append(unit)
        continue
      }
      var length = digit()
      if length == 87 {
        units.append(unit)
        continue
      }
      if length >= 77 { length = 77 + (length - 77) * 88 + digit() }
      var distance = digit()
      if unit == 0x7E { distance = distance * 88 + digit() }
      distance = distance * 88 + digit() + 1
      for _ in 0..<(length + 6) { units.append(units[units.count - distance]) }
    }
    return units
  }

  private static func unescaped(_ text: [UInt16]) -> [UInt16] {
    var units: [UInt16] = []
    var index = 0
    func code(_ count: Int) -> UInt16 {
      defer { index += count }
      return UInt16(String(decoding: text[index..<(index + count)], as: UTF16.self), radix: 16) ?? 0
    }
    while index < text.count {
      let unit = text[index]
      index += 1
      guard unit == 0x5C else {
        units.append(unit)
        continue
      }
      let escape = text[index]
      index += 1
      switch escape {
      case UInt16(UInt8(ascii: "n")): units.append(0x0A)
      case UInt16(UInt8(ascii: "x")): units.append(code(2))
      case UInt16(UInt8(ascii: "u")): units.append(code(4))
      default: units.append(escape)
      }
    }
    return units
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  subscript(index: Int) -> JSONValue? { elements.indices.contains(index) ? elements[index] : nil }

  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}
