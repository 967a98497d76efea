import GitReading
import LayoutFormat
import TableDiagnostics
import TableParsing
import ViewDumps

/// One of the two sides that `diff` compares: a file or a folder of files, each with the name by which it is paired.
struct DiffOperand: Sendable {
  var entries: [DiffEntry]
  /// Whether its entries are paired by name with those of the other side.
  var isFolder: Bool
  /// Whether they are the tables of one document.
  var isDocument = false

  /// Notes what the configuration of each spec sets.
  fileprivate mutating func configure(by configurations: RunConfiguration) {
    for index in entries.indices where entries[index].kept == nil || SpecFile.isSpec(entries[index].spec.path) {
      let (spec, files) = (entries[index].spec, entries[index].files)
      entries[index].spec.settings = configurations.configuration(for: spec, in: files.revision).settings
    }
  }
}

/// A file to compare.
struct DiffEntry: Sendable {
  /// What a file contains, judged by its first bytes.
  enum Kind {
    case spec, layout, dump
  }

  /// The path relative to the folder that is compared, without a suffix.
  var name: String
  var spec: SpecFile
  /// The files that it is read from, with those that it includes and names.
  var files = FileSystem.run
  /// The bytes of a file that can be read only once.
  var kept: [UInt8]?
  /// The dumps of an app, if the entry stands for these and not for one file.
  var dumps: [AppDump] = []
  /// What it is of a document of Interface Builder; nil for other files.
  var table: ImportedPart?
  /// What stands for images that Git LFS has not fetched.
  var unfetched: UnfetchedImages?

  func read(limit: Int) throws(Diagnostic) -> [UInt8] {
    if let kept { return kept }
    guard let git = files.revision else { return try spec.read(limit: limit, from: files) }
    return try spec.read(limit: limit, from: git)
  }

  static func kind(of bytes: [UInt8], path: String) -> Kind {
    if LayoutReader.looksLikeLayout(bytes) || path.hasSuffix(".json") { return .layout }
    // A spec can quote a dump of views, so the name decides.
    return !SpecFile.isSpec(path) && DumpParser.looksLikeDump(bytes) ? .dump : .spec
  }
}

extension SpecFile {
  /// Whether it is in a folder below the one that was searched.
  fileprivate func isInFolder(_ path: String) -> Bool { outputName.hasPrefix(path + "/") }
}

extension Diagnostic {
  fileprivate static func noSpecOfThatName(_ folder: DiffOperand) -> Diagnostic {
    Diagnostic(
      code: .noSuchFile, message: "the folder has no spec with the name of the other side",
      range: SourceRange(file: folder.entries.first?.spec.root ?? "-"),
      help: "name a file on both sides, or a folder on both")
  }
}

/// Resolves the arguments of `diff`.
struct DiffOperands {
  private(set) var old: DiffOperand
  private(set) var new: DiffOperand
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  /// The git revisions that were read, whose lines messages show.
  private(set) var revisions: [GitFiles] = []
  /// The revision that the old side names: of `main...topic` that of `main`, and not where the branch left it. Nil for a side on the disk.
  private(set) var base: GitFiles?
  /// The files of the new side, if all of it is in a revision.
  var checkout: GitFiles? {
    let isOnDisk = new.entries.contains { $0.table == nil && $0.files.revision == nil }
    return isOnDisk ? nil : new.entries.lazy.compactMap { $0.files.revision }.first
  }

  /// Whether a document was passed over.
  private var skipsDocument = false
  private let exclusion: Exclusion
  private var documents: DiffDocuments
  /// The submodules in the folders that were searched, which belong to other repositories.
  private var submodules: [String] = []

