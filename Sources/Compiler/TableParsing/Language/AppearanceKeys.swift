import TableDiagnostics
import TableIR
import YAMLSyntax

/// An appearance rule during reading and writing, and the places where it names other parts of the table.
struct AppearanceDraft {
  var viewClass: ViewClass?
  var settings: [AppearanceRule.Setting] = []
  var className: String?
  var containers: [AppearanceContainer] = []
  var conditions: [Condition] = []
  /// The place of the rule's class key, and the names that it uses.
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

/// The places of a rule in the spec, for diagnostics that require the whole table.
struct AppearancePlaces {
  /// The index of the rule in the table.
  var rule: Int
  var word: SourceRange
  var className: SourceRange?
  var containers: [SourceRange]
}

extension MappingType where Owner == AppearanceDraft {
  static let appearanceRule = MappingType(
    "appearanceRule", noun: "an appearance rule",
    summary: """
      The appearance of views of a class, for properties that they do not set themselves, as with `UIAppearance`. A value set in a row, \
      its template or variant, a section or the table always wins; defaults and the appearance of a cell style do not count as set. \
      If several rules set a property, a rule for a subclass (`class`) wins over one for its class, which wins over one for `view`; next \
      wins the rule whose outermost container is further out, and so on inwards; then the rule with more containers; then the rule with \
      more conditions; then the later rule. Apple documents the order and depth of containers; that subclasses come first, and \
      conditions after containers, is this language's choice.
      """, AppearanceDraft(),
    keys: AppearanceClasses.kinds.map(\.key) + narrowing, rules: [.count(AppearanceClasses.kinds.map(\.word), 1...1)])

  private static let narrowing: [Key<AppearanceDraft>] = [
    Key(
      "class", .className,
      "only views of this custom class: a subclass that rows, views, headers or the table set as their `class`",
      \.className
    ).noting { decoder, node, draft in draft.classPlace = decoder.source.range(node) },
    Key(
      "in", .oneOrSeveral(.appearanceContainer), default: "anywhere",
      """
      only views in these containers, from the innermost to the outermost as in UIKit, with or without others between them: `table`, \
      `section`, `section#id`, `header`, `footer`, `headerFooter`, `tableHeader`, `tableFooter`, `cell`, `cell#id`, `stack`, `view` for any \
      of them, or a custom class. Sections and ids are not UIKit classes: they correspond to the subclass that an app would use to \
      distinguish them
      """, \.containers
    ).noting { decoder, node, draft in
      let elements = decoder.isSequence(node) ? Array(decoder.tree.elements(of: decoder.tree.resolved(node))) : [node]
      draft.containerPlaces = elements.map(decoder.source.range)
    },
    Key(
      "when", .conditions, default: "everywhere", "where the rule applies (`appearance(for: UITraitCollection)`)",
      \.conditions),
  ]
}

extension Key {
  /// The same key, which also records the place of its value.
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
  /// The name of a custom class.
  static let className = text(
    .naming(.use(.className), .pattern("^[A-Za-z_][A-Za-z0-9_.]*$", name: "a class name"))
  ) { decoder, node in
    guard case .string(let text)? = decoder.coreValue(node) else {
      decoder.reportWrongType(node, expected: "a class name")
      return nil
    }
    let isFirst = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let isOther = { (byte: UInt8) in isFirst(byte) || "0123456789.".utf8.contains(byte) }
    guard let first = text.utf8.first, isFirst(first), text.utf8.allSatisfy(isOther) else {
      decoder.report(
        .badValue, "\(text.quotedForMessage) is not a valid class name", at: node,
        help: "write letters, digits and underscores, such as RoundedLabel")
      return nil
    }
    return text
  }
}

extension Shape where Value == AppearanceContainer {
  /// `cell`, `section#friends`, or a custom class.
  static let appearanceContainer = Shape(
    .naming(
      .use(.container), .name(pattern: "^((\(AppearanceClasses.named.joined(separator: "|")))#.+|[^#]+)$"))
  ) { decoder, node in
    guard let text = decoder.readName(node, expected: "a container") else { return nil }
    guard let hash = text.firstIndex(of: "#") else {
      return AppearanceClasses.container(text) ?? decoder.containerOfUIKit(text, at: node) ?? .named(text)
    }
    let word = String(text[..<hash])
    let id = String(text[hash...].dropFirst())
    guard AppearanceClasses.named.contains(word), let kind = ViewContainer.Kind(rawValue: word), !id.isEmpty else {
      let named = decoder.closest(to: word, in: AppearanceClasses.named)
      let match = named.map { "\($0)#\(id)" }
      let isSure = named.map { FixIt.Applicability(of: word, as: $0, among: AppearanceClasses.named) } ?? .unsafe
      decoder.report(
        .badValue, "\(text.quotedForMessage) is not a valid container", at: node,
        label: id.isEmpty ? "an id is missing after '#'" : match.map { "did you mean '\($0)'?" },
        help: "only sections and cells have ids: 'section#friends', 'cell#wifi'",
        fixIts: id.isEmpty ? [] : match.map { decoder.replacing(node, with: $0, isSure) } ?? [])
      return nil
    }
    return .kind(kind, id: id)
  } write: { container, _ in
    .text(container.description)
  }
}

extension SpecDecoder {
  /// The container that a UIKit class corresponds to; nil for other names.
  fileprivate func containerOfUIKit(_ name: String, at node: NodeID) -> AppearanceContainer? {
    guard name.hasPrefix("UI"),
      case .key(let path)? = Synonyms.find(name, in: "appearanceRule", keys: AppearanceClasses.containers)?.counterpart,
      let container = AppearanceClasses.container(path[0])
    else { return nil }
    report(
      .unknownAppearanceName, "there is no class \(name.quotedForMessage) in the table", at: node,
      label: "did you mean '\(path[0])'?", help: "write \(path[0])", fixIts: replacing(node, with: path[0], .safe))
    return container
  }

  /// Appends appearance rules to the existing ones: later rules win over earlier ones.
  func readAppearance(_ node: NodeID, into rules: inout [AppearanceRule]) {
    guard let elements = elements(node, expected: "a list of rules") else { return }
    let drafts: [AppearanceDraft] = reading(elements) { element in
      var draft = AppearanceDraft()
      return decode(.appearanceRule, element, into: &draft) ? draft : nil
    }
    for draft in drafts {
      guard let viewClass = draft.viewClass, let word = draft.place else { continue }
      if source.index == 0 {
        effects.appearancePlaces.append(
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

  /// The key of a value: a value follows its key in the tree.
  func key(before value: NodeID) -> NodeID {
    let key = NodeID(rawValue: value.rawValue - 1)
    return tree.kind(key) == .scalar || tree.kind(key) == .alias ? key : value
  }
}

extension AppearanceProperty {
  /// The position among all properties: settings of a rule have a fixed order, regardless of the order of its keys.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
