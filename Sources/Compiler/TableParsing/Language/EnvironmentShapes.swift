import TableIR
import YAMLSyntax

extension Shape where Value == Device {
  static let device = words(KeyNames(Device.all.map(\.name)), Device.all) { $0.name }
}

extension Shape where Value == LayoutSize {
  /// No screen is larger, and a picture of this size can still be opened.
  static let screenSize = sides(.number(1...20_000))
}

extension Shape where Value == WindowWidth {
  private static let words = KeyNames(WindowWidth.named.map(\.name))
  private static let points: ClosedRange<Double> = 1...20_000

  static var window: Shape {
    Shape(.either([.choice(Words(words.names)), .number(points)])) { decoder, node in
      switch decoder.coreValue(node) {
      case .int, .float: decoder.readNumber(node, in: points).map(WindowWidth.points)
      default: decoder.readWord(node, from: words, or: "a width in points").map { WindowWidth.named[$0].value }
      }
    } write: { width, _ in
      if case .points(let points) = width {
        .number(points)
      } else {
        .text(WindowWidth.named.first { $0.value == width }?.name ?? "full")
      }
    }
  }
}

extension Shape where Value == Split {
  static let split = mapping(.split).orWord(named, or: "a mapping") { $0.name }

  private static let named: [Split] = [.none, .collapsed, .expanded(primaryWidth: nil)]
}

extension Shape where Value == TableState {
  static let tableState = mapping(.state).orWord([.normal, TableState(isEditing: true)], or: "a mapping") {
    $0.isEditing ? "editing" : "normal"
  }
}

extension Shape where Value: Equatable & Sendable {
  /// This mapping, or a word for some of its values.
  fileprivate func orWord(
    _ values: [Value], or other: String, name: @escaping @Sendable (Value) -> String
  ) -> Shape {
    let words = Shape.words(KeyNames(values.map(name)), values, or: other, name: name)
    return Shape(.either([words.schema, schema])) { decoder, node in
      decoder.isMapping(node) ? read(decoder, node) : words.read(decoder, node)
    } write: { value, writer in
      (values.contains(value) ? words : self).write(value, writer)
    }
  }
}

extension Shape where Value == [ContentSizeCategory] {
  static let contentSizes = Shape(
    .either([.choice(["all"]), category.schema, .list(category.schema, count: 1...SpecBounds.mostChoices)])
  ) { decoder, node in
    decoder.isWord(node, "all") ? ContentSizeCategory.allCases : Shape.oneOrSeveral(category).read(decoder, node)
  } write: { sizes, writer in
    sizes == ContentSizeCategory.allCases ? .text("all") : Shape.oneOrSeveral(category).write(sizes, writer)
  }

  private static let category = Shape<ContentSizeCategory>.words(
    KeyNames(ContentSizeCategory.allCases.map(\.rawValue) + ContentSizeCategory.allCases.map(\.shortName)),
    ContentSizeCategory.allCases + ContentSizeCategory.allCases
  ) { $0.rawValue }
}

extension Shape where Value == [LanguageTag] {
  /// Languages by their tags, `all` of the table's strings, or all pseudo-languages.
  static let languages = Shape(
    .either([.choice(["all", "pseudo"]), language.schema, .list(language.schema, count: 1...SpecBounds.mostChoices)])
  ) { decoder, node in
    if decoder.isWord(node, "pseudo") { return PseudoLanguage.allCases.map(\.tag) }
    guard decoder.isWord(node, "all") else { return Shape.oneOrSeveral(language).read(decoder, node) }
    guard let catalog = decoder.strings?.catalog else {
      // A catalog that could not be read has been reported.
      if !decoder.effects.hasUnreadStrings {
        decoder.report(
          .badValue, "the table has no strings whose languages 'all' could be", at: node,
          help: "name the app's string catalog: 'strings: Localizable.xcstrings'")
      }
      return nil
    }
    return catalog.languages
  } write: { languages, writer in
    Shape.oneOrSeveral(language).write(languages, writer)
  }

  private static let language = Shape<LanguageTag>(
    .pattern("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$", name: "a language")
  ) {
    decoder, node in
    guard case .string(let text)? = decoder.coreValue(node), let tag = LanguageTag(checking: text) else {
      decoder.report(
        .badValue, "\(decoder.subjectText) must be a language", at: node,
        help: "write its tag, such as de, pt-BR or zh-Hant")
      return nil
    }
    let isKnown = PseudoLanguage(tag) != nil || decoder.strings?.catalog.languages.contains(tag) == true
    if tag.isInvented, !isKnown, !decoder.effects.hasUnreadStrings {
      let all = PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")
      decoder.report(
        .badValue, "there is no pseudo-language \(text.quotedForMessage)", at: node,
        help: LanguageTag.pseudoLanguage(meantBy: text).map { "did you mean '\($0.rawValue)'?" } ?? "there are \(all)")
      return nil
    }
    return tag
  } write: { tag, _ in
    .text(tag.text)
  }
}

extension Shape where Value == Set<String> {
  /// The ids of rows, checked once all rows are known.
  static let rowNames = Shape<[String]>.oneOrSeveral(.rowName).map {
    Set($0)
  } back: {
    $0.sorted()
  }
}

extension Shape where Value == SwipedRow {
  /// A row's id alone, or a mapping. Whether it has actions is checked once all rows are known.
  static let swipedRow = Shape(declared.schema) { decoder, node in
    let row = declared.read(decoder, node)
    if let row { decoder.effects.swipedRows.append(SwipedMention(row: row, range: decoder.source.range(node))) }
    return row
  } write: { row, writer in
    declared.write(row, writer)
  }

  private static let declared = mapping(.swipedRow) { _, _, row in !row.id.isEmpty }
    .or(Shape<String>.rowName, for: "row", \.id) { SwipedRow(id: $0) }
}

extension Shape where Value == String {
  /// The id of a row, checked once all rows are known.
  static let rowName = text(.naming(.use(.row), .name(pattern: nil))) { decoder, node in
    let name = decoder.readName(node, expected: "a row's id")
    if let name { decoder.effects.stateRows.append(RowMention(id: name, range: decoder.source.range(node))) }
    return name
  }

  /// A part of a file name that is valid on every system.
  static let fileName = text(.pattern(FileNames.pattern, name: "an output name")) { decoder, node in
    guard case .string(let name)? = decoder.coreValue(node) else {
      decoder.reportWrongType(node, expected: "a name")
      return nil
    }
    guard FileNames.isGood(name) else {
      decoder.report(
        .badValue, "\(name.quotedForMessage) is not a valid output name", at: node,
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
