import Foundation
import TableIR
import TableLayout
import Testing

@testable import tablec

@Suite("A spec that tablec init writes for a system and a device")
struct InitSystemTests {
  private static let versions = (1...40).filter { MetricsProfile.profile(ios: $0) != nil }

  @Test(
    "has no findings and is in the canonical form, whichever system and devices are chosen",
    arguments: SpecTemplate.all.map(\.name))
  func findings(_ template: String) async throws {
    let folder = try TemporaryFolder()
    for version in Self.versions {
      for devices in [
        [], ["iphone-se-1"], ["iphone-17", "ipad"], ["ipad-mini", "ipad-pro-13-m4", "iphone-17-pro-max"],
      ] {
        let named = devices.isEmpty ? [] : ["--device", devices.joined(separator: ",")]
        let name = "\(version)-\(devices.first ?? "none")"
        let run = try await Program.tablec.run(
          ["init", name, "-t", template, "--ios", "\(version)"] + named, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
      }
    }
    #expect(folder.files.count == Self.versions.count * 4 && Self.versions.count == 15)
    let lint = try await tablec("lint", ".", "--strict", in: folder)
    #expect(lint.status == 0, "\(lint.errors)")
    let format = try await tablec("format", ".", "--check", in: folder)
    #expect(format.status == 0, "\(format.errors)")
  }

  @Test("is the template without a choice", arguments: SpecTemplate.all.map(\.name))
  func plain(_ name: String) throws {
    let template = try #require(SpecTemplate.named(name))
    #expect(StartingSpec(template: template).text == template.text)
    #expect(template.text.contains(SpecTemplate.schemaHint) && template.title.count > 5)
  }
}
