import TableIR

extension MappingType where Owner == MetricsProfile {
  static let profile = MappingType(
    "profile", noun: "the metrics profile",
    summary: "A profile file: one YAML document that sets the metrics that differ from those of another profile.",
    MetricsProfile(),
    keys: head + groups)

  /// `extends` is read before the rest, by `ProfileDecoding`.
  private static let head: [Key<MetricsProfile>] = [
    Key(
      "metricsprofile", .constants([SpecParser.profileVersion]), required: true,
      "the version of profile files: write `metricsprofile: 1`",
      read: { decoder, node, _ in decoder.checkVersion(node, of: .profiles) },
      write: { _, _, _ in .number(Double(SpecParser.profileVersion)) }),
    Key("name", .name("a name"), default: "the file's name", "the name of the profile in layout trees", \.name),
    Key(
      "extends", ProfileNames.schema, default: "`ios\(ProfileNames.standardVersion)`",
      "the profile that this one is based on: a version of UIKit's geometry, such as `ios17`, or another profile file"),
  ]

  private static let groups: [Key<MetricsProfile>] = [
    group("margins", .margins, \.margins, "the margins of cells"),
    group("rows", .rows, \.rows, "the heights of rows"),
    group("labels", .labels, \.labels, "the positions of labels and images"),
    group("accessories", .accessories, \.accessories, "the standard accessories"),
    group("controls", .controls, \.controls, "the sizes of controls and of the text in them"),
    group("separators", .separators, \.separators, "the lines between rows"),
    group("headers", .headers, \.headers, "the headers and footers of sections"),
    group("groups", .groups, \.groups, "cards, and the groups of iOS 6"),
    group("editingControls", .editingControls, \.editingControls, "the controls of a table that is being edited"),
    group("swipeActions", .swipeActions, \.swipeActions, "the buttons of a row that is swiped open"),
    group("indexes", .indexes, \.indexes, "the section index"),
    group("bars", .bars, \.bars, "the navigation bar, the search field and the tab bar"),
    group("lists", .lists, \.lists, "content configurations, and lists that are not table views"),
  ]

  /// A key whose mapping changes a part of the extended profile.
  private static func group<Group>(
    _ name: String, _ type: MappingType<Group>, _ part: WritableKeyPath<MetricsProfile, Group> & Sendable,
    _ doc: String
  ) -> Key<MetricsProfile> {
    Key(name, .mapping(name), doc) { decoder, node, profile in
      decoder.decode(type, node, into: &profile[keyPath: part])
      decoder.notePlaces(of: node, in: name, &profile.origin)
    } write: { profile, base, writer in
      let written = type.write(profile[keyPath: part], over: base?[keyPath: part], writer)
      return written == .mapping([]) ? nil : written
    }
  }
}
