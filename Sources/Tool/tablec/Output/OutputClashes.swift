import TableDiagnostics
import TableIR

/// The names that two outputs of a run would share, found before the first output is written.
///
/// Specs with the same name are found without reading them. A name with a dot may also be that of another spec and its environment:
/// `e.b.yaml`, and `e.yaml` in its environment `b`, both produce `e.b.svg`. Only specs whose names allow this are read beforehand.
struct OutputClashes {
  private(set) var problems: [Diagnostic] = []
  /// The names that nothing is written to.
  private var names: Set<OutputName> = []
  /// The bytes of specs that can be read only once, by path.
  private(set) var kept: [String: [UInt8]] = [:]

  /// - Parameter stages: the stages that are written for each spec.
  init(of specs: [SpecFile], stages: [Stage], session: Session) {
    let named = stages.filter(\.isPerEnvironment)
    findSuffixes(of: specs, stages, session)
    guard !named.isEmpty else { return }
    var owners: [OutputName: (spec: SpecFile, environment: String?)] = [:]
    for spec in Self.rivals(specs) {
      guard let bytes = try? spec.read(limit: session.maxBytes) else { continue }
      if !spec.canBeReadAgain { kept[spec.path] = bytes }
      for environment in session.environments(of: spec, bytes) {
        let name = OutputName(spec.outputName(of: named[0], in: environment))
        guard let other = owners.updateValue((spec, environment), forKey: name) else { continue }
        for stage in named { names.insert(OutputName(spec.outputName(of: stage, in: environment))) }
        problems.append(Self.problem(spec, environment, other, named[0]))
      }
    }
  }

  /// Templates choose their suffixes, and one can end with another: `e.yaml` with `.wide.md` has the name of `e.wide.yaml` with `.md`.
  private mutating func findSuffixes(of specs: [SpecFile], _ stages: [Stage], _ session: Session) {
    let suffixes = stages.map(\.suffix)
    let areMixed = suffixes.contains { long in suffixes.contains { $0 != long && long.hasSuffix($0) } }
    guard areMixed else { return }
    var owners: [OutputName: (spec: SpecFile, stage: Stage)] = [:]
    for spec in specs {
      guard let bytes = try? spec.read(limit: session.maxBytes) else { continue }
      if !spec.canBeReadAgain { kept[spec.path] = bytes }
      let all = stages.contains(where: \.isPerEnvironment) ? session.environments(of: spec, bytes) : []
      for stage in stages {
        for environment in stage.isPerEnvironment ? all : [nil] {
          let name = OutputName(spec.outputName(of: stage, in: environment))
          guard let other = owners.updateValue((spec, stage), forKey: name), other.stage != stage else { continue }
          names.insert(name)
          problems.append(Self.problem(spec, environment, (other.spec, nil), stage))
        }
      }
    }
  }

  func contain(_ name: String) -> Bool { names.contains(OutputName(name)) }

  /// The specs whose name is another spec's name followed by a dot and more, and those other specs.
  private static func rivals(_ specs: [SpecFile]) -> [SpecFile] {
    let rivals = rivals(specs.map(\.outputName))
    return specs.filter { rivals.contains($0.outputName) }
  }

  /// The names that are another name followed by a dot and more, those other names, and those that are there several times.
  static func rivals(_ names: [String]) -> Set<String> {
    let all = Dictionary(grouping: names) { OutputName($0) }
    var rivals = Set(all.lazy.filter { $1.count > 1 }.map(\.key))
    for name in names {
      for dot in name.indices where name[dot] == "." {
        let shorter = OutputName(String(name[..<dot]))
        if all[shorter] != nil { rivals.formUnion([shorter, OutputName(name)]) }
      }
    }
    return Set(names.filter { rivals.contains(OutputName($0)) })
  }

  private static func problem(
    _ spec: SpecFile, _ environment: String?, _ other: (spec: SpecFile, environment: String?), _ stage: Stage
  ) -> Diagnostic {
    func words(_ environment: String?) -> String {
      environment.map { " in the environment \($0.quotedForMessage)" } ?? ""
    }
    return Diagnostic(
      code: .outputCollision,
      message:
        "its output\(words(environment)) would have the same name as another output: \(spec.outputName(of: stage, in: environment))",
      range: SourceRange(file: spec.path),
      notes: [
        Note(message: "the other output is that of \(other.spec.path)\(words(other.environment)); neither is written")
      ],
      help: "give the environment or a spec another name, or compile the specs into different folders")
  }
}

/// A file name, compared as the disk compares names.
struct OutputName: Hashable {
  #if canImport(Darwin)
    private let folded: String

    init(_ name: String) { folded = name.lowercased() }
  #else
    // The two encodings of an accented letter are two names.
    private let bytes: [UInt8]

    init(_ name: String) { bytes = Array(name.utf8) }
  #endif
}

extension Session {
  /// The environments of a spec, as they are named in the names of its outputs; none if it has errors.
  fileprivate func environments(of spec: SpecFile, _ bytes: [UInt8]) -> [String?] {
    guard let table = parse(bytes, spec: spec, as: .either).table else { return [] }
    return ((try? environments.entries(of: table)) ?? []).map(\.environment.name)
  }
}
