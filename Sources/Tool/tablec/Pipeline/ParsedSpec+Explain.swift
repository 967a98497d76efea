import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableParsing
import TableSupport

extension TableSource {
  /// Explains its frames: all of them, or those that `target` names: `wifi`, `wifi.textLabel`, `wifi.textLabel.x`.
  ///
  /// - Parameter asked: the environments of a question; nil for those of the run. The first of them is explained.
  /// - Returns: nil if it is not laid out.
  func explanation(
    of target: String?, as form: ReportForm, in asked: RunEnvironments? = nil
  ) throws(Diagnostic) -> [UInt8]? {
    let entries = try entries(in: asked)
    guard let first = entries.first else { return nil }
    let layouter = layouter(first)
    var emitter = ExplanationEmitter(
      profile: layouter.profile, environment: layouter.environment, files: table.files)
    emitter.environmentCount = entries.count
    emitter.assets = table.assets
    emitter.texts = table.textOrigins(in: layouter.environment)
    let lines = SpecLines(input)
    let found = try ExplanationTarget(target, in: self, laidOutBy: layouter, work)
    let explanations = found.explanations.map { $0.locating(lines.find).locatingLengths(lines.find) }
    let (view, quantity, property) = (found.view, found.quantity, found.property)
    switch form {
    case .json:
      return emitter.json(explanations, view: view, quantity: quantity, property: property)
    default:
      let texts = explanations.map {
        "\n" + emitter.text($0, view: view, quantity: quantity, property: property)
      }
      return Array((emitter.heading + texts.joined()).utf8)
    }
  }
}

/// Finds the lines of a spec that set values directly.
final class SpecLines {
  private let locator: KeyLocator
  private let files: [String]
  /// Many steps cite the same keys.
  private var known: [[SpecPlace]: SourceLocation?] = [:]

  init(_ input: InputSide) { (locator, files) = (KeyLocator(input), input.table.files) }

  /// The place of the first key that is found completely; nil if there is none.
  func find(_ keys: [SpecPlace]) -> SourceLocation? {
    if let known = known[keys] { return known }
    let found = search(keys)
    known[keys] = .some(found)
    return found
  }

  private func search(_ keys: [SpecPlace]) -> SourceLocation? {
    guard let place = locator.find(keys) else { return nil }
    let range = place.key ?? place.value
    return files.firstIndex(of: range.file).map { file in
      SourceLocation(file: UInt32(file), line: UInt32(range.start.line), column: UInt32(range.start.column))
    }
  }
}

/// What a target names: a row or a section or both, a view of it, a number of the view's frame.
private struct ExplanationTarget {
  var explanations: [Explanation]
  var view: String?
  var quantity: Derivation.Quantity?
  /// A property of the view.
  var property: AppearanceProperty?

  /// - Parameter name: nil for the whole table.
  init(
    _ name: String?, in source: TableSource, laidOutBy layouter: TableLayouter, _ work: WorkMeter
  ) throws(Diagnostic) {
    let (table, path) = (source.table, source.spec.path)
    explanations = name.map { layouter.explain($0, in: table, work: work) } ?? layouter.explain(table, work: work)
    try source.check(work, "explaining", environments: 1)
    guard let name else { return }
    if !explanations.isEmpty { return }
    // An id may contain dots, so the longest prefix that is an id is taken.
    for dot in name.indices.reversed() where name[dot] == "." {
      let found = layouter.explain(String(name[..<dot]), in: table, work: work)
      try source.check(work, "explaining", environments: 1)
      guard !found.isEmpty else { continue }
      let rest = LayoutNames.ofExplanation(String(name[name.index(after: dot)...]), in: found)
      let views = found.first?.frames.map(\.view) ?? []
      if Derivation.Quantity(rawValue: rest) != nil, let view = views.first {
        // A row's own numbers are its cell's, unless a view has that name. A section has several frames.
        if found.count == 1, view == "cell", !views.contains(rest) {
          try narrow(found, to: "\(view).\(rest)", path: path)
          return
        }
        throw Diagnostic(
          code: .nothingToExplain, message: "'\(rest)' is a number of a view's frame",
          range: SourceRange(file: path), help: "write '\(name[..<dot]).\(view).\(rest)'")
      }
      try narrow(found, to: rest, path: path)
      return
    }
    // `diff` names a row as `SECTION/ROW`.
    if let slash = name.firstIndex(of: "/"), table.sections.contains(where: { $0.id == name[..<slash] }) {
      self = try ExplanationTarget(
        String(name[name.index(after: slash)...]), in: source, laidOutBy: layouter, work)
      return
    }
    throw Self.unknown(name, in: table, path: path)
  }

