import TableDiagnostics
import TableParsing

/// What outputs depend on, in the syntax of make, which Ninja reads too.
///
/// A file that is not there would be out of date forever, to both. A path that was looked for but not found is therefore stood for by its
/// folder, whose time changes when something is created in it; unless an output is written into that folder, which would change its time
/// after every run.
struct DependencyFile {
  struct Rule {
    var outputs: [String]
    var inputs: SpecInputs
    /// The `.tablec.yaml` and those that were looked for but not found.
    var configurations = SpecInputs()
    /// The folders in which specs were found.
    var folders: [String] = []
  }

  /// One rule for each spec.
  var rules: [Rule]
  /// What the dependencies are those of, instead of the outputs.
  var target: String?
  /// The path of the file itself.
  var path: String

  private let files = DiskFiles()

  init(rules: [Rule], target: String?, path: String) {
    (self.rules, self.target, self.path) = (rules, target, path)
  }

  /// The file; an error for a name that make or Ninja would read as another one.
  func bytes() throws(Diagnostic) -> [UInt8] {
    let written = Set((rules.flatMap(\.outputs) + [path] + (target.map { [$0] } ?? [])).map(folder))
    var text = ""
    var all: Set<String> = []
    var lines: [(outputs: [String], inputs: [String])] = rules.map { rule in
      (rule.outputs, dependencies(of: rule, written: written))
    }
    if let target { lines = [([target], Set(lines.flatMap(\.inputs)).sorted())] }
    for (outputs, inputs) in lines where !outputs.isEmpty {
      all.formUnion(inputs)
      text += try Self.words(outputs) + ":"
      for input in inputs { text += " \\\n  " + (try Self.word(input)) }
      text += "\n"
    }
    // With an empty rule, a file that is gone is out of date instead of an error.
    for input in all.sorted() { text += "\n" + (try Self.word(input)) + ":\n" }
    return Array(text.utf8)
  }

  private func dependencies(of rule: Rule, written: Set<String>) -> [String] {
    var names = Set((rule.inputs.files + rule.configurations.files.map(WorkingFolder.relative)).map(files.plainPath))
    var folders = Set(rule.folders + rule.inputs.missing.map { existing(folder($0)) } + rule.inputs.listings.keys)
    // A configuration may be added to the folders of the project: those above it change too often.
    let project = PathRules(root: canonical("."))
    folders.formUnion(rule.configurations.missing.map(files.folder).filter(project.contains))
    for folder in folders where !written.contains(canonical(folder)) {
      let name = files.plainPath(folder == project.root ? "." : WorkingFolder.relative(folder))
      names.insert(Self.isMemberOfArchive(name) ? name + "/." : name)
    }
    return names.sorted()
  }

  /// The canonical folder of a path.
  private func folder(_ path: String) -> String { canonical(files.folder(of: path)) }

  private func canonical(_ path: String) -> String { files.canonicalPath(path) ?? path }

  /// The folder, or the nearest one above it that exists.
  private func existing(_ folder: String) -> String {
    var folder = folder
    while PathKind(folder) != .folder {
      let above = files.folder(of: folder)
      guard above != folder else { return above }
      folder = above
    }
    return folder
  }

  // MARK: Names

  private static func words(_ names: [String]) throws(Diagnostic) -> String {
    var words: [String] = []
    for name in names { words.append(try word(name)) }
    return words.joined(separator: " ")
  }

  /// What make or Ninja has no escape for.
  private static let unwritable = Set("%=;|*?[&'\"<>`^")

  /// Whether make reads a name as that of a member of an archive, `archive(member)`, which is always out of date.
  private static func isMemberOfArchive(_ name: String) -> Bool {
    name.last == ")" && (name.firstIndex(of: "(").map { $0 > name.startIndex } ?? false)
  }

  /// A name as make and Ninja both read it.
  static func word(_ name: String) throws(Diagnostic) -> String {
    var word = ""
    var backslashes = 0
    for character in name.unicodeScalars {
      guard character.value > 0x20 || character == " ", character.value != 0x7F,
        !unwritable.contains(Character(character)), backslashes == 0 || !"#:".unicodeScalars.contains(character)
      else { throw cannotName(name) }
      switch character {
      // Backslashes before a blank are doubled, and no others.
      case " ": word += String(repeating: "\\", count: backslashes) + "\\ "
      case "#", ":": word += "\\" + String(character)
      case "$": word += "$$"
      default: word.unicodeScalars.append(character)
      }
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    guard backslashes == 0, name.last != " ", !name.isEmpty, !isMemberOfArchive(name) else { throw cannotName(name) }
    return word
  }

  private static func cannotName(_ name: String) -> Diagnostic {
    Diagnostic(
      code: .unwritableDependency,
      message: "the dependency file cannot name \(name.quotedForMessage): make or Ninja would read another name",
      range: SourceRange(file: name),
      help:
        "rename it: letters, digits and the marks . _ - + @ , / ~ ! # $ : ( ) { } can be written, and blanks inside"
    )
  }
}
