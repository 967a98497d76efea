import TableDiagnostics
import TableParsing
import TableSupport

/// The names of files in reports for other programs, which put annotations at them: relative to the repository, whatever the working
/// folder is and however a file was named.
///
/// The repository is the nearest folder upward that has a `.git`, or else the checkout of the machine that builds: git can be missing
/// there. A file in none is named relative to the working folder, or by its absolute path if it is not below that.
struct ReportPaths: Sendable {
  /// The names that paths of revisions begin with.
  private let revisions: [String]
  /// That of the new side, whose lines are taken for those of the working tree; nil if the new side is no revision.
  private let newest: String?
  private let files = DiskFiles()
  /// The canonical working folder.
  private let here: String?
  /// The canonical folder of a build's checkout.
  private let checkout: String?
  /// Reports name few files, many times.
  private let known = Locked<[String: Place]>([:])

  /// Where a file is.
  struct Place: Hashable, Sendable {
    var path: String
    /// Whether the path is relative to the top of a repository.
    var isInRepository: Bool
  }

  /// - Parameters:
  ///   - revisions: the names of the revisions that files were read from: `HEAD` for `HEAD:Specs/a.yaml`.
  ///   - newest: that of the new side.
  init(revisions: [String] = [], newest: String? = nil) {
    (self.revisions, self.newest) = (revisions, newest)
    here = files.canonicalPath(".")
    checkout = BuildMachine.current.checkout.flatMap(files.canonicalPath)
  }

  /// The name of a file in a report: `Specs/a.yaml` for `../Specs/a.yaml`, `/home/ann/app/Specs/a.yaml` and `HEAD:Specs/a.yaml`.
  func path(_ file: String) -> String { place(file).path }

  func place(_ file: String) -> Place {
    if let known = known.withLock({ $0[file] }) { return known }
    let place = find(file)
    known.withLock { $0[file] = place }
    return place
  }

  /// The path in a revision that a file name contains; nil for a file on the disk.
  func pathInRevision(_ file: String) -> String? {
    revisions.first { file.hasPrefix($0 + ":") }.map { String(file.dropFirst($0.count + 1)) }
  }

  /// The names of files in this run, by those in reports; of a file in several revisions, that in the newest.
  fileprivate var names: [String: String] {
    let known = known.withLock { $0 }
    return Dictionary(known.map { ($1.path, $0) }) { first, second in
      isOld(first) || (!isOld(second) && second < first) ? second : first
    }
  }

  /// Whether a file is in an older revision, whose lines are not those of the working tree.
  fileprivate func isOld(_ file: String) -> Bool {
    pathInRevision(file) != nil && newest.map { !file.hasPrefix($0 + ":") } ?? true
  }

  private func find(_ file: String) -> Place {
    // Paths in revisions start at the top of the repository.
    if let inside = pathInRevision(file) { return Place(path: files.withoutDots(inside), isInRepository: true) }
    guard file != "-", !file.isEmpty, let whole = absolute(file) else {
      return Place(path: file, isInRepository: false)
    }
    // What names no file is the subject of a message, such as a revision.
    let folder = files.folder(of: whole)
    guard PathKind(folder) == .folder else { return Place(path: file, isInRepository: false) }
    if let top = repository(above: folder) ?? checkout.flatMap({ PathRules(root: $0).contains(whole) ? $0 : nil }) {
      return Place(path: String(whole.dropFirst(top == "/" ? 1 : top.count + 1)), isInRepository: true)
    }
    return Place(path: WorkingFolder.relative(whole), isInRepository: false)
  }

  /// The path from the root of the disk, without dots. Links are kept, because the files of a repository can be links.
  private func absolute(_ file: String) -> String? {
    if file.hasPrefix("/") { return plain(file) }
    return here.map { plain(files.path(of: file, in: $0)) }
  }

  /// The path without dots, or without links where `..` follows a link.
  private func plain(_ path: String) -> String {
    let plain = files.plainPath(path)
    return plain == files.withoutDots(path) ? plain : files.canonicalPath(path) ?? plain
  }

  private func repository(above folder: String) -> String? {
    var folder = folder
    while true {
      // A file in working trees of submodules and of `git worktree`.
      switch PathKind(files.path(of: ".git", in: folder)) {
      case .file, .folder, .other: return folder
      // What cannot be looked at is not taken for a repository.
      case .missing, .unknown: break
      }
      guard folder != "/" else { return nil }
      folder = files.folder(of: folder)
    }
  }
}

extension Report {
  /// The same report with the names of files that reports for other programs use.
  func located(by paths: ReportPaths) -> Report {
    var report = self
    report.items = items.map { $0.located(by: paths) }
    let (sources, names) = (sources, paths.names)
    report.sources = { sources(names[$0] ?? $0) }
    return report
  }
}

extension ReportItem {
  /// The same item with the names of its files that reports for other programs use. A place in an older revision becomes part of the
  /// message, because it does not correspond to a line of the working tree.
  func located(by paths: ReportPaths) -> ReportItem {
    var item = self
    let range = diagnostic.range
    if paths.isOld(range.file), !range.isWholeFile {
      item.diagnostic.message += ": \(range.file):\(range.start.line)"
      item.diagnostic.range = SourceRange(file: range.file)
    }
    item.diagnostic.range.file = paths.path(diagnostic.range.file)
    item.diagnostic.notes = diagnostic.notes.map { note in
      guard var range = note.range else { return note }
      if paths.isOld(range.file) {
        return Note(message: "\(note.message): \(range.file)\(range.isWholeFile ? "" : ":\(range.start.line)")")
      }
      range.file = paths.path(range.file)
      return Note(message: note.message, range: range)
    }
    item.diagnostic.fixIts = diagnostic.fixIts.map { fixIt in
      var range = fixIt.range
      range.file = paths.path(range.file)
      return FixIt(message: fixIt.message, range: range, replacement: fixIt.replacement, fixIt.applicability)
    }
    return item
  }
}
