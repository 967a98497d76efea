import TableDiagnostics
import TableIR
import TableParsing

/// What is known about a spec at one moment: its table, what is wrong with it, and everything that this depends on.
struct SpecStudy: Sendable {
  /// The spec, with what its configuration sets.
  let spec: SpecFile
  let configuration: LiveConfiguration
  /// The files as they were when the spec was studied.
  let files: FileSystem
  /// What was read of them, and what was looked for but not found.
  let log: ReadLog
  /// Whether there is no such file.
  var isMissing = false
  /// Nil if the spec cannot be read.
  var parsed: ParsedSpec?
  /// What was found: by the compiler, and once it is linted by the rules, too. Problems with the configuration are its own.
  var diagnostics = DiagnosticBag()
  var isLinted = false
  /// What lint found, with its environments; nil until it has.
  var lint: SpecLinter.Result?

  /// The text of the spec; empty if it cannot be read.
  var bytes: [UInt8] { parsed?.bytes ?? [] }

  /// Nil for a spec with errors, and for a profile.
  var table: Table? { parsed?.table }

  /// Whether it is a profile in a folder of specs.
  var isProfile: Bool { parsed?.isProfile ?? false }

  /// Everything that it depends on, except the files that flags name.
  var inputs: SpecInputs {
    var inputs = log.inputs
    inputs.merge(configuration.inputs)
    return inputs
  }

  /// A text file of the spec.
  struct Text: Sendable {
    /// Its name in messages.
    var path: String
    /// Nil for standard input.
    var canonicalPath: String?
    var bytes: [UInt8]
  }

  /// The spec and the files that it includes, with the texts that were studied. For a broken spec, as many as were read.
  var texts: [Text] {
    var names = [spec.path]
    names += table?.files ?? (diagnostics.diagnostics.map(\.range.file) + readSpecs)
    var known: Set<String> = []
    return names.compactMap { name in
      let canonical = files.canonicalPath(name)
      guard known.insert(canonical ?? name).inserted else { return nil }
      guard name != spec.path else { return Text(path: name, canonicalPath: canonical, bytes: bytes) }
      guard let canonical, let bytes = contents(of: canonical) else { return nil }
      return Text(path: name, canonicalPath: canonical, bytes: bytes)
    }
  }

  /// What was read of a file.
  func contents(of canonicalPath: String) -> [UInt8]? { try? log.contents(at: canonicalPath)?.get() }

  /// Whether the same was read for another study, so that both came to the same.
  func readTheSame(as other: SpecStudy) -> Bool {
    spec == other.spec && configuration.inputs == other.configuration.inputs && log.inputs == other.log.inputs
      && log.contents == other.log.contents
  }

  /// The YAML files that were read, by their names from the working folder.
  private var readSpecs: [String] {
    log.contents.keys.filter(SpecFile.isSpec).sorted().map(WorkingFolder.relative)
  }
}
