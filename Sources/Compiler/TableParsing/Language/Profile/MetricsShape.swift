import TableDiagnostics
import TableIR
import YAMLSyntax

/// The names of profiles.
enum ProfileNames {
  /// The default version of iOS.
  static let standardVersion = 17
  static let schema = Schema.either([
    .pattern("^ios[1-9][0-9]?$", name: "`ios` and a version"),
    .naming(.use(.profile), .pattern("\\.ya?ml$", name: "profile file")),
  ])

  static func isFile(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  /// The version in `ios17`.
  static func version(in word: String) -> Int? {
    let digits = word.dropFirst(3)
    guard word.hasPrefix("ios"), (1...2).contains(digits.utf8.count), digits.utf8.first != UInt8(ascii: "0"),
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(digits)
  }
}

extension Shape where Value == Table.Metrics {
  /// `ios17`, or a profile file.
  static let metrics = Shape(ProfileNames.schema) { decoder, node in
    decoder.readMetrics(node)
  } write: { metrics, _ in
    .text(metrics.file ?? "ios\(metrics.ios)")
  }
}

extension SpecDecoder {
  func readMetrics(_ node: NodeID) -> Table.Metrics? {
    let word = isScalar(node) ? tree.string(node) : ""
    let location = source.location(tree.resolved(node))
    if ProfileNames.isFile(word) {
      return readProfile(node).map {
        Table.Metrics(profile: $0, ios: $0.versions.upperBound, file: nameFromSpec(word), location: location)
      }
    }
    guard let version = ProfileNames.version(in: word) else {
      // `iOS 18` and 18.
      let known = profiles.flatMap(\.versions).map { "ios\($0)" }
      let match = sameWord(as: word, in: known) ?? sameWord(as: "ios" + word, in: known)
      report(
        .unknownMetrics, "\(subjectText) does not name a version of UIKit's geometry", at: node,
        label: match.map { "did you mean '\($0)'?" },
        help: "write ios and a version, such as ios17, or the path of a profile file, which ends in .yaml",
        fixIts: match.map { replacing(node, with: $0, .safe) } ?? [])
      return nil
    }
    guard let profile = profiles.profile(ios: version) else {
      report(
        .unknownMetrics, "no metrics for iOS \(version)", at: node,
        help: "name a known version: \(profiles.knownVersions)")
      return nil
    }
    return Table.Metrics(profile: profile, ios: version, location: location)
  }
}
