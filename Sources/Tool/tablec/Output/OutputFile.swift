import TableDiagnostics
import TableParsing

import TableSystem

/// The only place that creates, replaces and removes files.
///
/// A file is written completely or not at all: into a temporary file beside it, which then replaces it. Nothing is written through a link
/// that the user did not type, or that leads out of the working tree that it is in, and a file that the run reads is never replaced.
enum OutputFile {
  /// - Parameter error: the system's error number.
  static func unwritable(_ path: String, _ error: Int32) -> Diagnostic {
    unwritable(path, String(cString: strerror(error)))
  }

  static func unwritable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      code: .unwritableOutput, message: "the output cannot be written: \(reason)", range: SourceRange(file: path))
  }

  /// What became of an output.
  enum Outcome {
    case written
    /// The file has these bytes already.
    case unchanged
    /// Nothing was written, because the text is not whole.
    case discarded
  }

  /// - Returns: whether the file was written, and did not have these bytes already.
  @discardableResult
  static func write(
    _ bytes: [UInt8], to place: OutputPlace, replacesRead: Bool = false, keepsEqual: Bool = false,
    isPrivate: Bool = false
  ) throws(Diagnostic) -> Bool {
    let outcome = try write(
      .bytes(bytes), to: place, replacesRead: replacesRead, keepsEqual: keepsEqual, isPrivate: isPrivate)
    return outcome == .written
  }

  /// - Parameters:
  ///   - replacesRead: whether the output is an edited version of the file that was read, which it may replace.
  ///   - keepsEqual: whether a file that has these bytes already is left alone, with its time; never for a stream.
  ///   - isPrivate: whether only the user may read the file, and enter the folders that are made for it.
  static func write(
    _ content: OutputContent, to place: OutputPlace, replacesRead: Bool = false, keepsEqual: Bool = false,
    isPrivate: Bool = false
  ) throws(Diagnostic) -> Outcome {
    // The file would get a different name.
    if let bytes = NameBytes.ofArgument(place.named) { throw .nameNotUTF8(NameBytes.shown(bytes)) }
    let (folder, file) = try folder(of: place, makesFolders: true, isPrivate: isPrivate)
    var status = stat()
    guard fstatat(folder.descriptor, file.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno == ENOENT else { throw unwritable(place.path, errno) }
      return try replace(file.name, in: folder, with: content, mode: isPrivate ? 0o600 : nil, place)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw unwritable(place.path, "it is a folder")
    case S_IFLNK:
      guard let link = OutputLink(file.name, in: folder) else { throw unwritable(place.path, ELOOP) }
      guard file.origin == .named else { throw link.diagnostic(on: place, at: file.origin) }
      if link.isStream { return try writeThrough(content, to: file.name, in: folder, flags: O_APPEND, place) }
      guard !replacesRead, link.mayBePassed, let target = DiskFiles().canonicalPath(link.path) else {
        throw link.diagnostic(on: place, at: file.origin)
      }
      return try write(content, to: OutputPlace(named: target), keepsEqual: keepsEqual)
    case S_IFREG:
      guard replacesRead || !MetFiles.read.contain(FileIdentity(status)) else {
        throw Diagnostic(
          code: .outputCollision, message: "the output would overwrite a file that this command reads",
          range: SourceRange(file: place.path), help: "give the output another name")
      }
      if keepsEqual, case .bytes(let bytes) = content, isEqual(bytes, file.name, in: folder, status) {
        MetFiles.written.note(place.path)
        return .unchanged
      }
      // Renaming over a file needs only the folder's permissions, but a file that is write-protected must not be replaced.
      guard faccessat(folder.descriptor, file.name, W_OK, 0) == 0 else { throw unwritable(place.path, errno) }
      // The other names of a file that is edited stay names of it.
      if replacesRead, status.st_nlink > 1 {
        return try writeThrough(content, to: file.name, in: folder, flags: O_NOFOLLOW, truncates: true, place)
      }
      return try replace(file.name, in: folder, with: content, mode: isPrivate ? 0o600 : status.st_mode & 0o7777, place)
    // A device or a pipe has no contents to preserve, and must not be replaced.
    case _ where file.origin == .named:
      return try writeThrough(content, to: file.name, in: folder, flags: O_NOFOLLOW, place)
    default: throw unwritable(place.path, "it is neither a file nor a folder")
    }
  }

  /// Adds bytes to the end of a file that exists, such as a log that the user's environment names, unless it would become larger than
  /// a limit. A link is not followed.
  static func append(_ bytes: [UInt8], to place: OutputPlace, limit: Int) throws(Diagnostic) {
    let (folder, file) = try folder(of: place, makesFolders: false)
    if let link = OutputLink(file.name, in: folder) { throw link.diagnostic(on: place, at: file.origin) }
    let descriptor = openat(
      folder.descriptor, file.name, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(place.path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unwritable(place.path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw unwritable(place.path, "it is not a file") }
    guard Int(status.st_size) + bytes.count <= limit else {
      throw unwritable(place.path, "it would be larger than \(limit) bytes")
    }
    guard Terminal.writeAll(bytes, to: descriptor) else { throw unwritable(place.path, errno) }
  }

  /// Removes a file, if it exists. A link is itself removed, and never followed.
  static func remove(_ place: OutputPlace) throws(Diagnostic) {
    let (folder, file) = try folder(of: place, makesFolders: false)
    guard unlinkat(folder.descriptor, file.name, 0) == 0 || errno == ENOENT else {
      throw unwritable(place.path, errno)
    }
  }

  /// Checks that a file that is read, edited and written back is not a link.
  static func checkNoLink(at place: OutputPlace) throws(Diagnostic) {
    guard PathKind(place.path) != .missing || SymbolicLink.isOne(place.path) else { return }
    let (folder, file) = try folder(of: place, makesFolders: false)
    if let link = OutputLink(file.name, in: folder) { throw link.diagnostic(on: place, at: file.origin) }
  }

  private static func folder(
    of place: OutputPlace, makesFolders: Bool, isPrivate: Bool = false
  ) throws(Diagnostic) -> (OutputFolder, OutputPlace.Step) {
    guard let (folders, file) = place.steps else {
      throw unwritable(place.path, place.below == nil ? "it is a folder" : "its name leads out of the folder")
    }
    return (try OutputFolder(folders, of: place, makesFolders: makesFolders, isPrivate: isPrivate), file)
  }

  /// - Parameter mode: the permissions to keep; nil for those of a new file.
  private static func replace(
    _ name: String, in folder: OutputFolder, with content: OutputContent, mode: mode_t?, _ place: OutputPlace
  ) throws(Diagnostic) -> Outcome {
    TemporaryOutput.removeLeftovers(in: folder)
    guard let file = TemporaryOutput(in: folder) else { throw unwritable(place.path, errno) }
    switch file.become(name, with: content, mode: mode) {
    case .inPlace:
      MetFiles.written.note(place.path)
      return .written
    case .discarded: return .discarded
    case .failed(let failure): throw unwritable(place.path, failure)
    }
  }

  /// - Parameter truncates: whether what was there ends where the bytes do, as in a file.
  private static func writeThrough(
    _ content: OutputContent, to name: String, in folder: OutputFolder, flags: Int32, truncates: Bool = false,
    _ place: OutputPlace
  ) throws(Diagnostic) -> Outcome {
    // What was written cannot be taken back.
    guard let bytes = content.bytes else { return .discarded }
    let descriptor = openat(folder.descriptor, name, O_WRONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw unwritable(place.path, errno) }
    defer { close(descriptor) }
    guard Terminal.writeAll(bytes, to: descriptor), !truncates || ftruncate(descriptor, off_t(bytes.count)) == 0 else {
      throw unwritable(place.path, errno)
    }
    return .written
  }
}
