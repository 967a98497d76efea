import RandomNumbers
import TableDiff

/// Tables that are made by chance, and their next versions.
struct GeneratedTable {
  struct Row {
    /// Nil for a row without one.
    var id: String?
    var keys: [String]
  }

  struct Section {
    var id: String?
    var header: String?
    var rows: [Row]
  }

  private(set) var sections: [Section] = []
  private var numbers: Generator
  private var nextID = 0

  init(seed: UInt64, rows: Int = 12) {
    numbers = Generator(state: seed)
    for section in 0..<Int.random(in: 1...3, using: &numbers) {
      let rows = (0..<Int.random(in: 0...rows, using: &numbers)).map { _ in row() }
      sections.append(
        Section(
          id: Bool.random(using: &numbers) ? "s\(section)" : nil,
          header: Bool.random(using: &numbers) ? "Section \(section)" : nil, rows: rows))
    }
  }

  private mutating func row() -> Row {
    nextID += 1
    let isNamed = Int.random(in: 0..<4, using: &numbers) > 0
    var keys = ["text: \(word())"]
    let extras = [
      "detailText: \(word())", "style: value1", "style: subtitle", "accessory: disclosureIndicator",
      "accessory: {switch: on}", "accessory: {button: \(word())}",
      "height: \(Int.random(in: 30...80, using: &numbers))",
      "image: {size: [24, 24]}", "backgrounds: {middle: {color: systemYellow}}",
      "views: [{label: \(word()), frame: [10, 5, 60, 20]}, {image: {size: [10, 10]}, frame: [80, 5, 10, 10]}]",
    ]
    for extra in extras.shuffled(using: &numbers).prefix(Int.random(in: 0...3, using: &numbers))
    where !keys.contains(where: { $0.prefix { $0 != ":" } == extra.prefix { $0 != ":" } }) {
      keys.append(extra)
    }
    return Row(id: isNamed ? "r\(nextID)" : nil, keys: keys)
  }

  private mutating func word() -> String {
    ["Ann", "Ben", "Cy", "Dora", "Ed", "Fay and all her many friends", "Gus"].randomElement(using: &numbers) ?? "Ann"
  }

  /// The same table with some rows and sections new, gone, moved, renamed or otherwise.
  func next(seed: UInt64) -> GeneratedTable {
    var table = self
    table.numbers = Generator(state: seed &+ 7_919)
    for _ in 0..<Int.random(in: 1...6, using: &table.numbers) { table.mutate() }
    return table
  }

  private mutating func mutate() {
    guard let section = sections.indices.randomElement(using: &numbers) else { return }
    let count = sections[section].rows.count
    let place = Int.random(in: 0...count, using: &numbers)
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: sections[section].rows.insert(row(), at: place)
    case 1 where place < count: sections[section].rows.remove(at: place)
    case 2 where place < count:
      let moved = sections[section].rows.remove(at: place)
      let target = sections.indices.randomElement(using: &numbers) ?? section
      sections[target].rows.insert(moved, at: Int.random(in: 0...sections[target].rows.count, using: &numbers))
    case 3 where place < count: sections[section].rows[place].id = "renamed\(nextID)"
    case 4 where place < count: sections[section].rows[place].keys = row().keys
    case 5: sections.shuffle(using: &numbers)
    case 6: sections[section].id = "s\(nextID)x"
    case 7: sections[section].header = word()
    default: break
    }
    nextID += 1
  }

  var yaml: String {
    var text = "tablespec: 1\nstyle: grouped\nsections:\(sections.isEmpty ? " []" : "")\n"
    for section in sections {
      let header = section.header.map { "header: \($0), " } ?? ""
      let id = section.id.map { "id: \($0), " } ?? ""
      let rows = section.rows.map { row in
        "{\((row.id.map { ["id: \($0)"] } ?? []).joined())\(row.id == nil ? "" : ", ")\(row.keys.joined(separator: ", "))}"
      }
      text += "  - {\(id)\(header)rows: [\(rows.joined(separator: ", "))]}\n"
    }
    return text
  }
}
