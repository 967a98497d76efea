import TableDiagnostics
import TableIR
import YAMLSyntax

/// A row's changes to the views that it starts from, by their ids: `views: {title: Mine}`.
struct ViewChanges {
  /// The mapping from ids to changes.
  var node: NodeID
  var subject: SpecDecoder.Subject
  /// The changes by id, after they are read.
  var byID: [String: Entry] = [:]
  var waiting = 0

  struct Entry: Equatable {
    var key: NodeID
    var value: NodeID
    var isUsed = false
  }

  /// The change of a view that is not yet applied.
  fileprivate mutating func take(_ id: String) -> NodeID? {
    guard let entry = byID[id], !entry.isUsed else { return nil }
    byID[id]?.isUsed = true
    waiting -= 1
    return entry.value
  }
}

extension SpecDecoder {
  /// Applies a row's changes to its views, when the views that it starts from are known.
  ///
  /// - Parameter isKnown: whether its template could be read.
  func changeViews(of row: inout Row, isKnown: Bool = true) {
    guard var changes = effects.viewChanges else { return }
    effects.viewChanges = nil
    guard isKnown, !work.isSpent else { return }
    let outer = subject
    defer { subject = outer }
    subject = changes.subject
    readIDs(&changes)
    reading(in: .view) { change(&row, by: &changes) }
    guard changes.waiting > 0 else { return }
    let ids = (row.views + row.ownViews.flatMap(\.children)).flatMap(\.allIDs)
    let unknown = changes.byID.filter { !$0.value.isUsed }.sorted { $0.value.key.rawValue < $1.value.key.rawValue }
    for (id, entry) in unknown {
      reportUnknown(id, at: entry.key, among: ids)
      // Problems with its keys are reported as well.
      var draft = ViewDraft()
      changedView = nil
      if isMapping(entry.value) { decode(.viewChange, entry.value, into: &draft, over: 0) }
    }
  }

  private func change(_ row: inout Row, by changes: inout ViewChanges) {
    if let views = changed(row.views, &changes) { row.views = views }
    if let stack = row.stack, let changed = changed(stack, &changes) { row.stack = changed }
  }

  private func readIDs(_ changes: inout ViewChanges) {
    let mapping = tree.resolved(changes.node)
    spend(DecodingCost.viewChange, times: tree.count(mapping))
    for (key, value) in tree.pairs(of: mapping) {
      guard isScalar(key) else {
        report(.nonScalarKey, "the id of a view must be a word, not \(foundNoun(key))", at: key)
        continue
      }
      guard !tree.isMergeKey(key) else {
        report(
          .nonScalarKey, "'<<' is not the id of a view", at: key, help: "write the changes out, or merge the rows")
        continue
      }
      let id = filled(tree.string(tree.resolved(key)), at: key)
      guard changes.byID[id] == nil else {
        reportDuplicate(key, name: id, in: mapping)
        continue
      }
      changes.byID[id] = ViewChanges.Entry(key: key, value: value)
      changes.waiting += 1
    }
  }

  private func reportUnknown(_ id: String, at key: NodeID, among ids: [String]) {
    let match = closest(to: id, in: Array(ids.prefix(2_000)))
    let help =
      ids.isEmpty
      ? "no view here has an id: a mapping in 'views' changes the views of the template that 'use' names"
      : "the views here are \(ids.prefix(20).joined(separator: ", "))"
    report(
      .unknownView, "there is no view \(id.quotedForMessage) to change", at: key,
      label: match.map { "did you mean '\($0)'?" }, help: match == nil ? help : nil,
      fixIts: match.map { replacing(key, with: $0, FixIt.Applicability(of: id, as: $0, among: ids)) } ?? [])
  }

  // MARK: Finding the views

  /// The views with the named ones changed; nil if none is named.
  private func changed(_ views: [View], _ changes: inout ViewChanges) -> [View]? {
    var result: [View]?
    for index in views.indices where changes.waiting > 0 {
      guard let view = changed(views[index], &changes) else { continue }
      if result == nil { result = views }
      result?[index] = view
    }
    return result
  }

  private func changed(_ stack: Stack, _ changes: inout ViewChanges) -> Stack? {
    var result: Stack?
    for index in stack.views.indices where changes.waiting > 0 {
      guard let view = changed(stack.views[index], &changes) else { continue }
      if result == nil { result = stack }
      result?.views[index] = view
    }
    return result
  }

  private func changed(_ view: View, _ changes: inout ViewChanges) -> View? {
    let own = view.id.flatMap { changes.take($0) }.flatMap { node in
      change(ViewDraft(view), of: view, by: node).map { draft -> View in
        var changed = draft.view(frame: draft.frame, at: source.location(tree.resolved(node)))
        changed.origins = [view.location] + view.origins
        return changed
      }
    }
    return inside(own ?? view, &changes) ?? own
  }

  private func changed(_ item: ArrangedView, _ changes: inout ViewChanges) -> ArrangedView? {
    let own = item.view.id.flatMap { changes.take($0) }.flatMap { node in
      change(ViewDraft(item), of: item.view, by: node).map { draft -> ArrangedView in
        var changed = draft.arranged(at: source.location(tree.resolved(node)))
        changed.view.origins = [item.view.location] + item.view.origins
        return changed
      }
    }
    guard let view = inside((own ?? item).view, &changes) else { return own }
    var result = own ?? item
    result.view = view
    return result
  }

