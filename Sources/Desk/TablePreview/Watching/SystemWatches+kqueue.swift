#if canImport(Darwin)
  import Darwin

  /// Folders and files that kqueue watches. Each is an open descriptor, which is also its id: of hundreds of files, most are left to their
  /// folders.
  final class SystemWatches {
    /// Readable when there are events.
    let descriptor: Int32

    /// A file of a file system, whatever it is called.
    private struct Identity: Hashable {
      var device: dev_t
      var inode: ino_t
    }

    private struct Watched {
      var identity: Identity
      var isFolder: Bool
    }

    private var watched: [WatchID: Watched] = [:]
    private var ids: [Identity: WatchID] = [:]
    private var fileCount = 0
    /// The number of files that have a descriptor: a shell permits 256, of which connections may take half, and folders need some.
    private static let mostFiles = 64

    init() throws(SystemWatchesFailure) {
      descriptor = kqueue()
      guard descriptor >= 0 else { throw SystemWatchesFailure(problem: Self.problem(errno) ?? .unavailable(errno)) }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
      for id in watched.keys { close(id) }
      close(descriptor)
    }

    /// Watches the entries of a folder. A folder that is watched already keeps its id.
    func watch(folder: String, contents: Bool) -> WatchResult { watch(folder, isFolder: true) }

    /// Watches the contents of a file, about which its folder does not tell.
    func watch(file: String) -> WatchResult? {
      if fileCount < Self.mostFiles { return watch(file, isFolder: false) }
      var status = stat()
      guard stat(file, &status) == 0 else { return .missing }
      let known = ids[Identity(device: status.st_dev, inode: status.st_ino)]
      return known.map { .watching($0, isRemote: false) } ?? .seenByFolder
    }

    private func watch(_ path: String, isFolder: Bool) -> WatchResult {
      let id = open(path, O_EVTONLY | O_CLOEXEC | O_NONBLOCK | (isFolder ? O_DIRECTORY : 0))
      guard id >= 0 else {
        switch errno {
        case ENOENT, ENOTDIR, ELOOP: return .missing
        default: return .unwatchable(Self.problem(errno))
        }
      }
      var status = stat()
      guard fstat(id, &status) == 0 else {
        close(id)
        return .missing
      }
      let isRemote = isOfAnotherMachine(id)
      let identity = Identity(device: status.st_dev, inode: status.st_ino)
      if let known = ids[identity] {
        close(id)
        return .watching(known, isRemote: isRemote)
      }
      let flags = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_LINK | NOTE_REVOKE
      var change = kevent(
        ident: UInt(id), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(flags), data: 0,
        udata: nil)
      guard kevent(descriptor, &change, 1, nil, 0, nil) == 0 else {
        defer { close(id) }
        return .unwatchable(Self.problem(errno))
      }
      if !isFolder { fileCount += 1 }
      watched[id] = Watched(identity: identity, isFolder: isFolder)
      ids[identity] = id
      return .watching(id, isRemote: isRemote)
    }

    func forget(_ id: WatchID) {
      guard let known = watched.removeValue(forKey: id) else { return }
      ids[known.identity] = nil
      if !known.isFolder { fileCount -= 1 }
      close(id)
    }

    /// All events until now, but not endlessly many.
    func read() -> [FolderEvent] {
      var events: [FolderEvent] = []
      // The function of the same name hides the type in an expression.
      var buffer: [kevent] = Array(repeating: kevent(), count: 256)
      for _ in 0..<16 {
        var now = timespec()
        let count = kevent(descriptor, nil, 0, &buffer, Int32(buffer.count), &now)
        guard count > 0 else { break }
        for event in buffer.prefix(Int(count)) {
          let id = WatchID(truncatingIfNeeded: event.ident)
          guard let known = watched[id] else { continue }
          let isWritten = event.fflags & UInt32(NOTE_WRITE | NOTE_EXTEND) != 0
          if isWritten, !known.isFolder { events.append(.written(id)) }
          if known.isFolder || event.fflags & ~UInt32(NOTE_WRITE | NOTE_EXTEND) != 0 { events.append(.folder(id)) }
        }
        if count < buffer.count { break }
      }
      return events
    }

    private static func problem(_ code: Int32) -> FileWatchingProblem? {
      switch code {
      case EMFILE, ENFILE, ENOMEM: .tooManyFiles
      case EACCES, EPERM: nil
      default: .unavailable(code)
      }
    }

    /// Whether other machines can change the folder without kqueue's noticing.
    private func isOfAnotherMachine(_ id: Int32) -> Bool {
      var status = statfs()
      return fstatfs(id, &status) == 0 && status.f_flags & UInt32(MNT_LOCAL) == 0
    }
  }
#endif
