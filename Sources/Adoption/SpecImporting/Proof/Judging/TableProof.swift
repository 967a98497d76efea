import TableIR
import TableLayout
import TableSupport

/// How an imported table, laid out as Interface Builder's canvas did, agrees with the frames that its document was saved with.
package struct TableProof: Sendable {
  /// The era of the canvas.
  package let era: String
  package let canvas: InterfaceScreen
  /// All that were laid out, whatever they prove.
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
    canvas = source.screen
    let faces = table.flatMap { resources.faces?.only($0.families) }
    for part in ProvenPart.all(of: imported, from: source, as: table) where !work.isSpent {
      judge(part, era: era, system: system, in: document, resources: resources, faces: faces, work: work)
    }
    for frame in frames { if case .aside(let rule) = frame.standing { set(1, aside: rule) } }
    if work.isSpent {
      (frames, rules) = ([], [:])
      set(
        max(SavedTable(imported, document: document, resources: resources, faces: faces).frameCount, 1),
        aside: .tooMuchWork)
    }
  }

  private mutating func judge(
    _ part: ProvenPart, era: CanvasEra, system: InterfaceSystem, in document: InterfaceDocument,
    resources: InterfaceResources, faces: FontFaces?, work: WorkMeter
  ) {
    let saved = SavedTable(part.imported, document: document, resources: resources, faces: faces)
    set(saved.unsaved, aside: .notSaved)
    guard let table = part.table else {
      set(saved.frameCount, aside: .notCompiled)
      return
    }
    set(saved.hidden, aside: .hidden)
    TableJudge(saved, of: part.source, table: table, era: era, system: system, faces: faces, work: work)
      .judge(into: &self)
  }

  /// Whether no frame was judged because that costs too much.
  package var isCut: Bool { rules[.tooMuchWork] != nil }

  /// The frames that the layout had to find, and did not.
  package var misses: [ProofFrame] { frames.filter { $0.standing == .judged && !$0.agrees } }

  /// What the layout proves.
  package var tally: ProofTally { ProofTally(self) }

  /// Sets those frames aside that depend on the language of the texts: which another one lays out differently, or that only one judges.
  ///
  /// - Parameter own: The proof in the language that the document was saved in.
  package mutating func setAside(differingFrom own: TableProof) {
    struct Place: Hashable { let kind: ProofKind, element: String }
    let numbers = Dictionary(own.frames.map { (Place(kind: $0.kind, element: $0.element), $0.ours) }) { first, _ in
      first
    }
    for index in frames.indices where frames[index].standing == .judged {
      let frame = frames[index]
      guard numbers[Place(kind: frame.kind, element: frame.element)] != frame.ours else { continue }
      frames[index].standing = .aside(.otherLanguage)
      set(1, aside: .otherLanguage)
    }
  }

  mutating func set(_ count: Int, aside rule: ProofRule) {
    if count > 0 { rules[rule, default: 0] += count }
  }
}
