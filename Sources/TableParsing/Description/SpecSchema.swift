/// The JSON Schema (2020-12) of specs, written from the same description that decodes them.
///
/// It is for editors and validators. It speaks of one file: that ids are unique, images exist and templates are defined
/// only the compiler can tell.
public struct SpecSchema: Sendable {
  public init() {}

  public func json() -> [UInt8] {
    // A fragment that others include has no version of its own, so the root asks for it and `table` does not.
    SchemaDocument(
      title: "tablec table spec", root: "table", required: "tablespec", mappings: LanguageDescription.mappings
    ).json()
  }
}

/// The JSON Schema (2020-12) of profile files, written from the same description that decodes them.
public struct ProfileSchema: Sendable {
  public init() {}

  public func json() -> [UInt8] {
    SchemaDocument(
      title: "tablec metrics profile", root: "profile", mappings: LanguageDescription.profileMappings
    ).json()
  }
}

/// The JSON Schema (2020-12) of `.tablec.yaml`, written from the same description that decodes it.
public struct ConfigurationSchema: Sendable {
  private let words: ReportWords

  public init(words: ReportWords) {
    self.words = words
  }

  public func json() -> [UInt8] {
    SchemaDocument(
      title: "tablec configuration", root: "configuration", mappings: LanguageDescription.configurationMappings(words)
    ).json()
  }
}

/// The JSON Schema (2020-12) of files of known changes, written from the same description that decodes them.
public struct KnownChangesSchema: Sendable {
  private let words: ReportWords

  public init(words: ReportWords) {
    self.words = words
  }

  public func json() -> [UInt8] {
    SchemaDocument(
      title: "tablec known changes", root: "knownChanges", mappings: LanguageDescription.knownChangesMappings(words)
    ).json()
  }
}
