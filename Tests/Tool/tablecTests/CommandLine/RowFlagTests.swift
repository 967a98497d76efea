import Foundation
import Testing

@testable import tablec

@Suite("--rows")
struct RowFlagTests {
  private static let million = """
    tablespec: 1
    sections:
      - {header: Before, rows: [Ann, Ben]}
      - {header: List, footer: Below, rows: [{repeat: 1000000, text: "Row {number}"}]}
      - {when: {idiom: pad}, rows: [{id: last, text: Last}]}

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "million.yaml": Self.million, "list.yaml": Specs.list, "none.yaml": "tablespec: 1\nsections: [{header: a}]\n",
    ])
  }

  private func lines(_ text: String, with word: String) -> [String] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(word) }.map(String.init)
  }

  @Test("a million repetitions answer within the limits, and rows keep their ids and texts")
  func million() async throws {
    let run = try await tablec("compile", "million.yaml", "--rows", "1000-1050", in: folder)
    #expect(run.status == 0 && run.errors == "")
    let ids = lines(run.output, with: "\"id\": \"section-1/")
    #expect(ids == (997...1_047).map { "\"id\": \"section-1/\($0)\"," })
    #expect(run.output.contains("\"text\": \"Row 998\"") && run.output.contains("\"text\": \"Row 1048\""))
    for word in ["List", "Below"] { #expect(run.output.contains("\"text\": \"\(word)\"")) }
    for word in ["Before", "section-0", "section-2", "Row 997", "Row 1049"] {
      #expect(!run.output.contains("\"\(word)\""))
    }
    // The layout is that of the smaller table.
    try folder.write(
      "tablespec: 1\nsections: [{header: List, footer: Below, rows: [{repeat: 51, text: 'Row 1000'}]}]\n",
      to: "small.yaml")
    let small = try await tablec("compile", "small.yaml", in: folder)
    #expect(lines(run.output, with: "\"frame\"") == lines(small.output, with: "\"frame\""))
  }

  @Test("preview, compile and explain show the same rows")
  func commands() async throws {
    let drawn = try await tablec("preview", "million.yaml", "--rows", "1000002", "-o", "-", in: folder)
    let compiled = try await tablec("compile", "million.yaml", "--emit", "svg", "--rows", "1000002", in: folder)
    #expect(drawn.status == 0 && drawn.output == compiled.output && drawn.output.contains("Row 1000000"))
    let explained = try await tablec(
      "explain", "million.yaml", "section-1/999999.textLabel.x", "--rows", "1000002", in: folder)
    #expect(explained.status == 0 && explained.output.contains("row 'section-1/999999'"))
  }

  @Test("a row that no environment shows counts, and a whole range of them is an empty table")
  func environments() async throws {
    let run = try await tablec("compile", "million.yaml", "--rows", "1000003", in: folder)
    #expect(run.status == 0 && !run.output.contains("\"last\""))
    let pad = try await tablec("compile", "million.yaml", "--rows", "1000003", "--device", "ipad", in: folder)
    #expect(pad.status == 0 && pad.output.contains("\"last\""), "\(pad.errors)")
  }

  @Test("a range beyond the end is an error that says how many rows there are")
  func beyond() async throws {
    let run = try await tablec("preview", "million.yaml", "--rows", "1000004-1000009", in: folder)
    #expect(run.status == 1 && folder.text("million.svg") == nil)
    #expect(
      run.errors == """
        error[E0407]: there are no rows 1000004-1000009 in this table: it has 1000003 rows
         --> million.yaml
          = help: ask for some of the rows from 1 to 1000003, such as '--rows 999994-1000003'

        """)
    let none = try await tablec("compile", "none.yaml", "--check", "--rows", "1", in: folder)
    #expect(none.status == 1 && none.errors.contains("there is no row 1 in this table: it has none"))
    #expect(none.errors.contains("leave out --rows"))
  }

  @Test(
    "a range is a number, or two in order, from 1",
    arguments: [
      "50-10", "0-3", "0", "x", "", "-", "-3", "3-", "1-2-3", "+1", "1..3", "1 - 3", "99999999999999999999", "1,2",
    ])
  func malformed(_ argument: String) async throws {
    #expect(RowRange(argument: argument) == nil)
    let run = try await tablec("compile", "list.yaml", "--rows=\(argument)", in: folder)
    #expect(run.status == 64 && run.errors.contains("--rows <a-b>"))
  }

  @Test("a range is read")
  func ranges() {
    #expect(RowRange(argument: "7")?.numbers == 7...7)
    #expect(RowRange(argument: "1000-1050")?.numbers == 1_000...1_050)
    #expect(RowRange(argument: "1-9223372036854775807")?.numbers == 1 ... .max)
  }

  @Test("a state of a row that is not shown is no mistake")
  func states() async throws {
    let run = try await tablec(
      "compile", "million.yaml", "--check", "--rows", "5", "--state", "selected=last", in: folder)
    #expect(run.status == 0 && run.errors == "")
  }

  @Test(
    "what needs every row refuses it",
    arguments: [
      (["compile", "list.yaml", "--extract-strings", "a.xcstrings"], "--extract-strings needs all rows"),
      (["preview", "list.yaml", "--serve"], "--serve shows whole tables"),
    ])
  func refused(_ arguments: [String], _ message: String) async throws {
    let run = try await Program.tablec.run(arguments + ["--rows", "1"], in: folder.url)
    #expect(run.status == 64 && run.errors.contains("\(message): leave out --rows"), "\(run.errors)")
  }
}
