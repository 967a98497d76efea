/// Profiles of eras, oldest first, as a compiler knows them.
extension [MetricsProfile] {
  /// The profile for a major version of iOS, if there is one.
  public func profile(ios: Int) -> MetricsProfile? {
    first { $0.versions.contains(ios) }
  }

  /// The versions of iOS that have a profile, in words: `6 to 18, 26 and 27`.
  public var knownVersions: String {
    var runs: [ClosedRange<Int>] = []
    for versions in map(\.versions) {
      if let last = runs.last, last.upperBound + 1 == versions.lowerBound {
        runs[runs.count - 1] = last.lowerBound...versions.upperBound
      } else {
        runs.append(versions)
      }
    }
    // Two versions are no range.
    var words = runs.flatMap { $0.count > 2 ? ["\($0.lowerBound) to \($0.upperBound)"] : $0.map { "\($0)" } }
    let last = words.popLast() ?? ""
    return words.isEmpty ? last : words.joined(separator: ", ") + " and \(last)"
  }
}
