/// An argument that names something in git: `HEAD~1:Specs/contacts.yaml`, or two revisions, `main..HEAD`, whose path is another argument.
///
/// This only parses the argument. A file of that name takes precedence: check for one first.
package enum GitOperand: Equatable {
  case file(revision: String, path: GitPath)
  case range(GitRange)

  package init?(argument: String) {
    if let colon = Self.colon(in: argument) {
      let revision = argument[..<colon]
      let path = argument[argument.index(after: colon)...]
      // `https://…`, `C:\Specs`, and git's index, which has no revision, are not supported.
      if revision.isEmpty || path.hasPrefix("//") || (revision.count == 1 && path.hasPrefix("\\")) { return nil }
      self = .file(revision: String(revision), path: GitPath(String(path)))
    } else if let range = GitRange(argument) {
      self = .range(range)
    } else {
      return nil
    }
  }

  /// The colon before the path: not one in braces, as in `main@{2026-01-02 10:00}:Specs`.
  private static func colon(in argument: String) -> String.Index? {
    var depth = 0
    for index in argument.indices {
      switch argument[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}

/// Two revisions: `A..B`, or `A...B` for the changes of B since it forked from A. As in git, a side that is left out is HEAD.
package struct GitRange: Equatable {
  package var old: String
  package var new: String
  package var isSinceFork = false

  package init?(_ argument: String) {
    guard let dots = argument.firstRange(of: "..") else { return nil }
    let isSinceFork = argument[dots.upperBound...].hasPrefix(".")
    let old = argument[..<dots.lowerBound]
    let new = argument[dots.upperBound...].dropFirst(isSinceFork ? 1 : 0)
    // Paths are `..`, `../Specs` and `Specs/../a.yaml`: no revision begins or ends with a slash.
    guard !old.isEmpty || !new.isEmpty, !old.hasSuffix("/"), !new.hasPrefix("/"), !new.contains("..") else {
      return nil
    }
    self.old = old.isEmpty ? "HEAD" : String(old)
    self.new = new.isEmpty ? "HEAD" : String(new)
    self.isSinceFork = isSinceFork
  }
}

/// A path as it follows a revision in git.
package struct GitPath: Equatable {
  package enum Start: Equatable {
    case top
    /// The working folder: `./a.yaml`, `../a.yaml`.
    case here
  }

  package var start: Start
  package var text: String

  package init(_ text: String) {
    let isFromHere = text == "." || text == ".." || text.hasPrefix("./") || text.hasPrefix("../")
    self.init(start: isFromHere ? .here : .top, text: text)
  }

  package init(start: Start, text: String) {
    self.start = start
    self.text = text
  }

  /// The path relative to the top of the repository, without dots and without a trailing slash; empty for the top itself, and nil for a
  /// path above it.
  /// - Parameter prefix: the working folder as git reports it: empty, or with a trailing slash.
  package func fromTop(prefix: String) -> String? {
    var parts: [Substring] = []
    for part in ((start == .here ? prefix : "") + text).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
