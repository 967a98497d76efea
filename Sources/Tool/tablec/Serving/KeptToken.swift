import TableDiagnostics
import TableParsing
import TablePreview
import TableSupport

import TableSystem

/// The secret in the address of a live preview, kept for the next start, so that open pages go on and bookmarks hold: one for each folder or
/// spec that is served, in a folder of the user that nobody else may enter.
struct KeptToken {
  let token: AccessToken
  /// Why the next start will have another one; nil if it will not.
  let problem: String?

  /// - Parameter target: the canonical path of what is served.
  init(for target: String) {
    guard let base = Self.stateFolder else {
      (token, problem) = (AccessToken(), "there is no home folder to keep it in")
      return
    }
    let name = ContentHash(Array(target.utf8)).hexadecimal.prefix(32)
    let place = OutputPlace(named: base, below: "tablec/preview/\(name)")
    if let kept = Self.kept(at: place.path) {
      (token, problem) = (kept, nil)
      return
    }
    let fresh = AccessToken()
    do throws(Diagnostic) {
      try OutputFile.write(Array("\(fresh.text)\n".utf8), to: place, isPrivate: true)
    } catch {
      (token, problem) = (fresh, "\(place.path): \(error.message)")
      return
    }
    // Another start may have kept its own in the meantime.
    let kept = Self.kept(at: place.path)
    token = kept ?? fresh
    problem = kept == nil ? "others may enter or change \(PathRules.folder(of: place.path))" : nil
  }

  /// Where programs keep what they want to know again, and what is neither a setting nor the user's work.
  private static var stateFolder: String? {
    func folder(_ name: String) -> String? { Terminal.environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let folder = folder("XDG_STATE_HOME") { return folder }
    #if canImport(Darwin)
      return folder("HOME").map { $0 + "/Library/Application Support" }
    #else
      return folder("HOME").map { $0 + "/.local/state" }
    #endif
  }

  /// A secret that nobody else can have read or put there; nil if there is none.
  private static func kept(at path: String) -> AccessToken? {
    var status = stat()
    guard stat(PathRules.folder(of: path), &status) == 0, isOwn(status) else { return nil }
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1, isOwn(status) else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    guard count > 0, bytes[count - 1] == UInt8(ascii: "\n") else { return nil }
    return AccessToken(kept: bytes[..<(count - 1)])
  }

  private static func isOwn(_ status: stat) -> Bool { status.st_uid == geteuid() && status.st_mode & 0o077 == 0 }
}