  /// - Parameters:
  ///   - arguments: two sides, or two revisions, `A...B` or `A..B`, and a path.
  ///   - environment: Its language is that of documents, too.
  init(
    _ arguments: [String], _ limits: LimitOptions, _ selection: SpecSelection, _ environment: EnvironmentOptions
  ) throws(WrongUsage) {
    exclusion = selection.exclusion
    documents = DiffDocuments(limits, environment, except: exclusion)
    let limit = limits.maxBytes
    defer {
      warnings += documents.warnings(for: old.entries + new.entries)
      old.configure(by: selection.configurations)
      new.configure(by: selection.configurations)
      let files = (old: old.files, new: new.files)
      old.allowUnfetchedImages(besides: files.new)
      new.allowUnfetchedImages(besides: files.old)
    }
    (old, new) = (DiffOperand(entries: [], isFolder: false), DiffOperand(entries: [], isFolder: false))
    var arguments = arguments
    if let first = arguments.first, PathKind(first) == .missing, case .range(let range) = GitOperand(argument: first) {
      if arguments.count == 1, let only = selection.onlyProjectPath { arguments.append(only) }
      guard arguments.count == 2 else {
        throw WrongUsage(
          message: arguments.count < 2
            ? "'\(first)' names two revisions, but no path: add a path to compare, or list one under 'specs' in \(ConfigurationParser.fileName)"
            : "'\(first)' takes one path")
      }
      find(arguments[1], in: range, subject: arguments.joined(separator: " "))
    } else {
      guard arguments.count == 2 else {
        throw WrongUsage(
          message: "diff compares two sides, but \(arguments.count == 1 ? "one was" : "\(arguments.count) were") given")
      }
      guard arguments != ["-", "-"] else { throw WrongUsage(message: "only one side can be standard input") }
      if let problem = WorkingFolder.problem { warnings.append(problem) }
      old = find(arguments[0], beside: arguments[1], limit: limit)
      if PathKind(arguments[0]) == .missing { base = revisions.first }
      documents.keep(from: old.entries)
      new = find(arguments[1], beside: arguments[0], limit: limit)
    }
    chooseFromFolder()
    leaveOutTables()
    if old.entries.isEmpty, new.entries.isEmpty, problems.isEmpty, !skipsDocument {
      problems.append(nothing(in: arguments[1]))
    }
  }

  /// The problem that neither side has anything to compare.
  private func nothing(in argument: String) -> Diagnostic {
    let range = SourceRange(file: argument)
    if old.isDocument && new.isDocument {
      return Diagnostic(
        code: .documentWithoutTable, message: "neither document has a table view, or a cell that stands alone",
        range: range)
    }
    let help =
      if exclusion.count > 0 {
        "everything in them is excluded, by 'exclude' in \(ConfigurationParser.fileName) or by --exclude"
      } else if let submodule = submodules.first {
        "\(submodule.quotedForMessage) is a submodule: run this command in its folder"
      } else {
        "specs are .yaml and .yml files whose name begins with neither a dot nor an underscore"
      }
    return Diagnostic(
      code: .folderWithoutSpecs, message: "there is no spec in either folder", range: range, help: help)
  }

  /// Leaves out what is neither new nor gone: tables of documents that the other side has, too, and that cannot be read there.
  private mutating func leaveOutTables() {
    guard !documents.unreadable.isEmpty else { return }
    func isReadable(_ entry: DiffEntry) -> Bool { entry.table.map { !documents.unreadable.contains($0.place) } ?? true }
    old.entries.removeAll { !isReadable($0) }
    new.entries.removeAll { !isReadable($0) }
  }

  /// A file and a folder: the file is compared with the folder's file of that name, as in `diff`.
  private mutating func chooseFromFolder() {
    func choose(_ folder: DiffOperand, like file: DiffOperand) -> DiffOperand? {
      guard folder.isFolder, !file.isFolder, let name = file.entries.first?.name else { return nil }
      let named = folder.entries.first { $0.name == name || $0.name.hasSuffix("/\(name)") }
      let entry = named ?? (folder.isDocument && folder.entries.count == 1 ? folder.entries[0] : nil)
      return DiffOperand(entries: entry.map { [$0] } ?? [], isFolder: false)
    }
    let (left, right) = (choose(old, like: new), choose(new, like: old))
    // What could not be searched may have it.
    for (chosen, folder) in [(left, old), (right, new)] where chosen?.entries.isEmpty == true && problems.isEmpty {
      problems.append(folder.isDocument ? .noTableOfThatName(folder) : .noSpecOfThatName(folder))
    }
    if let left { old = left }
    if let right { new = right }
  }

  // MARK: One side