  /// Takes the view that `rest` names, and the number: `textLabel.x`.
  private mutating func narrow(_ found: [Explanation], to rest: String, path: String) throws(Diagnostic) {
    var wanted = rest
    if let own = AppearanceProperty(rawValue: rest), found.contains(where: { !$0.looks.isEmpty }) {
      property = own
      explanations = found.filter { explanation in explanation.looks.contains { $0.property == own } }
      if explanations.isEmpty { throw Self.unknownView(rest, of: found, path: path) }
      return
    }
    if let dot = rest.lastIndex(of: ".") {
      let last = String(rest[dot...].dropFirst())
      quantity = Derivation.Quantity(rawValue: last)
      property = AppearanceProperty(rawValue: last)
      if quantity != nil || property != nil { wanted = String(rest[..<dot]) }
    }
    view = wanted
    explanations = found.filter { explanation in explanation.frames.contains { $0.view == wanted } }
    if explanations.isEmpty { throw Self.unknownView(wanted, of: found, path: path) }
    if let property { try check(property, path: path) }
  }

  /// Reports a property that nothing sets for the view and that has no default.
  private func check(_ property: AppearanceProperty, path: String) throws(Diagnostic) {
    let looks = explanations.flatMap(\.frames).filter { $0.view == view }.flatMap(\.looks)
    guard !looks.contains(where: { $0.property == property }) else { return }
    let names = looks.map(\.property.rawValue).joined(separator: ", ")
    throw Diagnostic(
      code: .nothingToExplain,
      message: "neither the spec nor an appearance rule sets the \(property.rawValue) of '\(view ?? "")'",
      range: SourceRange(file: path), help: names.isEmpty ? nil : "it has \(names)")
  }

  private static func unknownView(_ name: String, of found: [Explanation], path: String) -> Diagnostic {
    let subject = found.map(\.subject).joined(separator: " and ")
    let views = found.flatMap(\.frames).map(\.view)
    let numbers = Derivation.Quantity.allCases.map(\.rawValue).joined(separator: ", ")
    let help: String =
      if views.isEmpty {
        "in a plain table, a section without titles has no header and no footer"
      } else if let view = closestMatch(to: name, in: views) {
        "did you mean '\(view)'?"
      } else {
        "it has \(views.joined(separator: ", ")), each with \(numbers)"
      }
    return Diagnostic(
      code: .nothingToExplain, message: "\(subject) has no view '\(name)'", range: SourceRange(file: path), help: help)
  }

  private static func unknown(_ name: String, in table: Table, path: String) -> Diagnostic {
    let ids = table.sections.flatMap { [$0.id] + $0.rows.map(\.id) } + ["table"]
    let plain = String(name.prefix { $0 != "." })
    return Diagnostic(
      code: .nothingToExplain, message: "there is no row or section '\(name)'", range: SourceRange(file: path),
      help: closestMatch(to: plain, in: Array(ids.prefix(2_000))).map { "did you mean '\($0)'?" }
        ?? "the ids are \(ids.prefix(10).joined(separator: ", "))\(ids.count > 10 ? ", … (\(ids.count) in all)" : "")")
  }
}
