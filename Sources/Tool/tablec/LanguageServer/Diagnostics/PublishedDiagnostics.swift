import TableLanguageServer

/// What the editor was told about each document, and which spec it came from: a file that several specs include has the problems that
/// it has in any of them, each once.
struct PublishedDiagnostics {
  /// By the spec, then by the document.
  private var found: [String: [String: [ProtocolDiagnostic]]] = [:]
  /// The documents that the editor shows problems of.
  private var shown: Set<String> = []

  /// Takes what was found for a spec, in place of what was found before.
  /// - Parameter diagnostics: by document; empty for a spec that was closed.
  /// - Returns: The documents whose problems are to be published again.
  mutating func take(_ diagnostics: [String: [ProtocolDiagnostic]], of spec: String) -> [String: [ProtocolDiagnostic]] {
    let before = found[spec] ?? [:]
    found[spec] = diagnostics.isEmpty ? nil : diagnostics
    // The spec's own are published even if there are none, so that its version is known to be checked.
    let changed = Set(diagnostics.keys).union(before.keys).filter { $0 == spec || before[$0] != diagnostics[$0] }
    var result: [String: [ProtocolDiagnostic]] = [:]
    for uri in changed {
      let all = union(of: uri)
      if all.isEmpty && !shown.contains(uri) && uri != spec { continue }
      if all.isEmpty { shown.remove(uri) } else { shown.insert(uri) }
      result[uri] = all
    }
    return result
  }

  private func union(of uri: String) -> [ProtocolDiagnostic] {
    var known: Set<ProtocolDiagnostic> = []
    return found.sorted { $0.key < $1.key }.flatMap { $0.value[uri] ?? [] }.filter { known.insert($0).inserted }
  }

  /// The specs that problems were published for.
  var specs: Set<String> { Set(found.keys) }
}
