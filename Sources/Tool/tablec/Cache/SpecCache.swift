import TableDiagnostics
import TableParsing
import TableSupport

/// Results of earlier runs, in a folder, each with what it depended on.
///
/// Nothing in the folder is trusted: an entry is checked against the files that it names and its own hash, and one that is damaged is no
/// entry. Several runs may use the folder at once, because files are only ever replaced as a whole. Whoever can write into the folder can
/// still give any result to any spec; a cache is shared only with those who may change the outputs.
final class SpecCache: Sendable {
  private let folder: String
  private let key: CacheKey
  private let files = FileSystem.run
  /// The canonical working folder.
  private let here: String

  private struct State {
    var asked = 0
    var reused = 0
    var stored = 0
    var problem: Diagnostic?
    /// By paths from the root.
    var canonicalPaths: [String: String?] = [:]
    var hashes: [String: ContentHash?] = [:]
    /// By the paths of folders, as specs are named with them.
    var folders: [String: FolderPath] = [:]
  }

  private let state = Locked(State())

  /// The largest entry that is read, in bytes, without its outputs.
  private static let mostBytes = 16 << 20
  /// The largest input that is read.
  private static let mostInputBytes = RunFonts.mostBytes

  let knownFiles: KnownFiles

  init(_ folder: String, key: CacheKey, knownFiles: KnownFiles) {
    (self.folder, self.key, self.knownFiles) = (folder, key, knownFiles)
    here = DiskFiles().canonicalPath(".") ?? "/"
  }

  /// The name of the entry of a spec. Paths in the entry lead from the folder of the spec.
  struct Name: Sendable {
    fileprivate var hash: ContentHash
    fileprivate var folder: FolderPath
    /// The path of the spec, as messages show it.
    fileprivate var spec: String

    /// - Parameter named: whether the result names the spec, as its messages do: then it holds only for specs that are named alike.
    fileprivate func place(in folder: String, named: Bool, suffix: String = "") -> OutputPlace {
      let name = named ? ContentHash(Array("\(hash.hexadecimal) \(spec)".utf8)).hexadecimal : hash.hexadecimal
      return OutputPlace(
        named: folder, below: "\(CachePruning.version)/\(name.prefix(2))/\(name.dropFirst(2))\(suffix)")
    }
  }

  func name(of spec: SpecFile, _ bytes: [UInt8], settings: [String] = []) -> Name {
    let folder = folderPath(of: spec)
    let configuration = spec.settingsInputs.relative(to: folder)
    return Name(
      hash: key.key(of: spec, in: folder, bytes, settings: settings + configuration.words), folder: folder,
      spec: spec.path)
  }

  private func folderPath(of spec: SpecFile) -> FolderPath {
    let named = files.folder(of: spec.path)
    if let known = state.withLock({ $0.folders[named] }) { return known }
    let folder = FolderPath(files.canonicalPath(named.isEmpty ? "." : named) ?? here, here: here)
    state.withLock { $0.folders[named] = folder }
    return folder
  }

  // MARK: Finding

  /// The result that is kept under a name, if everything that it depended on is as it was.
  func result(_ name: Name) -> CachedResult? {
    state.withLock { $0.asked += 1 }
    return result(name, named: false) ?? result(name, named: true)
  }

  private func result(_ name: Name, named: Bool) -> CachedResult? {
    let path = name.place(in: folder, named: named).path
    guard let bytes = try? DiskFiles().read(path, limit: Self.mostBytes), var result = CachedResult(encoded: bytes),
      result.namesSpec == named, isCurrent(result.inputs, name)
    else { return nil }
    CachePruning.touch(path)
    result.inputs = result.inputs.named(from: files.folder(of: name.spec))
    return result
  }

  /// The bytes of the outputs of a result; nil if they are not there as they were.
  func bytes(of result: CachedResult, _ name: Name) -> [[UInt8]]? {
    guard let size = CachedResult.size(of: result.outputs) else { return nil }
    let path = name.place(in: folder, named: result.namesSpec, suffix: CachePruning.outputSuffix).path
    guard let bytes = try? DiskFiles().read(path, limit: size), bytes.count == size else { return nil }
    CachePruning.touch(path)
    var start = 0
    var parts: [[UInt8]] = []
    for output in result.outputs {
      let part = Array(bytes[start..<start + output.size])
      guard ContentHash(part) == output.hash else { return nil }
      parts.append(part)
      start += output.size
    }
    return parts
  }

