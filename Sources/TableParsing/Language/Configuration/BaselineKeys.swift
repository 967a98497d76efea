/// Findings that a project knows, spec by spec.
public struct BaselineFile: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// The path of the spec from the baseline's folder.
    public var spec = ""
    /// The rule's name.
    public var rule = ""
    /// What it is in, and which key: `ann: accessory`.
    public var at = ""

    public init(spec: String = "", rule: String = "", at: String = "") {
      (self.spec, self.rule, self.at) = (spec, rule, at)
    }
  }

  public static let version = 1
  public var findings: [Entry] = []

  public init() {}
}

extension MappingType where Owner == BaselineFile {
  static let baseline = MappingType(
    "baseline", noun: "the baseline", summary: "Findings that a project knows, as `--write-baseline` writes them.",
    BaselineFile(),
    keys: [
      Key(
        "tablecbaseline", .constants([BaselineFile.version]), required: true, "the version of this file: 1",
        read: { decoder, node, _ in decoder.checkVersion(node, of: .baselines) },
        write: { _, _, _ in .number(Double(BaselineFile.version)) }),
      Key("findings", .list(of: .mapping(.baselineEntry)), required: true, "what is known", \.findings),
    ])
}

extension VersionedFormat {
  fileprivate static let baselines = VersionedFormat(
    key: "tablecbaseline", noun: "baseline files", known: BaselineFile.version)
}

extension MappingType where Owner == BaselineFile.Entry {
  fileprivate static let baselineEntry = MappingType(
    "baselineEntry", noun: "a finding", summary: "A finding that is known.", BaselineFile.Entry(),
    keys: [
      Key("spec", .text, required: true, "the spec's path from the baseline's folder", \.spec),
      Key("rule", .text, required: true, "the rule's name", \.rule),
      Key("at", .text, required: true, "what it is in, and which key", \.at),
    ])
}
