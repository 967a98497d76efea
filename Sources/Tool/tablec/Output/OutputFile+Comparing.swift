import LayoutFormat
import TableDiagnostics
import TableParsing
import TableSupport

import TableSystem

/// What is at the place of an output.
enum OutputState {
  case missing, equal, different
}

extension OutputFile {
  /// Compares what is at a place with an output. Nothing is followed or created.
  static func compare(_ bytes: [UInt8], with place: OutputPlace) throws(Diagnostic) -> OutputState {
    guard let (folder, name) = try existing(place) else { return .missing }
    var status = stat()
    guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return .missing }
      throw unwritable(place.path, errno)
    }
    return isEqual(bytes, name, in: folder, status) ? .equal : .different
  }

  /// The contents of a file that may have been written before; nil if there is none. No link is followed.
  static func read(_ place: OutputPlace, limit: Int) throws(Diagnostic) -> [UInt8]? {
    guard let (folder, name) = try existing(place) else { return nil }
    let descriptor = openat(folder.descriptor, name, readingFlags)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw unreadable(place, String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    let failure = eachPiece(of: descriptor) { piece in
      bytes += piece
      return bytes.count <= limit
    }
    if let failure { throw unreadable(place, String(cString: strerror(failure))) }
    guard bytes.count <= limit else { throw unreadable(place, "it is larger than \(limit) bytes") }
    return bytes
  }

  enum Removal {
    case removed, missing
    /// It is not what was written, and is still there.
    case changed
  }

  /// Removes a file if its contents have one of some hashes. Links are neither followed nor removed.
  static func remove(_ place: OutputPlace, ifHashIsAmong hashes: [String]) throws(Diagnostic) -> Removal {
    guard let (folder, name) = try existing(place) else { return .missing }
    let descriptor = openat(folder.descriptor, name, readingFlags)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return .missing
      case ELOOP, EMLINK: return .changed
      default: throw unreadable(place, String(cString: strerror(errno)))
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(place, String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .changed }
    var print = Fingerprint()
    let failure = eachPiece(of: descriptor) { piece in
      print.add(piece)
      return true
    }
    if let failure { throw unreadable(place, String(cString: strerror(failure))) }
    guard hashes.contains(print.hexadecimal()) else { return .changed }
    guard unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT else { throw unwritable(place.path, errno) }
    return .removed
  }

  /// The problem with writing anything to a folder; nil if files can be written to it.
  static func problem(withFolder path: String) -> Diagnostic? {
    if let bytes = NameBytes.ofArgument(path) { return .nameNotUTF8(NameBytes.shown(bytes)) }
    let place = OutputPlace(named: path, below: "-")
    guard let folders = place.steps?.folders else { return unwritable(path, "it is not a folder") }
    do throws(Diagnostic) {
      let folder = try OutputFolder(folders, of: place, makesFolders: true)
      if let file = TemporaryOutput(in: folder), file.canBeWritten { return nil }
      return unwritable(path, errno)
    } catch {
      var problem = error
      problem.range = SourceRange(file: path)
      return problem
    }
  }

  /// Whether a file has exactly the given bytes; read piece by piece, as it may be large.
  static func isEqual(_ bytes: [UInt8], _ name: String, in folder: OutputFolder, _ status: stat) -> Bool {
    guard status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count else { return false }
    let descriptor = openat(folder.descriptor, name, readingFlags)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var rest = bytes[...]
    let failure = eachPiece(of: descriptor) { piece in
      guard rest.starts(with: piece) else {
        rest = bytes[...]
        return false
      }
      rest = rest.dropFirst(piece.count)
      return true
    }
    return failure == nil && rest.isEmpty
  }

  // O_NONBLOCK: a pipe without a writer would hang the run.
  private static let readingFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

  /// The folder of a place and the name in it; nil if the named folder does not exist, or one below it.
  private static func existing(_ place: OutputPlace) throws(Diagnostic) -> (OutputFolder, String)? {
    guard let (folders, file) = place.steps else { throw unwritable(place.path, "its name leads out of the folder") }
    var path = place.named.hasPrefix("/") ? "/" : ""
    for step in folders {
      path += step.name + "/"
      if PathKind(path) == .missing && !SymbolicLink.isOne(String(path.dropLast())) { return nil }
    }
    return (try OutputFolder(folders, of: place, makesFolders: false), file.name)
  }

  private static func unreadable(_ place: OutputPlace, _ reason: String) -> Diagnostic {
    Diagnostic(
      code: .unreadableFile, message: "the file cannot be read: \(reason)", range: SourceRange(file: place.path))
  }

  /// Reads a file to its end, or until `body` returns false; returns the system's error number on failure.
  private static func eachPiece(of descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Bool) -> Int32? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return errno }
      if count == 0 || !body(buffer[..<count]) { return nil }
    }
  }
}

/// `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

extension OutputFile {
  /// Whether an output is in its place, with the bytes of a hash: then nothing needs to be written. A link is none.
  static func holds(_ place: OutputPlace, _ hash: ContentHash, size: Int) -> Bool {
    guard let (folders, file) = place.steps,
      let folder = try? OutputFolder(folders, of: place, makesFolders: false)
    else { return false }
    var status = stat()
    guard fstatat(folder.descriptor, file.name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == size,
      let bytes = try? DiskFiles().read(PathRules.join(folder.path, file.name), limit: size)
    else { return false }
    return bytes.count == size && ContentHash(bytes) == hash
  }
}
