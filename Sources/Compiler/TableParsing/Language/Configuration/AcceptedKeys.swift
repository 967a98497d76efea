import TableDiagnostics

extension MappingType where Owner == AcceptedFile {
  static func accepted(_ kind: AcceptedFile.Kind, _ words: ReportVocabulary) -> MappingType {
    kind == .findings ? baseline : knownChanges(words)
  }

  static let baseline = MappingType(
    "baseline", noun: "the baseline", summary: "Known findings of a project, as `--write-baseline` writes them.",
    AcceptedFile(),
    keys: [
      .version(of: .baselines),
      Key("findings", .list(of: .mapping(.acceptedFinding)), required: true, "the known findings", \.accepted),
    ])

  static func knownChanges(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "knownChanges", noun: "the file of known changes",
      summary: "Changes between versions that `tablec diff --known` ignores or accepts. `--accept` writes such a file.",
      AcceptedFile(),
      keys: [
        .version(of: .knownChanges),
        Key(
          "ignore", .list(of: .mapping(.ignoredChange(words))), default: "[]", "changes that are never reported",
          \.ignored),
        Key("accept", .list(of: .mapping(.acceptedChange(words))), default: "[]", "intended changes", \.accepted),
      ])
  }
}

extension Key where Owner == AcceptedFile {
  fileprivate static func version(of format: VersionedFormat) -> Key {
    Key(
      format.key, .constants([format.known]), required: true, "the version of this file: \(format.known)",
      read: { decoder, node, _ in decoder.checkVersion(node, of: format) },
      write: { _, _, _ in .number(Double(format.known)) })
  }
}

extension AcceptedFile {
  /// The keys that such files begin with.
  static let keys = [VersionedFormat.baselines, .knownChanges].map(\.key)
}

extension VersionedFormat {
  fileprivate static let baselines = VersionedFormat(
    key: "tablecbaseline", noun: "baseline files", known: AcceptedFile.version)
  fileprivate static let knownChanges = VersionedFormat(
    key: "tablecchanges", noun: "files of known changes", known: AcceptedFile.version)
}

extension MappingType where Owner == AcceptedFile.Ignored {
  static func ignoredChange(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "ignoredChange", noun: "an ignored change",
      summary: "Changes that are never reported: those that match all of these keys.", AcceptedFile.Ignored(),
      keys: [
        Key("change", .named(words.changes), default: "all", "the name of the change", \.change),
        Key(
          "at", .text, default: "everywhere",
          "the path of the change, `section/row.view`, in which `*` matches any characters", \.at),
        Key(
          "spec", .text, default: "all",
          "the path of the spec, from the top of the repository or below the compared folder and without a suffix, in which `*` matches any characters",
          \.spec),
        Key("reason", .text, "the reason, for readers only", \.reason),
      ])
  }
}

extension MappingType where Owner == AcceptedFile.Entry {
  static let acceptedFinding = MappingType(
    "acceptedFinding", noun: "a finding", summary: "A known finding.", AcceptedFile.Entry(),
    keys: [
      Key("spec", .text, required: true, "the spec's path from the baseline's folder", \.spec),
      Key("rule", .text, required: true, "the rule's name", \.rule),
      Key("at", .text, required: true, "the location of the finding and the key", \.at),
      Key("reason", .text, "the reason, for readers only", \.reason), expires,
    ])

  static func acceptedChange(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "acceptedChange", noun: "an accepted change", summary: "An intended change, and the reason for it.",
      AcceptedFile.Entry(),
      keys: [
        Key(
          "fingerprint", .fingerprint, required: true,
          "the identifier of the change, which every format of `tablec diff` except text contains, or `cause-…` for all changes of a cause",
          \.fingerprint),
        Key("reason", .text, required: true, "the reason for the change", \.reason), expires,
        Key("change", .named(words.changes), "the name of the change, for readers only", \.change),
        Key("message", .text, "what was edited, of a cause, for readers only", \.message),
        Key("at", .text, "the path of the change, for readers only", \.at),
        Key(
          "spec", .text,
          "the path of the spec from the top of the repository, without a suffix; `--prune` removes changes of compared specs only",
          \.spec),
      ])
  }

  private static let expires = Key(
    "expires", .day, default: "never", "the last day on which it is accepted, in UTC: `2027-01-31`",
    \AcceptedFile.Entry.expires)
}

extension Shape where Value == String {
  /// That of a change, or of a cause.
  fileprivate static let fingerprint = Shape(.text) { decoder, node in
    guard let text = decoder.readText(node) else { return nil }
    func isOne(_ text: String) -> Bool {
      let prefix = text.hasPrefix("cause-") ? "cause-" : ""
      let rest = text.dropFirst(prefix.count).utf8
      return rest.count == 12 && rest.allSatisfy("0123456789abcdef".utf8.contains)
    }
    if isOne(text) { return text }
    decoder.report(
      .badValue, "\(text.quotedForMessage) is not a fingerprint", at: node,
      label: isOne(text.lowercased()) ? "did you mean '\(text.lowercased())'?" : nil,
      help: "copy it from a report: a change has 12 hexadecimal digits, a cause 'cause-' before them")
    return nil
  } write: { text, _ in
    .text(text)
  }
}

extension Shape where Value == CalendarDay {
  fileprivate static let day = Shape(.text) { decoder, node in
    guard let text = decoder.readText(node) else { return nil }
    if let day = CalendarDay(text) { return day }
    decoder.report(
      .badValue, "\(text.quotedForMessage) is not a valid date", at: node, help: "write year, month and day: 2027-01-31"
    )
    return nil
  } write: { day, _ in
    .text(day.description)
  }
}
