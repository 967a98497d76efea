import ConstraintSyntax
import TableDiagnostics
import TableIR
import YAMLSyntax

// Whether constraints name views that are there, and views without frames are held by something.

extension SpecDecoder {
  /// - Parameter owner: whose subviews they are, for messages: `the row`.
  func checkConstraints(_ subviews: Subviews, of owner: String, at node: NodeID) {
    guard subviews.isConstrained || subviews.views.contains(where: { !$0.children.isEmpty }) else { return }
    var names = ConstraintNames()
    names.add(subviews)
    names.constraints += subviews.constraints
    var areNamesKnown = true
    for constraint in names.constraints {
      for anchor in [constraint.expression.first, constraint.expression.second].compactMap({ $0 }) {
        let name = anchor.view.text
        guard !names.known.contains(name), name != LayoutConstraint.rootName, name != LayoutConstraint.holderName else {
          continue
        }
        areNamesKnown = false
        let match = closest(to: name, in: names.known.sorted() + [LayoutConstraint.rootName])
        report(
          .unknownConstraintView, "no view of \(owner) has the id \(name.quotedForMessage)",
          in: range(of: anchor.view.range, of: constraint), at: node, label: match.map { "did you mean '\($0)'?" },
          help: match == nil ? "give the view an 'id'" : nil)
      }
    }
    // One that is misspelt may be what holds the view.
    guard areNamesKnown, !hasMisreadConstraint else { return }
    for view in names.unheld {
      report(
        .unheldView,
        "\(view.id.map { "the view \($0.quotedForMessage)" } ?? "this view") has no frame, and nothing holds it",
        in: range(of: 0..<1, at: view.location), at: node,
        help: "give it a 'frame', a 'pin', or 'constraints' beside the views")
    }
  }

  private func range(of part: Range<Int>, of constraint: LayoutConstraint) -> SourceRange {
    if let text = constraintTexts[constraint.location] {
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

/// Where the text of a constraint stands.
struct ConstraintPlace {
  var file: String
  /// The range of all of it, where that is not written as it reads; else nil, and places are counted from `start`.
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

/// The views that constraints may name, and what nothing holds.
private struct ConstraintNames {
  var known: Set<String> = []
  var constraints: [LayoutConstraint] = []
  /// Views that have neither a frame nor a pin.
  private var loose: [View] = []

  mutating func add(_ subviews: Subviews) {
    for view in subviews.views { add(view, isArranged: false) }
  }

  private mutating func add(_ view: View, isArranged: Bool) {
    if let id = view.id { known.insert(id) }
    if !isArranged, let sizing = view.sizing, sizing.pins.isEmpty { loose.append(view) }
    if case .container(let subviews) = view.content {
      constraints += subviews.constraints
      add(subviews)
    } else {
      for child in view.children { add(child, isArranged: true) }
    }
  }

  var unheld: [View] {
    guard !loose.isEmpty else { return [] }
    var named: Set<String> = []
    for constraint in constraints {
      named.insert(constraint.expression.first.view.text)
      if let second = constraint.expression.second { named.insert(second.view.text) }
    }
    return loose.filter { view in view.id.map { !named.contains($0) } ?? true }
  }
}
