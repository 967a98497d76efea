import FontBuilding
import Foundation
import SourceTree
import Testing

@Suite(
  "Specs that changed since a revision",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct ChangedSinceTests {
  private static let profile = "metricsprofile: 1\nextends: ios17\n"

  private func repository() async throws -> ScratchRepository {
    try await ScratchRepository([
      "Specs/plain.yaml": Specs.list, "Specs/forms/deep.yaml": Specs.list, "shared.yaml": Self.profile,
    ])
  }

  /// The specs that are compiled, by their outputs.
  private func changed(_ repository: ScratchRepository, _ flags: [String] = []) async throws -> [String] {
    let out = repository.folder.path("out")
    let run = try await Program.tablec.run(
      ["compile", "Specs", "--emit", "layout", "-o", out, "--changed-since", "HEAD"] + flags,
      in: repository.folder.url, variables: ScratchRepository.variables)
    #expect(run.status == 0, "\(run.errors)")
    let outputs = PackageFolder.files(below: repository.folder.url.appending(path: "out"))
    try? FileManager.default.removeItem(atPath: out)
    return outputs.map { $0.replacing(".layout.json", with: "") }
  }

  @Test("a file that a flag names changes all specs")
  func flags() async throws {
    let repository = try await repository()
    try Data(FontBuilder.ascii.bytes()).write(to: repository.folder.url.appending(path: "probe.ttf"))
    try await repository.commit("font")
    let flags = ["--metrics", "./shared.yaml", "--font", "probe.ttf"]
    #expect(try await changed(repository, flags) == [])
    try repository.folder.write(Self.profile + "labels: {imageGap: 12}\n", to: "shared.yaml")
    #expect(try await changed(repository, flags).count == 2)
    #expect(try await changed(repository).isEmpty)
    try await repository.commit("profile")
    var other = FontBuilder.ascii
    other.family = "Other"
    try Data(other.bytes()).write(to: repository.folder.url.appending(path: "probe.ttf"))
    #expect(try await changed(repository, flags).count == 2)
  }
}
