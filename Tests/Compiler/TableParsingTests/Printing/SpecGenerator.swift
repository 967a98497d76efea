import RandomNumbers
import YAMLSyntax

@testable import TableParsing

/// A value of a spec that was made at random.
indirect enum RandomValue {
  case scalar(String)
  case text(String)
  case list([RandomValue])
  case mapping([(key: String, value: RandomValue)])

  /// The value in YAML, on one line.
  var yaml: String {
    switch self {
    case .scalar(let text): text
    case .text(let text): Self.quoted(text)
    case .list(let elements): "[" + elements.map(\.yaml).joined(separator: ", ") + "]"
    case .mapping(let entries): "{" + entries.map { "\($0.key): \($0.value.yaml)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value) && scalar != "\"" && scalar != "\\"
        ? String(scalar)
        : "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16)
    }
    return "\"" + scalars.joined() + "\""
  }

  /// The value without one of its keys or elements, in every way there is, the largest parts first.
  var smaller: [RandomValue] {
    switch self {
    case .scalar, .text: []
    case .list(let elements):
      elements.indices.map { index in .list(Array(elements[..<index] + elements[(index + 1)...])) }
        + elements.indices.flatMap { index in
          elements[index].smaller.map { .list(Array(elements[..<index]) + [$0] + elements[(index + 1)...]) }
        }
    case .mapping(let entries):
      entries.indices.map { index in .mapping(Array(entries[..<index] + entries[(index + 1)...])) }
        + entries.indices.flatMap { index in
          entries[index].value.smaller.map { value in
            .mapping(Array(entries[..<index]) + [(entries[index].key, value)] + entries[(index + 1)...])
          }
        }
    }
  }
}

/// Makes specs from the description of the language: whatever key there is, it is tried.
struct SpecGenerator {
  private static let mappings = Dictionary(
    LanguageDescription.mappings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  /// Keys that name files, and those that are made by hand below.
  private static let left: Set = ["include", "tablespec", "templates", "use", "repeat", "each", "sections", "rows"]

  var random: Generator
  private var ids = 0

  init(seed: UInt64) {
    random = Generator(state: seed)
  }

  mutating func spec() -> RandomValue {
    var table = entries(of: "table", depth: 0)
    table.insert(("tablespec", .scalar("1")), at: 0)
    if chance(3) { table.append(("templates", .mapping([("t", mapping("template", depth: 2))]))) }
    let hasTemplate = table.last?.key == "templates"
    let sections = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      var section = entries(of: "section", depth: 1)
      let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ in row(hasTemplate: hasTemplate) }
      section.append(("rows", .list(rows)))
      return RandomValue.mapping(section)
    }
    table.append(("sections", .list(sections)))
    return .mapping(table)
  }

  private mutating func row(hasTemplate: Bool) -> RandomValue {
    guard !chance(8) else { return .text(words()) }
    var row = entries(of: "row", depth: 1)
    if hasTemplate, chance(2) { row.append(("use", .scalar("t"))) }
    if chance(6) {
      row.append(chance(2) ? ("repeat", .scalar("2")) : ("each", .list([.text("a"), .text("b")])))
      if let id = row.firstIndex(where: { $0.key == "id" }), case .text(let name) = row[id].value {
        row[id].value = .text(name + "-{index}")
      }
    }
    return .mapping(row)
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func mapping(_ name: String, depth: Int) -> RandomValue { .mapping(entries(of: name, depth: depth)) }

  /// Some keys of a mapping that can stand together, each with a value.
  private mutating func entries(of name: String, depth: Int) -> [(key: String, value: RandomValue)] {
    guard let mapping = Self.mappings[name] else { preconditionFailure("no mapping \(name)") }
    let known = mapping.keys.filter { !Self.left.contains($0.name) }
    // Small mappings in full now and then; of large ones a few keys.
    let share = max(known.count / 4, 2)
    var chosen = Set(known.filter { _ in chance(share) || known.count < 8 && chance(2) }.map(\.name))
    chosen.formUnion(known.filter(\.isRequired).map(\.name))
    // What one rule asks for another may forbid.
    for _ in 0..<9 { for rule in mapping.rules { keep(rule, known: known.map(\.name), of: &chosen) } }
    // What has neither would need constraints of its name.
    if name == "view", !chosen.contains("pin") {
      chosen.insert("frame")
      chosen.subtract(["width", "height", "aspect", "hugging", "compression"])
    }
    // UIKit's documentation has an index in plain tables only, and a table that says no style is one.
    if chosen.contains("sectionIndex") { chosen.remove("style") }
    return known.filter { chosen.contains($0.name) }.map { ($0.name, value($0.schema, key: $0.name, depth: depth + 1)) }
  }

  private mutating func keep(_ rule: KeyRule, known: [String], of chosen: inout Set<String>) {
    switch rule {
    case .count(let keys, let count, _):
      while chosen.intersection(keys).count > count.upperBound {
        if let key = keys.filter(chosen.contains).randomElement(using: &random) { chosen.remove(key) }
      }
      while chosen.intersection(keys).count < count.lowerBound {
        if let key = keys.filter(known.contains).randomElement(using: &random) { chosen.insert(key) }
      }
    case .only(let keys, let others, let beside, _):
      if beside.map(chosen.contains) ?? true, chosen.isDisjoint(with: others), !chosen.isDisjoint(with: keys) {
        if !chance(3) {
          chosen.subtract(keys)
        } else {
          chosen.insert(others[Int.random(in: 0..<others.count, using: &random)])
        }
      }
    case .alone: break
    }
  }

  private mutating func value(_ schema: Schema, key: String, depth: Int) -> RandomValue {
    switch schema {
    case .naming(let naming, _) where naming.thing == .color:
      return .text(["label", "Accent", "Brand/clear", "Rust.old"].randomElement(using: &random) ?? "")
    case .naming(_, let schema): return value(schema, key: key, depth: depth)
    case .text where key == "constraints": return .text(constraints.randomElement(using: &random) ?? "")
    case .text: return .text(words())
    case .name where key == "id":
      ids += 1
      return .text("id\(ids)")
    case .name where key == "selected" || key == "highlighted": return .text("id1")
    case .name(let pattern?) where pattern.contains("#"):
      return .text(["cell", "section#id1", "cell#id2", "FriendCell", "view"].randomElement(using: &random) ?? "")
    case .name: return .text(["icon.png", "big.png", "faces/ann.png", "Boat"].randomElement(using: &random) ?? "")
    case .pattern(_, let name): return .text(match(name))
    // Within the bounds that two keys have of each other.
    case .number where key == "capInsets": return .scalar("\(Int.random(in: 0...4, using: &random))")
    case .number where key == "minimum": return .scalar("\(Double.random(in: -9...9, using: &random))")
    case .number where key == "maximum": return .scalar("\(Int.random(in: 10...20, using: &random))")
    case .list where key == "ios":
      let first = Int.random(in: 6...26, using: &random)
      return .list([.scalar("\(first)"), .scalar("\(first + Int.random(in: 0...3, using: &random))")])
    case .number(let range): return .scalar(number(range))
    case .integer(let range):
      return .scalar(
        "\(Int.random(in: range.lowerBound...min(range.upperBound, range.lowerBound + 30), using: &random))")
    case .count: return .scalar("2")
    case .boolean: return .scalar(chance(2) ? "true" : "false")
    // The colour of the row's text, where a row has one.
    case .choice(let words) where words.names == ["text"]: return .text("label")
    case .choice(let words): return .text(words.randomElement(using: &random) ?? "")
    case .constants(let numbers): return .scalar("\(numbers.randomElement(using: &random) ?? 1)")
    case .list(let element, let count):
      let least = count?.lowerBound ?? 0
      let most = min(count?.upperBound ?? 3, max(least, depth > 5 ? 1 : 3))
      return .list(
        (0..<Int.random(in: least...most, using: &random)).map { _ in value(element, key: key, depth: depth + 1) })
    case .tuple(let elements): return .list(elements.map { value($0, key: key, depth: depth + 1) })
    case .mapping("stack") where depth > 8:
      return .mapping([("views", .list([]))])
    case .mapping("view") where depth > 8: return .mapping([("pin", .scalar("0"))])
    case .mapping("pin"):
      return .mapping([("leading", .text("margins"))] + entries(of: "pin", depth: depth).filter { $0.key != "leading" })
    case .mapping(let name), .keys(let name): return mapping(name, depth: depth)
    case .dictionary(let element): return .mapping([("k", value(element, key: key, depth: depth + 1))])
    // A change names a view of a template, which none made here is sure to have.
    case .either(let schemas) where key == "views": return value(schemas[0], key: key, depth: depth)
    case .either(let schemas):
      return value(schemas.randomElement(using: &random) ?? .text, key: key, depth: depth)
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    let top = min(range.upperBound, 200)
    let bottom = max(range.lowerBound, -50)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(range.lowerBound)"
    case 1: return "\(Double.random(in: bottom...top, using: &random))"
    default:
      return
        "\(min(max(Double.random(in: bottom...top, using: &random).rounded(), range.lowerBound), range.upperBound))"
    }
  }

  private mutating func match(_ name: String) -> String {
    let words =
      switch name {
      case "a class name": ["FriendCell", "Card", "_Own.View2"]
      case "an output name": ["small", "pad.2"]
      case "a symbol name": ["map", "map.fill", "1.circle"]
      case "a ratio such as `16:9`": ["16:9", "1.5:1"]
      case "image file": ["icon.png", "big.png"]
      case "`ios` and a version": ["ios7", "ios12", "ios17", "ios26"]
      case "profile file": ["ours.yaml", "ours/theirs.yaml"]
      case "a string catalog": ["ours.xcstrings"]
      case "an asset catalog": ["ours.xcassets"]
      case "a language": ["de", "pt-BR"]
      default: ["#fff", "#FF8000", "#01020380"]
      }
    return words.randomElement(using: &random) ?? ""
  }

  /// Of the views that there always are.
  private let constraints = [
    "superview.height >= 60", "contentView.width <= 300 @750", "contentView.height == superview.width * 0.25 + 4 @low",
    "superview.leading >= contentView.margins.leading - 20 @1",
  ]

  private mutating func words() -> String {
    guard chance(4) else { return ["Ann", "Ben Okafor", "5", "no", ""].randomElement(using: &random) ?? "" }
    let strange = [
      "~", " a ", "a: b # c", "\"'\\", "a\tb\nc", "\u{0}\u{7F}", "\u{85}\u{2028}", "\u{FEFF}\u{FFFF}", "👩‍👩‍👧", "e\u{301}",
      "{search}", "{{", "<<",
      String(repeating: "long ", count: 300),
    ]
    return strange.randomElement(using: &random) ?? ""
  }
}
