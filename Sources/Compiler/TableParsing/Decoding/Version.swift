import YAMLSyntax

/// A kind of file that declares the version of its format.
struct VersionedFormat: Sendable {
  /// The key with the version.
  let key: String
  let noun: String
  let known: Int

  static let specs = VersionedFormat(key: "tablespec", noun: "the language", known: SpecParser.languageVersion)
  static let profiles = VersionedFormat(
    key: "metricsprofile", noun: "profile files", known: SpecParser.profileVersion)
}

extension SpecDecoder {
  /// Checks the version of a format.
  func checkVersion(_ node: NodeID, of format: VersionedFormat) {
    switch coreValue(node) {
    case .int(let version) where version == format.known: return
    case .float(let version) where version == Double(format.known): return
    case .int(let version):
      report(
        .unsupportedVersion, "version \(version) of \(format.noun) is not supported", at: node,
        help: "this tablec reads version \(format.known)")
    default:
      report(
        .unsupportedVersion, "'\(format.key)' must be the version of \(format.noun), a whole number", at: node,
        help: "write '\(format.key): \(format.known)'")
    }
  }
}
