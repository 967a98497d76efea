import ArgumentParser
import TableDiagnostics
import TableParsing

/// What the address of the page asks for: a table, and environments.
struct PreviewQuery: Hashable, Sendable {
  /// Nil for the only one.
  var table: String?
  /// The values of environment flags, by their names, in the order of the address.
  private var choices: [Choice] = []

  private struct Choice: Hashable {
    var flag: String
    var value: String
  }

  /// - Parameter items: decoded. Those that no environment flag is called are left out.
  init(_ items: [(key: String, value: String)]) {
    table = items.first { $0.key == "table" }?.value
    let flags = Set(EnvironmentOptions.longNames)
    choices = items.filter { flags.contains($0.key) && !$0.value.isEmpty }
      .map { Choice(flag: $0.key, value: $0.value) }
  }

  /// Whether the address leaves the environments to the flags and to the spec.
  var choosesNothing: Bool { choices.isEmpty }

  /// The environments as the query of an address.
  var text: String {
    choices.map { "\($0.flag.queryValue)=\($0.value.queryValue)" }.joined(separator: "&")
  }

  /// The query for one of the environments that this one asks for.
  func narrowed(to environment: String) -> PreviewQuery {
    var query = self
    query.choices.removeAll { $0.flag == "environment" }
    query.choices.append(Choice(flag: "environment", value: environment))
    return query
  }

  /// The choices, read as the flags of the command line are.
  func options() throws(Diagnostic) -> EnvironmentOptions {
    do {
      return try EnvironmentOptions.parse(choices.map { "--\($0.flag)=\($0.value)" })
    } catch {
      let message = EnvironmentOptions.message(for: error)
      throw Diagnostic(query: message.split(separator: "\n").first.map(String.init) ?? message)
    }
  }
}

extension Diagnostic {
  /// A query that cannot be answered.
  init(query message: String, help: String? = nil) {
    self.init(
      code: .unusableQuery, message: message.withoutCapital, range: SourceRange(file: "-"), help: help)
  }
}

extension EnvironmentOptions {
  /// The flags that choose environments, which are the keys of an address.
  static let longNames = [
    "device", "size", "scale", "ios", "metrics", "orientation", "window", "split", "language", "direction",
    "content-size", "appearance", "level", "contrast", "legibility-weight", "state", "environment",
  ]

  /// The number of environments that the flags ask for at most, for one environment of a spec.
  var combinations: Int {
    func count<Value>(_ choices: [Choices<Value>]) -> Int { choices.reduce(0) { $0 + $1.values.count } }
    let categories = contentSize.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.categories.count } }
    let languages = language.reduce(0) { $0 + $1.values.reduce(0) { $0 + max($1.tags.count, 1) } }
    let counts: [Int] = [
      count(device) + count(size), count(ios) + count(metrics), count(orientation), count(window), count(split),
      languages, count(direction), categories, count(userInterfaceStyle), count(level),
      count(contrast), count(legibilityWeight), state.count,
    ]
    return counts.reduce(1) { product, count in
      let (result, isOverflow) = product.multipliedReportingOverflow(by: max(count, 1))
      return isOverflow ? .max : result
    }
  }

  /// The profile files that are named.
  var metricsFiles: [String] {
    metrics.flatMap(\.values).compactMap { if case .file(let path) = $0 { path } else { nil } }
  }
}

extension String {
  /// A message of the argument parser as diagnostics begin: `error: The value …` without its label and its capital.
  fileprivate var withoutCapital: String {
    let text = hasPrefix("Error: ") ? dropFirst(7) : self[...]
    guard let first = text.first, text.dropFirst().first?.isLowercase ?? false else { return String(text) }
    return first.lowercased() + text.dropFirst()
  }
}
