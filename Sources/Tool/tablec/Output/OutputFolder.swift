import TableDiagnostics
import TableParsing

import TableSystem

/// The folder of an output, entered one path component at a time, so that no link on the way is followed by accident.
///
/// It stays open while the output is written: whatever is moved or linked in the meantime, the output is written to the folder that was
/// checked.
final class OutputFolder {
  /// The descriptor of the folder, for looking up names in it.
  private(set) var descriptor: Int32
  /// Without links.
  private(set) var path: String
  private let place: OutputPlace
  /// Whether missing folders are created.
  private let makesFolders: Bool
  /// Whether only the user may enter those.
  private let isPrivate: Bool
  private var followed = 0
  /// As many links as the system follows in one path.
  private static let mostLinks = 40

  /// Enters the folder of a file.
  init(_ folders: [OutputPlace.Step], of place: OutputPlace, makesFolders: Bool, isPrivate: Bool = false)
    throws(Diagnostic)
  {
    self.place = place
    self.isPrivate = isPrivate
    self.makesFolders = makesFolders
    let start = place.named.hasPrefix("/") ? "/" : "."
    path = start == "/" ? "/" : DiskFiles().canonicalPath(".") ?? "."
    descriptor = open(start, Self.flags)
    guard descriptor >= 0 else { throw OutputFile.unwritable(place.path, errno) }
    for folder in folders { try enter(folder) }
  }

  deinit { close(descriptor) }

  // A folder that may be entered need not be readable.
  #if canImport(Darwin)
    private static let flags = O_SEARCH | O_NOFOLLOW | O_CLOEXEC
  #else
    /// `O_PATH`, which the C library hides.
    private static let flags = 0o10_000_000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  #endif

  private func enter(_ step: OutputPlace.Step) throws(Diagnostic) {
    var next = openat(descriptor, step.name, Self.flags)
    if next < 0, errno == ENOENT, makesFolders {
      guard mkdirat(descriptor, step.name, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else {
        throw OutputFile.unwritable(place.path, errno)
      }
      next = openat(descriptor, step.name, Self.flags)
    }
    guard next < 0 else { return move(to: next, named: step.name) }
    let failure = errno
    guard let link = OutputLink(step.name, in: self) else { throw OutputFile.unwritable(place.path, failure) }
    guard step.origin == .above, link.mayBePassed else { throw link.diagnostic(on: place, at: step.origin) }
    try follow(link)
  }

  /// Follows a link, with the same rules for links that it leads through.
  private func follow(_ link: OutputLink) throws(Diagnostic) {
    followed += 1
    guard followed <= Self.mostLinks else { throw OutputFile.unwritable(place.path, ELOOP) }
    if link.target.hasPrefix("/") {
      let top = open("/", Self.flags)
      guard top >= 0 else { throw OutputFile.unwritable(place.path, errno) }
      close(descriptor)
      (descriptor, path) = (top, "/")
    }
    for name in OutputPlace.parts(of: link.target) { try enter(OutputPlace.Step(name: name, origin: .above)) }
  }

  private func move(to next: Int32, named name: String) {
    close(descriptor)
    descriptor = next
    switch name {
    case ".": break
    case "..": path = PathRules.folder(of: path)
    default: path = PathRules.join(path, name)
    }
  }
}
