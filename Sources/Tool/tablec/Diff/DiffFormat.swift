import ArgumentParser
import TableDiagnostics

/// The format of a `diff` report: a form of all reports, or one that shows tables.
enum DiffFormat: Hashable, Sendable, CaseIterable {
  case report(ReportForm)
  case patch, svg, html

  static let allCases = ReportForm.allCases.map(Self.report) + [.patch, .svg, .html]

  /// The suffix of a file in this format.
  var suffix: String {
    switch self {
    case .report(let form): form.traits.suffix
    case .patch: "patch.json"
    case .svg: "svg"
    case .html: "html"
    }
  }

  private var purpose: String {
    switch self {
    case .report(.text): "for people, the most severe changes first"
    case .report(.json): "for programs (tablec schema diff)"
    case .report(let form): form.traits.purpose
    case .patch: "a JSON Patch that turns the old layout JSON into the new one"
    case .svg: "the rows that changed, before and after"
    case .html: "a page with these rows and a slider"
    }
  }

  /// The form of reports that it is.
  var form: ReportForm? { if case .report(let form) = self { form } else { nil } }

  /// Whether there is one output for each spec and environment instead of one for the run.
  var isPerTable: Bool { self == .patch || self == .svg }

  /// The format that a file's name asks for: that of the longest suffix.
  init?(path: String) {
    let fitting = Self.allCases.filter { path.hasSuffix(".\($0.suffix)") }
    if let format = fitting.max(by: { $0.suffix.utf8.count < $1.suffix.utf8.count }) {
      self = format
    } else if path.hasSuffix(".xml") {
      self = .report(.junit)
    } else {
      return nil
    }
  }
}

extension DiffFormat: RawRepresentable, ExpressibleByArgument {
  var rawValue: String {
    switch self {
    case .report(let form): form.rawValue
    case .patch: "patch"
    case .svg: "svg"
    case .html: "html"
    }
  }

  init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.purpose) })
  }
}
