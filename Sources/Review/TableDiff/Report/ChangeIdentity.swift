import LayoutFormat
import TableDiagnostics

/// What identifies a change in any run: the spec, the kind of change, the row or view by its ids or texts, and the values that a spec
/// sets. What follows from elsewhere is left out: positions, how far rows moved and how many there are, and lines.
struct ChangeIdentity: Hashable {
  var code: DiagnosticCode
  var place: String
  var property: Property?
  var values: [String?]
  /// The number of equal changes before it in its environment: rows without ids can have the same text.
  var occurrence = 0

  /// - Parameters:
  ///   - anchor: nil for a change of the spec as a whole.
  ///   - spec: what identifies the spec.
  init(_ change: Change, anchor: ChangeAnchor?, of spec: SpecIdentity) {
    code = change.code
    place = anchor?.place ?? change.place.path
    property = change.property
    values = anchor?.values ?? (change.code == .specRenamed ? [spec.newPath] : change.values)
    isCounted = change.code != .rowsShifted
  }

  /// Whether equal changes are distinguished.
  let isCounted: Bool

  /// - Parameters:
  ///   - spec: the path that identifies the spec.
  ///   - measures: the lengths that belong to the change; nil for any.
  func fingerprint(of spec: String, measures: [String]?) -> String {
    var print = Fingerprint()
    for part in [spec, code.rawValue, place, property?.rawValue] { print.add(part) }
    for value in values { print.add(value) }
    for measure in measures ?? [] { print.add(measure) }
    if occurrence > 0 { print.add("\(occurrence)") }
    return print.hexadecimal(12)
  }
}

/// What identifies a spec in fingerprints.
public struct SpecIdentity: Hashable, Sendable {
  /// The path of the old version without a suffix, from the top of the repository, or of the new version of a spec that is new. A spec
  /// that is renamed remains the same.
  public var path: String
  /// That of the new version.
  public var newPath: String
  /// Paths of specs that are gone from both versions, any of which it may have had when its changes were accepted.
  package var formerPaths: [String] = []

  /// Creates a spec identity.
  public init(path: String, newPath: String? = nil) {
    self.path = path
    self.newPath = newPath ?? path
  }
}

extension Change {
  /// The values that a spec sets, without those that follow from elsewhere.
  fileprivate var values: [String?] {
    switch code {
    case .sectionAdded, .sectionRemoved, .specAdded, .specRemoved, .rowsShifted, .sectionMoved, .linesChanged: []
    default: isMeasure ? [old?.withoutNumbers, new?.withoutNumbers] : [old, new]
    }
  }

  /// The lengths among its values, which can be different in each environment.
  var measures: [String] { isMeasure ? [old ?? "", new ?? ""] : [] }

  /// Whether its values contain lengths or places, which environments determine too.
  private var isMeasure: Bool {
    switch property {
    case .font, .sectionIndexFont, .leading, .cornerRadius, .drawnSize, .sectionIndexPlaces, .emptyRows, .order: true
    default: false
    }
  }
}

extension String {
  /// `# semibold` for `17 semibold`.
  fileprivate var withoutNumbers: String {
    var result = ""
    for scalar in unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar) || (scalar == "." && result.hasSuffix("#"))
      if !isDigit { result.unicodeScalars.append(scalar) } else if !result.hasSuffix("#") { result += "#" }
    }
    return result
  }
}
