import TableDiagnostics
import TableParsing

import TableSystem

/// A symbolic link at the path of an output, or on the way to it.
///
/// Links are part of a repository, whose author chose where they lead: a `build` that is a link to someone's home folder is committed as
/// easily as a spec.
struct OutputLink {
  /// The path of the link, without other links.
  let path: String
  /// The target, as the link contains it.
  let target: String

  /// Nil for a name that is not a link.
  init?(_ name: String, in folder: OutputFolder) {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlinkat(folder.descriptor, name, &target, target.count - 1)
    guard length >= 0 else { return nil }
    self.target = String(decoding: target.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = PathRules.join(folder.path, name)
  }

  /// Whether it may be followed on the way to a path that the user typed: not if it is part of a working tree and leads out of it.
  var mayBePassed: Bool {
    guard isKnown, let leadsTo = DiskFiles().canonicalPath(path) else { return false }
    guard let top = workingTree else { return true }
    let tree = PathRules(root: top)
    return tree.contains(leadsTo) && !PathRules(root: PathRules.join(top, ".git")).contains(leadsTo)
  }

  /// Whether it is the system's name for a stream or a device, such as `/dev/stdout`.
  var isStream: Bool {
    guard isKnown, workingTree == nil else { return false }
    // A stream of this process may well lead to a file: `-o /dev/stdout > list.json`.
    return PathKind(path) == .other || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  /// Whether its path is known, which it is not if the working folder has a name that is not in UTF-8.
  private var isKnown: Bool { path.hasPrefix("/") }

  /// The nearest folder above it that contains a `.git`.
  private var workingTree: String? {
    var folder = path
    while folder != "/" {
      folder = PathRules.folder(of: folder)
      var status = stat()
      if lstat(PathRules.join(folder, ".git"), &status) == 0 { return folder }
    }
    return nil
  }

  /// The problem with an output that would go through it.
  func diagnostic(on place: OutputPlace, at origin: OutputPlace.Step.Origin) -> Diagnostic {
    let shown = WorkingFolder.relative(path)
    let leadsTo = DiskFiles().canonicalPath(path)
    let help =
      switch origin {
      case .below: "remove the link: outputs are written only inside the folder"
      case .above, .named:
        leadsTo.map { "if this is intentional, name the target by its own path: \($0)" }
          ?? "the link leads to nothing: remove it, or give the output another name"
      }
    return Diagnostic(
      code: .outputThroughLink,
      message: "the output would be written through a link, which leads to \(target.quotedForMessage)",
      range: SourceRange(file: place.path),
      notes: shown == place.path ? [] : [Note(message: "the link is \(shown)")], help: help)
  }
}
