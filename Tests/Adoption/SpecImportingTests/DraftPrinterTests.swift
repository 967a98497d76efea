import SpecFormatting
import Testing

@testable import SpecImporting

@Suite("A printed draft")
struct DraftPrinterTests {
  private func printed(_ spec: DraftMapping) -> String {
    String(decoding: DraftPrinter.print(spec, path: "draft.yaml"), as: UTF8.self)
  }

  private func spec(rows: [DraftItem]) -> DraftMapping {
    var section = DraftMapping()
    section["rows"] = .list(rows)
    var spec = DraftMapping()
    spec["tablespec"] = .number(1)
    spec["sections"] = .list([DraftItem(.mapping(section))])
    return spec
  }

  @Test("is in the formatter's form, with its comments above what they are about")
  func form() {
    var row = DraftMapping()
    row["text"] = .text("Ann: the first")
    row["id"] = .text("ann")
    row.comments = ["lost"]
    var spec = spec(rows: [DraftItem(.mapping(row))])
    spec.comments = ["From a test."]
    let text = printed(spec)
    #expect(
      text == """
        # From a test.

        tablespec: 1

        sections:
          - rows:
              # lost
              - {id: ann, text: "Ann: the first"}

        """)
    #expect(!SpecFormatter().format(Array(text.utf8), path: "draft.yaml").isChanged)
  }

  @Test(
    "reads back as the same text",
    arguments: [
      "no", "12", "a: b", "- x", "# y", "{z}", "say \"hi\"", "line\nbreak", "tab\tbed", "\u{2028}", "\u{85}", "é 设置 🙂",
      " ", "",
      "@at", "it's", "a, b", "[c]", "null", "*star", "&and", "%part",
    ])
  func texts(text: String) throws {
    var row = DraftMapping()
    row["id"] = .text("a")
    row["text"] = .text(text)
    let table = try Imported.parsed(printed(spec(rows: [DraftItem(.mapping(row))])))
    #expect(table.sections[0].rows[0].text?.string ?? "" == text)
  }

  @Test("has comments of one line, whatever is in them")
  func comments() throws {
    var spec = spec(rows: [])
    spec.comments = ["one\ntablespec: 2", "\u{2028}two\u{0}"]
    #expect(printed(spec).hasPrefix("# one tablespec: 2\n#  two\n"))
    _ = try Imported.parsed(printed(spec))
  }
}
