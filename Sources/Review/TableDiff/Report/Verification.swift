import TableDiagnostics

/// How much of an app was compared with its specs.
public struct Verification: Hashable, Sendable {
  /// The number of dumps of the app's views that were compared.
  public var dumpCount: Int
  /// The names of the specs without a dump.
  public var withoutDump: [String]

  /// Creates a verification.
  public init(dumpCount: Int, withoutDump: [String]) {
    (self.dumpCount, self.withoutDump) = (dumpCount, withoutDump)
  }
}

extension DiffReport {
  /// `12 specs with 14 dumps: 2 differ from the app, 9 agree with it, 1 has no dump`; nil for a comparison of two versions.
  package var verificationWords: String? {
    guard let verification else { return nil }
    func part(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
    }
    let differ = specs.count { $0.counts.total > 0 }
    let missing = verification.withoutDump.count
    let parts = [
      part(differ, "differs from the app", "differ from the app"),
      part(specs.count - differ, "agrees with the app", "agree with the app"),
      part(failed.count, "could not be compared", "could not be compared"),
      part(missing, "has no dump", "have no dump"),
    ].compactMap(\.self)
    let total =
      "\(counted(specs.count + failed.count + missing, "spec")) with \(counted(verification.dumpCount, "dump"))"
    return "\(total): \(parts.joined(separator: ", "))"
  }

  /// What was compared of all specs and their app.
  package var coverage: VerificationCoverage? {
    specs.lazy.compactMap(\.coverage).reduce(nil) { sum, next in sum.map { $0 + next } ?? next }
  }
}
