import JSONWriting
import TableDiagnostics
import TableIR

extension SpecDiff {
  /// Puts the differences of all environments together: each change is told once.
  ///
  /// - Parameters:
  ///   - others: changes that are not of one environment, which are told first within their class.
  public init(
    name: String, status: Status = .kept, oldPath: String?, newPath: String?, merging environments: [EnvironmentDiff],
    others: [Change] = []
  ) {
    self.init(
      name: name, status: status, oldPath: oldPath, newPath: newPath, environments: environments, changes: [])
    var merging = ChangeMerging(spec: name)
    for change in others { merging.add(change, environment: nil) }
    for (index, environment) in environments.enumerated() {
      for change in environment.diff.changes { merging.add(change, environment: index) }
    }
    changes = merging.changes
  }
}

/// Changes of several environments in the making of one list.
private struct ChangeMerging {
  private struct Key: Hashable {
    var code: DiagnosticCode
    var path: String
    var property: Property?
    var old: String?
    var new: String?
  }

  private let spec: String
  private var merged: [ReportedChange] = []
  private var indices: [Key: Int] = [:]

  init(spec: String) {
    self.spec = spec
  }

  mutating func add(_ change: Change, environment: Int?) {
    let key = Key(
      code: change.code, path: change.place.path, property: change.property, old: change.old, new: change.new)
    if let index = indices[key] {
      // Twice in one environment only where two views have one name.
      if let environment, merged[index].environments.last != environment {
        merged[index].environments.append(environment)
      }
    } else {
      indices[key] = merged.count
      merged.append(
        ReportedChange(
          change: change, environments: environment.map { [$0] } ?? [], fingerprint: change.fingerprint(in: spec)))
    }
  }

  /// The worst class first, each from top to bottom.
  var changes: [ReportedChange] {
    merged.enumerated()
      .sorted { ($0.element.change.changeClass, $0.offset) < ($1.element.change.changeClass, $1.offset) }
      .map(\.element)
  }
}

extension Change {
  /// By which it is known again: of what changed where and from what to what, not of lines.
  fileprivate func fingerprint(in spec: String) -> String {
    var print = Fingerprint()
    for part in [spec, code.rawValue, place.path, property?.rawValue, old, new] { print.add(part) }
    for frame in [oldFrame, newFrame] {
      // How far down a row stands is no part of what changed of it.
      let y = code == .rowResized ? nil : frame?.y
      print.add(frame.map { [$0.x, y ?? 0, $0.width, $0.height].map { String(decimal: $0) }.joined(separator: " ") })
    }
    if let distances {
      print.add("\(rowCount) \(String(decimal: distances.lowerBound)) \(String(decimal: distances.upperBound))")
    }
    return print.hexadecimal(12)
  }
}
