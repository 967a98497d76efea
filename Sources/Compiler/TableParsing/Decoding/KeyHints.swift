import TableDiagnostics
import TableIR
import YAMLSyntax

/// What to write for an unknown key that is not just misspelt.
struct KeyHint {
  /// Replaces "unknown key"; nil to keep it.
  var message: String?
  var help: String
  /// The keys of the mapping that it probably means, which are then not reported as missing.
  var keys: [String] = []
  var fixIts: [FixIt] = []
}

extension SpecDecoder {
  /// The hint for an unknown key, or nil.
  /// - Parameter mapping: the mapping that has the key; nil for one that is merged.
  func hint(for key: NodeID, name: String, in type: MappingDescription, of mapping: NodeID) -> KeyHint? {
    if let hint = hintForCompany(of: key, name, in: type, mapping) { return hint }
    if type.name == "viewChange", let hint = hintForControl(key, name, of: mapping) { return hint }
    if let synonym = Synonyms.find(name, in: type.name, keys: type.names.names) {
      if let hint = hintForSecondAccessory(synonym, of: mapping) { return hint }
      var hint = hint(for: key, synonym, in: type, of: mapping)
      // A row without a style shows no detail.
      if hint.keys == ["detailText"], type.name == "row", tree.key("style", of: mapping) == nil, host == .table,
        tree.key("use", of: mapping) == nil, tree.key("content", of: mapping) == nil
      {
        let style = "style: \(name.contains("sub") || name.contains("secondary") ? "subtitle" : "value1")"
        hint.help += " and '\(style)'"
        let separator =
          tree.collectionStyle(mapping) == .flow
          ? ", " : "\n" + String(repeating: " ", count: Int(tree.start(key).column) - 1)
        hint.fixIts = hint.fixIts.flatMap { replacing(key, with: style + separator + $0.replacement, .safe) }
      }
      return hint
    }
    if var hint = hintForLook(name, in: type.name) ?? hintForPlace(of: name, in: type, mapping) {
      hint.fixIts = movingEntry(key, name, in: type, of: mapping)
      return hint
    }
    if let help = helpForSpace(in: name, keys: type.names.names) { return KeyHint(help: help) }
    if type.name == "row", tree.key("use", of: mapping) != nil, closest(to: name, in: type.names.names) == nil,
      let parameters = Synonyms.find("parameters", in: "template", keys: type.names.names)
    {
      return hint(for: key, parameters, in: type, of: mapping)
    }
    // `{text: Shade, April to June}`: what follows the comma is read as a key without a value.
    guard hasNoValue(key) || name.contains(" ") else { return nil }
    return KeyHint(help: "put text that contains a comma in quotes: the comma ends it here")
  }

