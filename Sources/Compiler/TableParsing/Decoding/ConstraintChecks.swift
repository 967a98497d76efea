import TableConstraints
import TableDiagnostics
import TableIR
import YAMLSyntax

// Whether constraints name existing views, and whether views without frames have constraints.

extension SpecDecoder {
  /// - Parameter node: the row, or its variant.
  func checkConstraints(of row: Row, at node: NodeID) {
    if row.views.isEmpty, !row.constraints.isEmpty, row.stack != nil {
      report(
        .unknownConstraintView, "constraints have no effect in a row that is a stack",
        at: tree.key("constraints", of: node) ?? node,
        help: "write the stack as one of 'views', with a 'pin', and the constraints beside them")
    } else if !row.views.isEmpty || !row.constraints.isEmpty {
      checkConstraints(row.subviews, of: "the row", at: node)
    }
  }

  /// - Parameter owner: whose subviews they are, for messages: `the row`.
  func checkConstraints(_ subviews: Subviews, of owner: String, at node: NodeID) {
    guard subviews.isConstrained || subviews.views.contains(where: { !$0.children.isEmpty }) else { return }
    let names = ConstraintNames(subviews)
    guard checkCount(of: names, in: owner, at: node) else { return }
    var reported: Set<String> = []
    var areNamesKnown = true
    for constraint in names.constraints {
      for anchor in [constraint.expression.first, constraint.expression.second].compactMap({ $0 }) {
        let name = anchor.view.text
        let isReserved = name == LayoutConstraint.rootName || name == LayoutConstraint.holderName
        let place = range(of: anchor.view.range, of: constraint)
        if isReserved {
          guard let view = names.views[name]?.first, reported.insert(name).inserted else { continue }
          report(
            .ambiguousConstraintView,
            "a view of \(owner) has the id '\(name)', which is reserved for the containing view",
            in: place, at: node, help: "give the view another 'id'",
            notes: [Note(message: "it is here", range: idRange(of: view))])
        } else if names.views[name] == nil {
          areNamesKnown = false
          reportUnknown(name, among: names, of: owner, in: place, at: node)
        } else if let views = names.views[name], views.count > 1, reported.insert(name).inserted {
          report(
            .ambiguousConstraintView, "\(views.count) views of \(owner) have the id \(name.quotedForMessage)",
            in: place,
            at: node, help: "give each a unique 'id'",
            notes: views.map { Note(message: "one of them is here", range: idRange(of: $0)) })
        }
      }
    }
    // A misspelt constraint may be the one for the view.
    guard areNamesKnown, !effects.hasMisreadConstraint else { return }
    for view in names.unheld {
      report(
        .unheldView,
        "\(view.id.map { "the view \($0.quotedForMessage)" } ?? "this view") has neither a frame nor constraints",
        in: range(of: 0..<1, at: view.location), at: node,
        help: "give it a 'frame', a 'pin', or 'constraints' beside the views")
    }
  }

  /// Where the view at a place has its id.
  private func idRange(of view: SourceLocation) -> SourceRange {
    guard view.file == source.index, let node = tree.node(at: Mark(line: view.line, column: view.column)),
      tree.kind(node) == .mapping, let id = tree.pair("id", of: node)?.value
    else { return range(of: 0..<1, at: view) }
    return source.range(id)
  }

  private func checkCount(of names: ConstraintNames, in owner: String, at node: NodeID) -> Bool {
    func check(_ places: [SourceLocation], _ most: Int, _ what: String) -> Bool {
      guard places.count > most else { return true }
      report(
        .tooManyConstraints, "\(owner) has more than \(most) \(what)", in: range(of: 0..<1, at: places[most]), at: node,
        help: "split \(owner) into several")
      return false
    }
    return check(names.constraints.map(\.location), options.maxConstraints, "constraints")
      && check(names.solved, options.maxConstrainedViews, "constrained views")
  }

  private func reportUnknown(
    _ name: String, among names: ConstraintNames, of owner: String, in range: SourceRange, at node: NodeID
  ) {
    // A view that was misread has lost its name with the rest.
    if effects.errorCount > 0, viewIDs(in: node)[name] != nil { return }
    let message = "no view of \(owner) has the id \(name.quotedForMessage)"
    let row = source.range(node)
    guard range.file == row.file, row.start <= range.start, range.start <= row.end else {
      report(
        .unknownConstraintView, message, in: range, at: node, help: "give a view of \(owner) this 'id'",
        notes: [
          Note(
            message: "\(owner) that takes the constraint from its template is here",
            range: SourceRange(file: row.file, start: row.start, end: row.start))
        ])
      return
    }
    if !isFlooded, let root = tree.documents.first, let other = viewIDs(in: root)[name] {
      report(
        .unknownConstraintView, message, in: range, at: node, label: "this view is not in \(owner)",
        help: "views of different rows have no common superview: constrain each to its own 'contentView'",
        notes: [Note(message: "\(name.quotedForMessage) is here", range: source.range(other))])
      return
    }
    let words = names.views.keys.sorted() + [LayoutConstraint.rootName, LayoutConstraint.holderName]
    let match =
      ["view", "self", "parent", "container"].contains(name)
      ? LayoutConstraint.holderName : closest(to: name, in: words + Guide.allCases.map(\.rawValue))
    report(
      .unknownConstraintView, message, in: range, at: node, label: match.map { "did you mean '\($0)'?" },
      help: match == nil
        ? "name a view by its 'id', or 'contentView', 'superview', or a guide: \(Guide.allCases.map(\.rawValue).joined(separator: ", "))"
        : nil)
  }

  /// The ids of views in a part of the current file, with their places.
  private func viewIDs(in root: NodeID) -> [String: NodeID] {
    var ids: [String: NodeID] = [:]
    var waiting = [root]
    while let node = waiting.popLast() {
      switch tree.kind(node) {
      case .sequence: waiting += tree.elements(of: node)
      case .mapping:
        for (key, value) in tree.pairs(of: node) {
          waiting.append(value)
          guard tree.scalar(key) == "views", tree.kind(value) == .sequence else { continue }
          for view in tree.elements(of: value) where tree.kind(view) == .mapping {
            if let id = tree.pair("id", of: view)?.value, let name = tree.scalar(id) { ids[name] = id }
          }
        }
      case .scalar, .alias: break
      }
    }
    return ids
  }

  private func range(of part: Range<Int>, of constraint: LayoutConstraint) -> SourceRange {
    if let text = effects.constraintTexts[constraint.location] {
      return SourceRange(
        file: text.file, start: text.position(part.lowerBound), end: text.position(part.upperBound))
    }
    return range(of: 0..<1, at: constraint.location)
  }

  private func range(of part: Range<Int>, at location: SourceLocation) -> SourceRange {
    let (line, column) = (Int(location.line), Int(location.column))
    return SourceRange(
      file: filePaths[Int(location.file)], start: SourcePosition(line: line, column: column + part.lowerBound),
      end: SourcePosition(line: line, column: column + part.upperBound))
  }
}

/// The place of a constraint's text.
struct ConstraintPlace {
  var file: String
  /// The range of the whole text where its source differs from its value; otherwise nil, and places are counted from `start`.
  var whole: SourceRange?
  var start: Mark
  var text: String

  func position(_ offset: Int) -> SourcePosition {
    if let whole { return offset == 0 ? whole.start : whole.end }
    let scalars = text.unicodeScalars
    let index = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    return SourcePosition(
      line: Int(start.line), column: Int(start.column) + scalars.distance(from: scalars.startIndex, to: index))
  }
}
