/// Rows that moved up or down because of something above them, in runs of the same distance.
struct ShiftRuns {
  struct Run {
    var first: RowIndex
    var last: RowIndex
    /// The number of its rows that are not reported otherwise.
    var count: Int
    /// In points, down.
    var distance: Double
  }

  /// If there are more runs than this, they are reported as one.
  private static let most = 4

  private let tolerance: Double
  private var all: [Run] = []
  /// Whether the next row of the same distance belongs to the last run.
  private var isOpen = false

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Adds the next row whose position among the others is unchanged.
  ///
  /// - Parameter isTold: whether it has a different size, which is reported separately. Such a row does not end a
  ///   run.
  mutating func add(_ row: RowIndex, by distance: Double, isReported: Bool) {
    guard distance.magnitude > tolerance else {
      isOpen = false
      return
    }
    let goesOn = isOpen && all.last.map { (distance - $0.distance).magnitude <= tolerance } == true
    if isReported {
      isOpen = goesOn
    } else if goesOn {
      all[all.count - 1].last = row
      all[all.count - 1].count += 1
    } else {
      all.append(Run(first: row, last: row, count: 1, distance: distance))
      isOpen = true
    }
  }

  /// From top to bottom.
  var runs: [Run] { all.count > Self.most ? [] : all }

  /// All of them as one, if there are many.
  var whole: (run: Run, distances: ClosedRange<Double>)? {
    guard all.count > Self.most, let first = all.first, let last = all.last else { return nil }
    let distances = all.lazy.map(\.distance)
    guard let least = distances.min(), let greatest = distances.max() else { return nil }
    let count = all.reduce(0) { $0 + $1.count }
    return (Run(first: first.first, last: last.last, count: count, distance: first.distance), least...greatest)
  }
}

extension Comparison {
  /// Reports the rows that moved along.
  mutating func tellShifts() {
    for run in shifts.runs { changes.append(change(of: run, run.distance...run.distance)) }
    if let (run, distances) = shifts.whole { changes.append(change(of: run, distances)) }
  }

  private func change(of run: ShiftRuns.Run, _ distances: ClosedRange<Double>) -> Change {
    let row = new[run.first]
    var change = Change(
      .rowsShifted,
      ChangePlace(
        section: new.sections[run.first.section].name, row: row.name, oldRow: matching.old(of: run.first),
        newRow: run.first))
    change.rowCount = run.count
    change.lastRow = run.last
    change.distances = distances
    change.newSource = source(row.location, in: new)
    if let index = matching.old(of: run.first) { change.oldSource = source(old[index].location, in: old) }
    return change
  }
}
