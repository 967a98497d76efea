import TableDiagnostics

/// What was compared of an app, so that nothing seems to agree that was not looked at.
public struct VerificationCoverage: Hashable, Sendable {
  /// The rows that both sides have.
  public var rows = 0
  /// All rows of the spec.
  public var specRows = 0
  /// The rows that the dump has.
  public var appRows = 0
  /// The views of rows, headers and footers that were compared with one of the app.
  public var views = 0
  /// The numbers of their frames, and what else was compared of them: texts, and the values that an app tells itself.
  public var values = 0
  /// The views that the spec shows in these rows and for which the dump has none.
  public var specViewsAlone = 0
  /// The app's views in these rows for which the spec has none, plain ones without contents included.
  public var appViewsAlone = 0
  /// The texts and values of the spec's views that the dump does not have of theirs.
  public var specValuesAlone = 0
  /// The dumps that end in the middle, or of which only the beginning was read.
  public var cutDumps = 0

  /// Creates a verification coverage with its defaults.
  public init() {}

  /// The same in several environments, or specs.
  static func + (left: VerificationCoverage, right: VerificationCoverage) -> VerificationCoverage {
    var sum = left
    for (_, count) in members { sum[keyPath: count] += right[keyPath: count] }
    return sum
  }

  /// The counts by their names in reports.
  static let members: [(name: StaticString, count: WritableKeyPath<VerificationCoverage, Int> & Sendable)] = [
    ("rows", \.rows), ("specRows", \.specRows), ("appRows", \.appRows), ("views", \.views), ("values", \.values),
    ("specViewsAlone", \.specViewsAlone), ("appViewsAlone", \.appViewsAlone),
    ("specValuesAlone", \.specValuesAlone), ("cutDumps", \.cutDumps),
  ]

  /// Whether everything that the spec has was compared.
  package var isWhole: Bool { rows == specRows && specValuesAlone == 0 && cutDumps == 0 }

  /// `10 of 12 rows, 43 views, 190 numbers of frames and texts; 1 view of the spec and 3 of the app without a partner`.
  var words: String {
    var text =
      "\(rows) of \(counted(specRows, "row")), \(counted(views, "view")), \(values) numbers of frames and texts"
    if specViewsAlone + appViewsAlone > 0 {
      let alone = [(specViewsAlone, "the spec"), (appViewsAlone, "the app")].filter { $0.0 > 0 }
      text += "; \(alone.map { "\(counted($0.0, "view")) of \($0.1)" }.joined(separator: " and ")) without a partner"
    }
    if specValuesAlone > 0 {
      text +=
        "; the dump lacks \(specValuesAlone == 1 ? "1 text or value" : "\(specValuesAlone) texts or values") of the spec"
    }
    if cutDumps > 0 {
      text += "; \(cutDumps == 1 ? "1 dump is" : "\(cutDumps) dumps are") cut, and nothing is known of the rest"
    }
    return text
  }
}