  private mutating func find(_ argument: String, beside other: String, limit: Int) -> DiffOperand {
    switch PathKind(argument) {
    case .folder: return folder(argument, gaps(in: argument, beside: other))
    case .file where ImportSource.isDocument(argument): return document(SpecFile(named: argument), table: nil)
    case .missing where argument != "-":
      if let chosen = DocumentArgument(argument), chosen.table != nil, PathKind(chosen.path) == .file {
        return document(SpecFile(named: chosen.path), table: chosen.table)
      }
      if case .file(let revision, let path) = GitOperand(argument: argument) {
        return find(path, in: revision, argument: argument)
      }
      if let gaps = gaps(in: argument, beside: other) {
        if let input = gaps.file { return tell(gaps, operand(input)) }
        if gaps.hasFiles { return folder(argument, gaps) }
      }
      problems.append(
        NameBytes.ofArgument(argument).map { .nameNotUTF8(NameBytes.shown($0)) }
          ?? Diagnostic(
            code: .noSuchFile, message: "there is no such file or folder", range: SourceRange(file: argument),
            help: Self.helpForRevision(argument, beside: other)
              ?? "a side is a spec, a storyboard, a folder, a layout JSON, a dump of an app's views, or REV:path"))
      return DiffOperand(entries: [], isFolder: false)
    case .unknown(let problem):
      problems.append(SpecFile(path: argument, outputName: "").diagnostic(problem))
      return DiffOperand(entries: [], isFolder: false)
    case .file, .other, .missing:
      var entry = DiffEntry(name: Self.name(of: argument), spec: SpecFile(named: argument))
      entry.spec.outputName = entry.name
      if !entry.spec.canBeReadAgain {
        do throws(Diagnostic) { entry.kept = try entry.spec.read(limit: limit) } catch { problems.append(error) }
      }
      return DiffOperand(entries: [entry], isFolder: false)
    }
  }

  /// The hint for a revision without a path, as in `diff HEAD settings.yaml`; nil if it names no revision.
  private static func helpForRevision(_ argument: String, beside other: String) -> String? {
    guard [.file, .folder].contains(PathKind(other)), !other.hasPrefix("/"), !argument.contains(":"),
      let repository = try? GitRepository(for: argument), (try? repository.revision(argument, for: argument)) != nil
    else { return nil }
    return "did you mean '\(argument):\(other)'?"
  }

  private mutating func document(_ file: SpecFile, in files: GitFiles? = nil, table: String?) -> DiffOperand {
    do throws(Diagnostic) { return try documents.operand(file, in: files, table: table) } catch {
      guard error.severity == .note else {
        problems.append(error)
        return DiffOperand(entries: [], isFolder: false)
      }
      // A document of another system has nothing to compare.
      if !skipsDocument { warnings.append(error) }
      skipsDocument = true
      var operand = DiffOperand(entries: [], isFolder: true)
      operand.isDocument = true
      return operand
    }
  }

  /// - Parameter gaps: what of the folder is not on the disk, if it is compared with a revision.
  private mutating func folder(_ path: String, _ gaps: CheckoutGaps?) -> DiffOperand {
    let isThere = PathKind(path) != .missing
    func find(_ kind: FolderSearch.Kind) -> (onDisk: FolderSearch?, absent: [SpecFile]) {
      (isThere ? FolderSearch(path, for: kind, except: exclusion) : nil, gaps?.absent(kind, except: exclusion) ?? [])
    }
    let drawings = find(.documents)
    var drawn = documents.entries(ofThisRepository(drawings.onDisk, gaps), in: nil, &warnings, &problems)
    if let head = gaps?.head { drawn += documents.entries(drawings.absent, in: head, &warnings, &problems) }
    var found = find(.specs)
    // A folder of layouts that were compiled before.
    if found.onDisk?.isEmpty ?? true, found.absent.isEmpty, drawn.isEmpty { found = find(.layouts) }
    if let search = found.onDisk {
      problems += search.problems.filter { $0.code != .folderWithoutSpecs }
      warnings += search.warnings
      problems += OutputPlan.collisions(search.specs)
    }
    var entries = ofThisRepository(found.onDisk, gaps).map { DiffEntry(name: $0.outputName, spec: $0) }
    if let gaps {
      entries += found.absent.map { gaps.entry($0) }
      submodules += gaps.submodules
    }
    // One of the folders may be empty: everything in the other is new or gone.
    let operand = DiffOperand(entries: entries + drawn, isFolder: true)
    return gaps.map { tell($0, operand) } ?? operand
  }

