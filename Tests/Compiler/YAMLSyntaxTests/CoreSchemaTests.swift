import Testing

@testable import YAMLSyntax

@Suite("Scalars follow the core schema of YAML 1.2")
struct CoreSchemaTests {
  private func value(_ text: String) throws -> CoreValue {
    let tree = try parse(text)
    return tree.coreValue(try #require(tree.documents.first))
  }

  @Test(
    arguments: [
      ("--- ", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .string("nULL")),
      ("true", .bool(true)), ("True", .bool(true)), ("TRUE", .bool(true)), ("tRUE", .string("tRUE")),
      ("false", .bool(false)), ("False", .bool(false)), ("FALSE", .bool(false)),
      ("no", .string("no")), ("yes", .string("yes")), ("on", .string("on")), ("y", .string("y")),
      ("0", .int(0)), ("-0", .int(0)), ("+12", .int(12)), ("007", .int(7)), ("12_000", .string("12_000")),
      ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
      ("9223372036854775808", .bigInt("9223372036854775808")),
      ("-0009223372036854775809", .bigInt("-9223372036854775809")),
      ("0o17", .int(15)), ("0o8", .string("0o8")), ("-0o17", .string("-0o17")), ("0x1F", .int(31)),
      ("0xfg", .string("0xfg")),
      ("0x", .string("0x")), ("0xFFFFFFFFFFFFFFFFFFFF", .bigInt("1208925819614629174706175")),
      ("0o1000000000000000000000", .bigInt("9223372036854775808")), ("0b1", .string("0b1")), ("1:30", .string("1:30")),
      ("1.5", .float(1.5)), ("1.", .float(1)), (".5", .float(0.5)), ("-1.5e3", .float(-1500)), ("1e3", .float(1000)),
      ("1E-2", .float(0.01)), ("+.5", .float(0.5)), (".", .string(".")), ("1e", .string("1e")), ("e3", .string("e3")),
      ("1.2.3", .string("1.2.3")), ("-.", .string("-.")), ("+", .string("+")), ("1e400", .float(.infinity)),
      (".inf", .float(.infinity)), ("-.Inf", .float(-.infinity)), ("+.INF", .float(.infinity)),
      (".iNF", .string(".iNF")),
      ("inf", .string("inf")), ("nan", .string("nan")), ("-.nan", .string("-.nan")), ("0x1p3", .string("0x1p3")),
      ("2026-01-01", .string("2026-01-01")), ("١٢", .string("١٢")),
      ("'12'", .string("12")), ("\"true\"", .string("true")), ("''", .string("")), ("|\n  12", .string("12")),
      ("!!str 12", .string("12")), ("!!str ~", .string("~")), ("!!int '12'", .int(12)), ("!!int abc", .string("abc")),
      ("!!float 3", .float(3)), ("!!bool 'true'", .bool(true)), ("!!null ''", .null), ("!!binary 12", .string("12")),
      ("!mine 12", .string("12")), ("&a 12", .int(12)),
    ] as [(String, CoreValue)])
  func table(_ text: String, _ expected: CoreValue) throws {
    #expect(try value(text) == expected)
  }

  @Test func nan() throws {
    for text in [".nan", ".NaN", ".NAN"] {
      guard case .float(let number) = try value(text) else {
        Issue.record("\(text) is a float")
        continue
      }
      #expect(number.isNaN)
    }
  }

  @Test("very long digits stay cheap")
  func longDigits() throws {
    let digits = String(repeating: "9", count: 100_000)
    #expect(try value(digits) == .bigInt(digits))
    #expect(try value("0x" + digits) == .string("0x" + digits))
  }

  @Test("an alias has its target's value")
  func alias() throws {
    let tree = try parse("[&a 12, *a]")
    let values = tree.elements(of: try #require(tree.documents.first)).map { tree.coreValue($0) }
    #expect(values == [.int(12), .int(12)])
  }
}
