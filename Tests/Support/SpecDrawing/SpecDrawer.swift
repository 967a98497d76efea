import RandomNumbers
import TableSupport

/// Draws specs from the schema: small ones, in which one key that is asked for is sure to be.
package struct SpecDrawer {
  let language: SpecLanguage
  var numbers: Generator
  /// How many keys more may be drawn that need not be.
  private var room = 0
  private var path: TreePath = []
  /// What is still on its way to its place.
  private var goal: SpecLanguage.Place?
  private(set) var goalPath: TreePath?

  package init(language: SpecLanguage, numbers: Generator) {
    self.language = language
    self.numbers = numbers
  }

  /// A whole file that has a key somewhere, and where.
  package mutating func file(with place: SpecLanguage.Place) throws -> (spec: JSONValue, path: TreePath)? {
    (room, path, goal, goalPath) = (14, [], place, nil)
    let spec = try mapping(language.root)
    guard let goalPath else { return nil }
    var fixed = SpecMending.fixed(spec, sparing: goalPath, &numbers)
    if goalPath.first == .key("appearance"), let row = try row(for: goalPath) {
      fixed = SpecMending.adding(row, to: fixed)
    }
    return fixed[goalPath] == nil ? nil : (fixed, goalPath)
  }

  /// A table with a little of everything that a profile has numbers for.
  package mutating func showcase() throws -> JSONValue {
    var table: JSONObject = ["tablespec": .number(1)]
    func values(_ keys: [String], of mapping: String, _ drawer: inout SpecDrawer) throws -> JSONObject {
      var object = JSONObject()
      for key in keys where drawer.numbers.chance(75) {
        object[key] = try drawer.value(of: SpecLanguage.Place(mapping: mapping, key: key), besides: nil, at: [])
      }
      return object
    }
    if let style = try value(of: SpecLanguage.Place(mapping: "table", key: "style"), besides: nil, at: []) {
      table["style"] = style
      if style == .string("plain") { table["sectionIndex"] = .array([.string("A"), .string("B")]) }
    }
    var sections: [JSONValue] = []
    for _ in 0..<2 {
      var section = try values(["header", "footer"], of: "section", &self)
      let keys = ["style", "text", "detailText", "image", "accessory", "editing", "indentationLevel"]
      section["rows"] = .array(try (0..<3).map { _ in .object(try values(keys, of: "row", &self)) })
      sections.append(.object(section))
    }
    table["sections"] = .array(sections)
    return .object(table)
  }

  /// Another value of a key.
  package mutating func value(of place: SpecLanguage.Place, besides old: JSONValue?, at path: TreePath) throws
    -> JSONValue?
  {
    guard let shape = language.shape(of: place) else { return nil }
    for _ in 0..<8 {
      (room, self.path, goal) = (3, path, nil)
      let value = try value(of: shape, for: place)
      if value != old { return value }
    }
    return nil
  }

  /// A row with a view of the class that a rule of appearance is for.
  private mutating func row(for path: TreePath) throws -> JSONValue? {
    guard path.count > 2, case .key(let word) = path[2] else { return nil }
    (room, self.path, goal) = (0, [], nil)
    let place = SpecLanguage.Place(mapping: "view", key: word)
    guard let shape = language.shape(of: place) else {
      return .object(["accessory": .object(["chevron": .object([:])])])
    }
    let frame = JSONValue.array([4, 4, 80, 30].map(JSONValue.number))
    return .object(["views": .array([.object(["frame": frame, word: try value(of: shape, for: place)])])])
  }

  // MARK: Mappings

  private mutating func mapping(_ name: String) throws -> JSONValue {
    guard let mapping = language.mappings[name] else { throw SpecLanguage.Unknown(what: name) }
    var chosen = standard(in: name)
    var onward: String?
    if let goal {
      onward = goal.mapping == name ? goal.key : step(from: mapping, to: goal.mapping)
      if goal.mapping == name && !numbers.chance(90), let deeper = step(from: mapping, to: name) { onward = deeper }
      if let onward { chosen.insert(onward) }
      if goal.mapping == name && onward == goal.key {
        chosen.formUnion((SpecWords.companions[goal.key] ?? []).filter { mapping[$0] != nil })
      }
    }
    for _ in 0..<more(in: name) {
      guard room > 0, let key = numbers.one(of: mapping.keys)?.name, !SpecDrawer.rare.contains(key) else { continue }
      if chosen.insert(key).inserted { room -= 1 }
    }
    chosen = try keepingRules(chosen, of: mapping, sparing: onward)
    var object = JSONObject()
    for key in mapping.keys where chosen.contains(key.name) {
      let place = SpecLanguage.Place(mapping: name, key: key.name)
      path.append(.key(key.name))
      defer { path.removeLast() }
      let waiting = goal
      if key.name != onward {
        goal = nil
      } else if waiting == place {
        goal = nil
        goalPath = path
      }
      object[key.name] = try value(of: key.shape, for: place)
      if key.name != onward { goal = waiting }
    }
    return .object(object)
  }

  /// Keys that make a spec another one than is asked for.
  private static let rare: Set<String> = ["include", "environments"]

  /// Without these there is little to see.
  private mutating func standard(in mapping: String) -> Set<String> {
    switch mapping {
    case "table": ["tablespec", "sections"]
    case "profile": ["metricsprofile"]
    case "section": numbers.chance(70) ? ["id", "rows"] : ["rows"]
    case "row": numbers.chance(70) ? ["id", "text"] : numbers.chance(50) ? ["text"] : []
    case "view": numbers.chance(50) ? ["frame", "label"] : ["frame"]
    case "text": ["text"]
    default: []
    }
  }

  private mutating func more(in mapping: String) -> Int {
    switch mapping {
    case "table": 1 + numbers.choice(of: 3)
    case "section": numbers.choice(of: 2)
    case "row": numbers.choice(of: 3)
    default: numbers.choice(of: 3)
    }
  }

  /// A key by which a mapping is nearer to another, mostly by the shortest way.
  private mutating func step(from mapping: SpecLanguage.Mapping, to other: String) -> String? {
    var ways = mapping.keys.compactMap { key in
      language.distance(from: key.shape, to: other).map { (key: key.name, distance: $0) }
    }
    guard let least = ways.map(\.distance).min() else { return nil }
    let slack = path.count < 5 && numbers.chance(40) ? 2 : 0
    ways = ways.filter { $0.distance <= least + slack && !(SpecDrawer.rare.contains($0.key) && $0.distance > least) }
    return numbers.one(of: ways)?.key
  }

  /// Adds and takes out keys until they may stand together.
  private mutating func keepingRules(
    _ keys: Set<String>, of mapping: SpecLanguage.Mapping, sparing spared: String?
  ) throws -> Set<String> {
    var keys = keys
    for _ in 0..<60 {
      guard let rule = try KeyRules.broken(mapping.rules, by: keys) else { return keys }
      var mentioned = KeyRules.keys(of: rule).filter { $0 != spared }
      // A key that allows no other.
      if rule["then"] != nil { mentioned += keys.subtracting(mentioned).filter { $0 != spared }.sorted() }
      let isTooMany = rule["not"] != nil || rule["then"] != nil
      let candidates = mentioned.filter { keys.contains($0) || !isTooMany }
      guard let key = numbers.one(of: candidates) else { break }
      if keys.remove(key) == nil { keys.insert(key) }
    }
    return keys
  }

  // MARK: Values

  private mutating func value(of shape: SpecLanguage.Shape, for place: SpecLanguage.Place) throws -> JSONValue {
    switch shape {
    case .mapping(let name): return try mapping(name)
    case .boolean: return .bool(numbers.chance(50))
    case .choice(let values): return numbers.one(of: values) ?? .null
    case .text(let canBeEmpty): return text(for: place, canBeEmpty: canBeEmpty)
    case .pattern(let pattern): return .string(try patterned(pattern, for: place))
    case .number(let range): return .number(number(in: range, for: place))
    case .integer(let range): return .number(number(in: range, for: place).rounded(.down))
    case .tuple(let elements):
      return .array(try elements.map { try value(of: $0, for: place) })
    case .list(let element, let count): return try list(of: element, count: count, for: place)
    case .dictionary(let element): return try dictionary(of: element, for: place)
    case .either(let shapes):
      var ways = shapes
      if let goal { ways = shapes.filter { language.distance(from: $0, to: goal.mapping) != nil } }
      // Many things can be said in short, and more of them at length.
      let long = ways.filter { if case .mapping = $0 { true } else { false } }
      let chosen =
        room > 0 && numbers.chance(40) ? numbers.one(of: long) ?? numbers.one(of: ways) : numbers.one(of: ways)
      guard let chosen else { throw SpecLanguage.Unknown(what: "no way to write \(place)") }
      return try value(of: chosen, for: place)
    }
  }

  private mutating func list(
    of element: SpecLanguage.Shape, count: ClosedRange<Int>, for place: SpecLanguage.Place
  ) throws -> JSONValue {
    var wanted = 1 + numbers.choice(of: 2)
    switch place.key {
    case "sections": wanted = 1 + numbers.choice(of: 2)
    case "rows": wanted = numbers.chance(10) ? 0 : 1 + numbers.choice(of: 3)
    case "segments", "titles": wanted = 1 + numbers.choice(of: 3)
    default: if numbers.chance(5) { wanted = 0 }
    }
    if goal != nil { wanted = max(wanted, 1) }
    wanted = min(max(wanted, count.lowerBound), count.upperBound)
    let chosen = numbers.choice(of: wanted)
    var elements: [JSONValue] = []
    for index in 0..<wanted {
      let waiting = goal
      if index != chosen { goal = nil }
      path.append(.index(index))
      elements.append(try value(of: element, for: place))
      path.removeLast()
      if index != chosen { goal = waiting }
    }
    return .array(elements)
  }

  private mutating func dictionary(of element: SpecLanguage.Shape, for place: SpecLanguage.Place) throws -> JSONValue {
    // A template that is drawn is used, and may use the two that `use` names: it is neither, or half of them used themselves.
    let names = place.key == "templates" ? ["person"] : ["name", "city"]
    var object = JSONObject()
    let name = numbers.one(of: names) ?? ""
    path.append(.key(name))
    object[name] = try value(of: element, for: place)
    path.removeLast()
    return .object(object)
  }

  // MARK: Scalars

  private mutating func text(for place: SpecLanguage.Place, canBeEmpty: Bool) -> JSONValue {
    if let names = SpecWords.names(for: place) { return .string(numbers.one(of: names) ?? "") }
    if canBeEmpty && numbers.chance(4) { return .string("") }
    if numbers.chance(4) { return .bool(true) }
    return .string(numbers.one(of: SpecWords.texts) ?? "")
  }

  private mutating func patterned(_ pattern: String, for place: SpecLanguage.Place) throws -> String {
    // Any other name is one of an asset catalog.
    if pattern == SpecWords.colorPattern { return numbers.one(of: SpecWords.colors) ?? "label" }
    let known = try SpecPatterns.words(for: pattern, among: SpecWords.names(for: place) ?? [])
    let words = known.isEmpty ? try SpecPatterns.words(for: pattern, among: SpecWords.patterned) : known
    guard let word = numbers.one(of: words) else {
      throw SpecLanguage.Unknown(what: "no word for \(pattern), which \(place) asks for")
    }
    return word
  }

  private mutating func number(in range: ClosedRange<Double>, for place: SpecLanguage.Place) -> Double {
    numbers.one(of: SpecWords.numbers(for: place).filter(range.contains)) ?? range.lowerBound
  }
}
