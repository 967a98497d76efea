/// Writes a report as JUnit XML, which CI systems show as test results: a suite for each spec, a failed case for each item that makes the
/// run fail, a skipped case for each that does not count, and a passed case for any other, or if nothing was found.
///
/// A case is named after its code and what it is about, without values, so that its history continues when those change. The common
/// schemas have no files of cases; GitLab reads them, and gets them.
public struct JUnitRenderer: ReportRenderer {
  /// Creates a JUnit renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits { ReportTraits(purpose: "test results", suffix: "junit.xml") }

  /// The report as text.
  public func render(_ report: Report) -> String {
    var found: [String: [ReportItem]] = [:]
    for item in report.items { found[item.suite ?? item.diagnostic.range.reportPath, default: []].append(item) }
    let failed = Set(report.failed)
    let others = Set(found.keys).subtracting(report.suites).union(failed.subtracting(report.suites)).sorted()
    let all = report.suites + others
    let failures = report.items.count(where: \.isFailure)
    let cases = all.reduce(failed.count) { $0 + max(found[$1]?.count ?? 0, failed.contains($1) ? 0 : 1) }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml +=
      "<testsuites name=\"tablec\" tests=\"\(cases)\" failures=\"\(failures)\" errors=\"\(failed.count)\">\n"
    for suite in all {
      xml += self.suite(suite, found[suite] ?? [], hasFailed: failed.contains(suite), namesFiles: report.isForGitLab)
    }
    return xml + "</testsuites>\n"
  }

  private func suite(_ name: String, _ items: [ReportItem], hasFailed: Bool, namesFiles: Bool) -> String {
    let failures = items.count(where: \.isFailure)
    let skipped = items.count { $0.justification != nil }
    let errors = hasFailed ? 1 : 0
    let name = name.escapedForXML
    var xml =
      "  <testsuite name=\"\(name)\" tests=\"\(max(items.count + errors, 1))\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " skipped=\"\(skipped)\">\n"
    if items.isEmpty && !hasFailed { xml += "    <testcase classname=\"\(name)\" name=\"nothing found\"/>\n" }
    var names: [String: Int] = [:]
    for item in items {
      let title = item.caseName
      names[title, default: 0] += 1
      let number = names[title] ?? 1
      xml += testcase(item, named: number == 1 ? title : "\(title) (\(number))", in: name, namesFile: namesFiles)
    }
    if hasFailed {
      xml += "    <testcase classname=\"\(name)\" name=\"compared\">\n"
      xml += "      <error message=\"it has errors and could not be compared\"/>\n    </testcase>\n"
    }
    return xml + "  </testsuite>\n"
  }

  private func testcase(_ item: ReportItem, named name: String, in suite: String, namesFile: Bool) -> String {
    let diagnostic = item.diagnostic
    var start = "    <testcase classname=\"\(suite)\" name=\"\(name.escapedForXML)\""
    if namesFile { start += " file=\"\(diagnostic.range.reportPath.escapedForXML)\"" }
    let message = item.wholeMessage.escapedForXML
    if let reason = item.justification {
      return start + ">\n      <skipped message=\"\(reason.escapedForXML)\"/>\n    </testcase>\n"
    }
    let place = diagnostic.range.reportPlace.escapedForXML
    guard item.isFailure else {
      return start + ">\n      <system-out>\(place): \(message)</system-out>\n    </testcase>\n"
    }
    return start
      + ">\n      <failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(message)\">\(place)</failure>\n    </testcase>\n"
  }
}

extension ReportItem {
  fileprivate var caseName: String {
    let name = diagnostic.code.rule == nil ? "\(diagnostic.code) \(diagnostic.code.title)" : name
    return diagnostic.subject.map { "\(name): \($0)" } ?? name
  }
}
