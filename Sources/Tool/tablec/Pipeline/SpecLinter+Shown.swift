import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import TablePreview

extension SpecLinter {
  /// What a page lists of a table: the problems in the environments that it shows, and then the findings that only others have, with where they
  /// are.
  struct Shown {
    var problems: [Diagnostic]
    /// Of those that not all figures have.
    var places: [Diagnostic: FindingPlace] = [:]
  }

  /// - Parameters:
  ///   - asked: the environments that are shown.
  ///   - all: what was found in the environments that lint checks, with the query that shows each of them, if there is one.
  ///   - isCurrent: whether that was found in this version of the spec, and not in the one before.
  func shown(
    _ parsed: ParsedSpec, in asked: RunEnvironments, besides all: Result, isCurrent: Bool, levels: RuleLevels,
    baseline: Set<BaselineEntry>, query: (EnvironmentMatrix.Entry) -> String?
  ) -> Shown {
    guard all.diagnostics.diagnostics.contains(where: \.isFinding) else {
      return Shown(problems: all.diagnostics.diagnostics)
    }
    // Most specs are shown in their own environments, which are those that lint has checked.
    let isSame = isCurrent && (try? parsed.source?.entries(in: asked)) == all.environments
    let here = isSame ? all : lint(parsed, levels: levels, baseline: baseline, in: asked)
    let own = here.diagnostics.diagnostics.filter(\.isFinding)
    var shown = Shown(problems: all.diagnostics.diagnostics.filter { !$0.isFinding } + own)
    for (problem, figures) in here.environmentsOfSome { shown.places[problem] = FindingPlace(figures: figures) }
    struct Key: Hashable {
      var code: DiagnosticCode
      var range: SourceRange
    }
    let known = Set(own.map { Key(code: $0.code, range: $0.range) })
    for problem in all.diagnostics.diagnostics where problem.isFinding {
      guard !known.contains(Key(code: problem.code, range: problem.range)) else { continue }
      shown.problems.append(problem)
      // Those of comments are in no environment.
      guard !all.environments.isEmpty, RuleRegistry.rules.contains(where: { $0.code == problem.code }) else { continue }
      let indices = all.environmentsOfSome[problem] ?? Array(all.environments.indices)
      shown.places[problem] = FindingPlace(
        elsewhere: indices.prefix(4).map { index in
          FindingPlace.Environment(name: all.environments[index].name, query: query(all.environments[index]))
        })
    }
    return shown
  }
}

extension EnvironmentAxes {
  /// The query of a page that shows an environment which lint chooses by itself: a device, and what differs from the usual.
  var pageQuery: String? {
    guard case .device(let device)? = screens.first else { return nil }
    var parts = ["device=\(device.name)"]
    if orientations == [.landscape] { parts.append("orientation=landscape") }
    if case .expanded? = splits.first { parts.append("split=expanded") }
    if let size = contentSizes.first { parts.append("content-size=\(size.shortName)") }
    if userInterfaceStyles == [.dark] { parts.append("appearance=dark") }
    return parts.joined(separator: "&")
  }
}
