import Foundation

/// The results of tests, as Swift Testing writes them in JUnit's format.
struct TestReport {
  struct Case {
    /// `target.Suite/test`.
    var name: String
    var hasFailed: Bool
    var wasSkipped: Bool
  }

  let cases: [Case]

  init(_ xml: String) {
    cases = xml.matches(of: /<testcase classname="([^"]*)" name="([^"]*)"[^>]*?(?:\/>|>((?s).*?)<\/testcase>)/).map {
      let inside = $0.3 ?? ""
      return Case(
        name: "\($0.1)/\($0.2)", hasFailed: inside.contains("<failure"), wasSkipped: inside.contains("<skipped"))
    }
  }

  /// The cases that a promise names.
  func cases(of test: String) -> [Case] {
    cases.filter { $0.name == test || $0.name.hasPrefix(test + "/") || $0.name.hasPrefix(test + "(") }
  }
}
