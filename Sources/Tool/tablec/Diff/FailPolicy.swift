import TableDiff
import TableParsing
import TableSupport

/// From which class of change on a comparison fails: one for all specs, and others for some of them.
struct FailPolicy {
  /// The least severe class that fails; nil if none does.
  private let least: ChangeClass?
  /// Those of specs that have another one, by the names of the specs.
  private var exceptions: [String: ChangeClass?] = [:]

  /// The same for all specs.
  init(_ level: FailLevel) { least = level.least }

  /// What a configuration sets. Of several patterns that match a spec, the first counts.
  ///
  /// - Parameters:
  ///   - level: what a flag sets for the specs that no pattern matches.
  ///   - folder: the canonical folder of the configuration.
  init(
    _ level: FailLevel?, _ settings: ProjectConfiguration.Diff, of pairs: [DiffPairs.Pair], in folder: String,
    work: WorkMeter
  ) {
    self.init(level ?? settings.failOn.flatMap(FailLevel.init) ?? .text)
    let rules = settings.policy.map { rule in
      (globs: rule.specs.compactMap { PlacedGlob($0, in: folder) }, level: FailLevel(rawValue: rule.failOn) ?? .text)
    }
    guard !rules.isEmpty else { return }
    for pair in pairs {
      guard let entry = pair.new ?? pair.old, let path = entry.files.canonicalPath(entry.spec.path),
        let rule = rules.first(where: { $0.globs.contains { $0.matches(path, work: work) } })
      else { continue }
      exceptions.updateValue(rule.level.least, forKey: pair.name)
    }
  }

  /// Notes in each spec which changes make the run fail.
  func apply(to report: inout DiffReport) {
    for index in report.specs.indices {
      let spec = report.specs[index]
      let exception = exceptions[spec.name]
      report.specs[index].failsFrom = exception ?? least
      if let own = exception ?? nil, spec.fails(from: own), !spec.fails(from: least) {
        report.failuresByPolicy.append((spec.name, own))
      }
    }
  }
}
