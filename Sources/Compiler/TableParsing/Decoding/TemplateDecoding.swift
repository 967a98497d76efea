import TableDiagnostics
import TableIR
import YAMLSyntax

/// A template for rows, read when it is first used, so templates may build on each other in any order.
enum TemplateState {
  case unread(NodeID)
  /// Being read: using it now would never end.
  case open
  case read(Row)
  /// Its text contains placeholders: it is read again for every row, with their values there.
  case pattern(NodeID, SourceFile)
  /// Reported already.
  case broken
}

/// The templates of a spec and their use.
struct TemplateTable {
  var byName: [String: TemplateState] = [:]
  /// The names in the order of their definition.
  var names: [String] = []
  /// The keys that define templates in the spec itself; those of included files may exist for other specs.
  var ownKeys: [(name: String, key: NodeID)] = []
  var used: Set<String> = []
  /// The templates that are being read, the outermost first.
  var open: [String] = []
  /// Whether a text of the template that is being read contains a brace.
  var hasBraces = false
  /// Whether a template is being read by itself, when its placeholders have no values.
  var isDefining = false
}

extension SpecDecoder {
  /// The template that a node names, or nil with a diagnostic.
  func template(_ node: NodeID, of owner: String) -> Row? {
    subject = Subject(key: "use", owner: owner)
    guard let name = readName(node, expected: "a template's name") else { return nil }
    // Only a row has values for the placeholders.
    if templates.isDefining, name.contains(byte: UInt8(ascii: "{")) { return nil }
    templates.used.insert(name)
    if case .unread(let body) = templates.byName[name] {
      guard templates.open.count < options.syntax.maxDepth else {
        report(
          .tooDeep, "templates are nested more than \(options.syntax.maxDepth) levels deep here", at: node,
          help: "raise the limit with --max-depth if you trust the spec")
        return nil
      }
      define(name, body)
    }
    switch templates.byName[name] {
    case .read(let row): return row
    case .pattern(let body, let file): return fill(name, body, in: file)
    case .broken: return nil
    case .open, .unread: reportRecursion(name, at: node)
    case nil: reportUnknownTemplate(name, at: node)
    }
    return nil
  }

  private func reportRecursion(_ name: String, at node: NodeID) {
    let start = templates.open.firstIndex(of: name) ?? 0
    report(
      .recursiveTemplate, "the template \(name.quotedForMessage) uses itself", at: node,
      label: (templates.open[start...] + [name]).joined(separator: " → "))
  }

  private func reportUnknownTemplate(_ name: String, at node: NodeID) {
    // The file that could not be read may define it, and that is one problem, not one for each row.
    if effects.hasUnreadTable { return }
    let match = closest(to: name, in: templates.names)
    report(
      .unknownTemplate, "there is no template \(name.quotedForMessage)", at: node,
      label: match.map { "did you mean '\($0)'?" },
      help: templates.names.isEmpty
        ? "define it under 'templates:' of the table"
        : match == nil ? "the table has the templates \(templates.names.listed)" : nil,
      fixIts: match.map { replacing(node, with: $0, FixIt.Applicability(of: name, as: $0, among: templates.names)) }
        ?? [])
  }

  /// Reads a template by itself, once.
  private func define(_ name: String, _ body: NodeID) {
    let outer = (repetition, templates.hasBraces, templates.isDefining)
    repetition = nil
    templates.hasBraces = false
    templates.isDefining = true
    if let row = decodeTemplate(name, body) {
      templates.byName[name] = templates.hasBraces ? .pattern(body, source) : .read(row)
    } else {
      templates.byName[name] = .broken
    }
    (repetition, templates.hasBraces, templates.isDefining) = outer
  }

  /// Reads a template with placeholders for the current row.
  private func fill(_ name: String, _ body: NodeID, in file: SourceFile) -> Row? {
    if templates.isDefining { templates.hasBraces = true }
    let (outer, state) = (source, templates.byName[name])
    source = file
    let row = expanding(body) { decodeTemplate(name, body) }
    source = outer
    templates.byName[name] = state
    return row
  }

  private func decodeTemplate(_ name: String, _ body: NodeID) -> Row? {
    spend(DecodingCost.template)
    guard !work.isSpent else { return nil }
    templates.byName[name] = .open
    templates.open.append(name)
    defer { templates.open.removeLast() }
    var row = Row(id: "")
    let use = value(of: "use", in: body)
    let base = use.flatMap { self.template($0, of: "a template") }
    row = base ?? row
    subject = Subject(key: "", owner: "the template \(name.quotedForMessage)")
    guard reading(in: .view, { decode(.template, body, into: &row) }) else { return nil }
    row.keepOneContent(over: base ?? Row(id: ""))
    changeViews(of: &row, isKnown: use == nil || base != nil)
    return row
  }

  /// Registers the templates of a mapping, then reads each, so errors are reported even in an unused template.
  func decodeTemplates(_ node: NodeID) {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping else {
      effects.hasUnreadTable = true
      reportWrongType(node, expected: "a mapping from names to rows")
      return
    }
    var names: [String: NodeID] = [:]
    for (key, body) in tree.pairs(of: mapping) {
      guard isScalar(key), !tree.isMergeKey(key) else {
        report(.nonScalarKey, "a template's name must be a word, not \(foundNoun(key))", at: key)
        continue
      }
      let name = tree.string(tree.resolved(key))
      if let first = names[name] {
        report(
          .duplicateKey, "duplicate template \(name.quotedForMessage)", at: key, help: "keep one of the two",
          notes: [Note(message: "first written here", range: source.range(first))])
        continue
      }
      guard templates.names.count < options.maxRows else {
        reportTooMany("templates", at: key)
        break
      }
      names[name] = key
      templates.names.append(name)
      if source.index == 0 { templates.ownKeys.append((name, key)) }
      templates.byName[name] = .unread(body)
    }
    for name in templates.names {
      if case .unread(let body) = templates.byName[name] { define(name, body) }
    }
  }

  /// Warns of unused templates.
  func reportUnusedTemplates() {
    for (name, key) in templates.ownKeys where !templates.used.contains(name) {
      report(
        .unusedTemplate, "no row uses the template \(name.quotedForMessage)", at: key,
        help: "write 'use: \(name)' in a row, or delete the template")
    }
  }
}
