import TableDiagnostics

/// A spec that an app is compared with, and its dumps.
struct VerifiedSpec: Sendable {
  var entry: DiffEntry
  var dumps: [AppDump] = []
  /// What was read of the spec to pair dumps with it; nil if its name was enough.
  var reading: Reading?

  struct Reading: Sendable {
    /// The names of its environments; nil if the spec has errors, which the comparison reports.
    var environments: [String]?
    /// Those that `--environment` asks for.
    var asked: [String] = []
    var isProfile = false
    var diagnostics = DiagnosticBag()
  }

  var name: String { entry.name }

  /// The environments that have no dump; `[""]` if the spec itself has none.
  var missing: [String] {
    guard let reading, !reading.isProfile, reading.environments != nil else { return [] }
    guard reading.asked.count > 1 else { return dumps.isEmpty && !reading.asked.isEmpty ? [""] : [] }
    let given = Set(dumps.compactMap(\.environment))
    return reading.asked.filter { !given.contains($0) }
  }
}

extension DiffReader {
  /// The environments of a spec.
  func environments(of entry: DiffEntry) -> VerifiedSpec.Reading {
    let read = read(entry)
    var result = VerifiedSpec.Reading(isProfile: read.isProfile, diagnostics: read.diagnostics)
    guard case .spec(let source) = read.side else { return result }
    do throws(Diagnostic) {
      result.environments = try session.environments.ofAllNames.entries(of: source.table).map(\.name)
    } catch {
      result.diagnostics.add(error)
    }
    // A spec without an environment that is asked for is not asked for either.
    result.asked = ((try? session.environments.entries(of: source.table)) ?? []).map(\.name)
    return result
  }
}
