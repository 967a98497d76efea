#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Folders that inotify watches.
  final class SystemWatches {
    /// Readable when there are events.
    let descriptor: Int32
    private var remote = RemoteFolders()
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    init() throws(SystemWatchesFailure) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw SystemWatchesFailure(problem: Self.problem(errno) ?? .unavailable(errno)) }
    }

    deinit { close(descriptor) }

    /// The entries that come and go in every folder, and what happens to the folder itself; where files are watched, their contents too.
    private static let entries =
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB
    private static let contents = IN_CLOSE_WRITE | IN_MODIFY

    /// Watches the entries of a folder, and with `contents` also the contents of its files. A folder that is watched already keeps its id.
    func watch(folder: String, contents: Bool) -> WatchResult {
      let mask = Self.entries | (contents ? Self.contents : 0) | IN_ONLYDIR | IN_MASK_ADD | IN_EXCL_UNLINK
      let id = inotify_add_watch(descriptor, folder, UInt32(mask))
      if id >= 0 { return .watching(id, isRemote: remote.contains(folder)) }
      switch errno {
      case ENOENT, ENOTDIR, ELOOP: return .missing
      default: return .unwatchable(Self.problem(errno))
      }
    }

    /// The folders that are watched tell about their files.
    func watch(file: String) -> WatchResult? { nil }

    func forget(_ id: WatchID) { inotify_rm_watch(descriptor, id) }

    /// All events until now, but not endlessly many.
    func read() -> [FolderEvent] {
      var events: [FolderEvent] = []
      for _ in 0..<16 {
        let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        buffer.withUnsafeBytes { Self.parse(UnsafeRawBufferPointer(rebasing: $0.prefix(count)), into: &events) }
      }
      return events
    }

    private static func parse(_ bytes: UnsafeRawBufferPointer, into events: inout [FolderEvent]) {
      var start = 0
      while start + 16 <= bytes.count {
        let id = bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)
        let mask = Int32(bitPattern: bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self))
        let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
        guard start + 16 + length <= bytes.count else { return }
        let name = EntryName(bytes[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 })
        start += 16 + length
        if mask & IN_Q_OVERFLOW != 0 {
          events.append(.lost)
        } else if name.isEmpty {
          if mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT | IN_ATTRIB) != 0 {
            events.append(.folder(id))
          }
        } else if let change = change(mask) {
          events.append(.entry(folder: id, name: name, change))
        }
      }
    }

    private static func change(_ mask: Int32) -> EntryChange? {
      if mask & IN_CREATE != 0 { return .created }
      if mask & IN_MOVED_TO != 0 { return .arrived }
      if mask & (IN_DELETE | IN_MOVED_FROM) != 0 { return .left }
      if mask & IN_CLOSE_WRITE != 0 { return .closed }
      if mask & IN_MODIFY != 0 { return .written }
      return mask & IN_ATTRIB != 0 ? .attributes : nil
    }

    private static func problem(_ code: Int32) -> FileWatchingProblem? {
      switch code {
      case ENOSPC, ENOMEM: .tooManyWatches
      case EMFILE, ENFILE: .tooManyFiles
      case EACCES, EPERM: nil
      default: .unavailable(code)
      }
    }
  }
#endif

/// Why no watch can be set at all.
struct SystemWatchesFailure: Error {
  let problem: FileWatchingProblem
}
