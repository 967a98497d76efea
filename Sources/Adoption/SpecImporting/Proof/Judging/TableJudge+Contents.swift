import TableIR
import TableLayout
import TableSupport

extension TableJudge {
  /// Judges what stands in the rows, each with its saved height.
  func judgeContents(on canvas: TableCanvas, into proof: inout TableProof) {
    var judged = contents(of: saved.rows, on: canvas)
    /// The rows that are not yet reproduced.
    func open() -> [SavedTable.Row] { saved.rows.filter { !(judged[$0.id] ?? []).telling.allSatisfy(\.isNear) } }
    /// Takes what another canvas makes of the rows that are still open.
    func attempt(_ other: TableCanvas, _ rule: ProofRule) {
      let rows = open()
      guard !rows.isEmpty else { return }
      for (id, frames) in contents(of: rows, on: other) where isBetter(frames, than: judged[id] ?? []) {
        judged[id] = frames
        proof.set(frames.judged.count, aside: rule)
      }
    }
    if faces != nil {
      var other = canvas
      other.lacksFonts = true
      attempt(other, .otherFont)
    }
    for other in canvases.dropFirst() { attempt(other, .otherScale) }
    for other in canvases.flatMap(\.others) { attempt(other, .otherMargin) }
    for other in canvases.flatMap(\.othersOfViews) {
      let rows = open().filter(\.hasViews)
      guard !rows.isEmpty else { break }
      for (id, frames) in contents(of: rows, on: other) {
        let views = frames.filter(\.isOfView)
        guard let own = judged[id], isBetter(views, than: own.filter(\.isOfView)) else { continue }
        judged[id] = own.filter { !$0.isOfView } + views
        proof.set(views.judged.count, aside: .otherTime)
      }
    }
    let differing = saved.rows.filter { !(judged[$0.id] ?? []).telling.allSatisfy(\.agrees) }
    let older = olderRows(differing, else: judged)
    for (_, frames) in older.better { proof.set(frames.filter(\.isOfView).judged.count, aside: .otherTime) }
    for row in saved.rows {
      let stale = older.stale[row.id]
      let frames = stale ?? older.better[row.id] ?? judged[row.id] ?? []
      if abs(row.frame.width - width) > 1, table.style != .insetGrouped { proof.set(1, aside: .otherWidth) }
      proof.set(frames.judged.count(where: \.isInWholePoints), aside: .wholePoints)
      proof.frames += frames.map { stale != nil && $0.standing == .judged ? $0.standing(.aside(.stale)) : $0 }
      proof.set(row.parts.count - frames.count, aside: .notLaidOut)
    }
  }

  /// Whether a canvas reproduces more of a row: more of the views that constraints place, or all of UIKit's own exactly.
  private func isBetter(_ frames: [ProofFrame], than others: [ProofFrame]) -> Bool {
    guard frames.telling.contains(where: \.isOfView) else {
      return frames.judged.allSatisfy(\.isExact) && !others.judged.allSatisfy(\.isExact)
    }
    func score(_ frames: [ProofFrame]) -> (judged: Int, agreeing: Int, near: Int) {
      (
        frames.judged.count(where: \.agrees), frames.telling.count(where: \.agrees),
        frames.telling.count(where: \.isNear)
      )
    }
    return score(frames) > score(others)
  }

  /// The rows that another era explains, as it lays them out: the stale ones, all that is in which, or all their views, it has exactly; and those more of
  /// whose views it has. There are many eras: the search takes at most half of the work that is left, and what it does not reach is judged.
  ///
  /// - Parameter judged: As they are laid out otherwise.
  private func olderRows(
    _ rows: [SavedTable.Row], else judged: [String: [ProofFrame]]
  ) -> (stale: [String: [ProofFrame]], better: [String: [ProofFrame]]) {
    var (stale, better): ([String: [ProofFrame]], [String: [ProofFrame]]) = ([:], [:])
    let search = WorkMeter(limit: work.left / 2)
    defer { work.spend(min(search.spent, search.limit)) }
    for canvas in olderCanvases where !search.isSpent {
      for (canvas, isOfViews) in [(canvas, false)] + canvas.leftViews.map({ ($0, true) }) {
        let left = rows.filter { stale[$0.id] == nil && (!isOfViews || $0.hasViews) }
        if left.isEmpty { continue }
        for (id, frames) in contents(of: left, on: canvas, work: search) where !search.isSpent {
          let (others, views) = (judged[id] ?? [], frames.filter(\.isOfView))
          let mixed = others.filter { !$0.isOfView } + views
          let own = isOfViews ? views.telling : frames.telling
          if !own.isEmpty, own.allSatisfy({ $0.isExact || $0.isInWholePoints }) {
            stale[id] = isOfViews ? mixed : frames
          } else if !isOfViews, !views.isEmpty, isBetter(views, than: (better[id] ?? others).filter(\.isOfView)) {
            better[id] = mixed
          }
        }
      }
    }
    return (stale, better)
  }

