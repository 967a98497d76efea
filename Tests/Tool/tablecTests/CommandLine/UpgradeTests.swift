import Foundation
import Testing

@Suite("A comparison of one spec in two environments")
struct UpgradeTests {
  private static let spec = """
    tablespec: 1
    style: insetGrouped
    sections:
      - {id: people, header: Friends, rows: [{id: ann, text: Ann Archer}, {id: ben, text: Ben Okafor}]}
      - {id: more, rows: [{id: all, text: "Everybody whom you have ever met, anywhere"}]}

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Specs/friends.yaml": Self.spec])
  }

  private func diff(_ arguments: String...) async throws -> Program.Run {
    try await Program.tablec.run(["diff"] + arguments, in: folder.url)
  }

  @Test("reports the same differences as the layouts of both have")
  func layouts() async throws {
    for ios in ["18", "26"] {
      let compiled = try await tablec(
        "compile", "Specs/friends.yaml", "--ios", ios, "--emit", "layout", "-o", "\(ios).layout.json", in: folder)
      #expect(compiled.status == 0)
    }
    func codes(_ text: String) throws -> [String] {
      let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let specs = try #require(json["specs"] as? [[String: Any]])
      return specs.flatMap { $0["changes"] as? [[String: Any]] ?? [] }.compactMap { $0["code"] as? String }.sorted()
    }
    let layouts = try await diff("18.layout.json", "26.layout.json", "-f", "json")
    let upgrade = try await diff("--before-ios", "18", "--after-ios", "26", "Specs/friends.yaml", "-f", "json")
    #expect(try codes(upgrade.output) == codes(layouts.output).filter { $0 != "D0501" })
  }
}
