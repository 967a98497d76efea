import TableIR

extension ReferenceTopic {
  static let metricsProfile = ReferenceTopic(
    name: "metrics-profile", title: "Metrics profile", about: "a file with custom geometry",
    text: """
      Custom geometry, in a file named by `metrics: ours.yaml` in a spec or by `--metrics ours.yaml`. It begins with
      `metricsprofile: 1`, names the profile that it `extends`, and sets only the values that differ. A path is relative to the
      file that contains it. Lengths are in points; a size is `[width, height]`; an optional length is a number or `none`. The
      default of every number comes from the extended profile; the tables show the defaults for iOS 15 to 18.
      """,
    mappings: [
      DescribedMapping(
        MappingType<MetricsProfile>.profile.description,
        [
          LanguageExample(
            "Higher rows and rounder cards than in iOS 18",
            """
            metricsprofile: 1
            name: ours
            extends: ios18
            rows: {minimumAutomaticHeight: 52}
            groups: {cornerRadius: 16}
            """),
          LanguageExample(
            "A number of every group",
            """
            metricsprofile: 1
            margins: {narrow: 20}
            rows: {contentMargin: 14}
            labels: {imageGap: 12}
            accessories: {gap: 4}
            controls: {segmentedControlHeight: 36}
            separators: {beginAtEdge: true}
            headers: {headerBottom: 8}
            groups: {cornerRadius: 12}
            editingControls: {accessoryGap: 12}
            swipeActions: {leastWidth: 80}
            indexes: {titleSize: 12}
            lists: {imageGap: 12}
            """),
        ]),
      group(.margins, \.margins), group(.rows, \.rows), group(.labels, \.labels), group(.accessories, \.accessories),
      group(.controls, \.controls), group(.separators, \.separators), group(.headers, \.headers),
      DescribedMapping(
        .titles,
        LanguageExample(
          "Higher headers at the content size category Large",
          """
          metricsprofile: 1
          headers:
            sizes:
              - {category: large, headerPadding: [28, 28, 28.3333], footerPadding: 16, emptyFooter: 16, plain: 30}
          """)),
      group(.groups, \.groups), group(.editingControls, \.editingControls), group(.swipeActions, \.swipeActions),
      group(.indexes, \.indexes), group(.lists, \.lists),
    ])

  /// A group of numbers, with those of iOS 15 to 18 as its example.
  private static func group<Group>(
    _ type: MappingType<Group>, _ part: KeyPath<MetricsProfile, Group>
  ) -> DescribedMapping {
    let standard = MetricsProfile()[keyPath: part]
    let lines = type.keys.compactMap { key in
      key.write(standard, nil, SpecWriter()).map { "  \(key.name):" + written($0) }
    }
    return DescribedMapping(
      type,
      LanguageExample(
        "The numbers of iOS 15 to 18", "metricsprofile: 1\n\(type.name):\n" + lines.joined(separator: "\n")))
  }

  /// A value after its key: a list of mappings on lines of their own.
  private static func written(_ value: SpecValue) -> String {
    guard case .list(let elements) = value, elements.allSatisfy(\.isMapping) else { return " \(value.words)" }
    return elements.map { "\n    - \($0.words)" }.joined()
  }
}
