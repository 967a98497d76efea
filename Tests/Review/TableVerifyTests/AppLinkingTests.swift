import Foundation
import SourceTree
import Testing

@Suite("What an app links")
struct AppLinkingTests {
  /// A target imports only what it declares, so its imports are all that it brings along.
  @Test("has no YAML in it, and no library that iOS lacks", arguments: ["TableVerify", "TableLayout"])
  func modules(_ product: String) throws {
    let files = PackageFolder.files(below: PackageFolder.url("Sources")).filter { $0.hasSuffix(".swift") }
    var imports: [String: Set<String>] = [:]
    for file in files {
      let parts = file.split(separator: "/")
      guard parts.count > 2 else { continue }
      let text = try String(contentsOf: PackageFolder.url("Sources/\(file)"), encoding: .utf8)
      for match in text.matches(
        of: /(?m)^ *(?:@\w+ )*(?:package |public |internal |fileprivate |private )?import (\w+)/)
      {
        imports[String(parts[1]), default: []].insert(String(match.output.1))
      }
    }
    var reached: Set<String> = []
    var ahead = [product]
    while let module = ahead.popLast() {
      if reached.insert(module).inserted { ahead += imports[module] ?? [] }
    }
    #expect(reached.contains("TableIR") && imports["YAMLSyntax"]?.contains("CLibYAML") == true)
    #expect(reached.isDisjoint(with: ["YAMLSyntax", "TableParsing", "CLibYAML", "CExpat", "SpecImporting"]))
  }
}
