/// What the proofs of many tables say together, by era and by kind.
package struct ProofReport: Sendable {
  package struct Count: Sendable {
    package var observed = 0
    package var agreeing = 0
    package var exact = 0

    package init() {}

    /// In per cent, down to a tenth.
    package var percent: Double {
      observed == 0 ? 100 : (Double(agreeing) / Double(observed) * 1000).rounded(.down) / 10
    }

    mutating func add(_ frame: ProofFrame) {
      observed += 1
      if frame.agrees { agreeing += 1 }
      if frame.isExact { exact += 1 }
    }
  }

  /// Tables of one kind: how many there are, and how many lost nothing that changes a frame.
  package struct Tables: Sendable {
    package var all = 0
    package var whole = 0
    package var compiled = 0

    package init() {}
  }

  package private(set) var kinds: [ProofKind: Count] = [:]
  package private(set) var eras: [String: [ProofKind: Count]] = [:]
  package private(set) var tables: [InterfaceTable.Kind: Tables] = [:]
  package private(set) var rules: [ProofRule: Int] = [:]
  /// The properties that were lost and change frames, without ids, and of how many elements.
  package private(set) var losses: [String: Int] = [:]

  package init() {}

  package mutating func add(_ proof: TableProof, of imported: ImportedTable, kind: InterfaceTable.Kind) {
    for frame in proof.frames {
      kinds[frame.kind, default: Count()].add(frame)
      eras[proof.era, default: [:]][frame.kind, default: Count()].add(frame)
    }
    for (rule, count) in proof.rules { rules[rule, default: 0] += count }
    let lost = imported.losses.filter(\.changesFrames)
    for loss in lost { losses["\(loss.property): \(loss.reason)", default: 0] += 1 }
    var counts = tables[kind] ?? Tables()
    counts.all += 1
    if lost.isEmpty { counts.whole += 1 }
    if proof.rules[.notCompiled] == nil { counts.compiled += 1 }
    tables[kind] = counts
  }
}
