import TableDiagnostics
import TableIR
import YAMLSyntax

/// A rule of appearance while it is read or written, and where it names what else the table has.
struct AppearanceDraft {
  var viewClass: ViewClass?
  var settings: [AppearanceRule.Setting] = []
  var className: String?
  var containers: [AppearanceContainer] = []
  var conditions: [Condition] = []
  /// Where the rule's own word stands, and what it names.
  var place: SourceRange?
  var classPlace: SourceRange?
  var containerPlaces: [SourceRange] = []
}

extension AppearanceDraft {
  init(_ rule: AppearanceRule) {
    (viewClass, settings, className) = (rule.viewClass, rule.settings, rule.className)
    (containers, conditions) = (rule.containers, rule.conditions)
  }
}

/// Where a rule of the spec itself stands, for what is said of it once the whole table is known.
struct AppearancePlaces {
  /// The index of the rule among the table's.
  var rule: Int
  var word: SourceRange
  var className: SourceRange?
  var containers: [SourceRange]
}

extension MappingType where Owner == AppearanceDraft {
  static let appearanceRule = MappingType(
    "appearanceRule", noun: "a rule of appearance",
    summary: """
      How the views of a class look where they say nothing themselves, as `UIAppearance` has it. What is written in a row, its \
      template or its variant, a section or the table always wins; defaults and a cell style's own look do not count as written. \
      Of several rules for a property, one for a subclass (`class`) wins over one for its class, and that over one for `view`; then \
      the one whose outermost container is further out, and so on inwards; then the one with more containers; then the one with \
      more conditions; then the later one. Apple documents the order of containers and its depth; that a subclass comes first and \
      conditions after containers is this language's choice.
      """, AppearanceDraft(),
    keys: AppearanceWords.kinds.map(\.key) + narrowing, rules: [.count(AppearanceWords.kinds.map(\.word), 1...1)])

  private static let narrowing: [Key<AppearanceDraft>] = [
    Key(
      "class", .className,
      "only views of this class of the team's own: a subclass, which rows, views, headers and the table name as their `class`",
      \.className
    ).noting { decoder, node, draft in draft.classPlace = decoder.source.range(node) },
    Key(
      "in", .oneOrSeveral(.appearanceContainer), default: "anywhere",
      """
      only views in these containers, from the innermost outwards as UIKit has it; others may stand between them: `table`, `section`, \
      `section#id`, `header`, `footer`, `headerFooter`, `tableHeader`, `tableFooter`, `cell`, `cell#id`, `stack`, `view` for any of \
      them, or a class of the team's own. Sections and ids are no classes of UIKit's: they stand for the subclass by which an app \
      would tell them apart
      """, \.containers
    ).noting { decoder, node, draft in
      let elements = decoder.isSequence(node) ? Array(decoder.tree.elements(of: decoder.tree.resolved(node))) : [node]
      draft.containerPlaces = elements.map(decoder.source.range)
    },
    Key(
      "when", .conditions, default: "everywhere", "where the rule holds (`appearance(for: UITraitCollection)`)",
      \.conditions),
  ]
}

extension Key {
  /// The same key, which keeps where its value stands.
  fileprivate func noting(_ note: @escaping Read) -> Key {
    var key = self
    key.read = {
      read($0, $1, &$2)
      note($0, $1, &$2)
    }
    return key
  }
}

extension Shape where Value == String {
  /// The name of a class of the team's own.
  static let className = text(.pattern("^[A-Za-z_][A-Za-z0-9_.]*$", name: "the name of a class")) { decoder, node in
    guard case .string(let text)? = decoder.coreValue(node) else {
      decoder.reportWrongType(node, expected: "the name of a class")
      return nil
    }
    let isFirst = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let isOther = { (byte: UInt8) in isFirst(byte) || "0123456789.".utf8.contains(byte) }
    guard let first = text.utf8.first, isFirst(first), text.utf8.allSatisfy(isOther) else {
      decoder.report(
        .badValue, "\(text.quotedForMessage) is no name of a class", at: node,
        help: "write letters, digits and underscores, such as RoundedLabel")
      return nil
    }
    return text
  }
}

extension Shape where Value == AppearanceContainer {
  /// `cell`, `section#friends`, or a class of the team's own.
  static let appearanceContainer = Shape(
    .name(pattern: "^((\(AppearanceWords.named.joined(separator: "|")))#.+|[^#]+)$")
  ) { decoder, node in
    guard let text = decoder.readName(node, expected: "a container") else { return nil }
    guard let hash = text.firstIndex(of: "#") else {
      return AppearanceWords.container(text) ?? decoder.containerOfUIKit(text, at: node) ?? .named(text)
    }
    let word = String(text[..<hash])
    let id = String(text[hash...].dropFirst())
    guard AppearanceWords.named.contains(word), let kind = ViewContainer.Kind(rawValue: word), !id.isEmpty else {
      let match = decoder.closest(to: word, in: AppearanceWords.named).map { "\($0)#\(id)" }
      decoder.report(
        .badValue, "\(text.quotedForMessage) is no container", at: node,
        label: id.isEmpty ? "an id is missing after '#'" : match.map { "did you mean '\($0)'?" },
        help: "sections and cells have ids: 'section#friends', 'cell#wifi'",
        fixIts: id.isEmpty ? [] : match.map { decoder.replacing(node, with: $0) } ?? [])
      return nil
    }
    return .kind(kind, id: id)
  } write: { container, _ in
    .text(container.description)
  }
}

extension SpecDecoder {
  /// The container that a class of UIKit's stands for, which no table names as its own; nil for other names.
  fileprivate func containerOfUIKit(_ name: String, at node: NodeID) -> AppearanceContainer? {
    guard name.hasPrefix("UI"),
      case .key(let path)? = Synonyms.find(name, in: "appearanceRule", keys: AppearanceWords.containers)?.counterpart,
      let container = AppearanceWords.container(path[0])
    else { return nil }
    report(
      .unknownAppearanceName, "there is no class \(name.quotedForMessage) in the table", at: node,
      label: "did you mean '\(path[0])'?", help: "write \(path[0])", fixIts: replacing(node, with: path[0]))
    return container
  }

  /// Reads rules of appearance after those that are there: later ones win over earlier ones.
  func readAppearance(_ node: NodeID, into rules: inout [AppearanceRule]) {
    guard let elements = elements(node, expected: "a list of rules") else { return }
    let drafts: [AppearanceDraft] = reading(elements) { element in
      var draft = AppearanceDraft()
      return decode(.appearanceRule, element, into: &draft) ? draft : nil
    }
    for draft in drafts {
      guard let viewClass = draft.viewClass, let word = draft.place else { continue }
      if source.index == 0 {
        appearancePlaces.append(
          AppearancePlaces(
            rule: rules.count, word: word, className: draft.classPlace, containers: draft.containerPlaces))
      }
      let location = SourceLocation(
        file: source.index, line: UInt32(word.start.line), column: UInt32(word.start.column))
      rules.append(
        AppearanceRule(
          viewClass, className: draft.className, in: draft.containers, when: draft.conditions,
          settings: draft.settings.sorted { $0.property.rank < $1.property.rank }, location: location))
    }
  }

  /// The key before a value: a value follows its key in the tree.
  func key(before value: NodeID) -> NodeID {
    let key = NodeID(rawValue: value.rawValue - 1)
    return tree.kind(key) == .scalar || tree.kind(key) == .alias ? key : value
  }
}

extension AppearanceProperty {
  /// Its place among all: what a rule sets is in one order, whatever the order of its keys.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