  /// What a search on the disk found, without what is in submodules, which is noted.
  private mutating func ofThisRepository(_ search: FolderSearch?, _ gaps: CheckoutGaps?) -> [SpecFile] {
    guard let search, let gaps else { return search?.specs ?? [] }
    for submodule in gaps.submodules where search.specs.contains(where: { $0.isInFolder(submodule) }) {
      let path = PathRules.join(search.root, submodule)
      let note = Diagnostic(
        code: .submoduleSkipped,
        message: "the folder is a submodule: its files are not compared with those of a revision",
        range: SourceRange(file: path), help: "run this command in its folder")
      if !warnings.contains(note) { warnings.append(note) }
    }
    return search.specs.filter { spec in !gaps.submodules.contains { spec.isInFolder($0) } }
  }

  /// What of a path of the working tree is not on the disk, if the other side is a revision.
  private func gaps(in path: String, beside other: String) -> CheckoutGaps? {
    guard PathKind(other) == .missing, case .file = GitOperand(argument: other) else { return nil }
    return CheckoutGaps(of: path)
  }

  /// Notes which files of the working tree are taken from git.
  private mutating func tell(_ gaps: CheckoutGaps, _ operand: DiffOperand) -> DiffOperand {
    let absent = operand.entries.filter { gaps.head.owns($0.table?.document ?? $0.spec.path) }
    guard !absent.isEmpty else { return operand }
    revisions.append(gaps.head)
    warnings.append(.notCheckedOut(absent.count, in: gaps.path))
    return operand
  }

  private mutating func find(_ path: GitPath, in revision: String, argument: String) -> DiffOperand {
    do throws(Diagnostic) {
      let repository = try GitRepository(for: argument)
      if let chosen = DocumentArgument(path.text), let table = chosen.table {
        let input = try repository.input(GitPath(start: path.start, text: chosen.path), in: revision, for: argument)
        revisions.append(input.files)
        return document(input.spec, in: input.files, table: table)
      }
      return operand(try repository.input(path, in: revision, for: argument))
    } catch {
      problems.append(error)
      return DiffOperand(entries: [], isFolder: false)
    }
  }

  private mutating func find(_ path: String, in range: GitRange, subject: String) {
    do throws(Diagnostic) {
      let repository = try GitRepository(for: subject)
      let inputs = try repository.inputs(path, in: range, for: subject)
      base = GitFiles(repository, try repository.revision(range.old, besides: range.new, for: subject))
      if let note = inputs.note { warnings.append(note) }
      if let input = inputs.old { old = operand(input) }
      documents.keep(from: old.entries)
      if let input = inputs.new { new = operand(input) }
      // On a side that does not have the path, there is nothing of the same kind.
      if inputs.old == nil { (old.isFolder, old.isDocument) = (new.isFolder, new.isDocument) }
      if inputs.new == nil { (new.isFolder, new.isDocument) = (old.isFolder, old.isDocument) }
    } catch {
      problems.append(error)
    }
  }

  private mutating func operand(_ input: GitInput) -> DiffOperand {
    revisions.append(input.files)
    guard input.isFolder else {
      if ImportSource.isDocument(input.path) { return document(input.spec, in: input.files, table: nil) }
      let entry = DiffEntry(name: Self.name(of: input.path), spec: input.spec, files: FileSystem(input.files))
      return DiffOperand(entries: [entry], isFolder: false)
    }
    var search = input.search(except: exclusion)
    let drawn = documents.entries(
      input.search(for: .documents, except: exclusion).specs, in: input.files, &warnings, &problems)
    if search.isEmpty, drawn.isEmpty { search = input.search(for: .layouts, except: exclusion) }
    submodules += search.submodules
    problems += search.problems.filter { $0.code != .folderWithoutSpecs }
    warnings += search.warnings
    return DiffOperand(
      entries: search.specs.map { DiffEntry(name: $0.outputName, spec: $0, files: FileSystem(input.files)) } + drawn,
      isFolder: true
    )
  }

  /// The last part of a path, without the suffix of a spec, a layout or a dump.
  private static func name(of path: String) -> String {
    if path == "-" { return "stdin" }
    let last = path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? path
    let suffixes = [".layout.json", ".json", ".txt", ".log"]
    return suffixes.first { last.hasSuffix($0) }.map { String(last.dropLast($0.count)) } ?? SpecFile.stem(of: last)
  }
}
