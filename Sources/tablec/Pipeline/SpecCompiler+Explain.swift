import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableParsing

extension SpecCompiler {
  /// Tells how the frames of a spec come about: all, or those that `target` names: `wifi`, `wifi.textLabel`, `wifi.textLabel.x`.
  func explain(_ bytes: [UInt8], spec: SpecFile, target: String?) -> (text: String?, diagnostics: DiagnosticBag) {
    let parsed = parse(bytes, spec: spec)
    var bag = parsed.diagnostics
    // Without metrics the run has failed already, and what is wrong with the spec is told.
    guard let table = parsed.table, let layouter = layouter(for: table) else { return (nil, bag) }
    do throws(Diagnostic) {
      let emitter = ExplanationEmitter(
        profile: layouter.profile.name, environment: layouter.environment, files: table.files)
      guard let target else {
        return (emitter.heading + layouter.explain(table).map { "\n" + emitter.text($0) }.joined(), bag)
      }
      let found = try ExplanationTarget(target, in: table, laidOutBy: layouter, path: spec.path)
      let text = emitter.text(found.explanation, view: found.view, quantity: found.quantity)
      return (emitter.heading + "\n" + text, bag)
    } catch {
      bag.add(error)
      return (nil, bag)
    }
  }
}

/// What a name means: a row or a section, a view of it, a number of the view's frame.
private struct ExplanationTarget {
  var explanation: Explanation
  var view: String?
  var quantity: Derivation.Quantity?

  init(_ name: String, in table: Table, laidOutBy layouter: TableLayouter, path: String) throws(Diagnostic) {
    if let explanation = layouter.explain(name, in: table) {
      self.init(explanation: explanation)
      return
    }
    // An id may have dots of its own, so the longest that is one is taken.
    for dot in name.indices.reversed() where name[dot] == "." {
      guard let explanation = layouter.explain(String(name[..<dot]), in: table) else { continue }
      try self.init(explanation, rest: String(name[name.index(after: dot)...]), path: path)
      return
    }
    throw Self.unknown(name, in: table, path: path)
  }

  private init(explanation: Explanation) {
    self.explanation = explanation
  }

  private init(_ explanation: Explanation, rest: String, path: String) throws(Diagnostic) {
    self.explanation = explanation
    let views = explanation.frames.map(\.view)
    if views.contains(rest) {
      view = rest
      return
    }
    if let dot = rest.lastIndex(of: "."), views.contains(String(rest[..<dot])),
      let number = Derivation.Quantity(rawValue: String(rest[rest.index(after: dot)...]))
    {
      view = String(rest[..<dot])
      quantity = number
      return
    }
    let known = Derivation.Quantity.allCases.map(\.rawValue).joined(separator: ", ")
    throw Diagnostic(
      code: .nothingToExplain, message: "\(explanation.subject) has no view '\(rest)'", range: SourceRange(file: path),
      help: "it has \(views.joined(separator: ", ")), each with \(known)")
  }

  private static func unknown(_ name: String, in table: Table, path: String) -> Diagnostic {
    let ids = table.sections.flatMap { [$0.id] + $0.rows.map(\.id) }
    let plain = String(name.prefix { $0 != "." })
    return Diagnostic(
      code: .nothingToExplain, message: "there is no row or section '\(name)'", range: SourceRange(file: path),
      help: closestMatch(to: plain, in: Array(ids.prefix(2_000))).map { "did you mean '\($0)'?" }
        ?? "name a row or a section by its id, or nothing for the whole table")
  }
}
