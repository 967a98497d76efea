import Foundation
import Testing

@Suite("tablec schema")
struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "prints JSON Schema, of specs unless told otherwise",
    arguments: ["spec", "profile", "configuration", "changes", "layout", "diff"])
  func schemas(_ subject: String) async throws {
    let run = try await tablec("schema", subject, in: folder)
    #expect(run.status == 0 && run.errors == "")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    if subject == "spec" { #expect(try await tablec("schema", in: folder).output == run.output) }
  }

  @Test("prints the language and the codes in Markdown", arguments: ["reference", "diagnostics"])
  func pages(_ subject: String) async throws {
    let run = try await tablec("schema", subject, in: folder)
    #expect(run.status == 0 && run.errors == "" && run.output.hasPrefix("# "))
    for word in subject == "reference"
      ? ["tablespec", "accessory", "indentationLevel", "## Metrics profile", "minimumAutomaticHeight"]
      : ["E0107", "W0401"]
    {
      #expect(run.output.contains(word))
    }
  }

  @Test("prints one topic of the language, whose links lead to the pages of others")
  func topic() async throws {
    let run = try await tablec("schema", "reference", "rows", in: folder)
    #expect(run.status == 0 && run.errors == "" && run.output.hasPrefix("# Rows"))
    #expect(run.output.contains("[stack](Views.md#stack)") && !run.output.contains("minimumAutomaticHeight"))
    let whole = try await tablec("schema", "reference", in: folder).output
    #expect(whole.contains("[stack](#stack)") && !whole.contains(".md#"))
  }

  @Test("refuses a topic that is none, and topics of anything but the reference")
  func unknownTopic() async throws {
    let unknown = try await tablec("schema", "reference", "rwos", in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("metrics-profile"))
    let other = try await tablec("schema", "layout", "rows", in: folder)
    #expect(other.status == 64 && other.errors.contains("'layout' has no topics; only 'reference' has"))
  }

  @Test("writes a file, whole or not at all")
  func output() async throws {
    let run = try await tablec("schema", "-o", "deep/tablespec.schema.json", in: folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    #expect(folder.text("deep/tablespec.schema.json") == (try await tablec("schema", "-o", "-", in: folder)).output)
    let refused = try await tablec("schema", "-o", "deep", in: folder)
    #expect(refused.status == 2 && refused.errors.contains("it is a folder\n --> deep\n"))
    #expect(folder.files == ["deep/tablespec.schema.json"])
  }

  @Test func unknownSubject() async throws {
    let run = try await tablec("schema", "layuot", in: folder)
    #expect(run.status == 64)
    for subject in ["spec", "profile", "configuration", "changes", "layout", "diff", "reference", "diagnostics"] {
      #expect(run.errors.contains("\(subject)"))
    }
  }
}
