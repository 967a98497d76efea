import TableDiagnostics
import TableIR
import YAMLSyntax

/// A difference between two files in one line.
struct InputChangeLine {
  let message: String
  /// Longer values are cut: the line that they are in is named beside them.
  private static let limit = 40

  init(_ change: TreeChange, old: SyntaxTree, new: SyntaxTree) {
    let name = Self.name(change)
    let before = change.old.flatMap { Self.value($0.value, in: old) }
    let after = change.new.flatMap { Self.value($0.value, in: new) }
    // An element is known by its name, a value is quoted beside its key.
    let isElement = change.path.isEmpty && change.old?.key == nil && change.new?.key == nil
    switch (change.old, change.new) {
    case (nil, _): message = isElement || after == nil ? "\(name) is new" : "\(name) \(after ?? "") is new"
    case (_, nil): message = isElement || before == nil ? "\(name) is gone" : "\(name) \(before ?? "") is gone"
    case _ where change.isMove: message = "\(name) was moved"
    default:
      if let before, let after { message = "\(name) \(before) → \(after)" } else { message = "\(name) is different" }
    }
  }

  /// A string of the app's catalogs.
  init(string key: String, _ old: [LanguageTag: Translation]?, _ new: [LanguageTag: Translation]?) {
    let name = "the string \(Self.cut(key).quotedForMessage)"
    guard let old, let new else {
      message = "\(name) is \(old == nil ? "new" : "gone")"
      return
    }
    let languages = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    let values = languages.count == 1 ? languages.first.flatMap { Self.change(old[$0]?.text, new[$0]?.text) } : nil
    let names = languages.prefix(3).map(\.text).joined(separator: ", ")
    let places = "in \(names)\(languages.count > 3 ? ", …" : "")"
    message = values.map { "\(name) \(places): \($0)" } ?? "\(name) is different \(places)"
  }

  private static func change(_ old: String?, _ new: String?) -> String? {
    guard old != new else { return nil }
    return "\(old.map(value) ?? "without a text") → \(new.map(value) ?? "without a text")"
  }

  /// `accessory.kind`, `views[2].frame`, `the row 'wifi'`.
  private static func name(_ change: TreeChange) -> String {
    var text = ""
    for part in change.path {
      if part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
        text += "[\(part)]"
      } else {
        text += text.isEmpty ? part : ".\(part)"
      }
    }
    let rule =
      switch change.owner {
      case .appearance: "appearance"
      case .environments: "environments"
      default: ""
      }
    if !rule.isEmpty { return text.isEmpty ? rule : text.hasPrefix("[") ? rule + text : "\(rule).\(text)" }
    guard text.isEmpty else { return text }
    return switch change.owner {
    case .template(let name): "the template \(cut(name).quotedForMessage)"
    case .section(let name): name.map { "the section \(cut($0).quotedForMessage)" } ?? "a section"
    case .row(let name): name.map { "the row \(cut($0).quotedForMessage)" } ?? "a row"
    case .profile: "the profile"
    case .table, .list, .appearance, .environments: "the file"
    }
  }

  /// A scalar in one line; nil for anything else.
  private static func value(_ node: NodeID, in tree: SyntaxTree) -> String? {
    guard tree.kind(node) != .alias else { return tree.anchor(tree.resolved(node)).map { "*\($0)" } }
    if tree.kind(node) == .sequence, tree.count(node) <= 6 {
      let parts = tree.elements(of: node).map { tree.kind($0) == .scalar ? tree.string($0) : nil }
      if !parts.contains(nil) { return cut("[\(parts.compactMap(\.self).joined(separator: ", "))]") }
    }
    return tree.scalar(node).map(value)
  }

  private static func value(_ text: String) -> String {
    text.isEmpty || text.contains(" ") || text.contains("→") ? "'\(cut(text))'" : cut(text)
  }

  private static func cut(_ text: String) -> String {
    let line = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let scalars = line.unicodeScalars
    guard scalars.count > limit || line.count < text.count else { return line }
    return String(String.UnicodeScalarView(scalars.prefix(limit))) + "…"
  }
}
