import TableParsing
import TableSupport

/// Files, with a record of what was read and what was looked for. Several threads may use it at once.
final class InputRecorder: SpecFiles {
  private let base: any SpecFiles
  /// Whether the contents of files are hashed, which costs about as much as reading them.
  private let hashes: Bool
  private let record = Locked(SpecInputs())

  init(_ base: any SpecFiles = RunFiles(), hashes: Bool = false) {
    (self.base, self.hashes) = (base, hashes)
  }

  var inputs: SpecInputs { record.withLock { $0 } }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    do throws(FileProblem) {
      let bytes = try base.read(path, limit: limit)
      note(bytes, of: path)
      return bytes
    } catch {
      record.withLock { error == .missing ? $0.noteLookup(path, nil) : $0.noteIncomplete() }
      throw error
    }
  }

  func canonicalPath(_ path: String) -> String? {
    let canonical = base.canonicalPath(path)
    record.withLock { $0.noteLookup(path, canonical) }
    return canonical
  }

  func folder(of path: String) -> String { base.folder(of: path) }

  func path(of name: String, in folder: String) -> String { base.path(of: name, in: folder) }

  func withoutDots(_ path: String) -> String { base.withoutDots(path) }

  /// Takes the contents of a file that was read elsewhere.
  func note(_ bytes: [UInt8], of path: String) {
    let hash = hashes ? ContentHash(bytes) : nil
    record.withLock { $0.noteContents(path, hash) }
  }

  /// Notes that something was read that cannot be read again, such as a pipe.
  func noteStream() { record.withLock { $0.noteIncomplete() } }

  func merge(_ inputs: SpecInputs) { record.withLock { $0.merge(inputs) } }
}
