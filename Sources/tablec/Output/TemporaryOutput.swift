import Locking
import TableParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in the making: hidden, so that nothing takes it for an output, and with a short name, so that a long one still fits.
///
/// Whoever writes it holds its lock. One that nobody holds is left over from a run that was killed, and the next run removes it.
final class TemporaryOutput {
  private let folder: OutputFolder
  private let name: String
  private let descriptor: Int32
  private var isInPlace = false

  /// Nil with `errno` set where none can be made.
  init?(in folder: OutputFolder) {
    self.folder = folder
    for attempt in 0..<100 {
      let name = "\(Self.prefix)\(getpid())-\(attempt)"
      let descriptor = openat(
        folder.descriptor, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor < 0 && errno != EEXIST { return nil }
      guard descriptor >= 0 else { continue }
      // Another run may take it for left over before it is locked, and removes it under the lock that we then wait for in vain.
      let isOurs = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      var status = stat()
      if fstat(descriptor, &status) != 0 {
        let failure = errno
        unlinkat(folder.descriptor, name, 0)
        close(descriptor)
        errno = failure
        return nil
      }
      if isOurs && status.st_nlink > 0 {
        (self.name, self.descriptor) = (name, descriptor)
        return
      }
      close(descriptor)
    }
    errno = EEXIST
    return nil
  }

  /// What did not come into its place is of no use.
  deinit {
    if !isInPlace { unlinkat(folder.descriptor, name, 0) }
    close(descriptor)
  }

  /// Takes the place of a file, with all of its bytes; gives the system's number of what kept it from that.
  /// - Parameter mode: the permissions; nil for those of a new file.
  func become(_ target: String, with bytes: [UInt8], mode: mode_t?) -> Int32? {
    if let mode { fchmod(descriptor, mode) }
    // Some disks tell only at closing that they are full; the lock lasts as long as one of the two is open.
    guard Terminal.writeAll(bytes, to: descriptor), close(dup(descriptor)) == 0,
      renameat(folder.descriptor, name, folder.descriptor, target) == 0
    else { return errno }
    isInPlace = true
    return nil
  }

  // MARK: What killed runs left

  private static let prefix = ".tablec-"

  /// The folders that were looked at: each is once a run.
  private static let tidied = Locked<Set<String>>([])

  /// Removes what killed runs left in a folder.
  static func removeLeftovers(in folder: OutputFolder) {
    guard tidied.withLock({ $0.insert(folder.path).inserted }) else { return }
    // The folder's own descriptor may be for looking up names alone, and a list closes the one that it reads from.
    let list = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard list >= 0, let names = FolderEntries(descriptor: list) else { return }
    for name in names.names where isTemporary(name) { removeUnlessHeld(name, in: folder) }
  }

  /// `.tablec-4711-0`.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  private static func removeUnlessHeld(_ name: String, in folder: OutputFolder) {
    let descriptor = openat(folder.descriptor, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var (held, named) = (stat(), stat())
    // The one that is locked must still be the one of this name: its writer may have moved it into its place meanwhile.
    guard fstat(descriptor, &held) == 0, held.st_mode & S_IFMT == S_IFREG, held.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      fstatat(folder.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0, FileIdentity(held) == FileIdentity(named)
    else { return }
    unlinkat(folder.descriptor, name, 0)
  }
}
