import TableDiagnostics
import TableParsing
import TableSupport

/// What the outputs of a run depend on, and where that is written.
final class DependencyRecord: Sendable {
  private let place: OutputPlace
  private let target: String?
  /// The folders in which specs were looked for.
  private let folders: [String]
  private let rules = Locked<[DependencyFile.Rule]>([])

  init?(_ options: DependencyOptions, searched folders: [String]) {
    guard let path = options.depfile else { return nil }
    place = OutputPlace(named: path)
    target = options.depfileTarget
    self.folders = folders
  }

  /// Takes the outputs of a spec and what was read for it, in the order of the specs.
  func note(_ spec: SpecFile, outputs: [String], inputs: SpecInputs) {
    var rule = DependencyFile.Rule(outputs: outputs, inputs: inputs)
    if spec.hasPlace { rule.configurations = spec.settingsInputs }
    if let root = spec.root {
      // A spec that is added changes the time of one of these.
      var folder = PathRules.folder(of: spec.path)
      while folder.count > root.count {
        rule.folders.append(folder)
        folder = PathRules.folder(of: folder)
      }
      rule.folders.append(root)
    }
    rules.withLock { [rule] in $0.append(rule) }
  }

  /// Writes the file, if all outputs were written: a build tool discards the dependencies of a command that failed.
  /// - Parameter shared: what was read for all specs.
  func write(shared: SpecInputs, reporter: inout Reporter) {
    guard reporter.status == .done else { return }
    var rules = rules.withLock { $0 }
    for index in rules.indices { rules[index].inputs.merge(shared) }
    // A spec may be added to a folder that has none yet. One output that is out of date is enough to run the command again.
    if let first = rules.firstIndex(where: { !$0.outputs.isEmpty }) { rules[first].folders += folders }
    do throws(Diagnostic) {
      guard !MetFiles.written.contain(place.path) else {
        throw Diagnostic(
          code: .outputCollision, message: "the dependency file has the name of an output",
          range: SourceRange(file: place.path), help: "give it another name")
      }
      let bytes = try DependencyFile(rules: rules, target: target, path: place.path).bytes()
      let read = rules.flatMap { [$0.inputs, $0.configurations] }
      if let (path, problem) = read.flatMap(\.unanswered).min(by: { $0.key < $1.key }) {
        throw Diagnostic(
          code: .unreadableFile, message: "it is not known what the outputs depend on: \(problem.reason)",
          range: SourceRange(file: path))
      }
      try OutputFile.write(bytes, to: place)
      reporter.note(place.path)
    } catch {
      reporter.addTrouble(error)
    }
  }
}
