import RandomNumbers
import Testing

@testable import TablePreview

@Suite("Packed texts")
struct PackedTextTests {
  @Test("Repetitions are referred to")
  func repetitions() {
    let line = "<rect x=\"20\" y=\"44\" width=\"362\" height=\"44\" fill=\"#fff\"/>\n"
    let text = Array(String(repeating: line, count: 200).utf8)
    let packed = PackedText.literal([text])
    #expect(packed.count < 150)
    #expect(unpacked(packed) == [String(decoding: text, as: UTF8.self)])
  }

  @Test(
    "Any text comes back",
    arguments: [
      "", "~", "`", "~~~`` ~`~`", "'\\\"", "\r\n\t\u{1}\u{7F}\u{2028}\u{2029}\u{0}", "</script><!--", "${x}",
      "Grüße, 世界, 😀😀😀😀😀😀😀😀😁😀😀😀😀😀😀😀😀", "a😀b😁a😀b😁a😀b😁a😀b😁a😀c😁",
    ])
  func texts(_ text: String) {
    #expect(unpacked(PackedText.literal([Array(text.utf8)])).joined(separator: "\0") == text)
  }

  @Test("Texts by chance come back, one after the other")
  func byChance() {
    var generator = Generator(state: 19)
    let words = ["😀", "~", "`", "'", "\\", "\n", "é", "row", "<g data-row=\"ann\">", "\u{2028}", " ", "0.3333", "世"]
    for _ in 0..<300 {
      let texts = (0..<(1 + generator.below(3))).map { _ in
        (0..<generator.below(400)).map { _ in words[generator.below(words.count)] }.joined()
      }
      #expect(unpacked(PackedText.literal(texts.map { Array($0.utf8) })) == texts)
    }
  }

  @Test("A repetition of any length and at any distance comes back")
  func lengths() {
    var generator = Generator(state: 7)
    for length in [5, 6, 7, 8, 82, 83, 84, 900, 960, 962, 963, 2_000] {
      for distance in [0, 1, 7_700, 7_743, 7_744, 7_745] {
        let part = (0..<length).map { _ in UInt8(97 + generator.below(26)) }
        let text = part + (0..<distance).map { _ in UInt8(65 + generator.below(26)) } + part
        #expect(unpacked(PackedText.literal([text])) == [String(decoding: text, as: UTF8.self)])
      }
    }
    // As far as a reference reaches, and one beyond.
    for distance in [681_472, 681_473] {
      let part = Array("somewhere far away".utf8)
      let text = part + Array(repeating: UInt8(ascii: "-"), count: distance - part.count) + part
      #expect(unpacked(PackedText.literal([text])) == [String(decoding: text, as: UTF8.self)])
    }
  }

  /// What the site's script makes of a literal.
  private func unpacked(_ literal: [UInt8]) -> [String] {
    let text = Array(String(decoding: literal, as: UTF8.self).utf16.dropFirst().dropLast())
    let packed = unescaped(text)
    let digits = (UInt16(0x23)...0x7D).filter { ![0x27, 0x5C, 0x60].contains($0) }
    var units: [UInt16] = []
    var index = 0
    func digit() -> Int {
      defer { index += 1 }
      return digits.firstIndex(of: packed[index]) ?? 0
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
    return units.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF16.self) }
  }

  /// A literal of JavaScript without its escapes.
  private func unescaped(_ text: [UInt16]) -> [UInt16] {
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
        #expect(unit >= 0x20 && unit != 0x27 && unit != 0x2028)
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
