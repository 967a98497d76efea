/// The forms of a report: the only list of them.
public enum ReportForm: String, Hashable, Sendable, CaseIterable {
  case text, json, github, gitlab, sarif, junit, checkstyle, rdjson, markdown

  /// For whom or what it is.
  public var purpose: String {
    switch self {
    case .text: "for people, with lines of the spec"
    case .json: "for programs"
    case .github: "annotations for GitHub Actions"
    case .gitlab: "a code quality report for GitLab"
    case .sarif: "for code scanning"
    case .junit: "test results"
    case .checkstyle: "Checkstyle's XML, for Jenkins and others"
    case .rdjson: "for reviewdog"
    case .markdown: "a comment for a pull request"
    }
  }

  /// Whether it consists of lines, so that other text can stand in the same stream.
  public var isMadeOfLines: Bool { self == .text || self == .github }

  /// Returns the text of a report in this form; `text` has no colours.
  public func render(_ report: Report) -> String { renderer(of: report).render(report) }

  private func renderer(of report: Report) -> any ReportRenderer {
    switch self {
    case .text: TextRenderer(colour: false, sources: report.sources)
    case .json: JSONRenderer()
    case .github: GitHubRenderer()
    case .gitlab: GitLabRenderer()
    case .sarif: SARIFRenderer()
    case .junit: JUnitRenderer()
    case .checkstyle: CheckstyleRenderer()
    case .rdjson: RDJSONRenderer()
    case .markdown: MarkdownRenderer()
    }
  }
}
