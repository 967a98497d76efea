import TableParsing

/// A file of known changes as YAML.
struct KnownChangesText {
  let bytes: [UInt8]

  init(_ file: KnownChangesFile) {
    var text = """
      # Known changes between versions. See 'tablec schema reference'.
      tablecchanges: \(KnownChangesFile.version)

      """
    if !file.ignored.isEmpty { text += "ignore:\n" }
    for entry in file.ignored {
      text += Self.entry([
        ("change", entry.change?.rule), ("at", entry.at?.inQuotes), ("spec", entry.spec?.inQuotes),
        ("reason", entry.reason?.inQuotes),
      ])
    }
    text += file.accepted.isEmpty ? "accept: []\n" : "accept:\n"
    for entry in file.accepted {
      text += Self.entry([
        ("fingerprint", entry.fingerprint.inQuotes), ("change", entry.change?.rule),
        ("at", entry.at?.inQuotes), ("spec", entry.spec?.inQuotes),
        ("reason", entry.reason.inQuotes), ("expires", entry.expires?.description),
      ])
    }
    bytes = Array(text.utf8)
  }

  private static func entry(_ values: [(key: String, value: String?)]) -> String {
    "  - {\(values.compactMap { key, value in value.map { "\(key): \($0)" } }.joined(separator: ", "))}\n"
  }
}
