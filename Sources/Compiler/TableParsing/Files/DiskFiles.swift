import TableSystem

/// Files on disk.
public struct DiskFiles: SpecFiles {
  /// Creates disk files with their defaults.
  public init() {}

  /// A Mac's disks do, unless they were formatted to be case-sensitive.
  public var ignoresSpelling: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// The path without links; nil for what is not there.
  public func canonicalPath(_ path: String) -> String? { (try? resolve(path)) ?? nil }

  /// The same, but a problem with the disk is distinguished from a path that does not exist.
  package func resolve(_ path: String) throws(FileProblem) -> String? {
    try CanonicalFolders.ofProcess.resolve(path)
  }

  /// The names of what is in a folder; none for what is none.
  public func names(in folder: String) -> [String] { FolderEntries(folder)?.names ?? [] }

  /// The bytes of a file.
  public func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    // Without O_NONBLOCK, a named pipe without a writer would hang the compiler.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(systemMessage(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(systemMessage(errno)) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isFolder }
    guard kind == S_IFREG else { throw .unreadable("not a regular file") }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try readAll(descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// Reads a pipe or a device to its end, however long its writer takes. Only for a path given by the user, never for a path
  /// in a spec.
  public func readStream(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(systemMessage(errno)) }
    defer { close(descriptor) }
    return try readAll(descriptor, expected: 1 << 16, limit: limit)
  }

  /// Reads standard input to its end.
  public func readStandardInput(limit: Int) throws(FileProblem) -> [UInt8] {
    try readAll(STDIN_FILENO, expected: 1 << 16, limit: limit)
  }

  private func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = expected + 1
    while true {
      var failure: Int32 = 0
      let room = capacity
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = 0
        repeat { got = systemRead(descriptor, buffer.baseAddress, room) } while got < 0 && errno == EINTR
        if got < 0 { failure = errno }
        count = max(got, 0)
      }
      guard failure == 0 else { throw .unreadable(systemMessage(failure)) }
      if part.isEmpty { return bytes }
      // A file is nearly always read at once, and not copied.
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      capacity = max(1 << 16, expected - bytes.count + 1)
    }
  }
}

extension FileProblem {
  /// The reason why a path was not found.
  /// - Parameter failure: The error number.
  package init(failure: Int32) {
    self =
      [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(failure) ? .missing : .unreadable(systemMessage(failure))
  }
}

/// `read(2)`, which is shadowed by the method of the same name.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// The system's description of an error number.
func systemMessage(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
