import Foundation
import Testing

/// Dumps come from machines of others: whatever they are, they are compared or rejected with a message.
/// What else there is of them is in `Transcripts/verify/trouble.md`.
@Suite("Dumps that cannot be verified")
struct VerifyTroubleTests {
  private static let spec = Specs.list.replacing("tablespec: 1\n", with: "tablespec: 1\nmetrics: ios17\n")
  private static let app = AppScreen(["Ann", "Ben"]).text

  @Test("nothing is read through a link out of the folder")
  func links() async throws {
    let secret = Self.app.replacing("Ben", with: "hunter2")
    let folder = try TemporaryFolder([
      "Specs/list.yaml": Self.spec, "Specs/two.yaml": Self.spec, "secret.txt": secret, "Other/two.txt": secret,
      "Dumps/a/list.txt": Self.app,
    ])
    try folder.link("Dumps/list.txt", to: "../secret.txt")
    try folder.link("Dumps/more", to: "../Other")
    try folder.link("Dumps/up", to: "..")
    let run = try await tablec("verify", "Specs", "Dumps", in: folder)
    #expect(run.status == 2 && !(run.output + run.errors).contains("hunter2"))
    #expect(run.errors.contains("error[E0316]: the dump is not read: the link leads out of Dumps"), "\(run.errors)")
    #expect(run.errors.contains("W0205") && run.errors.contains("Dumps/more"))
    // A link in the folder leads to a dump as well as its own name does.
    try FileManager.default.removeItem(atPath: folder.path("Dumps/list.txt"))
    try folder.link("Dumps/list.txt", to: "a/list.txt")
    try FileManager.default.removeItem(atPath: folder.path("Dumps/a/list.txt"))
    let broken = try await tablec("verify", "Specs", "Dumps", in: folder)
    #expect(broken.status == 2 && broken.errors.contains("the link leads to no file"), "\(broken.errors)")
    let named = try await tablec("verify", "Specs/list.yaml", "secret.txt", in: folder)
    #expect(named.status == 1 && named.output.contains("hunter2"))
  }

  @Test("huge dumps end in a comparison or in an error, not in a wait")
  func huge() async throws {
    let many = AppScreen((0..<2_000).map { "Row \($0)" }).text
    let cell = "<UITableViewCell: 0x2; frame = (0 0; 393 44); text = 'x'>"
    var nested = "<UITableView: 0x1; frame = (0 0; 393 852); contentSize: {393, 88}>\n"
    for depth in 1..<5_000 { nested += String(repeating: " | ", count: min(depth, 40)) + cell + "\n" }
    let environments = (0..<10).map {
      "{name: e\($0), device: iphone-15, contentSize: \($0 % 2 == 0 ? "l" : "xl"), window: \(300 + $0)}"
    }
    var files = [
      "Specs/many.yaml": Self.spec, "Dumps/many.txt": many, "Specs/nested.yaml": Self.spec, "Dumps/nested.txt": nested,
      "Specs/list.yaml": Self.spec, "Dumps/list.txt": Self.app,
      "Specs/wide.yaml": Self.spec.replacing(
        "metrics: ios17\n", with: "metrics: ios17\nenvironments: [\(environments.joined(separator: ", "))]\n"),
    ]
    for index in 0..<10 { files["Dumps/wide.e\(index).txt"] = many }
    let folder = try TemporaryFolder(files)
    let run = try await tablec(
      "verify", "Specs", "Dumps", "-f", "json", "-j", "2", "--max-work", "20000000",
      in: folder)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("error[E0511]: reading 10 dumps of one spec exceeds the work limit"), "\(run.errors)")
    #expect(run.output.contains("\"name\": \"list\"") && run.output.contains("only the app shows the row: 'Row 1999'"))
    let long = try await tablec("verify", "Specs/list.yaml", "Dumps/many.txt", "--max-bytes", "1000", in: folder)
    #expect(long.status == 2 && long.errors.contains("the file is larger than 1000 bytes"))
  }
}
