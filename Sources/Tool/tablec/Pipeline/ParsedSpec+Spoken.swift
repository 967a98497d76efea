import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableSupport

extension TableSource {
  /// What VoiceOver reads of it in the first of its environments.
  ///
  /// - Parameter target: The id of a row or a section, or an element of one: `wifi.accessoryView`; nil for the whole table.
  /// - Returns: nil if it is not laid out.
  func spoken(of target: String?) throws(Diagnostic) -> [UInt8]? {
    let entries = try entries()
    let work = work
    guard let first = entries.first, let figure = try figures(in: [first], work: work).first else { return nil }
    let all = figure.tree.accessibilityElements(cutAfter: work.left)
    work.spend(all.reduce(0) { $0 + $1.size })
    try check(work, "reading aloud", environments: 1)
    let layouter = layouter(first)
    var emitter = ExplanationEmitter(
      profile: layouter.profile, environment: layouter.environment, files: table.files)
    emitter.environmentCount = entries.count
    let named = SpokenTarget(target, in: figure.tree)
    let pseudo = first.environment.language.flatMap(PseudoLanguage.init)
    let elements = all.enumerated().map { (number: $0 + 1, element: pseudo?.readable($1) ?? $1) }
      .filter { named.contains($0.element) }
    if let target, elements.isEmpty, !named.isKnown(in: figure.tree) {
      throw Diagnostic(
        code: .nothingToExplain, message: "there is no row or section '\(target)'",
        range: SourceRange(file: spec.path),
        help: closestMatch(to: target, in: Array(named.ids(in: figure.tree).prefix(2_000))).map {
          "did you mean '\($0)'?"
        })
    }
    let files = table.files
    let text = SpokenEmitter { element in
      let index = Int(element.location.file)
      return "\(index < files.count ? files[index] == "-" ? "<stdin>" : files[index] : "?"):\(element.location.line)"
    }.text(elements)
    return Array((emitter.heading + "\n" + text).utf8)
  }
}

extension PseudoLanguage {
  /// An element without the characters that turn its texts around.
  fileprivate func readable(_ element: AccessibilityElement) -> AccessibilityElement {
    var element = element
    element.label = readable(element.label)
    (element.value, element.hint) = (element.value.map(readable), element.hint.map(readable))
    return element
  }
}

/// What `explain --spoken` is asked about.
private struct SpokenTarget {
  let name: String?
  private let owners: Set<String>

  init(_ name: String?, in tree: LayoutTree) {
    self.name = name
    let section = tree.table.sections.first { $0.id == name }
    owners = Set(section.map { ["\($0.id).header", "\($0.id).footer"] + $0.rows.map(\.id) } ?? [])
  }

  func contains(_ element: AccessibilityElement) -> Bool {
    guard let name else { return true }
    return element.owner == name || owners.contains(element.owner)
      || element.view.map { "\(element.owner).\($0)" == name } == true
      || name == "table" && ["table.header", "table.footer"].contains(element.owner)
  }

  func ids(in tree: LayoutTree) -> [String] { tree.table.sections.flatMap { [$0.id] + $0.rows.map(\.id) } + ["table"] }

  /// Whether it names something that is there, and of which nothing is read.
  func isKnown(in tree: LayoutTree) -> Bool { name.map { ids(in: tree).contains($0) } ?? true }
}
