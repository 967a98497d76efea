import TableDiagnostics
import TableEmission

/// Writes the whole report of a run as one HTML page: for each spec the list of its changes, and pictures of before and after, of
/// one over the other, and with a slider that wipes between them.
///
/// The page is self-contained and fetches nothing. Only its own script, which moves the sliders, may run, allowed by its hash; without
/// it the pictures are side by side. The same report gives the same bytes.
public struct DiffPageEmitter: Sendable {
  /// How tables are drawn; `showsFrames` is ignored, because the overlay draws its own frames.
  public var options: SVGOptions
  /// Pictures are drawn up to about this size of the page, in bytes. The page states what is left out, and the lists
  /// are complete.
  public var pictureLimit = 24_000_000

  /// The maximum number of bands of a spec in an environment, and of changes in its list.
  static let maxBands = 50
  static let maxListed = 1_000

  /// With more changed specs than this, pictures are those of the causes and of what is left, up to a smaller size in bytes.
  private static let mostDrawnSpecs = 12
  private static let largePictureLimit = 2_000_000
  static let largeLimit = 2_600_000
  /// The number of changes of one spec that are seen without a filter.
  private static let mostUnfiltered = 4
  /// The number of specs that the contents name.
  static let maxNamed = 2_000

  /// Creates a diff page emitter.
  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The page as UTF-8.
  public func emit(_ report: DiffReport) -> [UInt8] { page(report).bytes }

  /// The page, and whether it leaves out specs or causes, because a browser could not show them all.
  package func page(_ report: DiffReport) -> (bytes: [UInt8], isCut: Bool) {
    let changed = report.specs.filter(\.isChanged)
    let causes = report.causes
    let isLarge = changed.count > Self.mostDrawnSpecs
    var page = DiffPage(
      options: options, pictureLimit: isLarge ? min(pictureLimit, Self.largePictureLimit) : pictureLimit)
    // In a large run, specs that only shared causes changed are counted with those.
    let listed = report.specs.indices.filter { index in
      let spec = report.specs[index]
      guard spec.isChanged else { return false }
      return !isLarge || causes.othersCount(of: index) > 0 || spec.acceptedCount > 0
    }
    // What is left to decide comes before what was accepted.
    let shown =
      listed.filter { report.specs[$0].counts.total > 0 } + listed.filter { report.specs[$0].counts.total == 0 }
    let what = report.verification == nil ? "changed" : "differs"
    let title = changed.count == 1 ? "\(changed[0].name): what \(what)" : "What \(what)"
    page.writer.beginPage(title: title, style: DiffPageStyle.text, scriptHash: DiffPageScript.hash)
    page.writer.raw("<header>\n")
    page.writer.element("h1", title)
    if let failed = report.failedWords() { page.writer.element("p", failed) }
    if !report.specs.isEmpty || report.failed.isEmpty { page.writer.element("p", Self.summary(of: report)) }
    if let words = report.verificationWords { page.writer.element("p", words) }
    if let coverage = report.coverage { page.writer.element("p", "Compared: \(coverage.words).") }
    page.writer.raw("</header>\n")
    page.name(shown.map { report.specs[$0] })
    if changed.count > 1 {
      page.writeContents(shown.map { report.specs[$0] }, others: changed.count - shown.count)
    }
    let isOfApp = report.verification != nil
    let hasPictures = changed.contains { !$0.environmentNames.isEmpty }
    let isFiltered = changed.count > 1 || changed.contains { $0.listedCount > Self.mostUnfiltered }
    if isFiltered || hasPictures {
      // One box: bars that stick one by one would lie over each other.
      page.writer.raw("<section class=\"bars\" aria-label=\"What is shown\">\n")
      if isFiltered { page.writeFilter() }
      if hasPictures { page.writeViews(isOfApp: isOfApp) }
      page.writer.raw("</section>\n")
    }
    page.writer.raw("<main>\n")
    if isFiltered || hasPictures { page.writeNotice() }
    if hasPictures { page.writeLegend(isOfApp: isOfApp) }
    page.writeCauses(causes, of: report, draws: isLarge)
    if let words = report.undeterminedWords { page.writer.element("p", words) }
    for (number, index) in shown.enumerated() {
      guard !isLarge || page.writer.bytes.count < Self.largeLimit else {
        page.writeCut("and \(counted(shown.count - number, "more spec"))")
        break
      }
      page.write(report.specs[index], number: number + 1, others: causes.others(of: index), isPart: isLarge)
    }
    page.writer.raw("</main>\n<script>\(DiffPageScript.text)</script>\n")
    page.writer.endPage()
    return (page.writer.bytes, page.isCut)
  }

  private static func summary(of report: DiffReport) -> String {
    let changed = report.specs.count(where: \.isChanged)
    guard changed > 0 else {
      return report.specs.count == 1 ? "No differences." : "No differences in \(counted(report.specs.count, "spec"))."
    }
    var text = report.counts.words ?? "only accepted changes"
    if report.specs.count > 1 { text += " in \(changed) of \(counted(report.specs.count, "spec"))" }
    let accepted = report.specs.reduce(0) { $0 + $1.acceptedCount }
    if accepted > 0, report.counts.total > 0 { text += "; \(accepted) more accepted" }
    return text
  }
}