  /// Why nothing in a row is judged; nil if something is.
  func unfilled(_ row: SavedTable.Row) -> ProofRule? {
    guard let content = row.parts.first(where: { $0.kind == .contentView }) else { return nil }
    return abs(row.frame.height - content.frame.height) > 3 ? .unfilled : nil
  }

  /// The frames in each of some rows, by its id.
  private func contents(
    of rows: [SavedTable.Row], on canvas: TableCanvas, work: WorkMeter? = nil
  ) -> [String: [ProofFrame]] {
    let work = work ?? self.work
    let table = pinned.keeping(Set(rows.map(\.id)))
    var found: [String: [ProofFrame]] = [:]
    for (cell, group) in Dictionary(grouping: rows, by: \.cellWidth) where !work.isSpent {
      let frames = LaidOutFrames(layOut(table, on: canvas, cell: cell, work: work))
      for row in group {
        let unfilled = unfilled(row)
        found[row.id] = row.parts.compactMap { part in
          frames[part.origin.part].map { ours in
            let frame = ProofFrame(part, ours: ours, alignsTrailing: alignsTrailing(part, row))
            return unfilled.map { frame.standing(.aside($0)) } ?? frame
          }
        }
      }
    }
    return found
  }

  private func alignsTrailing(_ part: SavedTable.Part, _ row: SavedTable.Row) -> Bool {
    part.kind == .detailTextLabel && row.cell["style"] == "IBUITableViewCellStyleValue1"
  }
}

extension SavedTable.Row {
  fileprivate var hasViews: Bool { parts.contains { $0.kind == .label || $0.kind == .view } }
}

extension [ProofFrame] {
  fileprivate var judged: Self { filter { $0.standing == .judged } }
  /// Those that tell which canvas they were laid out on.
  fileprivate var telling: Self { filter { $0.standing == .judged || $0.isDoubtful } }
}

extension ProofFrame {
  func standing(_ standing: Standing) -> Self {
    var frame = self
    frame.standing = standing
    return frame
  }

  fileprivate var isOfView: Bool { kind == .label || kind == .view }

  /// Whether it is not judged because the size of what it shows, or of what it is tied to, is not known, or because the contentView around it is of another
  /// time: in an inset table that was saved with cells of its own width (VVI-gJ-e37 of passforios).
  fileprivate var isDoubtful: Bool {
    guard case .aside(let rule) = standing else { return false }
    return [.unknownImage, .unknownFont, .emptyLabel, .emptyStack, .brokenConstraints].contains(rule)
  }

  init(_ part: SavedTable.Part, ours: LayoutRect, alignsTrailing: Bool = false) {
    self.init(
      kind: part.kind, element: part.origin.element, place: part.origin.part.place, ours: [], saved: [],
      standing: part.standing)
    func numbers(_ rect: LayoutRect) -> [Double] {
      switch kind {
      case .accessoryView: [rect.width, rect.height]
      case .header: [rect.height]
      case .textLabel, .detailTextLabel: [alignsTrailing ? rect.maxX : rect.x, rect.y, rect.height]
      default: [rect.x, rect.y, rect.width, rect.height]
      }
    }
    (self.ours, saved) = (numbers(ours), numbers(part.frame))
  }
}

extension ImportOrigin.Part {
  /// How a reader finds it in the spec.
  var place: String {
    switch self {
    case .table: "table"
    case .tableHeader: "tableHeader"
    case .tableFooter: "tableFooter"
    case .section(let id): id
    case .sectionHeader(let id): "\(id)/header"
    case .sectionFooter(let id): "\(id)/footer"
    case .row(let id): id
    case .rowView(let row, let property): "\(row)/\(property)"
    case .view(let row, let id): "\(row)/\(id)"
    case .headerFooterView(let owner, let id): "\(owner.place)/\(id)"
    case .constraint(let owner, let text): "\(owner.place)/\(text)"
    }
  }
}

extension Table {
  /// Only some of its rows, in their sections.
  func keeping(_ ids: Set<String>) -> Table {
    guard ids.count < sections.reduce(0, { $0 + $1.rows.count }) else { return self }
    var table = self
    for section in table.sections.indices { table.sections[section].rows.removeAll { !ids.contains($0.id) } }
    table.sections.removeAll(where: \.rows.isEmpty)
    return table
  }
}
