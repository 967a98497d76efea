import TableDiagnostics
import TableIR

/// A finding as a baseline lists it: by its owner and its key, not by its line or message, so that it is recognized after the spec
/// has changed.
public struct BaselineEntry: Hashable, Sendable {
  /// The rule's name.
  public var rule: String
  /// `ann: accessory.chevron.color`.
  public var at: String

  /// Creates a baseline entry.
  public init(rule: String, at: String) {
    self.rule = rule
    self.at = at
  }

  init(_ finding: Finding, _ names: BaselineNames) {
    let place = finding.places.first
    let subject = finding.subject ?? place?.location.flatMap(names.view)
    let owner =
      names.name(of: finding.holder.flatMap(names.owner) ?? finding.owner) + (subject.map { ".\($0)" } ?? "")
    let variant = place?.variant.map { "variants[\($0)]." } ?? ""
    let path = place?.description ?? ""
    self.init(
      rule: finding.code.rule ?? finding.code.rawValue,
      at: variant.isEmpty && path.isEmpty ? owner : "\(owner): \(variant)\(path)")
  }
}

/// The baseline's entries for one spec, and those of them that were found.
struct BaselineMatch {
  let known: Set<BaselineEntry>
  private(set) var found: Set<BaselineEntry> = []

  var fixed: Set<BaselineEntry> { known.subtracting(found) }

  mutating func knows(_ entry: BaselineEntry) -> Bool {
    found.insert(entry)
    return known.contains(entry)
  }
}
