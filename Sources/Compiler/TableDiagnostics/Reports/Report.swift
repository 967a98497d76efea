/// Everything that a run reports. Each form of report is rendered from it.
public struct Report: Sendable {
  /// The version of the tool.
  public var version: String
  /// The name of the command, such as `lint`.
  public var command: String
  /// In the order in which people read them.
  public var items: [ReportItem]
  /// All suites that were checked, including those without findings: paths of specs, or their names in a comparison.
  public var suites: [String] = []
  /// The suites that could not be checked.
  public var failed: [String] = []
  /// Problems that were counted but not kept.
  public var omitted = Omitted()
  /// What the project's configuration left out of the run, in words.
  public var leftOut: String?
  /// Whether it is read by GitLab, which looks for what others do not know.
  public var isForGitLab = false
  /// The command's own report in Markdown, if it has a better one than a table of the items.
  public var markdown: String?
  /// The bytes of a file by its name in ranges; nil if they are not available.
  public var sources: @Sendable (String) -> [UInt8]? = { _ in nil }

  /// The numbers of problems that were counted but are not among the items.
  public struct Omitted: Hashable, Sendable {
    /// The number of errors among them.
    public var errors = 0
    /// The number of warnings among them.
    public var warnings = 0
    /// The sum, with notes.
    public var total = 0

    /// Creates a count of nothing that is left out.
    public init() {}
  }

  /// Creates a report.
  public init(version: String = "", command: String = "", items: [ReportItem]) {
    self.version = version
    self.command = command
    self.items = items
  }

  /// A report of diagnostics alone.
  public init(_ diagnostics: [Diagnostic]) {
    self.init(items: diagnostics.map { ReportItem($0) })
  }

  /// The items that were not accepted.
  public var counting: Report {
    var report = self
    report.items = items.filter { $0.justification == nil }
    return report
  }

  /// The number of problems of a severity, including those that were not kept.
  public func count(_ severity: Severity) -> Int {
    let kept = items.count { $0.diagnostic.severity == severity }
    return switch severity {
    case .error: kept + omitted.errors
    case .warning: kept + omitted.warnings
    case .note: kept + omitted.total - omitted.errors - omitted.warnings
    }
  }

  /// The items, the worst first, otherwise in their order.
  var worstFirst: [ReportItem] {
    Severity.allCases.flatMap { severity in items.filter { $0.diagnostic.severity == severity } }
  }

  /// The same with at most so many items: the worst, in their order. The others count as omitted.
  public func limited(to limit: Int) -> Report {
    guard items.count > limit else { return self }
    let ranked = Severity.allCases.flatMap { severity in
      items.indices.filter { items[$0].diagnostic.severity == severity }
    }
    var report = self
    report.items = ranked.prefix(limit).sorted().map { items[$0] }
    for item in ranked.dropFirst(limit).map({ items[$0] }) {
      report.omitted.total += 1
      switch item.diagnostic.severity {
      case .error: report.omitted.errors += 1
      case .warning: report.omitted.warnings += 1
      case .note: break
      }
    }
    return report
  }

  /// `2 errors, 1 warning`; nil if there is nothing.
  package var countWords: String? {
    let words = Severity.allCases.compactMap { severity in
      let count = count(severity)
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// Writes a report in one form.
public protocol ReportRenderer: Sendable {
  /// What the form is for, and how it is written.
  var traits: ReportTraits { get }
  /// Returns the report as text; for a report without items, a form that consists of lines has none.
  func render(_ report: Report) -> String
}
