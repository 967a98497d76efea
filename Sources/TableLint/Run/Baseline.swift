import TableDiagnostics
import TableIR

/// A finding as a baseline lists it: by what it is in and which key, not by its line or its words, so that it is known again after
/// the spec has moved on.
public struct BaselineEntry: Hashable, Sendable {
  /// The rule's name.
  public var rule: String
  /// `ann: accessory.chevron.color`.
  public var at: String

  public init(rule: String, at: String) {
    self.rule = rule
    self.at = at
  }

  init(_ finding: Finding) {
    let place = finding.places.first
    let variant = place?.variant.map { "variants[\($0)]." } ?? ""
    let path = place?.description ?? ""
    self.init(
      rule: finding.code.rule ?? finding.code.rawValue,
      at: variant.isEmpty && path.isEmpty ? finding.owner : "\(finding.owner): \(variant)\(path)")
  }
}

/// What a baseline knows of one spec, and what was found of that.
struct BaselineMatch {
  let known: Set<BaselineEntry>
  private(set) var found: Set<BaselineEntry> = []

  var mended: Set<BaselineEntry> { known.subtracting(found) }

  mutating func knows(_ entry: BaselineEntry) -> Bool {
    found.insert(entry)
    return known.contains(entry)
  }
}
