import Foundation
import Testing

@Suite("The targets in CONTRIBUTING are those of Package.swift")
struct TargetDrawingTests {
  private let contributing: String
  /// What each target under Sources may import, by Package.swift.
  private let targets: [String: Set<String>]

  init() throws {
    contributing = try String(contentsOf: PackageFolder.url("CONTRIBUTING.md"), encoding: .utf8)
    let manifest = try String(contentsOf: PackageFolder.url("Package.swift"), encoding: .utf8)
    targets = Self.targets(of: manifest)
  }

  @Test("in the drawing, with an arrow for each import that does not follow from others")
  func drawing() throws {
    let block = try #require(contributing.firstMatch(of: /```mermaid\nflowchart TD\n((?:.|\n)*?)```/)).1
    var drawn: [String: Set<String>] = [:]
    for line in block.split(separator: "\n") {
      let sides = line.components(separatedBy: " --> ").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(sides.count == 2 && drawn[sides[0]] == nil, "\(line)")
      drawn[sides[0]] = Set(sides[1].components(separatedBy: " & "))
    }
    let expected = targets.mapValues(withoutWhatFollows).filter { !$0.value.isEmpty }
    for (name, imports) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(drawn[name] == imports, "draw:  \(name) --> \(imports.sorted().joined(separator: " & "))")
    }
    #expect(Set(drawn.keys) == Set(expected.keys))
  }

  @Test("and every file and folder that it names under Sources is there")
  func paths() throws {
    for path in contributing.matches(of: /`(Sources\/[^`]+)`/).map({ String($0.1) }) {
      #expect(FileManager.default.fileExists(atPath: PackageFolder.url(path).path), "\(path)")
    }
  }

  @Test("in the table, each once")
  func table() throws {
    let parts = contributing.components(separatedBy: "\n## ")
    let architecture = try #require(parts.first { $0.hasPrefix("Architecture\n") })
    let listed = architecture.matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.1) }
    #expect(listed.sorted() == targets.keys.sorted())
  }

  @Test("and each imports all that it declares")
  func declared() throws {
    for (name, imports) in targets {
      let folder = PackageFolder.url("Sources/\(name)")
      let files = PackageFolder.files(below: folder).filter { $0.hasSuffix(".swift") }
      let imported = try files.flatMap { file in
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          .matches(of: /(?m)^(?:(?:internal|package|public) )?import (\w+)/).map { String($0.1) }
      }
      #expect(imports.subtracting(imported) == [], "\(name) declares what it does not import")
    }
  }

  /// The imports of a target that none of its other imports has.
  private func withoutWhatFollows(_ imports: Set<String>) -> Set<String> {
    imports.subtracting(imports.flatMap { reached(from: $0) })
  }

  private func reached(from name: String) -> Set<String> {
    targets[name, default: []].reduce(into: []) {
      $0.formUnion([$1]); $0.formUnion(reached(from: $1))
    }
  }

  /// A target's declaration ends where its parenthesis closes.
  private static func targets(of manifest: String) -> [String: Set<String>] {
    var targets: [String: Set<String>] = [:]
    for start in manifest.matches(of: /\.(?:target|executableTarget|systemLibrary)\(/) {
      var depth = 1
      let body = manifest[start.range.upperBound...].prefix {
        depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
        return depth > 0
      }
      guard let name = body.firstMatch(of: /name: "(\w+)"/)?.1, !body.contains("path: \"Tests/") else { continue }
      let list = body.firstMatch(of: /dependencies: \[((?:.|\n)*?)\]/)?.1 ?? ""
      let own = list.replacing(/\.product\(.*\)/, with: "")
      targets[String(name)] = Set(own.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    return targets
  }
}
