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

  @Test("names the system as 'metrics' and the devices as 'environments'")
  func keys() async throws {
    let folder = try TemporaryFolder()
    let run = try await tablec("init", "-", "-t", "settings", "--ios", "12", "--device", "iphone-8,ipad", in: folder)
    #expect(
      run.output.contains(
        """
        style: grouped
        metrics: ios12
        rowHeight: 44                       # as in the system's settings; automatic rows grow with their icons

        environments:
          - {device: iphone-8}
          - {device: ipad}

        sections:
        """), "\(run.output)")
  }

  @Test("keeps the template's environments for devices of their kind")
  func kinds() async throws {
    let folder = try TemporaryFolder()
    let run = try await tablec("init", "-", "-t", "master-list", "--device", "ipad-mini", in: folder)
    #expect(
      run.output.contains(
        "\nenvironments:\n  - {device: ipad-mini, orientation: landscape, split: expanded}\n\ntemplates:\n"),
      "\(run.output)")
  }

  @Test("is the template without a choice", arguments: SpecTemplate.all.map(\.name))
  func plain(_ name: String) throws {
    let template = try #require(SpecTemplate.named(name))
    #expect(StartingSpec(template: template).text == template.text)
    #expect(template.text.contains(SpecTemplate.schemaHint) && template.title.count > 5)
  }

  @Test("cannot be for a system or a device that does not exist")
  func unknown() async throws {
    let folder = try TemporaryFolder()
    let system = try await tablec("init", "--ios", "5", in: folder)
    #expect(system.status == 64 && system.errors.contains("valid versions are 6 to 18, 26 and 27"))
    let device = try await tablec("init", "--device", "ipd", in: folder)
    #expect(device.status == 64 && device.errors.contains("unknown device 'ipd'. Did you mean 'ipad'?"))
    #expect(folder.files == [])
  }
}
