extension SchemaDocument {
  /// The schema of specs.
  ///
  /// It is for editors and validators. It covers a single file: only the compiler can check that ids are unique, images exist and
  /// templates are defined.
  public static var specs: SchemaDocument {
    // An included fragment has no version, so the root requires it and `table` does not.
    SchemaDocument(
      title: "tablec table spec", root: "table", required: "tablespec", mappings: LanguageDescription.mappings)
  }

  /// The schema of profile files.
  public static var profiles: SchemaDocument {
    SchemaDocument(title: "tablec metrics profile", root: "profile", mappings: LanguageDescription.profileMappings)
  }

  /// The schema of `.tablec.yaml`.
  public static func configurations(words: ReportVocabulary) -> SchemaDocument {
    SchemaDocument(
      title: "tablec configuration", root: "configuration", mappings: LanguageDescription.configurationMappings(words))
  }

  /// The schema of files of known changes.
  public static func knownChanges(words: ReportVocabulary) -> SchemaDocument {
    SchemaDocument(
      title: "tablec known changes", root: "knownChanges", mappings: LanguageDescription.knownChangesMappings(words))
  }
}
