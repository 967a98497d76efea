import TableDiagnostics

/// Changes between versions that a project ignores or accepts.
public struct KnownChangesFile: Hashable, Sendable {
  /// Changes that are never reported: those with a code, at a path, in a spec, or any combination.
  public struct Ignored: Hashable, Sendable {
    /// The kind of change; nil for all kinds.
    public var change: DiagnosticCode?
    /// The path of the change, `section/row.view`, in which `*` matches any characters; nil for everywhere.
    public var at: String?
    /// The path of the spec without a suffix, in which `*` matches any characters; nil for all specs.
    public var spec: String?
    /// Why it is ignored, for readers only.
    public var reason: String?

    public init() {}
  }

  /// An intended change.
  public struct Accepted: Hashable, Sendable {
    /// What identifies the change in every report but that in text form.
    public var fingerprint = ""
    /// Why the change is intended, which every entry says.
    public var reason = ""
    /// The last day on which it is accepted.
    public var expires: CalendarDay?
    /// For readers only: the change and its location.
    public var change: DiagnosticCode?
    /// The change's path, `section/row.view`, also for readers only.
    public var at: String?
    /// The path of its spec, by which `--prune` knows whether it was looked for.
    public var spec: String?

    public init() {}
  }

  /// The version of files of known changes, which such a file names as `tablecchanges`.
  public static let version = 1
  /// The entries under `ignore`, in the order of the file.
  public var ignored: [Ignored] = []
  /// The entries under `accept`, in the order of the file.
  public var accepted: [Accepted] = []

  public init() {}
}

extension MappingType where Owner == KnownChangesFile {
  static func knownChanges(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "knownChanges", noun: "the file of known changes",
      summary: "Changes between versions that `tablec diff --known` ignores or accepts. `--accept` writes such a file.",
      KnownChangesFile(),
      keys: [
        Key(
          "tablecchanges", .constants([KnownChangesFile.version]), required: true, "the version of this file: 1",
          read: { decoder, node, _ in decoder.checkVersion(node, of: .knownChanges) },
          write: { _, _, _ in .number(Double(KnownChangesFile.version)) }),
        Key(
          "ignore", .list(of: .mapping(.ignoredChange(words))), default: "[]", "changes that are never reported",
          \.ignored),
        Key("accept", .list(of: .mapping(.acceptedChange(words))), default: "[]", "intended changes", \.accepted),
      ])
  }
}

extension VersionedFormat {
  fileprivate static let knownChanges = VersionedFormat(
    key: "tablecchanges", noun: "files of known changes", known: KnownChangesFile.version)
}

extension MappingType where Owner == KnownChangesFile.Ignored {
  static func ignoredChange(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "ignoredChange", noun: "an ignored change",
      summary: "Changes that are never reported: those that match all of these keys.", KnownChangesFile.Ignored(),
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

extension MappingType where Owner == KnownChangesFile.Accepted {
  static func acceptedChange(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "acceptedChange", noun: "an accepted change", summary: "An intended change, and the reason for it.",
      KnownChangesFile.Accepted(),
      keys: [
        Key(
          "fingerprint", .text, required: true,
          "the identifier of the change, which every format of `tablec diff` except text contains", \.fingerprint),
        Key("reason", .text, required: true, "the reason for the change", \.reason),
        Key(
          "expires", .day, default: "never", "the last day on which it is accepted, in UTC: `2027-01-31`", \.expires),
        Key("change", .named(words.changes), "the name of the change, for readers only", \.change),
        Key("at", .text, "the path of the change, for readers only", \.at),
        Key(
          "spec", .text,
          "the path of the spec from the top of the repository, without a suffix; `--prune` removes changes of compared specs only",
          \.spec),
      ])
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
