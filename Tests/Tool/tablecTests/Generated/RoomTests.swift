import Foundation
import SourceTree
import Testing

/// Which way imports go is checked by Package.swift itself.
@Suite("The floors and rooms in CONTRIBUTING are those of Package.swift")
struct RoomTests {
  private struct Room: Equatable {
    var floor: String
    var name: String
    var sees: Set<String> = []
    var hasTests = false
  }

  private let contributing: String
  /// From the ground up.
  private let rooms: [Room]

  init() throws {
    contributing = try String(contentsOf: PackageFolder.url("CONTRIBUTING.md"), encoding: .utf8)
    rooms = Self.rooms(of: try String(contentsOf: PackageFolder.url("Package.swift"), encoding: .utf8))
    try #require(rooms.count > 20)
  }

  @Test("in the table, each once, from the top down")
  func table() throws {
    let parts = contributing.components(separatedBy: "\n## ")
    let map = try #require(parts.first { $0.hasPrefix("The map\n") })
    var floor = ""
    let listed = map.matches(of: /(?m)^\| (?:`(\w+)`)? ?\| `(\w+)` \|/).map { row in
      if let name = row.1 { floor = String(name) }
      return "\(floor)/\(row.2)"
    }
    #expect(listed == rooms.reversed().map { "\($0.floor)/\($0.name)" })
  }

  @Test("each in the folder of its floor, and nothing else is there")
  func folders() throws {
    func names(_ path: String) throws -> Set<String> {
      Set(
        try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(path).path).filter { $0 != ".DS_Store" })
    }
    for (floor, members) in Dictionary(grouping: rooms, by: \.floor) {
      #expect(try names("Sources/\(floor)").subtracting(["Plugins"]) == Set(members.map(\.name)))
    }
    #expect(try names("Sources") == Set(rooms.map(\.floor)))
  }

  @Test("and the tests of each, which nothing runs without their target")
  func tests() throws {
    let manifest = try String(contentsOf: PackageFolder.url("Package.swift"), encoding: .utf8)
    for (floor, members) in Dictionary(grouping: rooms, by: \.floor) {
      let folders = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url("Tests/\(floor)").path)
        .filter { $0.hasSuffix("Tests") && !manifest.contains("\"Tests/\(floor)/\($0)\"") }
      #expect(Set(folders) == Set(members.filter(\.hasTests).map { $0.name + "Tests" }))
    }
  }

  @Test(
    "and every file and folder that is named under Sources, there and on the pages that it leads to, is there",
    arguments: [
      "CONTRIBUTING.md", "Tests/README.md", "Benchmarks/README.md", "Templates/Release/Binary.md",
      "Sources/Compiler/TableLayout/Text/Advances/README.md",
    ])
  func paths(_ page: String) throws {
    let text = try String(contentsOf: PackageFolder.url(page), encoding: .utf8)
    // The steps of a way through the rooms are named below Sources.
    let steps = text.matches(of: /(?m)^(?:  |→ )(\w+\/\S+\.swift)\s/).map { "Sources/\($0.1)" }
    #expect(page != "CONTRIBUTING.md" || steps.count > 30)
    for path in text.matches(of: /`(Sources\/[^`]+)`/).map({ String($0.1) }) + steps {
      #expect(FileManager.default.fileExists(atPath: PackageFolder.url(path).path), "\(path)")
    }
  }

  @Test("and no two have a type of one name")
  func types() throws {
    var rooms: [String: Set<String>] = [:]
    for path in PackageFolder.files(below: PackageFolder.url("Sources")) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageFolder.url("Sources/\(path)"), encoding: .utf8)
      let types = text.matches(
        of: /(?m)^(?:public |package |final )*(?:indirect )?(?:struct|enum|class|protocol|actor) (\w+)/)
      for type in types { rooms[String(type.1), default: []].insert(path) }
    }
    #expect(rooms.count > 900)
    for (type, paths) in rooms where paths.count > 1 { Issue.record("\(type) is in \(paths.sorted())") }
  }

  @Test("and each imports all that it declares")
  func declared() throws {
    for room in rooms {
      let folder = PackageFolder.url("Sources/\(room.floor)/\(room.name)")
      let files = PackageFolder.files(below: folder).filter { $0.hasSuffix(".swift") }
      let imported = try files.flatMap { file in
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          .matches(of: /(?m)^(?:@\w+ )?(?:(?:internal|package|public) )?import (\w+)/).map { String($0.1) }
      }
      #expect(room.sees.subtracting(imported) == [], "\(room.name) declares what it does not import")
    }
  }

  private static func rooms(of manifest: String) -> [Room] {
    let floors = manifest.prefix(upTo: manifest.range(of: "\n]\n")?.lowerBound ?? manifest.endIndex)
    var floor = ""
    var rooms: [Room] = []
    // A floor, a room, and what one or its tests see.
    let part = /\n  \(\n    "(\w+)",|\bRoom\(\s*(?:\.\w+\(\s*name: )?"(\w+)"|\b(sees|testsSee): \[([^\]]*)\]/
    for match in floors.matches(of: part) {
      if let name = match.1 { floor = String(name) }
      if let name = match.2 { rooms.append(Room(floor: floor, name: String(name))) }
      guard let list = match.4 else { continue }
      if match.3 == "testsSee" {
        rooms[rooms.count - 1].hasTests = true
      } else {
        rooms[rooms.count - 1].sees = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
      }
    }
    return rooms
  }
}
