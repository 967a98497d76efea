import Foundation
import SourceTree
import Testing

@Suite("tablec init")
struct InitTests {
  @Test("names every template in its help")
  func help() async throws {
    let help = try await tablec("init", "--help", in: TemporaryFolder()).output
    for name in try Self.templateNames() { #expect(help.contains(name)) }
  }

  private static func templateNames() throws -> [String] {
    PackageFolder.files(below: PackageFolder.url(PackageFolder.templates))
      .filter { $0.hasSuffix(".yaml") && !$0.contains("/") }.map { String($0.dropLast(5)) }
  }
}
