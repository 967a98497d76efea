import TableIR
import TableLayout
import TableSupport

/// How an imported table, laid out as Interface Builder's canvas did, agrees with the frames that its document was saved with.
package struct TableProof: Sendable {
  /// The era of the canvas.
  package let era: String
  package internal(set) var frames: [ProofFrame] = []
  /// How many frames each rule is about.
  package internal(set) var rules: [ProofRule: Int] = [:]

  /// - Parameters:
  ///   - source: The table of the document that was imported.
  ///   - table: The imported spec, parsed; nil if it has errors.
  ///   - work: What the layouts may cost. If that is exceeded, no frame is judged.
  package init(
    _ imported: ImportedTable, of source: InterfaceTable, as table: Table?, in document: InterfaceDocument,
    resources: InterfaceResources, work: WorkMeter
  ) {
    let system = document.system ?? InterfaceSystem(toolsVersion: 0)
    let era = CanvasEra.saved(by: system)
    self.era = era.name
    let saved = SavedTable(imported, document: document, resources: resources)
    set(saved.unsaved, aside: .notSaved)
    guard let table else {
      set(saved.frameCount, aside: .notCompiled)
      return
    }
    let judge = TableJudge(saved, of: source, table: table, era: era, system: system, work: work)
    judge.judge(into: &self)
    if work.isSpent {
      (frames, rules) = ([], [:])
      set(max(saved.frameCount, 1), aside: .tooMuchWork)
    }
  }

  /// Whether no frame was judged because that costs too much.
  package var isCut: Bool { rules[.tooMuchWork] != nil }

  /// How many frames agree.
  package var agreeing: Int { frames.count(where: \.agrees) }

  /// Sets those frames aside that depend on the language of the texts: which another one lays out differently, or that only one judges.
  ///
  /// - Parameter own: The proof in the language that the document was saved in.
  package mutating func setAside(differingFrom own: TableProof) {
    struct Place: Hashable { let kind: ProofKind, element: String }
    let numbers = Dictionary(own.frames.map { (Place(kind: $0.kind, element: $0.element), $0.ours) }) { first, _ in
      first
    }
    let kept = frames.filter { numbers[Place(kind: $0.kind, element: $0.element)] == $0.ours }
    set(frames.count - kept.count, aside: .otherLanguage)
    frames = kept
  }

  mutating func set(_ count: Int, aside rule: ProofRule) {
    if count > 0 { rules[rule, default: 0] += count }
  }
}
