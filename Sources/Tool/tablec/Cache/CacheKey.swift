import TableDiagnostics
import TableParsing
import TableSupport

/// What a result depends on, besides the files that are read for the spec: the compiler, the flags, and the files that flags name.
struct CacheKey: Sendable {
  private var hasher = ContentHasher()

  /// Changes with the form of entries.
  static let format = 1

  /// Why no results can be kept: one line, lower case, without a full stop.
  struct Problem: Error {
    var reason: String
  }

  /// - Parameters:
  ///   - command: a result of one command is none of another.
  ///   - flags: everything that changes results, in words.
  init(command: String, flags: [String], session: Session, knownFiles: KnownFiles) throws(Problem) {
    // Two builds of a version can differ, so the program's own bytes count.
    guard let program = Self.program(knownFiles) else {
      throw Problem(reason: "the file of this program cannot be read, by which its results are known")
    }
    let shared = session.shared.inputs
    guard !shared.isIncomplete, session.fonts.isUsable else {
      throw Problem(reason: "a profile or a font that a flag names cannot be read a second time")
    }
    hasher.add(number: Self.format)
    hasher.addPart(Tablec.configuration.version)
    hasher.addPart(program.bytes)
    hasher.addPart(command)
    // All of their variables, whichever those are.
    for flag in flags + [String(reflecting: session.parser), String(reflecting: session.emission)] {
      hasher.addPart(flag)
    }
    for (path, canonical) in shared.lookups.sorted(by: { $0.key < $1.key }) {
      hasher.addPart(path)
      hasher.addPart(canonical.map(WorkingFolder.relative) ?? "")
    }
    for (path, hash) in shared.contents.sorted(by: { $0.key < $1.key }) {
      hasher.addPart(WorkingFolder.relative(path))
      hasher.addPart(hash?.bytes ?? [])
    }
  }

  /// The key of one spec.
  /// - Parameters:
  ///   - folder: that of the spec.
  ///   - settings: what holds for this spec alone, such as the severities of its configuration.
  func key(of spec: SpecFile, in folder: FolderPath, _ bytes: [UInt8], settings: [String] = []) -> ContentHash {
    var hasher = hasher
    hasher.addPart(String(spec.path.split(separator: "/").last ?? ""))
    hasher.addPart(spec.root.map(folder.way) ?? "-")
    hasher.addPart(spec.namePrefix)
    hasher.addPart(ContentHash(bytes).bytes)
    for setting in settings { hasher.addPart(setting) }
    return hasher.finish()
  }

  private static let mostBytes = 1 << 30

  /// The hash of the program's own bytes.
  private static func program(_ knownFiles: KnownFiles) -> ContentHash? {
    guard let path = ProgramPath.running else { return nil }
    if let hash = knownFiles.hash(of: path) { return hash }
    guard let hash = (try? DiskFiles().read(path, limit: mostBytes)).map({ ContentHash($0) }) else { return nil }
    knownFiles.note(path, hash)
    return hash
  }
}

extension RuleLevels {
  /// The settings in words, for a key.
  var words: [String] { levels.map { "\($0.key.rawValue)=\($0.value.rawValue)" }.sorted() }
}
