/// The arguments that git passes to an external diff program (`GIT_EXTERNAL_DIFF` in git's manual).
enum GitDriverCall: Equatable {
  case change(GitChange)
  /// A path whose merge is not resolved does not have two sides.
  case unmerged(String)

  /// - Parameter words: `PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE`, for a rename also the new path and git's lines
  ///   about it, and `PATH` alone where it is unmerged.
  init?(_ words: [String]) {
    switch words.count {
    case 1: self = .unmerged(words[0])
    case 7...9:
      self = .change(
        GitChange(
          oldPath: words[0], newPath: words.count > 7 ? words[7] : words[0],
          old: GitChange.Side(file: words[1], mode: words[3]), new: GitChange.Side(file: words[4], mode: words[6]),
          lines: words.count > 8 ? words[8].split(separator: "\n").map(String.init) : []))
    default: return nil
    }
  }
}

/// A change of one file, as git passes it.
struct GitChange: Equatable {
  /// One version, in a file that may be a temporary file of git's.
  struct Side: Equatable {
    var file: String
    var mode: String

    /// Nil for a version that does not exist.
    init?(file: String, mode: String = "100644") {
      if file == "/dev/null" { return nil }
      self.file = file
      self.mode = mode
    }

    /// Whether it is a file rather than a link or a submodule.
    var isFile: Bool { mode.hasPrefix("100") }
  }

  /// From the top of the repository.
  var oldPath: String
  var newPath: String
  var old: Side?
  var new: Side?
  /// Git's lines about a rename.
  var lines: [String] = []

  /// The lines between the first line and the contents, in git's format.
  var headerLines: [String] {
    switch (old, new) {
    case (nil, let new?): ["new file mode \(new.mode)"]
    case (let old?, nil): ["deleted file mode \(old.mode)"]
    case (let old?, let new?) where old.mode != new.mode && lines.isEmpty:
      ["old mode \(old.mode)", "new mode \(new.mode)"]
    default: lines
    }
  }

  var oldName: String { Self.name(oldPath, prefix: "a/") }
  var newName: String { Self.name(newPath, prefix: "b/") }

  /// A path as git shows it.
  private static func name(_ path: String, prefix: String) -> String {
    GitQuoting.isPlain(path) ? prefix + path : GitQuoting.quoted(prefix + path)
  }
}
