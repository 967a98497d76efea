import LayoutFormat
import WorkMetering

/// Holds what an app shows against what a spec says it shows.
///
/// The app's cells are matched by texts and places, and written down as the spec's rows; then the two are compared as any two tables
/// are. Rows that the screen did not show are no part of it, nor is anything else that a dump cannot tell.
public struct DumpComparison: Sendable {
  /// By how many points frames may differ and be the same.
  public var tolerance: Double

  /// - Parameter tolerance: in points. The least is what the six digits of printed frames leave open.
  public init(tolerance: Double = 0.01) {
    self.tolerance = max(tolerance, 0.005)
  }

  /// Compares two tables of which one or both were read from a dump.
  ///
  /// The tables of the result are those that were compared: of a spec the whole of it, of a dump what it shows, by the spec's names. Of
  /// two dumps the old one takes the place of the spec.
  ///
  /// - Parameter work: what pays for it; where that reaches its limit, not all is compared.
  public func compare(
    _ old: Snapshot, _ new: Snapshot, work: WorkMeter = WorkMeter(limit: .max)
  ) -> LayoutDiff {
    // Only a dump has texts of another's measure, and no ids.
    let isDumpOld = !old.knowledge.measuresAlike && new.knowledge.measuresAlike
    let (spec, dump) = isDumpOld ? (new, old) : (old, new)
    var aligner = DumpAligner(spec: spec, dump: dump, tolerance: tolerance)
    aligner.align()
    let words = LookWords(assets: spec.tree?.assets ?? [])
    let comparer = TableComparer(tolerance: tolerance)
    let (left, right) = isDumpOld ? (aligner.aligned, aligner.seen) : (aligner.seen, aligner.aligned)
    var matching = TableMatching(old: left, new: right)
    for section in left.sections.indices { matching.matchSections(section, section) }
    for match in aligner.matches {
      if isDumpOld { matching.matchRows(match.new, match.old) } else { matching.matchRows(match.old, match.new) }
    }
    matching.findMoves()
    var diff = comparer.compare(left, right, matching: matching, oldWords: words, newWords: words, work: work)
    diff.changes = Self.merge(
      aligner.findings.map { isDumpOld ? ($0.place, $0.change.swapped) : $0 }, into: diff.changes, isDumpOld: isDumpOld)
    restore(&diff, spec: spec, aligner: aligner, isDumpOld: isDumpOld)
    return diff
  }

  /// Puts findings among changes, so that both stand from top to bottom of the dump.
  private static func merge(
    _ findings: [(place: RowIndex, change: Change)], into changes: [Change], isDumpOld: Bool
  ) -> [Change] {
    guard !findings.isEmpty else { return changes }
    var result: [Change] = []
    var rest = findings.sorted { $0.place < $1.place }[...]
    for change in changes {
      // What moved as a whole is told after all rows.
      let row = isDumpOld ? change.place.oldRow : change.place.newRow
      while let next = rest.first, change.code == .rowsShifted || row.map({ next.place < $0 }) == true {
        result.append(next.change)
        rest = rest.dropFirst()
      }
      result.append(change)
    }
    return result + rest.map(\.change)
  }

  /// Puts the whole spec in the place of what the dump shows of it.
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
  /// The same difference seen from the other side.
  fileprivate var swapped: Change {
    var change = self
    (change.old, change.new) = (new, old)
    (change.oldFrame, change.newFrame) = (newFrame, oldFrame)
    (change.oldOutline, change.newOutline) = (newOutline, oldOutline)
    (change.oldSource, change.newSource) = (newSource, oldSource)
    (change.place.oldRow, change.place.newRow) = (place.newRow, place.oldRow)
    // Of a text that the app cuts and the spec does not, the new version is whole.
    if code == .newlyTruncated {
      let told = change
      change = Change(.textWhole, told.place)
      (change.property, change.old, change.new) = (told.property, told.new, told.old)
      (change.oldFrame, change.newFrame) = (told.oldFrame, told.newFrame)
      (change.oldOutline, change.newOutline) = (told.oldOutline, told.newOutline)
      (change.oldSource, change.newSource) = (told.oldSource, told.newSource)
    }
    return change
  }
}
