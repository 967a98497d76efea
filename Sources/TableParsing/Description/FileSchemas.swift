extension SchemaDocument {
  /// Of specs.
  ///
  /// It is for editors and validators. It speaks of one file: that ids are unique, images exist and templates are defined
  /// only the compiler can tell.
  public static var specs: SchemaDocument {
    // A fragment that others include has no version of its own, so the root asks for it and `table` does not.
    SchemaDocument(
      title: "tablec table spec", root: "table", required: "tablespec", mappings: LanguageDescription.mappings)
  }

  /// Of profile files.
  public static var profiles: SchemaDocument {
    SchemaDocument(title: "tablec metrics profile", root: "profile", mappings: LanguageDescription.profileMappings)
  }

  /// Of `.tablec.yaml`.
  public static func configurations(words: ReportWords) -> SchemaDocument {
    SchemaDocument(
      title: "tablec configuration", root: "configuration", mappings: LanguageDescription.configurationMappings(words))
  }

  /// Of files of known changes.
  public static func knownChanges(words: ReportWords) -> SchemaDocument {
    SchemaDocument(
      title: "tablec known changes", root: "knownChanges", mappings: LanguageDescription.knownChangesMappings(words))
  }
}
