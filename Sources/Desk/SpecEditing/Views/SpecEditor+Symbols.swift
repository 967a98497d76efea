import TableParsing

extension SpecEditor {
  /// The outline: the keys of the table, and below them its sections with their rows, templates, rules and environments.
  package func symbols() -> [SpecSymbol] {
    guard let root = text.root else { return [] }
    switch text.kind {
    case .part(.rows): return elements(of: root, kind: .row)
    case .part(.sections): return elements(of: root, kind: .section)
    case .spec, .part(.table), .profile, .configuration: return keys(of: root)
    }
  }

  private func keys(of mapping: Int) -> [SpecSymbol] {
    text.pairs(of: mapping).map { key, value in
      let name = text.text(of: key)
      let kind: SpecSymbol.Kind =
        switch name {
        case "sections": .table
        case "tableHeader", "tableFooter": .header
        default: .key
        }
      return SpecSymbol(
        name: label(name), detail: value.flatMap(shortText), kind: kind, range: range(key, value),
        selection: range(of: key),
        children: value.map { children(of: name, $0) } ?? [])
    }
  }

  private func children(of key: String, _ value: Int) -> [SpecSymbol] {
    switch key {
    case "sections": elements(of: value, kind: .section)
    case "environments": elements(of: value, kind: .environment)
    case "appearance": elements(of: value, kind: .appearance)
    case "templates":
      text.pairs(of: value).map { key, body in
        SpecSymbol(
          name: label(text.text(of: key)), detail: body.flatMap { RowSummary.text(of: $0, in: text) }, kind: .template,
          range: range(key, body), selection: range(of: key))
      }
    default: []
    }
  }

  private func elements(of list: Int, kind: SpecSymbol.Kind) -> [SpecSymbol] {
    text.elements(of: list).enumerated().map { index, node in
      let (name, place) = name(of: node, kind: kind, index)
      var children: [SpecSymbol] = []
      if kind == .section, let rows = text.value(of: "rows", in: node) { children = elements(of: rows, kind: .row) }
      return SpecSymbol(
        name: label(name), detail: RowSummary.text(of: node, in: text).flatMap { $0 == name ? nil : $0 }, kind: kind,
        range: range(of: node), selection: place, children: children)
    }
  }

  /// What identifies an element: its id, its name or its text, and otherwise what it is.
  private func name(of node: Int, kind: SpecSymbol.Kind, _ index: Int) -> (String, Range<Int>) {
    let start = tree.nodes[node].range.lowerBound
    let own = start..<start
    guard tree.nodes[node].kind == .mapping else {
      return (RowSummary.text(of: node, in: text) ?? "row \(index)", range(of: node))
    }
    for key in ["id", "name", "include"] {
      guard let value = text.value(of: key, in: node), tree.nodes[value].kind == .scalar else { continue }
      let name = text.text(of: value)
      return (key == "include" ? "include \(name)" : name, range(of: value))
    }
    switch kind {
    case .environment, .appearance:
      let words = text.pairs(of: node).prefix(4).map { key, value in
        let name = text.text(of: key)
        return kind == .environment ? value.flatMap(shortText).map { "\(name) \($0)" } ?? name : name
      }
      return (words.joined(separator: ", "), own)
    case .section: return (RowSummary.text(of: node, in: text) ?? "section \(index)", own)
    default:
      return (
        RowSummary.text(of: node, in: text) ?? text.value(of: "use", in: node).map { text.text(of: $0) }
          ?? "row \(index)", own
      )
    }
  }

  /// A short value on one line.
  private func shortText(_ node: Int) -> String? {
    let range = tree.nodes[node].range
    guard range.count <= 60, tree.nodes[node].kind == .scalar || tree.nodes[node].style == .flow,
      !text.bytes[range].contains(where: \.isBreak)
    else { return nil }
    return tree.nodes[node].kind == .scalar ? text.text(of: node) : String(decoding: text.bytes[range], as: UTF8.self)
  }

  /// A name that is never empty, as the protocol demands.
  private func label(_ name: String) -> String { name.isEmpty ? "\"\"" : name }

  private func range(of node: Int) -> Range<Int> { tree.nodes[node].range }

  private func range(_ key: Int, _ value: Int?) -> Range<Int> {
    let key = range(of: key)
    return key.lowerBound..<max(key.upperBound, value.map { range(of: $0).upperBound } ?? 0)
  }
}
