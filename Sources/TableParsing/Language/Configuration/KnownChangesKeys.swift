import TableDiagnostics

/// Changes between versions that a project ignores or accepts.
public struct KnownChangesFile: Hashable, Sendable {
  /// What is never told: changes of a code, of what a path names, of a spec, or of all that together.
  public struct Ignored: Hashable, Sendable {
    public var change: DiagnosticCode?
    public var at: String?
    public var spec: String?
    public var reason: String?

    public init() {}
  }

  /// A change that is meant.
  public struct Accepted: Hashable, Sendable {
    public var fingerprint = ""
    public var reason = ""
    /// The last day on which it holds.
    public var expires: CalendarDay?
    /// For people: what it is, and where.
    public var change: DiagnosticCode?
    public var at: String?
    public var spec: String?

    public init() {}
  }

  public static let version = 1
  public var ignored: [Ignored] = []
  public var accepted: [Accepted] = []

  public init() {}
}

extension MappingType where Owner == KnownChangesFile {
  static func knownChanges(_ words: ReportWords) -> MappingType {
    MappingType(
      "knownChanges", noun: "the file of known changes",
      summary: "Changes between versions that `tablec diff --known` ignores or accepts. `--accept` writes such a file.",
      KnownChangesFile(),
      keys: [
        Key(
          "tablecchanges", .constants([KnownChangesFile.version]), required: true, "the version of this file: 1",
          read: { decoder, node, _ in decoder.checkVersion(node, of: .knownChanges) },
          write: { _, _, _ in .number(Double(KnownChangesFile.version)) }),
        Key("ignore", .list(of: .mapping(.ignoredChange(words))), default: "[]", "what is never told", \.ignored),
        Key("accept", .list(of: .mapping(.acceptedChange(words))), default: "[]", "changes that are meant", \.accepted),
      ])
  }
}

extension VersionedFormat {
  fileprivate static let knownChanges = VersionedFormat(
    key: "tablecchanges", noun: "files of known changes", known: KnownChangesFile.version)
}

extension MappingType where Owner == KnownChangesFile.Ignored {
  static func ignoredChange(_ words: ReportWords) -> MappingType {
    MappingType(
      "ignoredChange", noun: "what is ignored",
      summary: "Changes that are never told: those to which all holds that is said here.", KnownChangesFile.Ignored(),
      keys: [
        Key("change", .named(words.changes), default: "all", "the change by its name", \.change),
        Key("at", .text, default: "everywhere", "its path, `section/row.view`, in which `*` stands for any text", \.at),
        Key("spec", .text, default: "all", "the spec, in which `*` stands for any text", \.spec),
        Key("reason", .text, "why, for people", \.reason),
      ])
  }
}

extension MappingType where Owner == KnownChangesFile.Accepted {
  static func acceptedChange(_ words: ReportWords) -> MappingType {
    MappingType(
      "acceptedChange", noun: "an accepted change", summary: "A change that is meant, and why.",
      KnownChangesFile.Accepted(),
      keys: [
        Key(
          "fingerprint", .text, required: true,
          "by which it is known, as every format of `tablec diff` but text tells it", \.fingerprint),
        Key("reason", .text, required: true, "why it is meant", \.reason),
        Key(
          "expires", .day, default: "never", "the last day on which it is accepted, in UTC: `2027-01-31`", \.expires),
        Key("change", .named(words.changes), "the change by its name, for people", \.change),
        Key("at", .text, "what it is about, for people", \.at),
        Key("spec", .text, "the spec, for people", \.spec),
      ])
  }
}

extension Shape where Value == CalendarDay {
  fileprivate static let day = Shape(.text) { decoder, node in
    guard let text = decoder.readText(node) else { return nil }
    if let day = CalendarDay(text) { return day }
    decoder.report(
      .badValue, "\(text.quotedForMessage) is no day", at: node, help: "write year, month and day: 2027-01-31")
    return nil
  } write: { day, _ in
    .text(day.description)
  }
}
