/// Writes diagnostics as JUnit XML, which CI systems show as test results: a suite for each spec, a failed case for each
/// error and warning, a skipped case for each item that does not count, and a passed case if nothing was found.
public struct JUnitRenderer: Sendable {
  public init() {}

  /// - Parameters:
  ///   - suites: All suites that were checked, including those without findings.
  ///   - failed: The suites that could not be checked.
  public func render(_ items: [ReportItem], suites: [String], failed: [String] = []) -> String {
    var found: [String: [ReportItem]] = [:]
    for item in items { found[item.suite ?? item.diagnostic.range.file, default: []].append(item) }
    let others = Set(found.keys).subtracting(suites).sorted()
    let all = suites + others
    let failures = items.count(where: \.isFailure)
    let cases = all.reduce(0) { $0 + max(found[$1]?.count ?? 0, 1) }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let errors = failed.isEmpty ? "" : " errors=\"\(failed.count)\""
    xml += "<testsuites name=\"tablec\" tests=\"\(cases + failed.count)\" failures=\"\(failures)\"\(errors)>\n"
    for suite in all { xml += self.suite(suite, found[suite] ?? []) }
    for name in failed.map(\.escapedForXML) {
      xml +=
        "  <testsuite name=\"\(name)\" tests=\"1\" errors=\"1\">\n    <testcase classname=\"\(name)\" name=\"compared\">\n"
      xml += "      <error message=\"it has errors and could not be compared\"/>\n    </testcase>\n  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private func suite(_ name: String, _ items: [ReportItem]) -> String {
    let failures = items.count(where: \.isFailure)
    let skipped = items.count { $0.justification != nil }
    let name = name.escapedForXML
    var xml =
      "  <testsuite name=\"\(name)\" tests=\"\(max(items.count, 1))\" failures=\"\(failures)\" skipped=\"\(skipped)\">\n"
    if items.isEmpty { xml += "    <testcase classname=\"\(name)\" name=\"nothing found\"/>\n" }
    for item in items { xml += testcase(item, in: name) }
    return xml + "  </testsuite>\n"
  }

  private func testcase(_ item: ReportItem, in suite: String) -> String {
    let diagnostic = item.diagnostic
    let code = diagnostic.code.rule.map { "\(diagnostic.code) \($0)" } ?? diagnostic.code.rawValue
    let message = item.wholeMessage.escapedForXML
    let start = "    <testcase classname=\"\(suite)\" name=\"\("\(code): \(diagnostic.message)".escapedForXML)\""
    if let reason = item.justification {
      return start + ">\n      <skipped message=\"\(reason.escapedForXML)\"/>\n    </testcase>\n"
    }
    let place =
      diagnostic.range.isWholeFile
      ? diagnostic.range.displayName : "\(diagnostic.range.displayName):\(diagnostic.range.start.line)"
    guard item.isFailure else {
      return start + ">\n      <system-out>\(place.escapedForXML): \(message)</system-out>\n    </testcase>\n"
    }
    return start
      + ">\n      <failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(message)\">\(place.escapedForXML)</failure>\n    </testcase>\n"
  }
}

extension ReportItem {
  fileprivate var isFailure: Bool { justification == nil && diagnostic.severity != .note }
}

extension String {
  /// Text for an element or an attribute of XML 1.0, which forbids most control characters.
  fileprivate var escapedForXML: String {
    safeText(self).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        text.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
  }
}
