import TableDiagnostics
import TableEmission

/// The causes that several rows or specs share.
extension DiffPage {
  /// The number of kinds of consequences that are listed for each.
  private static let maxListed = 12
  /// The number of causes that are open at first, and of those that are drawn at all.
  private static let maxOpen = 3
  private static let maxDrawn = 40

  /// - Parameter draws: whether pictures of some specs are drawn here, because the specs themselves are only counted.
  mutating func writeCauses(_ causes: CauseGrouping, of report: DiffReport, draws: Bool) {
    guard !causes.groups.isEmpty else { return }
    var left = 0
    writer.raw("<section id=\"causes\" class=\"spec\">\n<h2>Causes</h2>\n")
    for (index, group) in causes.groups.enumerated() {
      guard !draws || writer.bytes.count < DiffPageEmitter.largeLimit else {
        left += 1
        continue
      }
      let counts = group.counts
      writer.raw("<details class=\"cause\"\(index < Self.maxOpen ? " open" : "")")
      writeAttribute("id", makeAnchor("cause", group.cause.place.lineText))
      writeClasses(Set(ChangeClass.allCases.filter { counts[$0] > 0 }))
      writer.raw(">\n<summary>")
      for changeClass in ChangeClass.allCases where counts[changeClass] > 0 {
        writer.raw(
          "<span class=\"class \(changeClass.rawValue)\">\(counts[changeClass]) \(changeClass.rawValue)</span> ")
      }
      writer.inline("code", safeText(group.cause.place.lineText))
      writer.raw(" ")
      writer.inline("strong", safeText(group.cause.words))
      writer.text(": \(group.extentWords)\(group.expiredWords { safeText($0) })")
      writer.raw("</summary>\n")
      writeConsequences(of: group)
      writer.raw("<p class=\"accept\">To accept all of it: <code>--accept \(group.fingerprint) --reason …</code></p>\n")
      if draws, index < Self.maxDrawn { writePictures(of: group, causes, in: report) }
      writer.raw("</details>\n")
    }
    if left > 0 { writeCut("and \(counted(left, "more cause"))") }
    writer.raw("</section>\n")
  }

  private mutating func writeConsequences(of group: CauseGroup) {
    let consequences = group.consequences
    writer.raw("<ul class=\"changes\">\n")
    for consequence in consequences.prefix(Self.maxListed) {
      let name = consequence.changeClass.rawValue
      let subject = consequence.subject(inOneSpec: group.specCount == 1)
      let id = makeAnchor("cause", group.cause.place.lineText, consequence.first.change.code.rawValue, subject)
      writer.raw("<li")
      writeAttribute("id", id)
      writer.raw(" data-class=\"\(name)\" data-count=\"\(consequence.count)\">")
      writeClass(consequence.changeClass)
      writer.raw("<span class=\"what\">")
      writer.inline("code", safeText(subject))
      writer.text(" \(safeText(consequence.message))")
      writer.raw("</span><span class=\"where\"><a class=\"link\"")
      writeAttribute("href", PageAnchors.address(id))
      writeAttribute("aria-label", "Link to this change: \(subject)")
      writer.raw(">#</a> <code>\(consequence.first.change.code.rawValue)</code></span></li>\n")
    }
    writer.raw("</ul>\n")
    let rest = consequences.dropFirst(Self.maxListed).reduce(0) { $0 + $1.count }
    if rest > 0 { writer.element("p", "and \(counted(rest, "more change")); see the JSON for all of them") }
  }

  /// The first places of the specs with the worst consequences.
  private mutating func writePictures(of group: CauseGroup, _ causes: CauseGrouping, in report: DiffReport) {
    guard writer.bytes.count < pictureLimit else { return }
    var specs: [Int] = []
    for index in group.consequences.flatMap(\.specs) where !specs.contains(index) {
      specs.append(index)
      if specs.count == 2 { break }
    }
    for index in specs {
      let spec = report.specs[index]
      let changes = causes.changes(of: group.cause, in: index)
      guard let environment = spec.tables.first?.showing(changes) else { continue }
      writer.raw("<h3 class=\"of\">")
      writer.text(safeText(spec.name))
      writer.raw("</h3>\n")
      writePictures(of: environment, isFirst: index == specs[0], isOnly: false, spec: spec, limit: 2)
    }
  }
}

extension EnvironmentDiff {
  /// The same with only some of its changes.
  func showing(_ changes: [ReportedChange]) -> EnvironmentDiff {
    let names = Set(changes.map { DiffPage.ChangeName($0.change) })
    var part = self
    part.diff.changes.removeAll { !names.contains(DiffPage.ChangeName($0)) }
    return part
  }
}
