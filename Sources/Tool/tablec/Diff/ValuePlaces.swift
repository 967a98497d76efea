import TableDiagnostics
import TableDiff
import TableIR
import TableParsing

/// Points changes at the values that differ, wherever the spec sets them: in the row, in its template, or in an included file.
///
/// Tables know only where their rows are; other places are looked up for what changed.
struct ValuePlaces {
  /// The indices of the table's files.
  private let files: [String: Int]
  private let locator: KeyLocator
  /// With more changes than this, nobody follows each one, and the row is precise enough.
  private static let most = 1_000

  init(_ side: InputSide) {
    files = Dictionary(zip(side.table.files, side.table.files.indices), uniquingKeysWith: { first, _ in first })
    locator = KeyLocator(side)
  }

  /// Sharpens the places of changes on both sides.
  ///
  /// - Parameters:
  ///   - old: The inputs of the old side; nil if it is not a spec.
  ///   - new: Likewise, of the new side.
  static func sharpen(_ diff: inout SpecDiff, _ old: InputSide?, _ new: InputSide?) {
    guard !diff.changes.isEmpty else { return }
    let (before, after) = (old.map(ValuePlaces.init), new.map(ValuePlaces.init))
    for index in diff.changes.indices.prefix(most) {
      let change = diff.changes[index].change
      guard let keys = change.keys else {
        let ways = change.waysOfView
        if let source = change.oldSource, let found = before?.find(ways, inChange: source) {
          diff.changes[index].change.oldSource = found
        }
        if let source = change.newSource, let found = after?.find(ways, inChange: source) {
          diff.changes[index].change.newSource = found
        }
        continue
      }
      if let source = change.oldSource, let found = before?.find(keys, in: source) {
        diff.changes[index].change.oldSource = found
      }
      if let source = change.newSource, let found = after?.find(keys, in: source) {
        diff.changes[index].change.newSource = found
      }
    }
  }

  /// The place of a value of a view that a row changes: in the change, or in its template. Nil for other views, whose own place is close enough.
  private func find(_ ways: [[SpecPlace.Step]], inChange view: SourceRange) -> SourceRange? {
    guard let location = location(of: view), locator.changesView(at: location) else { return nil }
    return locator.find(ways.map { SpecPlace(location, $0) })?.value
  }

  private func location(of range: SourceRange) -> SourceLocation? {
    guard !range.isWholeFile, let file = files[range.file] else { return nil }
    return SourceLocation(
      file: UInt32(file), line: UInt32(range.start.line), column: UInt32(range.start.column))
  }

  /// Where a row sets a value; nil if it does not.
  private func find(_ keys: [SpecPlace.Step], in row: SourceRange) -> SourceRange? {
    guard let location = location(of: row) else { return nil }
    let place = locator.find(SpecPlace(location, keys))
    return place.isWhole ? place.value : nil
  }
}

extension Change {
  /// The keys of a view that can set what changed.
  fileprivate var waysOfView: [[SpecPlace.Step]] {
    guard let property else { return newFrame == nil ? [] : [["frame"]] }
    let key = SpecPlace.Step.key(property.rawValue)
    return property == .text ? [["label", "text"], ["label"]] : [["label", key], [key]]
  }

  /// The keys of a row that set what changed; nil if none of its keys does.
  fileprivate var keys: [SpecPlace.Step]? {
    guard place.row != nil, rowCount == 1 else { return nil }
    switch place.view.map({ $0.prefix { $0 != "." } }) {
    case nil:
      switch code {
      case .rowResized: return ["height"]
      case .rowIDChanged, .idGiven: return ["id"]
      default: return nil
      }
    case "textLabel": return ["text"]
    case "detailTextLabel": return ["detailText"]
    case "imageView": return ["image"]
    case "accessoryView": return ["accessory"]
    default: return nil
    }
  }
}
