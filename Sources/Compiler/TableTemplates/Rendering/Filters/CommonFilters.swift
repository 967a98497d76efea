import TableSupport

extension TemplateFilter {
  /// The filters of every template: texts, lists, numbers, and the ways of escaping.
  package static let common: [TemplateFilter] = texts + escapings + swift + lists + conditions + numbers

  private static let texts: [TemplateFilter] = [
    TemplateFilter("uppercased", "the text in capital letters") { $0.uppercased() },
    TemplateFilter("lowercased", "the text in small letters") { $0.lowercased() },
    TemplateFilter("capitalized", "the text with a capital letter at its start") {
      $0.prefix(1).uppercased() + $0.dropFirst()
    },
    TemplateFilter("trimmed", "the text without blanks and line breaks around it", text: TemplateTag.trimmed),
    TemplateFilter(
      "joined", ["list", "separator"], "the elements of a list, with a separator between each two",
      cost: { $0[0].elements.count * $0[1].size }
    ) { arguments, _ in
      .string(arguments[0].elements.map(\.text).joined(separator: arguments[1].text))
    },
  ]

  private static let escapings: [TemplateFilter] = TemplateEscaping.allCases.filter { $0 != .none }.map { escaping in
    TemplateFilter(escaping.rawValue, "the text escaped: \(escaping.doc)") { escaping.escaped($0) }
  }

  private static let swift: [TemplateFilter] = [
    TemplateFilter("swiftName", "an identifier of Swift for a property or a case", text: SwiftNames.member),
    TemplateFilter("swiftType", "an identifier of Swift for a type", text: SwiftNames.type),
  ]

  private static let lists: [TemplateFilter] = [
    TemplateFilter("count", ["list"], "the number of its elements") { arguments, _ in
      .number(Double(arguments[0].elements.count))
    },
    TemplateFilter("reversed", ["list"], "the list from its end to its start") { arguments, _ in
      .list(arguments[0].elements.reversed())
    },
    TemplateFilter(
      "having", ["list", "name…"],
      "the elements of a list in which a section of one of the names would be rendered: `having(rows, \"text\", \"layout.header\")`",
      cost: TemplateValue.costOfPlaces
    ) { arguments, _ in
      let places = TemplateValue.places(arguments)
      return .list(arguments[0].elements.filter { $0.has(one: places) })
    },
    TemplateFilter(
      "lacking", ["list", "name…"], "the other elements of the list", cost: TemplateValue.costOfPlaces
    ) { arguments, _ in
      let places = TemplateValue.places(arguments)
      return .list(arguments[0].elements.filter { !$0.has(one: places) })
    },
    TemplateFilter(
      "nested", ["list", "count"],
      "a list with at most so many elements, at least 2: if there are more, lists of them, and lists of those",
      cost: { $0[0].elements.count * 2 }
    ) { arguments, _ in
      let most = max(Int(exactly: arguments[1].double.rounded()) ?? 0, 2)
      var elements = arguments[0].elements
      while elements.count > most {
        elements = stride(from: 0, to: elements.count, by: most).map { start in
          let part = elements[start..<min(start + most, elements.count)]
          // One that is left is not put into a list of its own.
          return part.count == 1 ? part[start] : .list(Array(part))
        }
      }
      return .list(elements)
    },
    TemplateFilter("index", [], "the place in the list that the innermost section repeats, counted from 0") {
      $1.map { .number(Double($0.index)) } ?? .null
    },
    TemplateFilter("number", [], "the same, counted from 1") { $1.map { .number(Double($0.index + 1)) } ?? .null },
    TemplateFilter("first", [], "whether it is the first element of that list") { .bool($1?.index == 0) },
    TemplateFilter("last", [], "whether it is the last element of that list") {
      .bool($1.map { $0.index == $0.count - 1 } ?? false)
    },
    TemplateFilter("even", [], "whether its place, counted from 0, is even") {
      .bool($1.map { $0.index % 2 == 0 } ?? false)
    },
    TemplateFilter("odd", [], "whether its place, counted from 0, is odd") {
      .bool($1.map { $0.index % 2 == 1 } ?? false)
    },
  ]

  private static let conditions: [TemplateFilter] = [
    TemplateFilter("equal", ["value", "other…"], "whether the first value equals one of the others") { arguments, _ in
      .bool(arguments.dropFirst().contains { $0.equals(arguments[0]) })
    },
    TemplateFilter("any", ["value…"], "the first value of which a section would be rendered") { arguments, _ in
      arguments.first { $0.isShown } ?? .null
    },
    TemplateFilter("string", ["value…"], "the first value that is a text, which is not empty") { arguments, _ in
      arguments.first { if case .string(let text) = $0 { !text.isEmpty } else { false } } ?? .null
    },
    TemplateFilter("all", ["value…"], "whether a section of each value would be rendered") { arguments, _ in
      .bool(arguments.allSatisfy(\.isShown))
    },
  ]

  private static let numbers: [TemplateFilter] = [
    TemplateFilter("sum", ["number…"], "the sum of the numbers") { arguments, _ in
      .number(arguments.reduce(0) { $0 + $1.double })
    },
    TemplateFilter("difference", ["number", "other"], "the first number minus the second") { arguments, _ in
      .number(arguments[0].double - arguments[1].double)
    },
    TemplateFilter("rounded", ["number"], "the number as a whole number") { arguments, _ in
      .number(arguments[0].double.rounded())
    },
  ]
}

extension TemplateValue {
  /// As a tag writes it: nothing for null and for objects.
  package var text: String {
    switch self {
    case .null, .object: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(decimal: value)
    case .string(let text): text
    case .list(let elements): elements.map(\.text).joined(separator: ", ")
    }
  }

  /// The elements of a list; a list of itself for everything that is there.
  package var elements: [TemplateValue] {
    switch self {
    case .list(let elements): elements
    case .null: []
    default: [self]
    }
  }

  /// 0 for what is not a number.
  package var double: Double { if case .number(let value) = self { value } else { 0 } }

  /// The work of a filter that takes it, in steps; without what is in objects, which few filters look into.
  var size: Int {
    switch self {
    case .string(let text): 4 + text.utf8.count
    case .list(let elements): elements.reduce(4) { $0 + $1.size }
    default: 4
    }
  }

  /// The work of looking at everything in it, in steps.
  package var wholeSize: Int {
    switch self {
    case .list(let elements): elements.reduce(4) { $0 + $1.wholeSize }
    case .object(let object): object.members.reduce(4) { $0 + $1.value.wholeSize }
    default: size
    }
  }

  /// The names on the way to each place that an argument names, such as `layout.header`, after the list.
  fileprivate static func places(_ arguments: [TemplateValue]) -> [[String]] {
    arguments.dropFirst().map { $0.text.split(separator: ".").map(String.init) }
  }

  /// Each place is looked for in each element.
  @Sendable
  fileprivate static func costOfPlaces(_ arguments: [TemplateValue]) -> Int {
    arguments[0].elements.count * arguments.dropFirst().reduce(0) { $0 + $1.size }
  }

  /// Whether it has something at one of the places.
  fileprivate func has(one places: [[String]]) -> Bool {
    places.contains { names in
      var value = self
      for name in names {
        guard case .object = value else { return false }
        value = value[name]
      }
      return value.isShown
    }
  }

  fileprivate func equals(_ other: TemplateValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    default: false
    }
  }
}
