import TableDiagnostics
import TableDiff
import TableSupport

/// Pairs the dumps of an app with specs, by the names that `compile -o` would give their outputs.
///
/// `forms/login.txt` belongs to the spec `forms/login`, and `forms/login.phone.txt` to its environment `phone`. If there is a spec of the
/// whole name, `forms/login.phone`, the dump belongs to that one: the longest name of a spec wins.
struct VerificationPairs {
  /// The specs with dumps, in order.
  private(set) var pairs: [DiffPairs.Pair] = []
  /// Dumps that belong to no spec, and missing dumps if all are required.
  private(set) var problems: [Diagnostic] = []
  /// The problems of specs that were read only to find out that they have no dump.
  private(set) var diagnostics: [DiagnosticBag] = []
  private(set) var verification = Verification(dumpCount: 0, withoutDump: [])

  private var specs: [VerifiedSpec]
  private let dumps: [AppDump]
  private let sides: Sides
  /// The spec of each name.
  private var indices: [String: Int] = [:]
  /// The specs of each last part of a name, for a dump that was named alone.
  private var lastParts: [Substring: [Int]] = [:]

  /// What the two arguments are.
  struct Sides {
    var hasSpecFolder: Bool
    var hasDumpFolder: Bool
    /// The second argument.
    var dumps: String
  }

  /// Only so many dumps without a spec are compared with all names to find the closest one.
  private static let mostSuggestions = 100

  init(
    _ specs: [DiffEntry], _ dumps: [AppDump], _ sides: Sides, requiresAll: Bool, reader: DiffReader, jobs: Int
  ) {
    self.specs = specs.map { VerifiedSpec(entry: $0) }
    self.dumps = dumps
    self.sides = sides
    for (index, spec) in specs.enumerated() {
      indices[spec.name] = indices[spec.name] ?? index
      lastParts[Self.lastPart(of: spec.name), default: []].append(index)
    }
    let candidates = dumps.map(self.candidates)
    read(needed(candidates, requiresAll: requiresAll), reader: reader, jobs: jobs)
    for (dump, candidates) in zip(dumps, candidates) { place(dump, candidates) }
    finish(requiresAll: requiresAll)
  }

  private static func lastPart(of name: String) -> Substring {
    name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
  }

  // MARK: Names

  /// A spec that a dump may belong to, and the name of its environment.
  private struct Candidate {
    var spec: Int
    var environment: String?
  }

  /// The specs that a dump may belong to by its name, the longest first.
  private func candidates(_ dump: AppDump) -> [Candidate] {
    // With a folder on one side only, folders are no part of a name.
    let isWhole = sides.hasSpecFolder && sides.hasDumpFolder
    let name = isWhole ? dump.name[...] : Self.lastPart(of: dump.name)
    func find(_ name: Substring) -> [Int] {
      isWhole ? indices[String(name)].map { [$0] } ?? [] : lastParts[name] ?? []
    }
    let exact = find(name)
    if !exact.isEmpty { return exact.map { Candidate(spec: $0) } }
    var found: [Candidate] = []
    let start = isWhole ? Self.lastPart(of: dump.name).startIndex : name.startIndex
    for dot in name[start...].indices.reversed() where name[dot] == "." {
      let environment = String(name[name.index(after: dot)...])
      found += find(name[..<dot]).map { Candidate(spec: $0, environment: environment) }
    }
    // One spec and one dump belong together, whatever their names.
    let isPair = !sides.hasSpecFolder && !sides.hasDumpFolder && specs.count == 1
    return found.isEmpty && isPair ? [Candidate(spec: 0)] : found
  }

  /// The specs whose environments must be known.
  private func needed(_ candidates: [[Candidate]], requiresAll: Bool) -> [Int] {
    if requiresAll { return Array(specs.indices) }
    var isNeeded = Array(repeating: true, count: specs.count)
    for found in candidates { if let only = found.first, only.environment == nil { isNeeded[only.spec] = false } }
    for found in candidates { for one in found where one.environment != nil { isNeeded[one.spec] = true } }
    return isNeeded.indices.filter { isNeeded[$0] }
  }

  private mutating func read(_ needed: [Int], reader: DiffReader, jobs: Int) {
    let entries = needed.map { specs[$0].entry }
    let readings = ParallelMap(jobs: jobs).map(entries) { reader.environments(of: $0) }
    for (index, reading) in zip(needed, readings) { specs[index].reading = reading }
  }

  private mutating func place(_ dump: AppDump, _ candidates: [Candidate]) {
    let matches = candidates.filter { candidate in
      // A spec with errors is reported; then it does not matter what its environments are.
      guard let name = candidate.environment, let known = specs[candidate.spec].reading?.environments else {
        return true
      }
      return known.contains(name)
    }
    guard let match = matches.first else {
      // One spec and one dump belong together; a folder may contain the dumps of other specs as well.
      if !sides.hasSpecFolder, specs.count == 1 {
        if !sides.hasDumpFolder { return add(dump, Candidate(spec: 0)) }
        if candidates.isEmpty { return }
      }
      return tellUnknown(dump, candidates)
    }
    // Specs of the same name in different folders.
    let alike = matches.filter { $0.environment == match.environment }
    if alike.count > 1 { tellSeveral(dump, alike) } else { add(dump, match) }
  }

