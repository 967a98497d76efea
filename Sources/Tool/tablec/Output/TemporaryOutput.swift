import CTemporaryFiles
import TableParsing
import TableSupport

import TableSystem

/// A file that is being written. It is hidden, so that it is not mistaken for an output, and its name is short, so that it is valid
/// even if the output's name is as long as the system allows.
///
/// The process that writes it holds its lock, and removes it if a signal ends the process. A file that nobody holds is left over from a run
/// that was killed; the next run removes it. No other file has such a name, since a part of it follows from the rest.
final class TemporaryOutput {
  private let folder: OutputFolder
  private let name: String
  private let descriptor: Int32
  /// The number by which an ending signal knows the file.
  private let place: Int32
  private var isInPlace = false

  /// Nil with `errno` set if it cannot be created.
  init?(in folder: OutputFolder) {
    self.folder = folder
    for attempt in 0..<100 {
      let name = Self.name(process: "\(getpid())", number: "\(attempt)")
      var place: Int32 = -1
      let descriptor = create_temporary_file(folder.descriptor, name, &place)
      if descriptor < 0 && errno != EEXIST { return nil }
      guard descriptor >= 0 else { continue }
      // Before it is locked, another run may mistake it for a leftover, lock it and remove it.
      let isOurs = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      var status = stat()
      if fstat(descriptor, &status) != 0 {
        let failure = errno
        unlinkat(folder.descriptor, name, 0)
        forget_temporary_file(place)
        close(descriptor)
        errno = failure
        return nil
      }
      if isOurs && status.st_nlink > 0 {
        (self.name, self.descriptor, self.place) = (name, descriptor, place)
        return
      }
      forget_temporary_file(place)
      close(descriptor)
    }
    errno = EEXIST
    return nil
  }

  /// Removes the file if it did not replace its target.
  deinit {
    if !isInPlace { unlinkat(folder.descriptor, name, 0) }
    forget_temporary_file(place)
    close(descriptor)
  }

  enum Ending {
    case inPlace
    /// What was written is not whole.
    case discarded
    /// The system's error number.
    case failed(Int32)
  }

  /// Writes everything and replaces a file.
  /// - Parameter mode: the permissions; nil for those of a new file.
  func become(_ target: String, with content: OutputContent, mode: mode_t?) -> Ending {
    if let mode { fchmod(descriptor, mode) }
    switch content {
    case .bytes(let bytes): guard Terminal.writeAll(bytes, to: descriptor) else { return .failed(errno) }
    case .stream(let write):
      var failure: Int32?
      let isWhole = write { piece in
        if !Terminal.writeAll(UnsafeRawBufferPointer(piece), to: self.descriptor) { failure = errno }
        return failure == nil
      }
      if let failure { return .failed(failure) }
      guard isWhole else { return .discarded }
    }
    // Some disks report only on close that they are full; the lock is held as long as one of the two descriptors is open.
    guard close(dup(descriptor)) == 0, renameat(folder.descriptor, name, folder.descriptor, target) == 0
    else { return .failed(errno) }
    isInPlace = true
    return .inPlace
  }

  /// Whether the disk takes bytes; `errno` is set if not.
  var canBeWritten: Bool { Terminal.writeAll([UInt8](repeating: 0, count: 4096), to: descriptor) }

  // MARK: Leftovers of killed runs

  private static let prefix = ".tablec-"

  /// The folders that this run has already tidied.
  private static let tidied = Locked<Set<String>>([])

  /// Removes the leftovers of killed runs from a folder.
  static func removeLeftovers(in folder: OutputFolder) {
    guard tidied.withLock({ $0.insert(folder.path).inserted }) else { return }
    // The folder's descriptor may only allow looking up names, and listing closes the descriptor that it reads from.
    let list = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard list >= 0, let names = FolderEntries(descriptor: list) else { return }
    for name in names.names where isTemporary(name) { removeUnlessHeld(name, in: folder) }
  }

  /// `.tablec-4711-0-` and 16 digits that follow from the two numbers, so that no file of a user has the name.
  static func name(process: some StringProtocol, number: some StringProtocol) -> String {
    let name = "\(prefix)\(process)-\(number)"
    return "\(name)-\(ContentHash(Array("a temporary file of tablec: \(name)".utf8)).hexadecimal.prefix(16))"
  }

  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && self.name(process: parts[0], number: parts[1]) == name
  }

  private static func removeUnlessHeld(_ name: String, in folder: OutputFolder) {
    let descriptor = openat(folder.descriptor, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var (held, named) = (stat(), stat())
    // The locked file must still have this name: its writer may have renamed it to its target in the meantime.
    guard fstat(descriptor, &held) == 0, held.st_mode & S_IFMT == S_IFREG, held.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      fstatat(folder.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0, FileIdentity(held) == FileIdentity(named)
    else { return }
    unlinkat(folder.descriptor, name, 0)
  }
}
