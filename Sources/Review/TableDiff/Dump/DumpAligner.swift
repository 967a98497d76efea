import LayoutFormat
import TableIR

/// Converts a dump into a table like the spec's: with the spec's sections and the names of its rows and views.
struct DumpAligner {
  private let spec: Snapshot
  private var dump: Snapshot
  private let tolerance: Double
  private let words: LookFormatter

  /// The part of the spec that the dump shows.
  private(set) var seen: Snapshot
  /// The dump, converted into the spec's rows and views.
  private(set) var aligned: Snapshot
  /// The matched rows of the two: `old` refers to `seen`, `new` to `aligned`.
  private(set) var matches: [RowMatch] = []
  /// Changes that are reported in addition to frames and texts, with their places in `aligned`. The old side is the
  /// spec's.
  private(set) var findings: [(place: RowIndex, change: Change)] = []
  /// What was compared.
  private(set) var coverage = VerificationCoverage()
  /// For each section, the first row of the spec that the dump shows.
  private var firstRows: [Int]

  init(spec: Snapshot, dump: Snapshot, tolerance: Double) {
    (self.spec, self.dump, self.tolerance) = (spec, dump, tolerance)
    words = LookFormatter(assets: spec.tree?.assets ?? [])
    (seen, aligned) = (spec, dump)
    firstRows = Array(repeating: 0, count: spec.sections.count)
  }

  /// What both sides know of views besides their places and texts.
  private var looks: Set<Property> { spec.knowledge.shared(with: dump.knowledge).properties.subtracting([.text]) }

  /// The index in the whole spec of a row of `seen`.
  func whole(_ index: RowIndex) -> RowIndex {
    RowIndex(section: index.section, row: index.row + firstRows[index.section])
  }

  /// All rows of a side from top to bottom.
  private struct Rows {
    var indices: [RowIndex] = []
    var rows: [DumpRowMatcher.Row] = []

    init(_ snapshot: Snapshot) {
      for (section, content) in snapshot.sections.enumerated() {
        for (row, content) in content.rows.enumerated() {
          indices.append(RowIndex(section: section, row: row))
          rows.append(DumpRowMatcher.Row(keys: DumpRowKeys(content), frame: content.frame))
        }
      }
    }
  }

  mutating func align() {
    let specRows = Rows(spec)
    var dumpRows = Rows(dump)
    let match = DumpRowMatcher(spec: specRows.rows, dump: dumpRows.rows).match
    if !dump.knowledge.placesRows {
      dump.scroll(by: Self.usualDistance(match, specRows.rows, dumpRows.rows))
      dumpRows = Rows(dump)
    }
    let known = match.compactMap { $0 }
    // The spec's rows above the first row that the dump shows, and below the last, are not gone.
    let isWhole = spec.knowledge.hasAllRows && dump.knowledge.hasAllRows
    var shown = isWhole ? 0..<specRows.rows.count : (known.min() ?? 0)..<(known.max().map { $0 + 1 } ?? 0)
    // But a screen with space for a row below its last one would have shown it.
    if !isWhole, spec.knowledge.hasAllRows, let last = known.max() {
      let end = specRows.rows[last].frame.maxY + dump.knowledge.emptySpace - Self.bars
      let fitting = specRows.rows[shown.upperBound...].prefix { $0.frame.maxY <= end }
      shown = shown.lowerBound..<(shown.upperBound + fitting.count)
    }
    cut(specRows, to: shown)
    (coverage.rows, coverage.specRows, coverage.appRows) = (known.count, specRows.rows.count, dumpRows.rows.count)

    // For each row of the dump its section: that of the row above it, otherwise that of the row below.
    var sections = match.map { $0.map { specRows.indices[$0].section } }
    for index in sections.indices.dropFirst() where sections[index] == nil { sections[index] = sections[index - 1] }
    for index in sections.indices.dropLast().reversed() where sections[index] == nil {
      sections[index] = sections[index + 1]
    }
    aligned.table = spec.table
    aligned.name = spec.name
    aligned.contentSize = spec.contentSize
    aligned.sections = spec.sections.map { section in
      var empty = section
      (empty.rows, empty.header, empty.footer) = ([], nil, nil)
      return empty
    }
    let mayAdd = spec.knowledge.hasAllRows
    // A spec without sections has no place for a row: the app's sections are its own.
    if spec.sections.isEmpty, mayAdd { aligned.sections = dump.sections }
    let (first, last) = (match.firstIndex { $0 != nil } ?? 0, match.lastIndex { $0 != nil } ?? -1)
    for (index, place) in dumpRows.indices.enumerated() {
      // A table without sections has none for a row; compared with another dump, rows beyond its screen are not new.
      guard let section = sections[index] ?? (spec.sections.isEmpty ? nil : 0) else { continue }
      if match[index] == nil, !mayAdd, index < first || index > last { continue }
      add(dump[place], to: section, as: match[index].map { specRows.indices[$0] })
    }
    var supplementaries = DumpSupplementaries(
      spec: spec, dump: dump, shown: shown, rows: specRows.indices, dumpRows: dumpRows.indices, match: match)
    supplementaries.match()
    place(supplementaries, isWhole: isWhole)
  }

  /// What can cover the end of a table, in points: a tab bar, or a toolbar and the home indicator.
  private static let bars = 120.0

  /// How far most rows of a screen are from their places in the table, in points: how far it is scrolled is not known.
  private static func usualDistance(
    _ match: [Int?], _ spec: [DumpRowMatcher.Row], _ dump: [DumpRowMatcher.Row]
  ) -> Double {
    var counts: [Double: Int] = [:]
    for (index, other) in match.enumerated() {
      if let other { counts[(spec[other].frame.y - dump[index].frame.y).rounded(), default: 0] += 1 }
    }
    guard let usual = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else { return 0 }
    let exact = match.enumerated().compactMap { index, other in
      other.map { spec[$0].frame.y - dump[index].frame.y }.flatMap { $0.rounded() == usual ? $0 : nil }
    }
    return exact.sorted()[exact.count / 2]
  }

