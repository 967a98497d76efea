import TableDiagnostics
import TableSupport

/// What a team declares about changes in advance: some are never reported, some are accepted for a reason and a time.
public struct KnownChanges: Hashable, Sendable {
  /// Changes that are not reported at all. A property that is nil matches everything.
  public struct Pattern: Hashable, Sendable {
    /// The kind of change.
    public var code: DiagnosticCode?
    /// The path of what it is about, in which `*` matches any text.
    public var path: String?
    /// The spec, likewise.
    public var spec: String?

    /// Creates a pattern.
    public init(code: DiagnosticCode? = nil, path: String? = nil, spec: String? = nil) {
      self.code = code
      self.path = path
      self.spec = spec
    }

    /// Whether it matches a change of a spec.
    fileprivate var matcher: (_ change: Change, _ spec: SpecDiff) -> Bool {
      let (path, name) = (path.map(Glob.init(text:)), spec.map(Glob.init(text:)))
      return { change, spec in
        (code == nil || code == change.code) && (path.map { $0.matches(change.place.path) } ?? true)
          && (name.map { $0.matches(spec.name) || $0.matches(spec.identity.path) } ?? true)
      }
    }
  }

  /// A change that is intentional.
  public struct Accepted: Hashable, Sendable {
    /// The fingerprint of a reported change, or one that the change has in other environments; or that of a cause, for all changes that
    /// it made.
    public var fingerprint: String
    /// Why the change is intended.
    public var reason: String
    /// The last day on which it is valid.
    public var expires: CalendarDay?
    /// The spec that has it, if given.
    public var spec: String?

    /// Whether it accepts all changes of a cause; then the spec is the file that was edited.
    package var isOfCause: Bool { fingerprint.hasPrefix(ChangeCause.fingerprintPrefix) }

    /// Creates an accepted change.
    public init(fingerprint: String, reason: String, expires: CalendarDay? = nil, spec: String? = nil) {
      self.fingerprint = fingerprint
      self.reason = reason
      self.expires = expires
      self.spec = spec
    }
  }

  /// What is not reported: changes that match any of these patterns.
  public var ignored: [Pattern]
  /// What is reported but does not count, each entry as long as it is valid.
  public var accepted: [Accepted]

  /// Creates known changes.
  public init(ignored: [Pattern] = [], accepted: [Accepted] = []) {
    self.ignored = ignored
    self.accepted = accepted
  }

  /// Removes ignored changes from a report, and marks accepted ones.
  ///
  /// - Parameter today: the date by which acceptances expire.
  /// - Returns: the number of ignored changes, and the entries for accepted changes that the report contains.
  public func apply(to report: inout DiffReport, today: CalendarDay) -> (ignored: Int, used: UsedEntries) {
    // Of several entries for a change, the one that is valid for longest counts.
    let byFingerprint = Dictionary(accepted.map { ($0.fingerprint, $0) }) { first, second in
      guard let end = first.expires else { return first }
      return second.expires.map { end >= $0 } ?? false ? first : second
    }
    let hasCauses = byFingerprint.values.contains(where: \.isOfCause)
    var ofCauses: [ChangeCause: Accepted?] = [:]
    func entry(of cause: ChangeCause) -> Accepted? {
      if let known = ofCauses[cause] { return known }
      let found = byFingerprint[cause.fingerprint(report.pathInRepository)]
      ofCauses.updateValue(found, forKey: cause)
      return found
    }
    var used = UsedEntries(moved: moves(byFingerprint, in: report))
    var count = 0
    let matchers = ignored.map(\.matcher)
    for spec in report.specs.indices where report.specs[spec].isChanged {
      let whole = report.specs[spec]
      var changes = whole.changes
      let all = changes.count
      if !matchers.isEmpty { changes.removeAll { change in matchers.contains { $0(change.change, whole) } } }
      count += all - changes.count
      var isMarked = false
      if !byFingerprint.isEmpty {
        for index in changes.indices {
          var found = changes[index].fingerprints(where: { byFingerprint[$0] != nil }).compactMap { byFingerprint[$0] }
            .filter { !whole.mayHaveBeen($0.spec) || used.moved[$0.spec ?? ""] == whole.identity.path }
          for entry in found {
            used.fingerprints[entry.fingerprint] =
              whole.mayHaveBeen(entry.spec) ? changes[index].fingerprint : entry.fingerprint
          }
          if hasCauses, let entry = changes[index].cause.flatMap(entry(of:)) {
            used.fingerprints[entry.fingerprint] = entry.fingerprint
            found.append(entry)
          }
          guard let first = found.first else { continue }
          let valid = found.first { $0.expires.includes(today) }
          changes[index].acceptance = Acceptance(
            reason: (valid ?? first).reason, expires: (valid ?? first).expires?.description, isValid: valid != nil)
          isMarked = true
        }
      }
      if isMarked || changes.count < all { report.specs[spec].changes = changes }
    }
    return (count, used)
  }

  /// What was accepted of a spec that is gone is of one spec: the one that has most of it, that with the same file name, or the first.
  private func moves(_ byFingerprint: [String: Accepted], in report: DiffReport) -> [String: String] {
    var counts: [String: [String: Int]] = [:]
    for spec in report.specs where spec.isChanged && !spec.identity.formerPaths.isEmpty {
      for change in spec.changes {
        for print in change.fingerprints(where: { spec.mayHaveBeen(byFingerprint[$0]?.spec) }) {
          if let old = byFingerprint[print]?.spec { counts[old, default: [:]][spec.identity.path, default: 0] += 1 }
        }
      }
    }
    var moves: [String: String] = [:]
    for (old, counts) in counts {
      moves[old] =
        counts.min { one, other in
          func rank(_ spec: (key: String, value: Int)) -> (Int, Int, String) {
            (-spec.value, spec.key.lastPathComponent == old.lastPathComponent ? 0 : 1, spec.key)
          }
          return rank(one) < rank(other)
        }?.key
    }
    return moves
  }
}

/// The entries for accepted changes that a report contains.
public struct UsedEntries: Sendable {
  /// Their fingerprints, and those that the changes have now.
  public var fingerprints: [String: String] = [:]
  /// What specs are called now that entries have another name for.
  public var moved: [String: String]

  package init(moved: [String: String] = [:]) { self.moved = moved }
}

extension SpecDiff {
  fileprivate func mayHaveBeen(_ spec: String?) -> Bool { spec.map(identity.formerPaths.contains) ?? false }
}
