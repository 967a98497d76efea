/// The pages of the reference, in the order of the overview. A new page is a line here.
enum LanguageTopics {
  /// The language of specs.
  static let specs: [ReferenceTopic] = [
    .table, .rows, .text, .images, .accessories, .controls, .editing, .headersFooters, .views, .constraints,
    .backgrounds, .environments, .appearance, .lists, .words,
  ]

  /// All pages: specs, and the files beside them.
  static func all(_ words: ReportWords) -> [ReferenceTopic] {
    specs + [.metricsProfile, .configuration(words), .knownChanges(words)]
  }
}
