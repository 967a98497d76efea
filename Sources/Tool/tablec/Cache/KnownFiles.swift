import TableDiagnostics
import TableParsing
import TableSupport

/// The hashes of large files that a run would otherwise have to read only to find them unchanged: its own program, and its outputs.
///
/// A file counts as known if the system says the same of it as when it was hashed, at a time when that was settled. What specs read is
/// always read.
final class KnownFiles: Sendable {
  private struct Entry: Equatable {
    var state: FileState
    var hash: ContentHash
  }

  private let place: OutputPlace
  private let known: [String: Entry]
  private let noted = Locked<[String: ContentHash]>([:])

  private static let magic = Array("tablec known files\n".utf8)
  private static let mostBytes = 64 << 20

  /// - Parameter folder: that of the cache. Runs in different folders have different files there.
  init(_ folder: String) {
    let here = DiskFiles().canonicalPath(".") ?? "."
    let name = ContentHash(Array(here.utf8)).hexadecimal
    place = OutputPlace(named: folder, below: "\(CachePruning.version)/\(name.prefix(2))/\(name.dropFirst(2)).files")
    known = (try? DiskFiles().read(place.path, limit: Self.mostBytes)).flatMap(Self.entries) ?? [:]
  }

  /// The hash of a file, if it is known.
  func hash(of path: String) -> ContentHash? {
    guard let entry = known[path], entry.state == FileState(path) else { return nil }
    return entry.hash
  }

  /// Takes the hash of a file that was read or written.
  func note(_ path: String, _ hash: ContentHash) { noted.withLock { $0[path] = hash } }

  /// Keeps what was noted, besides what was known.
  func write() throws(Diagnostic) {
    var entries = known
    for (path, hash) in noted.withLock({ $0 }) {
      guard let state = FileState(path), state.isSettled else { continue }
      entries[path] = Entry(state: state, hash: hash)
    }
    guard entries != known else { return }
    var writer = EntryWriter()
    writer.list(entries.sorted { $0.key < $1.key }) { writer, item in
      writer.text(item.key)
      for number in item.value.state.numbers { writer.number(number) }
      writer.hash(item.value.hash)
    }
    let body = Self.magic + writer.bytes
    try OutputFile.write(body + ContentHash(body).bytes, to: place)
  }

  /// Nil for bytes that are not whole.
  private static func entries(_ bytes: [UInt8]) -> [String: Entry]? {
    let body = bytes.dropLast(ContentHash.byteCount)
    guard body.starts(with: magic),
      ContentHash(Array(body)) == ContentHash(bytes: bytes.suffix(ContentHash.byteCount))
    else { return nil }
    var reader = EntryReader(body.dropFirst(magic.count))
    let items = try? reader.list { reader throws(EntryReader.Damaged) in
      let path = try reader.text()
      var numbers: [Int] = []
      for _ in 0..<FileState.count { numbers.append(try reader.number()) }
      guard let state = FileState(numbers: numbers) else { throw EntryReader.Damaged() }
      return (path, Entry(state: state, hash: try reader.hash()))
    }
    return items.map { Dictionary($0) { first, _ in first } }
  }
}