  private mutating func add(_ dump: AppDump, _ match: Candidate) {
    var dump = dump
    dump.environment = match.environment
    // An environment that '--environment' does not ask for.
    if let name = match.environment, let reading = specs[match.spec].reading, reading.environments != nil,
      !reading.asked.contains(name)
    {
      return
    }
    specs[match.spec].dumps.append(dump)
    verification.dumpCount += 1
  }

  // MARK: Problems

  private mutating func tellUnknown(_ dump: AppDump, _ candidates: [Candidate]) {
    let mayHint = problems.count < Self.mostSuggestions
    guard let nearest = candidates.first, let environment = nearest.environment else {
      let name = sides.hasSpecFolder && sides.hasDumpFolder ? dump.name : String(Self.lastPart(of: dump.name))
      let hint = mayHint ? closestName(to: name) : nil
      problems.append(
        Diagnostic(
          code: .dumpWithoutSpec, message: "the dump belongs to no spec: there is no spec '\(name)'",
          range: SourceRange(file: dump.file.path),
          help: hint.map { "did you mean '\($0)\(FolderSearch.Kind.dumpSuffix)'?" }))
      return
    }
    let spec = specs[nearest.spec]
    let known = spec.reading?.environments ?? []
    let hint = mayHint ? closestMatch(to: environment, in: known) : nil
    problems.append(
      Diagnostic(
        code: .dumpWithoutSpec,
        message: "the dump belongs to no spec: the spec '\(spec.name)' has no environment '\(environment)'",
        range: SourceRange(file: dump.file.path),
        help: hint.map { "did you mean '\(spec.name).\($0)\(FolderSearch.Kind.dumpSuffix)'?" }
          ?? (known.count > 1
            ? "its environments are \(known.prefix(20).joined(separator: ", "))\(known.count > 20 ? ", …" : "")" : nil))
    )
  }

  /// The name of a spec that is most like that of a dump, with the environment that the dump's name ends with.
  private func closestName(to name: String) -> String? {
    let names = specs.map(\.name)
    if let whole = closestMatch(to: name, in: names) { return whole }
    let last = Self.lastPart(of: name)
    guard let dot = last.firstIndex(of: "."), let stem = closestMatch(to: String(name[..<dot]), in: names) else {
      return nil
    }
    return stem + name[dot...]
  }

  private mutating func tellSeveral(_ dump: AppDump, _ candidates: [Candidate]) {
    let names = candidates.prefix(5).map { specs[$0.spec].entry.spec.path }
    problems.append(
      Diagnostic(
        code: .dumpWithoutSpec,
        message: "the dump may belong to \(candidates.count) specs: \(names.joined(separator: ", "))"
          + (candidates.count > 5 ? ", …" : ""),
        range: SourceRange(file: dump.file.path), help: "name one of the specs instead of their folder"))
  }

  // MARK: Results

  private mutating func finish(requiresAll: Bool) {
    for spec in specs {
      if spec.dumps.isEmpty {
        if let reading = spec.reading {
          if reading.diagnostics.hasErrors { diagnostics.append(reading.diagnostics) }
          // A profile is not a spec, and a spec without the environments that are asked for is not asked for.
          if reading.isProfile || reading.environments != nil && reading.asked.isEmpty { continue }
        }
        verification.withoutDump.append(spec.name)
      } else {
        pairs.append(pair(spec))
      }
      if requiresAll, !spec.missing.isEmpty { problems.append(missing(spec)) }
    }
    let isNamed = !sides.hasSpecFolder && specs.count == 1
    if isNamed, !requiresAll, let spec = specs.first, spec.dumps.isEmpty, problems.isEmpty, diagnostics.isEmpty,
      !verification.withoutDump.isEmpty
    {
      problems.append(missing(spec))
    }
  }

  private func pair(_ spec: VerifiedSpec) -> DiffPairs.Pair {
    let paths = spec.dumps.map(\.file.path)
    let first = paths.first ?? "-"
    let shown = paths.count == 1 ? first : "\(path(spec)).*\(FolderSearch.Kind.dumpSuffix)"
    let new = DiffEntry(name: spec.name, spec: SpecFile(path: shown, outputName: spec.name), dumps: spec.dumps)
    return DiffPairs.Pair(name: spec.name, status: .kept, old: spec.entry, new: new)
  }

  /// The path of a spec's dumps, without an environment and a suffix.
  private func path(_ spec: VerifiedSpec) -> String {
    OutputPlace(named: sides.dumps, below: spec.name).path
  }

  private func missing(_ spec: VerifiedSpec) -> Diagnostic {
    let environments = spec.missing.isEmpty ? [""] : spec.missing
    let files = environments.map { $0.isEmpty ? "" : ".\($0)" }.map {
      "\(path(spec))\($0)\(FolderSearch.Kind.dumpSuffix)"
    }
    let asked = spec.reading?.asked.count ?? 1
    return Diagnostic(
      code: .specWithoutDump,
      message: environments == [""]
        ? "there is no dump of the app for this spec"
        : "there is no dump of the app for \(environments.count) of \(asked) environments of this spec",
      range: SourceRange(file: spec.entry.spec.path),
      help: "the \(files.count == 1 ? "dump is" : "dumps are") expected at \(files.prefix(6).joined(separator: ", "))"
        + (files.count > 6 ? ", …" : ""))
  }
}
