/// The known findings of a project, by spec.
public struct BaselineFile: Hashable, Sendable {
  /// A finding that a project knows, so that lint does not report it.
  public struct Entry: Hashable, Sendable {
    /// The path of the spec from the baseline's folder.
    public var spec = ""
    /// The rule's name.
    public var rule = ""
    /// The location of the finding and the key: `ann: accessory`.
    public var at = ""

    public init(spec: String = "", rule: String = "", at: String = "") {
      (self.spec, self.rule, self.at) = (spec, rule, at)
    }
  }

  /// The version of baselines, which a baseline names as `tablecbaseline`.
  public static let version = 1
  /// The findings of all specs, in the order of the file.
  public var findings: [Entry] = []

  public init() {}
}

extension MappingType where Owner == BaselineFile {
  static let baseline = MappingType(
    "baseline", noun: "the baseline", summary: "Known findings of a project, as `--write-baseline` writes them.",
    BaselineFile(),
    keys: [
      Key(
        "tablecbaseline", .constants([BaselineFile.version]), required: true, "the version of this file: 1",
        read: { decoder, node, _ in decoder.checkVersion(node, of: .baselines) },
        write: { _, _, _ in .number(Double(BaselineFile.version)) }),
      Key("findings", .list(of: .mapping(.baselineEntry)), required: true, "the known findings", \.findings),
    ])
}

extension VersionedFormat {
  fileprivate static let baselines = VersionedFormat(
    key: "tablecbaseline", noun: "baseline files", known: BaselineFile.version)
}

extension MappingType where Owner == BaselineFile.Entry {
  static let baselineEntry = MappingType(
    "baselineEntry", noun: "a finding", summary: "A known finding.", BaselineFile.Entry(),
    keys: [
      Key("spec", .text, required: true, "the spec's path from the baseline's folder", \.spec),
      Key("rule", .text, required: true, "the rule's name", \.rule),
      Key("at", .text, required: true, "the location of the finding and the key", \.at),
    ])
}