  // MARK: Rows

  /// Keeps only the rows of the spec that are shown.
  private mutating func cut(_ rows: Rows, to shown: Range<Int>) {
    guard let low = shown.first, let high = shown.last else {
      for section in seen.sections.indices { seen.sections[section].rows = [] }
      return
    }
    let (first, last) = (rows.indices[low], rows.indices[high])
    for section in seen.sections.indices {
      guard (first.section...last.section).contains(section) else {
        seen.sections[section].rows = []
        continue
      }
      if section == last.section { seen.sections[section].rows.removeSubrange((last.row + 1)...) }
      if section == first.section {
        seen.sections[section].rows.removeFirst(first.row)
        firstRows[section] = first.row
      }
    }
  }

  /// - Parameter original: the matching row of the whole spec; nil for a row that the spec does not have.
  private mutating func add(_ row: RowSnapshot, to section: Int, as original: RowIndex?) {
    let place = RowIndex(section: section, row: aligned.sections[section].rows.count)
    guard let original else {
      var added = row
      added.name = row.id ?? "\(spec.sections[section].name)/\(place.row)"
      aligned.sections[section].rows.append(added)
      return
    }
    let old = spec[original]
    var aligner = DumpViewAligner(tolerance: tolerance)
    aligner.looks = looks
    aligner.isOfElements = dump.knowledge.isOfElements
    aligner.knowsViews = row.knowsViews
    aligner.knowsLines = row.knowsLines && old.knowsLines
    aligner.align(ViewLister.views(of: row, words: words), to: ViewLister.views(of: old, words: words))
    coverage = coverage + aligner.coverage
    let added = RowSnapshot(
      id: old.id, name: old.name, frame: onPixels(row.frame), content: .views(aligner.views), location: row.location)
    aligned.sections[section].rows.append(added)
    let seenIndex = RowIndex(section: original.section, row: original.row - firstRows[original.section])
    matches.append(RowMatch(old: seenIndex, new: place))
    for finding in aligner.findings {
      var change = change(
        finding, at: ChangePlace(section: spec.sections[original.section].name, row: old.name), old.frame, row.frame,
        sources: (old.location, row.location))
      (change.place.oldRow, change.place.newRow) = (seenIndex, place)
      findings.append((place, change))
    }
  }

  /// Printed numbers have six digits: far down a table they no longer resolve pixels, but rows are on whole pixels.
  private func onPixels(_ frame: LayoutRect) -> LayoutRect {
    func exact(_ number: Double) -> Double {
      let pixel = (number * spec.scale).rounded() / spec.scale
      let unit = number.magnitude >= 10_000 ? 0.1 : number.magnitude >= 1000 ? 0.01 : 0.001
      return (pixel - number).magnitude <= unit ? pixel : number
    }
    return LayoutRect(x: exact(frame.x), y: exact(frame.y), width: exact(frame.width), height: exact(frame.height))
  }

  private func change(
    _ finding: DumpViewAligner.Finding, at place: ChangePlace, _ specRow: LayoutRect, _ dumpRow: LayoutRect,
    sources: (spec: SourceLocation?, dump: SourceLocation?)
  ) -> Change {
    var change = Change(finding.code, place.named(finding.view))
    if finding.code == .newlyTruncated {
      change.property = .truncated
      change.new = finding.text
    } else {
      (change.old, change.new) = (finding.text, finding.text)
    }
    (change.oldFrame, change.newFrame) = (finding.specFrame, finding.dumpFrame)
    (change.oldOutline, change.newOutline) = (specRow, dumpRow)
    change.oldSource = spec.source(sources.spec)
    change.newSource = dump.source(sources.dump)
    return change
  }

  // MARK: Headers and footers

  private mutating func place(_ pairs: DumpSupplementaries, isWhole: Bool) {
    seen.header = nil
    seen.footer = nil
    aligned.header = nil
    aligned.footer = nil
    for section in seen.sections.indices { (seen.sections[section].header, seen.sections[section].footer) = (nil, nil) }
    for (slot, node) in pairs.spec {
      guard let other = pairs.found[slot] else {
        // A header or footer that should be between visible rows is gone.
        if node.showsSomething(words), isWhole || pairs.isBetweenRows(slot) { seen[slot] = node }
        continue
      }
      var aligner = DumpViewAligner(tolerance: tolerance)
      aligner.ignoresCase = true
      aligner.looks = looks
      aligner.isOfElements = dump.knowledge.isOfElements
      aligner.align(ViewLister.views(of: other, words: words), to: ViewLister.views(of: node, words: words))
      coverage = coverage + aligner.coverage
      seen[slot] = node
      aligned[slot] = SupplementarySnapshot(
        frame: onPixels(other.frame), content: .views(aligner.views), location: other.location)
      let section = slot.section.map { spec.sections[$0].name }
      // Before the rows of the section, or after them.
      let row: RowIndex =
        switch slot {
        case .tableHeader: RowIndex(section: -1, row: 0)
        case .header(let section): RowIndex(section: section, row: -1)
        case .footer(let section): RowIndex(section: section, row: .max)
        case .tableFooter: RowIndex(section: .max, row: 0)
        }
      for finding in aligner.findings {
        let reported = change(
          finding, at: ChangePlace(section: section, view: slot.name), node.frame, other.frame,
          sources: (node.location, other.location))
        findings.append((row, reported))
      }
    }
    for (slot, node) in pairs.added where aligned[slot] == nil && seen[slot] == nil { aligned[slot] = node }
  }
}
