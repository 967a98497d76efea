import TableDiagnostics
import TableParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A symbolic link that stands where an output goes, or on the way there.
///
/// Links come with a repository, and whoever wrote it chose where they lead: a `build` that is a link to somebody's home folder is
/// committed as easily as a spec.
struct OutputLink {
  /// Without links but for itself.
  let path: String
  /// In its own words.
  let target: String

  /// Nil for a name that is no link.
  init?(_ name: String, in folder: OutputFolder) {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlinkat(folder.descriptor, name, &target, target.count - 1)
    guard length >= 0 else { return nil }
    self.target = String(decoding: target.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = DiskFiles().path(of: name, in: folder.path)
  }

  /// Whether it may be followed on the way to what somebody typed: not where it is part of a working tree and leads out of that.
  var mayBePassed: Bool {
    guard isKnown, let leadsTo = DiskFiles().canonicalPath(path) else { return false }
    guard let top = workingTree else { return true }
    let tree = PathRules(root: top)
    return tree.contains(leadsTo) && !PathRules(root: DiskFiles().path(of: ".git", in: top)).contains(leadsTo)
  }

  /// Whether it is the system's name for a stream or a device, `/dev/stdout` before all.
  var isStream: Bool {
    guard isKnown, workingTree == nil else { return false }
    // A stream of this process may well lead to a file: `-o /dev/stdout > list.json`.
    return FileKind(path) == .other || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  /// Whether it is known where it stands: not in a working folder whose name cannot be told.
  private var isKnown: Bool { path.hasPrefix("/") }

  /// The nearest folder above it that has a `.git`.
  private var workingTree: String? {
    var folder = path
    while folder != "/" {
      folder = DiskFiles().folder(of: folder)
      var status = stat()
      if lstat(DiskFiles().path(of: ".git", in: folder), &status) == 0 { return folder }
    }
    return nil
  }

  /// The problem with an output that would go through it.
  func diagnostic(on place: OutputPlace, at origin: OutputPlace.Step.Origin) -> Diagnostic {
    let shown = WorkingFolder.relative(path)
    let leadsTo = DiskFiles().canonicalPath(path)
    let help =
      switch origin {
      case .below: "remove the link: what is below the folder is written there, and nowhere else"
      case .above, .named:
        leadsTo.map { "if that is meant, name it by its own path: \($0)" }
          ?? "it leads to nothing: remove it, or give the output another name"
      }
    return Diagnostic(
      code: .outputThroughLink,
      message: "the output would be written through a link, which leads to \(target.quotedForMessage)",
      range: SourceRange(file: place.path),
      notes: shown == place.path ? [] : [Note(message: "the link is \(shown)")], help: help)
  }
}
