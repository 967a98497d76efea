import TableDiagnostics
import TableParsing
import Testing

@Suite("A spec's bytes")
struct ByteTests {
  private func findings(_ bytes: [UInt8]) -> [String] {
    let result = SpecParser(profiles: [], files: MemoryFiles()).parse(bytes, path: "a.yaml")
    #expect((result.table == nil) == !result.diagnostics.isEmpty)
    return result.diagnostics.diagnostics.map { "\($0.range.place) \($0.code) \($0.message)" }
  }

  @Test("that are no UTF-8 are refused at their place")
  func latin1() {
    #expect(
      findings(Array("tablespec: 1\nname: Caf".utf8) + [0xE9, 0x0A])
        == ["a.yaml:2:10 E0004 the byte 0xE9 is not valid UTF-8 here"])
  }

  @Test("that are an image or an archive are refused")
  func binary() {
    #expect(findings(png(1, 1)).count == 1)
    #expect(
      findings([0x50, 0x4B, 3, 4, 0, 0]) == [
        "a.yaml:1:3 E0005 the control character U+0003 is not allowed in YAML; in double quotes write \\x03"
      ])
    #expect(
      findings(Array("name: a".utf8) + [0]) == ["a.yaml:1:8 E0005 this is not a text file: it contains a NUL byte here"]
    )
  }

  @Test("may be UTF-16 with a byte-order mark, and no more", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let text = "tablespec: 1\nname: 表 👍🏽\n"
    let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(SpecParser(profiles: [], files: MemoryFiles()).parse(bytes, path: "a.yaml").table?.name == "表 👍🏽")
    #expect(findings(Array(bytes[2..<26])).first?.contains("E0004 the file seems to be in UTF-16") == true)
  }

  @Test("may begin with UTF-8's byte-order mark")
  func byteOrderMark() {
    #expect(findings([0xEF, 0xBB, 0xBF] + Array("tablespec: 1\nstyle: plain\n".utf8)) == [])
  }
}