  private func hint(
    for key: NodeID, _ synonym: Synonym, in type: MappingDescription, of mapping: NodeID
  ) -> KeyHint {
    switch synonym.counterpart {
    case .key(let path):
      let schema = type.keys.first { $0.name == path[0] }?.schema
      let isThere = tree.key(path[0], of: mapping) != nil
      let value = value(after: key)
      if let value, let hint = hintForLabelled(synonym, path, value, in: mapping) { return hint }
      let target = schema?.after(path.dropFirst())
      let fitted = value.flatMap { value in
        target.map { self.fitted(value, to: $0, key: path[path.count - 1]) } ?? shortText(value)
      }
      let isSame = fitted == nil || fitted == value.flatMap { shortText($0) }
      if path.count == 1, isSame, value.map(isMapping) != true, fitted != nil || target?.isMappingAlone != true {
        return KeyHint(
          help: "write '\(path[0])'", keys: [path[0]], fixIts: isThere ? [] : replacing(key, with: path[0], .safe))
      }
      let text = fitted ?? "…"
      var inner = path.dropFirst().reversed().reduce(text) { "{\($1): \($0)}" }
      if path.count > 1, let others = others(of: path[0], beside: path[1], of: mapping, as: schema?.mappingName) {
        inner = "{\(others), \(inner.dropFirst())"
      }
      let entry = "\(path[0]): \(inner)"
      var fixIts: [FixIt] = []
      if !isThere, path.count == 1, isSame, fitted != nil {
        fixIts = replacing(key, with: path[0], .safe)
      } else if let value, !entry.contains("…") {
        fixIts =
          isThere && path.count == 1 ? [] : replacingEntry(key, value, with: entry, joining: path[0], of: mapping)
      }
      if fixIts.isEmpty, isThere, path.count == 2,
        let shorthand = schema?.mappingName.flatMap({ KeyHomes.shorthands[$0] })
      {
        // With its lines and its comments, if it is to stay as it is.
        let stays = isSame && synonym.word == path[1]
        if stays || fitted != nil && !text.contains("…") {
          fixIts = joining(
            key, as: path[1], stays ? nil : text, to: path[0], shorthand, of: mapping)
        }
      }
      return KeyHint(help: "write '\(entry)'", keys: [path[0]], fixIts: fixIts)
    case .form:
      let value = value(after: key)
      let filled = synonym.counterpart.filled(with: value.flatMap { shortText($0) })
      var fixIts: [FixIt] = []
      // A form without the value in it may say something else than the value does: `dark: false`.
      if let value, filled.entry?.text != synonym.counterpart.entry?.text, let entry = filled.entry,
        type.names.names.contains(entry.key), tree.key(entry.key, of: mapping) == nil
      {
        fixIts = replacingEntry(key, value, with: entry.text, joining: entry.key, of: mapping)
      }
      return KeyHint(help: "write \(filled.words(quote: "'"))", keys: type.names.names, fixIts: fixIts)
    case .none(let reason): return KeyHint(help: "remove it: \(reason)")
    }
  }

  /// The edit that replaces an entry of a mapping, together with one of another key that is beside it on its line.
  ///
  /// None if more than a line would change, or an anchor, a tag or an alias would be lost.
  private func replacingEntry(
    _ key: NodeID, _ value: NodeID, with entry: String, joining name: String, of mapping: NodeID
  ) -> [FixIt] {
    var nodes = [key, value]
    if let other = tree.key(name, of: mapping) {
      guard let otherValue = self.value(after: other) else { return [] }
      let keys = tree.pairs(of: tree.resolved(mapping)).map(\.key)
      guard let place = keys.firstIndex(of: key), let otherPlace = keys.firstIndex(of: other),
        (place - otherPlace).magnitude == 1
      else { return [] }
      nodes = otherPlace < place ? [other, otherValue, key, value] : [key, value, other, otherValue]
    }
    let isWritten = nodes.allSatisfy {
      tree.kind($0) != .alias && tree.anchor($0) == nil && tree.tag($0) == nil
    }
    let (start, end) = (tree.start(nodes[0]), tree.end(nodes[nodes.count - 1]))
    guard isWritten, start.line == end.line else { return [] }
    let range = SourceRange(file: source.path, start: SourcePosition(start), end: SourcePosition(end))
    return [FixIt(message: "replace with '\(entry)'", range: range, replacement: entry, .safe)]
  }

  /// The hint for a key of a row whose meaning depends on what is beside it, or on its value.
  private func hintForCompany(
    of key: NodeID, _ name: String, in type: MappingDescription, _ mapping: NodeID
  ) -> KeyHint? {
    if type.name == "accessory" {
      // `{label: "3", color: red}`: a key of the control that is there.
      let kinds = tree.pairs(of: mapping).map { tree.string(tree.resolved($0.key)) }
      let kind = kinds.first { kind in
        LanguageDescription.schema(of: kind, in: "accessory")?.mappingName.flatMap { LanguageDescription.keys(of: $0) }?
          .contains { $0.name == name } ?? false
      }
      return kind.flatMap { hintForPart(key, name, of: mapping, $0, in: type.name) }
    }
    guard type.name == "row" else { return nil }
    switch name {
    case "textField" where tree.key("text", of: mapping) != nil:
      return KeyHint(help: "write 'accessory: {textField: …}' beside the text", keys: type.names.names)
    case "accessories":
      guard let value = value(after: key), isSequence(value), tree.count(tree.resolved(value)) == 1,
        let only = tree.elements(of: tree.resolved(value)).first(where: { _ in true }).flatMap({ accessoryText($0) })
      else { return nil }
      let fixIts =
        tree.key("accessory", of: mapping) == nil
        ? replacingEntry(key, value, with: "accessory: \(only)", joining: "accessory", of: mapping) : []
      return KeyHint(help: "write 'accessory: \(only)'", keys: type.names.names, fixIts: fixIts)
    default: return nil
    }
  }

  /// The hint for a key of a view's control that is written beside the key of its kind, as `textField: {text: Ann}`; nil for another key.
  func hintForControl(_ key: NodeID, _ name: String, of mapping: NodeID) -> KeyHint? {
    guard let kind = changedView?.content.key else { return nil }
    return hintForPart(key, name, of: mapping, kind, in: "viewChange")
  }

  /// - Parameters:
  ///   - kind: the key of the control.
  ///   - type: the mapping that has both.
  private func hintForPart(
    _ key: NodeID, _ name: String, of mapping: NodeID, _ kind: String, in type: String
  ) -> KeyHint? {
    guard let value = value(after: key), let control = LanguageDescription.schema(of: kind, in: type)?.mappingName,
      let keys = LanguageDescription.keys(of: control)
    else { return nil }
    var own = name
    if !keys.contains(where: { $0.name == name }) {
      switch Synonyms.find(name, in: control, keys: keys.map(\.name))?.counterpart {
      case .key(let path) where path.count == 1: own = path[0]
      case .some(.none(let reason)): return KeyHint(help: "remove it: \(reason)")
      case .some(.form(let form)): return KeyHint(help: "write \(Synonym.Counterpart.form(form).words(quote: "'"))")
      case .some(.key), nil: return nil
      }
    }
    let text = keys.first { $0.name == own }.flatMap { fitted(value, to: $0.schema, key: own) } ?? "…"
    let others = others(of: kind, beside: own, of: mapping, as: control).map { "\($0), " } ?? ""
    let entry = "\(kind): {\(others)\(own): \(text)}"
    let isCertain = own == name && !entry.contains("…")
    return KeyHint(
      help: "write '\(entry)'", keys: [kind],
      fixIts: isCertain ? replacingEntry(key, value, with: entry, joining: kind, of: mapping) : [])
  }

  /// The hint for an accessory beside another one, of which a row of a table view has only one.
  private func hintForSecondAccessory(_ synonym: Synonym, of mapping: NodeID) -> KeyHint? {
    guard let kind = synonym.counterpart.accessory, let other = value(of: "accessory", in: mapping) else { return nil }
    let shown = isMapping(other) ? tree.pairs(of: tree.resolved(other)).first { _ in true }?.key : other
    guard let shown, isScalar(shown), tree.string(tree.resolved(shown)) != kind else { return nil }
    // A count is before the indicator.
    let help =
      host == .table
      ? "a row of a table view has one accessory: write the '\(kind)' among the row's 'views'"
        + (kind == "badge" ? ", or 'style: value1, detailText: …' for a count in grey" : "")
      : "write both: 'accessory: [{\(kind): …}, \(accessoryText(other) ?? "…")]'"
    return KeyHint(help: help, keys: ["accessory"])
  }

  /// The hint for a control of SwiftUI with its label, `Toggle: Wi-Fi`: the row has the text, and beside it the control.
  private func hintForLabelled(_ synonym: Synonym, _ path: [String], _ value: NodeID, in mapping: NodeID) -> KeyHint? {
    guard synonym.owner == "SwiftUI", synonym.word.first?.isUppercase == true, path.count == 2,
      path[0] == "accessory", let example = AccessoryForms.examples[path[1]], case .string? = coreValue(value),
      let schema = LanguageDescription.schema(of: path[1], in: "accessory"),
      fitted(value, to: schema, key: path[1]) == nil, tree.key("text", of: mapping) == nil
    else { return nil }
    let text = shortText(value) ?? "…"
    return KeyHint(help: "write 'text: \(text), accessory: {\(path[1]): \(example)}'", keys: ["text", "accessory"])
  }

  // MARK: Other places

  /// The hint for an attribute of text, such as `font`, that is written beside the text.
  private func hintForLook(_ name: String, in mapping: String) -> KeyHint? {
    guard MappingType<Text>.look.contains(where: { $0.name == name }) else { return nil }
    switch mapping {
    case "row", "template", "variant": return KeyHint(help: "write it inside the text: text: {text: …, \(name): …}")
    case "headerFooter": return KeyHint(help: "write it inside the title: title: {text: …, \(name): …}")
    case "buttonAppearance": return KeyHint(help: "write it inside the title: title: {\(name): …}")
    case "textFieldAppearance": return KeyHint(help: "write it inside the text: text: {\(name): …}")
    case "button": return KeyHint(help: "write it inside the title: title: {text: …, \(name): …}")
    default: return nil
    }
  }

  /// The hint for a key of a mapping around this one, in it, or beside it: `rows` at the top level.
  private func hintForPlace(of name: String, in type: MappingDescription, _ mapping: NodeID) -> KeyHint? {
    for home in KeyHomes.around(type.name) {
      guard let description = LanguageDescription.mapping(home.mapping),
        description.keys.contains(where: { $0.name == name })
      else { continue }
      let isTable = type.name == "table" && home.mapping == "section"
      let help =
        isTable && tree.key("sections", of: mapping) != nil ? "indent it like the section's other keys" : home.help
      return KeyHint(
        message: "'\(name)' belongs inside \(description.noun)",
        help: help.split(separator: "@", omittingEmptySubsequences: false).joined(separator: name),
        keys: type.names.names)
    }
    // A word of UIKit or SwiftUI for something around this mapping.
    for home in KeyHomes.around(type.name) {
      guard let description = LanguageDescription.mapping(home.mapping),
        let synonym = Synonyms.find(name, in: home.mapping, keys: description.keys.map(\.name)), synonym.owner != nil
      else { continue }
      if case .none(let reason) = synonym.counterpart { return KeyHint(help: "remove it: \(reason)") }
      return KeyHint(
        help: "write \(synonym.counterpart.words(quote: "'")) in \(description.noun)", keys: type.names.names)
    }
    return nil
  }

  // MARK: Values

  /// What a key beside an unknown one has already, as entries of its mapping: `text: Ann`; nil if it has nothing. It is `…` where it is long,
  /// or has an entry of the name that the unknown one gets there.
  private func others(of key: String, beside name: String, of mapping: NodeID, as type: String?) -> String? {
    let shorthand = type.flatMap { KeyHomes.shorthands[$0] }
    guard let value = value(of: key, in: mapping) else { return type == "text" ? shorthand.map { "\($0): …" } : nil }
    guard !isMapping(value) else {
      let mapping = tree.resolved(value)
      guard tree.count(mapping) > 0 else { return nil }
      guard tree.pair(name, of: mapping) == nil, let text = shortText(value) else { return "…" }
      return String(text.dropFirst().dropLast())
    }
    guard let shorthand, isScalar(value) || type == "text" else { return "…" }
    guard let text = shortText(value) else { return "\(shorthand): …" }
    return "\(type == "background" && FillForms.isImageFile(text) ? "image" : shorthand): \(text)"
  }

  /// The value of a key: it follows the key in the tree.
  private func value(after key: NodeID) -> NodeID? {
    let value = NodeID(rawValue: key.rawValue + 1)
    guard tree.kind(key) == .scalar, Int(value.rawValue) < tree.nodeCount else { return nil }
    return value
  }

  /// Whether nothing follows a key: its value is an empty plain scalar.
  func hasNoValue(_ key: NodeID) -> Bool {
    guard let value = value(after: key), tree.kind(value) == .scalar else { return false }
    return tree.scalarStyle(value) == .plain && tree.string(value).isEmpty
  }
}

/// The place of a key that is not valid in a mapping: around it, in it, or beside it.
enum KeyHomes {
  struct Home {
    var mapping: String
    /// What to write, with `@` for the key.
    var help: String
  }

  /// The key whose value can be written instead of the mapping.
  static let shorthands = [
    "text": "text", "separator": "style", "headerFooter": "title", "editing": "style", "background": "color",
    "button": "title",
    "switch": "isOn", "textField": "text", "textView": "text",
  ]

  /// The key whose value takes the attributes of text that are written beside it.
  static let texts = [
    "row": "text", "template": "text", "variant": "text", "headerFooter": "title", "buttonAppearance": "title",
    "textFieldAppearance": "text", "button": "title",
  ]

  static func around(_ mapping: String) -> [Home] {
    switch mapping {
    case "table":
      [
        Home(mapping: "section", help: "write 'sections: [{@: …}]'"),
        Home(mapping: "row", help: "write it in a row, or in a template that rows use"),
      ]
    case "section":
      [
        Home(mapping: "row", help: "write it in each row, or in a template that they use"),
        Home(mapping: "table", help: "write it at the top level of the spec"),
      ]
    case "row", "variant":
      (mapping == "row" ? [] : [Home(mapping: "row", help: "write it in the row that has the variant")]) + [
        Home(mapping: "section", help: "write it beside 'rows'"),
        Home(mapping: "table", help: "write it at the top level of the spec"),
      ]
    case "template":
      [
        Home(mapping: "row", help: "write it in the rows that use the template"),
        Home(mapping: "section", help: "write it beside 'rows'"),
        Home(mapping: "table", help: "write it at the top level of the spec"),
      ]
    case "headerFooter", "tableHeaderFooter": [Home(mapping: "section", help: "write it beside the header or footer")]
    case "font": [Home(mapping: "text", help: "write it beside 'font'")]
    case "accessory": [Home(mapping: "row", help: "write it beside 'accessory'")]
    case "chrome": [Home(mapping: "table", help: "write it beside 'chrome'")]
    case "stack": [Home(mapping: "arrangedView", help: "write it in one of the stack's 'views'")]
    default: []
    }
  }
}
