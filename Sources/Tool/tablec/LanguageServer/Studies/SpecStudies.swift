import TableDiagnostics
import TableLanguageServer
import TableSupport

/// What is known about the specs that are open: the newest version of each, and the last one that had a layout.
///
/// Each version is studied once, by the thread that first asks for it.
final class SpecStudies: Sendable {
  private struct Known {
    var spec: LaidOutSpec
    /// Of the snapshot that was studied.
    var stamp: Int
    var generation: Int
    /// The last version with a layout; it may be the newest.
    var good: LaidOutSpec?
  }

  private struct State {
    var known: [String: Known] = [:]
    /// Counts changes of the disk and of the settings.
    var generation = 0
  }

  /// Held while a spec is studied: whoever asks for the same version waits for it.
  private let state = Locked(State())

  /// The newest version of a spec.
  func newest(_ file: EditorFile, _ session: ServerSession) -> LaidOutSpec {
    state.withLock { state in
      let known = state.known[file.uri]
      if let known, known.stamp == session.snapshot.stamp, known.generation == state.generation { return known.spec }
      let spec = LaidOutSpec(session.study(file))
      // Another document has changed, or a file that this spec does not depend on.
      let isSame = known.map { $0.generation == state.generation && $0.spec.study.readTheSame(as: spec.study) } ?? false
      let newest = isSame ? known?.spec ?? spec : spec
      state.known[file.uri] = Known(
        spec: newest, stamp: session.snapshot.stamp, generation: state.generation,
        good: newest.figure != nil ? newest : known?.good)
      return newest
    }
  }

  /// The last version of a spec that had a layout, after it was studied.
  func good(_ uri: String) -> LaidOutSpec? { state.withLock { $0.known[uri]?.good } }

  /// Everything is studied again when it is next asked for.
  func expire() { state.withLock { $0.generation += 1 } }

  func forget(_ uri: String) { state.withLock { $0.known[uri] = nil } }

  /// Keeps only what is known about these documents.
  func keep(only uris: Set<String>) {
    state.withLock { state in state.known = state.known.filter { uris.contains($0.key) } }
  }
}
