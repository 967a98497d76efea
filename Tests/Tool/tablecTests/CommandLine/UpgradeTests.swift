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
    folder = try TemporaryFolder(["Specs/friends.yaml": Self.spec, "Specs/family.yaml": Self.spec])
  }

  private func diff(_ arguments: String...) async throws -> Program.Run {
    try await Program.tablec.run(["diff"] + arguments, in: folder.url)
  }

  @Test("tells the upgrade of the system once, as the cause of what it changes")
  func system() async throws {
    let run = try await diff("--before-ios", "18", "--after-ios", "26", "Specs/friends.yaml")
    #expect(run.status == 1 && run.errors == "")
    // Each number of the metrics that made changes is a cause.
    #expect(run.output.contains("iOS 18 → 26: rows.minimumAutomaticHeight 44 → 52: 3 rows  cause-"), "\(run.output)")
    #expect(run.output.contains("iOS 18 → 26: margins.wide 20 → margins.narrow 16, "))
    #expect(run.output.contains("3 rows (ann, ben, …)"))
    #expect(run.output.contains("height 44 → 52 (+8)"))
    #expect(!run.output.contains("D0501"))
    let both = try await diff("--before-ios", "18", "--after-ios", "26", "Specs")
    #expect(both.status == 1 && both.output.contains("44 → 52: 6 rows in 2 specs  cause-"), "\(both.output)")
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

  @Test("can be about a device, a text size, a language and an appearance, and about several at once")
  func others() async throws {
    let text = try await diff("--before-content-size", "l", "--after-text-size", "ax5", "Specs/friends.yaml")
    #expect(text.status == 1 && text.output.contains("text size l → ax5: "), "\(text.output)")
    let size = try await diff("--before-content-size", "l", "--after-content-size", "ax5", "Specs/friends.yaml")
    #expect(size.status == 1 && size.output.contains("text size l → ax5: "), "\(size.output)")
    let device = try await diff(
      "--before-device", "iphone-17", "--after-device", "iphone-se", "--before-ios", "18", "--after-ios", "26", "Specs")
    #expect(device.status == 1 && device.output.contains("iOS 18 → 26, device iphone-17 → iphone-se: "))
    let dark = try await diff("--before-appearance", "light", "--after-appearance", "dark", "Specs")
    #expect(dark.status == 0 && dark.output == "")
    let page = try await diff("--before-ios", "18", "--after-ios", "26", "Specs", "-o", "page.html")
    #expect(page.status == 1 && folder.text("page.html")?.contains("iOS 18 → 26") == true)
  }

  @Test(
    "is refused where the two sides are not known, or not one spec",
    arguments: [
      (["--before-ios", "18", "Specs"], "--before-ios and --after-ios belong together"),
      (["--before-ios", "18", "--after-ios", "26", "Specs", "Specs"], "name one side"),
      (["--before-ios", "18", "--after-ios", "26", "--ios", "17", "Specs"], "--ios is for both sides"),
      (["--before-ios", "18", "--after-ios", "19", "Specs"], "there are no metrics for iOS 19"),
      (["--before-device", "iphone-17", "--after-device", "iphone", "Specs"], "unknown device 'iphone'"),
      (["--before-ios", "18,26", "--after-ios", "26", "Specs"], "The value '18,26' is invalid"),
      (["--before-ios", "18", "--after-ios", "26", "-"], "name one side"),
    ])
  func refused(_ arguments: [String], _ words: String) async throws {
    let run = try await Program.tablec.run(["diff"] + arguments, in: folder.url)
    #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
  }

  @Test("of a revision is possible, and nothing that is equal is told")
  func revision() async throws {
    let repository = try await ScratchRepository(["Specs/friends.yaml": Self.spec])
    let run = try await repository.tablec("diff", "--before-ios", "18", "--after-ios", "26", "HEAD:Specs")
    #expect(run.status == 1 && run.output.contains("iOS 18 → 26: 4 rows"), "\(run.output)\(run.errors)")
    let compiled = try await tablec(
      "compile", "Specs/friends.yaml", "--emit", "layout", "-o", "a.layout.json", in: folder)
    #expect(compiled.status == 0)
    let layout = try await diff("--before-ios", "18", "--after-ios", "26", "a.layout.json")
    #expect(layout.status == 2 && layout.errors.contains("cannot be laid out in another"), "\(layout.errors)")
    let same = try await diff("--before-ios", "17", "--after-ios", "18", "Specs")
    #expect(same.status == 0 && same.output == "", "\(same.output)")
  }
}
