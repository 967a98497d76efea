import TableDiagnostics
import YAMLSyntax

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
      keys: [
        Key("tablecchanges", .constants([KnownChangesFile.version]), required: true, "the version of this file: 1") {
          decoder, node, _ in decoder.checkVersion(node, of: .knownChanges)
        },
        Key("ignore", Shape<[KnownChangesFile.Ignored]>.list(of: .ignored(words)), default: "[]", "what is never told")
        {
          $0.ignored = $1
        },
        Key(
          "accept", Shape<[KnownChangesFile.Accepted]>.list(of: .accepted(words)), default: "[]",
          "changes that are meant"
        ) {
          $0.accepted = $1
        },
      ])
  }
}

extension VersionedFormat {
  fileprivate static let knownChanges = VersionedFormat(
    key: "tablecchanges", noun: "files of known changes", known: KnownChangesFile.version)
}

extension Shape where Value == KnownChangesFile.Ignored {
  fileprivate static func ignored(_ words: ReportWords) -> Shape {
    mapping(.ignoredChange(words), name: "ignoredChange", noun: "a mapping", { KnownChangesFile.Ignored() }) {
      _, _, entry in entry
    }
  }
}

extension MappingType where Owner == KnownChangesFile.Ignored {
  static func ignoredChange(_ words: ReportWords) -> MappingType {
    MappingType(
      "ignoredChange", noun: "what is ignored",
      summary: "Changes that are never told: those to which all holds that is said here.",
      keys: [
        Key(
          "change", Shape<DiagnosticCode>.named(words.changes, noun: "a change"), default: "all",
          "the change by its name"
        ) { $0.change = $1 },
        Key("at", .text, default: "everywhere", "its path, `section/row.view`, in which `*` stands for any text") {
          $0.at = $1
        },
        Key("spec", .text, default: "all", "the spec, in which `*` stands for any text") { $0.spec = $1 },
        Key("reason", .text, "why, for people") { $0.reason = $1 },
      ])
  }
}

extension Shape where Value == KnownChangesFile.Accepted {
  fileprivate static func accepted(_ words: ReportWords) -> Shape {
    mapping(.acceptedChange(words), name: "acceptedChange", noun: "a mapping", { KnownChangesFile.Accepted() }) {
      _, _, entry in entry
    }
  }
}

extension MappingType where Owner == KnownChangesFile.Accepted {
  static func acceptedChange(_ words: ReportWords) -> MappingType {
    MappingType(
      "acceptedChange", noun: "an accepted change", summary: "A change that is meant, and why.",
      keys: [
        Key(
          "fingerprint", .text, required: true,
          "by which it is known, as every format of `tablec diff` but text tells it"
        ) {
          $0.fingerprint = $1
        },
        Key("reason", .text, required: true, "why it is meant") { $0.reason = $1 },
        Key(
          "expires", Shape<CalendarDay>.day, default: "never",
          "the last day on which it is accepted, in UTC: `2027-01-31`"
        ) {
          $0.expires = $1
        },
        Key(
          "change", Shape<DiagnosticCode>.named(words.changes, noun: "a change"), "the change by its name, for people"
        ) { $0.change = $1 },
        Key("at", .text, "what it is about, for people") { $0.at = $1 },
        Key("spec", .text, "the spec, for people") { $0.spec = $1 },
      ])
  }
}

extension Shape where Value == CalendarDay {
  fileprivate static let day = Shape(.text, noun: "a day") { decoder, node in
    guard let text = decoder.readText(node) else { return nil }
    if let day = CalendarDay(text) { return day }
    decoder.report(
      .badValue, "\(text.quotedForMessage) is no day", at: node, help: "write year, month and day: 2027-01-31")
    return nil
  }
}
