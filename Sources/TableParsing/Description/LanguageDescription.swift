import TableDiagnostics
import TableIR

/// The whole language as data: every mapping with every key, in the order that the reference shows them.
enum LanguageDescription {
  /// The mappings of specs.
  static let mappings: [MappingDescription] = parts + controls + others + appearance

  /// The definition of the schema that has the keys of a mapping alone.
  static func keysName(of mapping: String) -> String { keysNames[mapping] ?? mapping }

  private static let keysNames = Dictionary(
    mappings.map { ($0.name, $0.keysName) }, uniquingKeysWith: { first, _ in first })

  private static let appearance =
    [MappingType<AppearanceDraft>.appearanceRule.description] + AppearanceWords.types.map(\.description)

  private static let parts: [MappingDescription] = [
    MappingType<Table>.table.description,
    MappingType<Section>.section.description,
    MappingType<Row>.row.description,
    MappingType<Row>.template.description,
    MappingType<RowVariant>.variant.description,
    MappingType<Condition>.condition.description,
    MappingType<Text>.text.description,
    MappingType<TextRun>.run.description,
    MappingType<Font>.font.description,
    MappingType<Shadow>.shadow.description,
    MappingType<ImageDraft>.image.description,
    MappingType<AccessoryDraft>.accessory.description,
  ]

  /// Labels have the keys of texts.
  private static let controls = ControlWords.inViews.map { $0.mapping() }

  private static let others: [MappingDescription] = [
    MappingType<PlainView>.plainView.description,
    MappingType<RowEditing>.editing.description,
    MappingType<SwipeActions>.swipeActions.description,
    MappingType<SwipeAction>.swipeAction.description,
    MappingType<HeaderFooterDraft>.headerFooter.description,
    MappingType<HeaderFooterDraft>.tableHeaderFooter.description,
    MappingType<ViewDraft>.view.description,
    MappingType<ViewDraft>.viewChange.description,
    MappingType<Stack>.stack.description,
    MappingType<ViewDraft>.arrangedView.description,
    MappingType<ViewSizing.Priorities>.priorities.description,
    MappingType<PinDraft>.pin.description,
    MappingType<PositionBackgrounds>.backgrounds.description,
    MappingType<FillDraft>.background.description,
    MappingType<FillDraft>.fill.description,
    MappingType<Border>.border.description,
    MappingType<SectionIndex>.sectionIndex.description,
    MappingType<Separator>.separator.description,
    MappingType<ColorPair>.colorPair.description,
    MappingType<EnvironmentDraft>.environment.description,
    MappingType<Split>.split.description,
    MappingType<TableState>.state.description,
    MappingType<SwipedRow>.swipedRow.description,
  ]

  /// The mappings of profile files.
  static let profileMappings: [MappingDescription] = [
    MappingType<MetricsProfile>.profile.description,
    MappingType<MetricsProfile.Margins>.margins.description,
    MappingType<MetricsProfile.Rows>.rows.description,
    MappingType<MetricsProfile.Labels>.labels.description,
    MappingType<MetricsProfile.Accessories>.accessories.description,
    MappingType<MetricsProfile.Controls>.controls.description,
    MappingType<MetricsProfile.Separators>.separators.description,
    MappingType<MetricsProfile.Headers>.headers.description,
    MappingType<MetricsProfile.Headers.Titles>.titles.description,
    MappingType<MetricsProfile.Groups>.groups.description,
    MappingType<MetricsProfile.EditingControls>.editingControls.description,
    MappingType<MetricsProfile.SwipeActions>.swipeActions.description,
    MappingType<MetricsProfile.Indexes>.indexes.description,
    MappingType<MetricsProfile.Lists>.lists.description,
  ]

  /// The mappings of a project's configuration.
  static func configurationMappings(_ words: ReportWords) -> [MappingDescription] {
    [
      MappingType<ProjectConfiguration>.configuration(words).description,
      MappingType<ProjectConfiguration.Lint>.lint(words).description,
      MappingType<RuleLevels>.rules(words).description,
      MappingType<ProjectConfiguration.Diff>.diff(words).description,
    ]
  }

  /// The mappings of a file of known changes.
  static func knownChangesMappings(_ words: ReportWords) -> [MappingDescription] {
    [
      MappingType<KnownChangesFile>.knownChanges(words).description,
      MappingType<KnownChangesFile.Ignored>.ignoredChange(words).description,
      MappingType<KnownChangesFile.Accepted>.acceptedChange(words).description,
    ]
  }
}
