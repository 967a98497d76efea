import TableIR
import YAMLSyntax

extension Shape {
  /// A value, or a list of values.
  static func oneOrSeveral<Element>(_ element: Shape<Element>) -> Shape<[Element]> where Value == [Element] {
    Shape<[Element]>(
      .either([element.schema, .list(element.schema, count: 1...SpecBounds.mostChoices)]),
      noun: "\(element.noun), or a list"
    ) { decoder, node in
      decoder.isSequence(node)
        ? Shape<[Element]>.list(of: element, count: 1...SpecBounds.mostChoices).read(decoder, node)
        : element.read(decoder, node).map { [$0] }
    }
  }
}

extension Shape where Value == Device {
  static let device = Shape(.choice(DeviceWords.names.names), noun: "a device") { decoder, node in
    decoder.readWord(node, from: DeviceWords.names).map { Device.all[$0] }
  }
}

private enum DeviceWords {
  static let names = KeyNames(Device.all.map(\.name))
}

extension Shape where Value == Size {
  /// No screen is larger, and a picture of one still opens.
  private static let side = Shape<Double>.number(1...20_000)
  static let screenSize = Shape<[Double]>.numbers([side, side], "width, height").map {
    Size(width: $0[0], height: $0[1])
  }
}

extension Shape where Value == WindowWidth {
  private static let words = KeyNames(WindowWidth.named.map(\.name))
  private static let points: ClosedRange<Double> = 1...20_000

  static var window: Shape {
    Shape(.either([.choice(words.names), .number(points)]), noun: "a part of the screen") { decoder, node in
      if case .int? = decoder.coreValue(node) { return decoder.readNumber(node, in: points).map(WindowWidth.points) }
      if case .float? = decoder.coreValue(node) { return decoder.readNumber(node, in: points).map(WindowWidth.points) }
      return decoder.readWord(node, from: words, or: "a width in points").map { WindowWidth.named[$0].value }
    }
  }
}

extension Shape where Value == Split {
  static let split = Shape(
    .either([.choice(SplitWords.names.names), .mapping("split")]), noun: "a split view"
  ) { decoder, node in
    guard decoder.isMapping(node) else {
      return decoder.readWord(node, from: SplitWords.names, or: "a mapping").map { SplitWords.values[$0] }
    }
    var split = Split.none
    return decoder.decode(.split, node, into: &split) ? split : nil
  }
}

private enum SplitWords {
  static let values: [Split] = [.none, .collapsed, .expanded(primaryWidth: nil)]
  static let names = KeyNames(values.map(\.name))
}

extension Shape where Value == [ContentSizeCategory] {
  static let contentSizes = Shape(
    .either([.choice(["all"]), category.schema, .list(category.schema, count: 1...SpecBounds.mostChoices)]),
    noun: "a content size category, a list, or all"
  ) { decoder, node in
    decoder.isWord(node, "all") ? ContentSizeCategory.allCases : Shape.oneOrSeveral(category).read(decoder, node)
  }

  private static let words = KeyNames(
    ContentSizeCategory.allCases.map(\.rawValue) + ContentSizeCategory.allCases.map(\.shortName))

  private static let category = Shape<ContentSizeCategory>(
    .choice(words.names), noun: "a content size category"
  ) { decoder, node in
    let categories = ContentSizeCategory.allCases
    return decoder.readWord(node, from: words).map { categories[$0 % categories.count] }
  }
}

extension Shape where Value == TableState {
  static let tableState = Shape(
    .either([.choice(StateWords.names.names), .mapping("state")]), noun: "a state"
  ) { decoder, node in
    guard decoder.isMapping(node) else {
      return decoder.readWord(node, from: StateWords.names, or: "a mapping").map { StateWords.values[$0] }
    }
    var state = TableState.normal
    return decoder.decode(.state, node, into: &state) ? state : nil
  }
}

private enum StateWords {
  static let values = [TableState.normal, TableState(isEditing: true)]
  static let names = KeyNames(["normal", "editing"])
}

extension Shape where Value == [String] {
  /// The ids of rows, checked once all rows are known.
  static let rowNames = Shape.oneOrSeveral(
    Shape<String>(.name(pattern: nil), noun: "a row's id") { decoder, node in
      let name = decoder.readName(node, expected: "a row's id")
      if let name { decoder.stateRows.append(RowMention(id: name, range: decoder.source.range(node))) }
      return name
    })
}

extension Shape where Value == String {
  /// A part of a file's name, the same on every system.
  static let fileName = Shape(.pattern(FileNames.pattern, name: "a name for outputs"), noun: "a name") {
    decoder, node in
    guard case .string(let name)? = decoder.coreValue(node) else {
      decoder.reportWrongType(node, expected: "a name")
      return nil
    }
    guard FileNames.isGood(name) else {
      decoder.report(
        .badValue, "\(name.quotedForMessage) is no name for outputs", at: node,
        help: "use letters, digits, hyphens, dots and underscores, and begin with a letter or a digit")
      return nil
    }
    return name
  }
}

private enum FileNames {
  static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"

  static func isGood(_ name: String) -> Bool {
    guard name.utf8.count <= 64, let first = name.unicodeScalars.first, isWordScalar(first) else { return false }
    return name.unicodeScalars.allSatisfy { isWordScalar($0) || "._-".unicodeScalars.contains($0) }
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }
}
