import TableIR
import YAMLSyntax

extension MappingType where Owner == MetricsProfile {
  static let profile = MappingType(
    "profile", noun: "the metrics profile",
    summary: "A profile file: one YAML document that says in what its geometry differs from another's.",
    keys: head + groups)

  /// `extends` is read before the rest, by `ProfileDecoding`.
  private static let head: [Key<MetricsProfile>] = [
    Key(
      "metricsprofile", .constants([SpecParser.profileVersion]), required: true,
      "the version of profile files: write `metricsprofile: 1`"
    ) { decoder, node, _ in decoder.checkVersion(node, of: .profiles) },
    Key("name", .name(pattern: nil), default: "the file's name", "what layout trees call the profile") {
      decoder, node, profile in
      if let name = decoder.readName(node, expected: "a name") { profile.name = name }
    },
    Key(
      "extends", MetricsWords.schema, default: "`ios\(MetricsWords.standardVersion)`",
      "what this profile differs from: an era of UIKit such as `ios17`, or another profile file"
    ) { _, _, _ in },
  ]

  private static let groups: [Key<MetricsProfile>] = [
    group("margins", .margins, \.margins, "the margins of cells"),
    group("rows", .rows, \.rows, "the heights of rows"),
    group("labels", .labels, \.labels, "where labels and images stand"),
    group("accessories", .accessories, \.accessories, "the standard accessories"),
    group("controls", .controls, \.controls, "the sizes of controls, and the texts in them"),
    group("separators", .separators, \.separators, "the lines between rows"),
    group("headers", .headers, \.headers, "the headers and footers of sections"),
    group("groups", .groups, \.groups, "cards, and the groups of iOS 6"),
    group("editingControls", .editingControls, \.editingControls, "the controls of a table that is being edited"),
    group("indexes", .indexes, \.indexes, "the section index of a plain table"),
  ]

  /// A key whose mapping changes a part of the profile that is there.
  private static func group<Group>(
    _ name: String, _ type: @escaping @autoclosure @Sendable () -> MappingType<Group>,
    _ part: WritableKeyPath<MetricsProfile, Group> & Sendable, _ doc: String
  ) -> Key<MetricsProfile> {
    Key(name, .mapping(name), doc) { decoder, node, profile in
      decoder.decode(type(), node, into: &profile[keyPath: part])
      decoder.notePlaces(of: node, in: name, &profile.origin)
    }
  }
}