  /// A view with its subviews changed; nil if none is named.
  private func inside(_ view: View, _ changes: inout ViewChanges) -> View? {
    spend(DecodingCost.element)
    guard changes.waiting > 0 else { return nil }
    var view = view
    switch view.content {
    case .stack(let stack):
      guard let stack = changed(stack, &changes) else { return nil }
      view.content = .stack(stack)
    case .container(var subviews):
      guard let views = changed(subviews.views, &changes) else { return nil }
      subviews.views = views
      view.content = .container(subviews)
    case .label, .image, .control, .plain: return nil
    }
    return view
  }

  // MARK: Changing one

  /// Reads a change's keys over the view's keys.
  private func change(_ draft: ViewDraft, of view: View, by node: NodeID) -> ViewDraft? {
    let type = MappingType<ViewDraft>.viewChange
    let kind = view.content.key
    var draft = draft
    guard isMapping(node) else {
      // A single value is the value of the key that declares the view's kind.
      guard let index = type.description.names.names.firstIndex(of: kind), view.content.hasValueAlone else {
        report(
          .unfitViewChange, "the view \(named(view)) is \(view.content.noun), which a single value cannot change",
          at: node,
          help: "write the keys that change: {background: red}")
        return nil
      }
      subject = Subject(key: kind, owner: type.noun)
      type.reads[index](self, node, &draft)
      return draft
    }
    changedView = view
    guard decode(type, node, into: &draft, over: type.keys(of: draft, kind: kind)) else { return nil }
    checkArranged(draft, view, at: node)
    return draft
  }

  /// Reports keys for a frame that a stack sets.
  private func checkArranged(_ draft: ViewDraft, _ view: View, at node: NodeID) {
    guard draft.isArranged, let name = draft.keyOfPlace else { return }
    report(
      .unfitViewChange, "'\(name)' does not apply to the view \(named(view)), whose frame its stack sets",
      at: tree.pair(name, of: tree.resolved(node))?.key ?? node, help: "it can have a 'width' and a 'height'")
  }

  /// Reports a key that does not apply to the view's kind, which its template declares.
  func reportUnfit(_ mask: KeyRuleMask, of type: MappingDescription, in mapping: NodeID, over present: UInt64) {
    guard let view = changedView else { return }
    let note = view.location.file == source.index ? notes(of: view) : []
    func names(_ bits: UInt64) -> [String] {
      type.names.names.indices.filter { bits & 1 << UInt64($0) != 0 }.map { type.names.names[$0] }
    }
    let written = self.keys(names(mask.keys), in: mapping)
    switch mask.rule {
    case .count(_, _, let help):
      guard written.count == 1, let key = written.first, let other = names(mask.keys & present).first else {
        report(mask, of: type, in: mapping)
        return
      }
      let isKind = other == view.content.key
      report(
        .unfitViewChange,
        isKind
          ? "'\(key.name)' does not apply to the view \(named(view)), which is \(view.content.noun)"
          : "'\(key.name)' does not apply to the view \(named(view)), which has '\(other)'",
        at: key.key,
        help: isKind ? "a change cannot replace a view with another kind of view: write all views as a list" : help,
        notes: note)
    case .only(_, let others, _, let help):
      for key in written {
        let hint = type.name == "viewChange" ? hintForControl(key.key, key.name, of: mapping) : nil
        report(
          .unfitViewChange, "'\(key.name)' does not apply to the view \(named(view)), which is \(view.content.noun)",
          at: key.key, help: hint?.help ?? (others.count == 1 ? "it requires '\(others[0])'" : help), notes: note,
          fixIts: hint?.fixIts ?? [])
      }
    case .alone: break
    }
  }

  private func named(_ view: View) -> String { (view.id ?? "").quotedForMessage }

  private func notes(of view: View) -> [Note] {
    let start = SourcePosition(line: Int(view.location.line), column: Int(view.location.column))
    return [Note(message: "the view is here", range: SourceRange(file: source.path, start: start, end: start))]
  }
}

extension View {
  /// The ids of the view and of its subviews.
  fileprivate var allIDs: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.allIDs) }
}

extension View.Content {
  /// The key that declares the view's kind; for a plain view, the key for its subviews.
  var key: String {
    switch self {
    case .label: "label"
    case .image: "image"
    case .control(let control): control.name
    case .stack: "stack"
    case .container, .plain: "views"
    }
  }

  fileprivate var noun: String {
    switch self {
    case .label: "a label"
    case .image: "an image"
    case .control(let control): control.kind.traits.noun.withArticle
    case .stack: "a stack"
    case .container, .plain: "a plain view"
    }
  }

  /// Whether a value without its key can set it.
  fileprivate var hasValueAlone: Bool {
    switch self {
    case .label, .image: true
    case .control(let control): ![Chevron.traits.name, DetailButton.traits.name].contains(control.name)
    case .stack, .container, .plain: false
    }
  }
}
