import TableIR

/// Which text of the app's strings a view shows, for an explanation.
public struct TextOrigin: Hashable, Sendable {
  /// The view; nil for one without a name, such as a segment.
  public var view: String?
  /// The key of the text in the app's strings.
  public var key: String
  /// What is shown.
  public var text: String
  /// The language of the text; nil if the strings do not have the key.
  public var language: String?
  /// The file that has the key.
  public var file: String?
  /// What translators are told about it.
  public var comment: String?
  /// The forms of a plural, by CLDR's names.
  public var forms: [String]

  /// Creates a text origin.
  public init(
    view: String?, key: String, text: String, language: String?, file: String?, comment: String?, forms: [String]
  ) {
    (self.view, self.key, self.text, self.language) = (view, key, text, language)
    (self.file, self.comment, self.forms) = (file, comment, forms)
  }
}

/// What the texts of an explanation are found by: an id can be that of a header and of a footer, and a place that of several rows.
public struct TextOwner: Hashable, Sendable {
  /// The id of a row or a section; `table` for the table's own header and footer.
  public var id: String
  /// Where the spec declares the row or section; the start of the spec for the table.
  public var location: SourceLocation

  /// Creates a text owner.
  public init(id: String, location: SourceLocation) { (self.id, self.location) = (id, location) }
}