  func noteReuse() { state.withLock { $0.reused += 1 } }

  private func isCurrent(_ inputs: SpecInputs, _ name: Name) -> Bool {
    let spec = name.folder.way(to: name.spec)
    return inputs.lookups.allSatisfy { way, canonical in
      canonicalPath(name.folder.path(of: way)).map(name.folder.way) == canonical
    }
      // The bytes of the spec itself are part of the name.
      && inputs.contents.allSatisfy { way, hash in
        way == spec || hash != nil && self.hash(of: name.folder.path(of: way)) == hash
      }
      && inputs.listings.allSatisfy { way, hash in
        SpecInputs.hash(ofNames: files.names(in: name.folder.path(of: way))) == hash
      }
  }

  private func canonicalPath(_ path: String) -> String? {
    if let known = state.withLock({ $0.canonicalPaths[path] }) { return known }
    let canonical = files.canonicalPath(path)
    state.withLock { $0.canonicalPaths[path] = .some(canonical) }
    return canonical
  }

  private func hash(of path: String) -> ContentHash? {
    if let known = state.withLock({ $0.hashes[path] }) { return known }
    let hash = (try? files.read(path, limit: Self.mostInputBytes)).map { ContentHash($0) }
    state.withLock { $0.hashes[path] = .some(hash) }
    return hash
  }

  // MARK: Keeping

  /// Keeps a result. A problem is reported at the end of the run, once.
  /// - Parameter outputs: the bytes of its outputs, one after the other.
  func keep(_ result: CachedResult, outputs: [UInt8] = [], as name: Name) {
    guard !result.inputs.isIncomplete, state.withLock({ $0.problem == nil }) else { return }
    var result = result
    result.inputs = result.inputs.relative(to: name.folder)
    do throws(Diagnostic) {
      if !outputs.isEmpty {
        let suffix = CachePruning.outputSuffix
        try OutputFile.write(outputs, to: name.place(in: folder, named: result.namesSpec, suffix: suffix))
      }
      try OutputFile.write(result.encoded, to: name.place(in: folder, named: result.namesSpec))
      state.withLock { $0.stored += 1 }
    } catch {
      state.withLock { $0.problem = error }
    }
  }

  /// Reports how much was reused, and removes the oldest entries.
  func finish(reporter: inout Reporter) {
    var state = state.withLock { $0 }
    if state.problem == nil {
      do throws(Diagnostic) { try knownFiles.write() } catch { state.problem = error }
    }
    if reporter.options.verbose {
      reporter.say(
        "cache: \(grouped(state.reused)) of \(grouped(state.asked)) \(state.asked == 1 ? "spec" : "specs") reused")
    }
    if var problem = state.problem {
      problem.severity = .warning
      problem.message = "results cannot be kept in the cache: " + problem.message
      reporter.addWarning(problem)
    } else if state.stored > 0 {
      CachePruning(folder: folder).prune()
    }
  }
}

extension CachedResult {
  /// Whether messages of the result name its spec.
  fileprivate var namesSpec: Bool { !diagnostics.isEmpty }

  /// The size of outputs together; nil if it is none.
  fileprivate static func size(of outputs: [Output]) -> Int? {
    var size = 0
    for output in outputs {
      let (sum, overflows) = size.addingReportingOverflow(output.size)
      guard !overflows, output.size >= 0 else { return nil }
      size = sum
    }
    return size
  }
}

/// A number as people read it: `1,000`.
func grouped(_ number: Int) -> String {
  var digits = String(number)
  var end = digits.index(digits.endIndex, offsetBy: -3, limitedBy: digits.startIndex)
  while let index = end, index > digits.startIndex {
    digits.insert(",", at: index)
    end = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex)
  }
  return digits
}
