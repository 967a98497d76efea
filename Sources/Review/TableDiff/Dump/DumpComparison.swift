import LayoutFormat
import TableSupport

/// Compares the views of an app with a spec.
///
/// The app's cells are matched by texts and places, and converted into the spec's rows; then the two are compared like any two
/// tables. Rows that the screen did not show are left out, and so is everything else that a dump does not contain.
public struct DumpComparison: Sendable {
  /// The distance, in points, by which frames may differ and still be equal; nil for half a pixel of the app's screen, because UIKit places
  /// views on pixels: 43.5 is not 44.
  public var tolerance: Double?
  /// The words for the differences.
  public var perspective: Perspective

  /// - Parameters:
  ///   - tolerance: in points; nil for half a pixel. The minimum is the precision of printed frames, which have six digits.
  ///   - perspective: the words for the differences; for those of an app, the old side must be its spec.
  public init(tolerance: Double? = nil, perspective: Perspective = .versions) {
    self.tolerance = tolerance.map { max($0, 0.005) }
    self.perspective = perspective
  }

  /// Compares two tables, one or both of which were read from a dump.
  ///
  /// The tables of the result are those that were compared: the whole spec, and the contents of the dump with the spec's names. Of two
  /// dumps, the old one takes the place of the spec.
  ///
  /// - Parameter work: the meter for its cost; once that reaches its limit, the comparison is incomplete.
  public func compare(
    _ old: Snapshot, _ new: Snapshot, work: WorkMeter = WorkMeter(limit: .max)
  ) -> LayoutDiff {
    // Only a dump has texts measured by something else, and no ids.
    let isDumpOld = !old.knowledge.measuresAlike && new.knowledge.measuresAlike
    let (spec, dump) = isDumpOld ? (new, old) : (old, new)
    let tolerance = max(self.tolerance ?? 0.5 / dump.scale + 0.01, dump.knowledge.precision)
    var aligner = DumpAligner(spec: spec, dump: dump, tolerance: tolerance)
    aligner.align()
    let words = LookFormatter(assets: spec.tree?.assets ?? [])
    let comparer = TableComparer(tolerance: tolerance)
    let (left, right) = isDumpOld ? (aligner.aligned, aligner.seen) : (aligner.seen, aligner.aligned)
    var matching = TableMatching(old: left, new: right)
    for section in spec.sections.indices { matching.matchSections(section, section) }
    for match in aligner.matches {
      if isDumpOld { matching.matchRows(match.new, match.old) } else { matching.matchRows(match.old, match.new) }
    }
    matching.findMoves()
    var diff = comparer.compare(left, right, matching: matching, oldWords: words, newWords: words, work: work)
    diff.changes = Self.merge(
      aligner.findings.map { isDumpOld ? ($0.place, $0.change.swapped) : $0 }, into: diff.changes, isDumpOld: isDumpOld)
    diff.coverage = aligner.coverage
    diff.coverage?.cutDumps = dump.knowledge.isCut ? 1 : 0
    // Heights that are rounded add up.
    if dump.knowledge.precision >= 1 { diff.changes.removeAll { $0.code == .rowsShifted } }
    restore(&diff, spec: spec, aligner: aligner, isDumpOld: isDumpOld)
    diff.findAnchors(work: work)
    diff.findTitles()
    if perspective == .app, !isDumpOld { diff.tellOfApp() }
    return diff
  }

  /// Merges findings into changes, so that both are in order from top to bottom of the dump.
  private static func merge(
    _ findings: [(place: RowIndex, change: Change)], into changes: [Change], isDumpOld: Bool
  ) -> [Change] {
    guard !findings.isEmpty else { return changes }
    var result: [Change] = []
    var rest = findings.sorted { $0.place < $1.place }[...]
    for change in changes {
      // Shifted rows are reported after all other rows.
      let row = isDumpOld ? change.place.oldRow : change.place.newRow
      while let next = rest.first, change.code == .rowsShifted || row.map({ next.place < $0 }) == true {
        result.append(next.change)
        rest = rest.dropFirst()
      }
      result.append(change)
    }
    return result + rest.map(\.change)
  }

  /// Replaces the visible part of the spec by the whole spec.
  private func restore(_ diff: inout LayoutDiff, spec: Snapshot, aligner: DumpAligner, isDumpOld: Bool) {
    func whole(_ index: RowIndex?) -> RowIndex? { index.map(aligner.whole) }
    for place in diff.changes.indices {
      if isDumpOld {
        diff.changes[place].place.newRow = whole(diff.changes[place].place.newRow)
      } else {
        diff.changes[place].place.oldRow = whole(diff.changes[place].place.oldRow)
      }
    }
    for place in diff.matches.indices {
      if isDumpOld {
        diff.matches[place].new = aligner.whole(diff.matches[place].new)
      } else {
        diff.matches[place].old = aligner.whole(diff.matches[place].old)
      }
    }
    if isDumpOld { diff.new = spec } else { diff.old = spec }
  }
}

extension Change {
  /// The same difference with the sides exchanged.
  fileprivate var swapped: Change {
    var change = self
    (change.old, change.new) = (new, old)
    (change.oldFrame, change.newFrame) = (newFrame, oldFrame)
    (change.oldOutline, change.newOutline) = (newOutline, oldOutline)
    (change.oldSource, change.newSource) = (newSource, oldSource)
    (change.place.oldRow, change.place.newRow) = (place.newRow, place.oldRow)
    // If the app truncates a text and the spec does not, the text is whole in the new version.
    if code == .newlyTruncated {
      let reported = change
      change = Change(.textWhole, reported.place)
      (change.property, change.old, change.new) = (reported.property, reported.new, reported.old)
      (change.oldFrame, change.newFrame) = (reported.oldFrame, reported.newFrame)
      (change.oldOutline, change.newOutline) = (reported.oldOutline, reported.newOutline)
      (change.oldSource, change.newSource) = (reported.oldSource, reported.newSource)
    }
    return change
  }
}
