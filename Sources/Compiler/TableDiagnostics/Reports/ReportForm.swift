/// The forms of a report: the only list of them. What there is to know of a form stands beside its renderer.
public enum ReportForm: String, Hashable, Sendable, CaseIterable {
  case text, json, github, gitlab, sarif, junit, checkstyle, rdjson, xcode, markdown

  private var renderer: any ReportRenderer {
    switch self {
    case .text: TextRenderer()
    case .json: JSONRenderer()
    case .github: GitHubRenderer()
    case .gitlab: GitLabRenderer()
    case .sarif: SARIFRenderer()
    case .junit: JUnitRenderer()
    case .checkstyle: CheckstyleRenderer()
    case .rdjson: RDJSONRenderer()
    case .xcode: XcodeRenderer()
    case .markdown: MarkdownRenderer()
    }
  }

  /// What it is for, and how it is written.
  public var traits: ReportTraits { renderer.traits }

  /// Returns the text of a report in this form; `text` has no colours.
  public func render(_ report: Report) -> String { renderer.render(report) }
}

/// What a form of report is for, and how it is written.
public struct ReportTraits: Sendable {
  /// For whom or what it is.
  public var purpose: String
  /// The suffix of a file, without a dot before it.
  public var suffix: String
  /// Whether it consists of lines, so that other text can stand in the same stream.
  public var isMadeOfLines: Bool
  /// Whether it takes the place of a command's messages, on standard error.
  public var isOfMessages: Bool
  /// Whether files have the names that the user gave them; otherwise they are named from the top of the repository.
  public var namesFilesAsGiven: Bool
  /// Whether the form itself says how many items it leaves out.
  public var countsOmitted: Bool

  /// Creates report traits.
  public init(
    purpose: String, suffix: String, isMadeOfLines: Bool = false, isOfMessages: Bool = false,
    namesFilesAsGiven: Bool = false, countsOmitted: Bool = false
  ) {
    self.namesFilesAsGiven = namesFilesAsGiven
    (self.purpose, self.suffix) = (purpose, suffix)
    (self.isMadeOfLines, self.isOfMessages, self.countsOmitted) = (isMadeOfLines, isOfMessages, countsOmitted)
  }
}
