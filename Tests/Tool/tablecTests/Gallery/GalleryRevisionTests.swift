import Foundation
import TableSupport
import Testing

@Suite("tablec gallery --since", .enabled(if: ScratchRepository.canBeMade))
struct GalleryRevisionTests {
  private static let parts = """
    tablespec: 1
    sections: [{include: _rows.yaml}]

    """

  private func repository() async throws -> ScratchRepository {
    try await ScratchRepository([
      "Specs/list.yaml": Specs.list, "Specs/parts.yaml": Self.parts, "Specs/same.yaml": Specs.list,
      "Specs/_rows.yaml": "- rows: [{id: ann, text: Ann}]\n",
      "Specs/comment.yaml": Specs.list,
    ])
  }

  @Test("Each table tells whether it changed, and how")
  func changes() async throws {
    let repository = try await repository()
    let folder = repository.folder
    try folder.write(Specs.list.replacing("Ben", with: "Benjamin"), to: "Specs/list.yaml")
    try folder.write("- rows: [{id: ann, text: Ann, height: 80}]\n", to: "Specs/_rows.yaml")
    try folder.write("# The same table.\n" + Specs.list, to: "Specs/comment.yaml")
    try folder.write(Specs.list, to: "Specs/new.yaml")
    let run = try await repository.tablec("gallery", "Specs", "-o", "site", "--since", "HEAD")
    #expect(run.status == 0, "\(run.errors)")
    let site = try Site(folder, "site")
    #expect(site.index["against"] == .array([.string("HEAD")]))
    let changed = Dictionary(
      uniqueKeysWithValues: site.tables.map { ($0["id"]?.text ?? "", $0["changed"]?.text ?? "") })
    #expect(
      changed == ["list": "modified", "parts": "modified", "same": "same", "comment": "same", "new": "added"])
    let list = try #require(site.tables.first { $0["id"] == .string("list") })
    let address = try #require(list["diff"]?.text)
    let diff = try #require(try site.document(address)["figures"]?[0])
    #expect(diff["words"] == .string("1 change: 1 text"))
    #expect(diff["changes"]?[0]?["row"] == .string("friends/ben"))
    #expect(diff["changes"]?[0]?["message"] == .string("'Ben' → 'Benjamin'"))
    #expect(diff["before"]?["size"] == diff["after"]?["size"])
    let same = try #require(site.tables.first { $0["id"] == .string("same") })
    #expect(same["diff"] == .null && same["changes"] == nil)
    #expect(list["changes"] == .string("1 change: 1 text"))
  }

  @Test("A change in several environments is one of the status of its table")
  func status() async throws {
    let environments = "environments: [{appearance: [light, dark]}]"
    let list = Specs.list.replacing("tablespec: 1\n", with: "tablespec: 1\n\(environments)\n")
    let repository = try await ScratchRepository(["Specs/list.yaml": list])
    try repository.folder.write(list.replacing("Ben", with: "Benjamin"), to: "Specs/list.yaml")
    _ = try await repository.tablec("gallery", "Specs", "-o", "site", "--since", "HEAD")
    let site = try Site(repository.folder, "site")
    let entry = try #require(site.tables.first)
    #expect(entry["changes"] == .string("1 change: 1 text"))
    let address = try #require(entry["diff"]?.text)
    let figures = try site.document(address)["figures"]
    #expect(figures?[1]?["words"] == .string("1 change: 1 text"))
  }

  @Test("A version with errors is told, and a revision that does not exist ends the run")
  func problems() async throws {
    let repository = try await repository()
    let folder = repository.folder
    try folder.write(Specs.misspelt, to: "Specs/list.yaml")
    try await repository.commit("broken")
    try folder.write(Specs.list, to: "Specs/list.yaml")
    let run = try await repository.tablec("gallery", "Specs/list.yaml", "-o", "site", "--since", "HEAD")
    #expect(run.status == 0, "\(run.errors)")
    let site = try Site(folder, "site")
    let address = try #require(site.tables.first?["diff"]?.text)
    let diff = try site.document(address)
    #expect(diff["figures"]?[0]?["problem"]?.text?.contains("the version of HEAD has errors") == true)
    // A table that has errors now is one that changed.
    try await repository.commit("mended")
    try folder.write(Specs.misspelt, to: "Specs/list.yaml")
    _ = try await repository.tablec("gallery", "Specs/list.yaml", "-o", "broken", "--since", "HEAD")
    #expect(try Site(folder, "broken").tables.first?["changed"] == .string("modified"))
    let unknown = try await repository.tablec("gallery", "Specs", "-o", "other", "--since", "nothing")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("--since nothing"))
    #expect(!folder.files.contains { $0.hasPrefix("other/") })
  }
}
