/// The valid values of a key, as data: the JSON Schema, the reference page and the error messages are all generated from it.
package indirect enum Schema: Sendable {
  /// A string, regardless of its YAML type: `no`, `5` and `~` are strings too.
  case text
  /// A string that names something, so it cannot be empty or null; with a pattern that it must match, if any.
  case name(pattern: String?)
  /// A string that YAML reads as a string and that matches a pattern.
  case pattern(String, name: String)
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// A whole number from 0; the maximum is a limit of the compiler.
  case count
  case boolean
  /// One of some words.
  case choice(Words)
  /// One of some numbers.
  case constants([Int])
  case list(Schema, count: ClosedRange<Int>?)
  /// A list with a separate schema for each position.
  case tuple([Schema])
  /// A mapping of the language, by its name.
  case mapping(String)
  /// Keys of a mapping of the language, any of which can be missing: it is read over another.
  case keys(String)
  /// A mapping from names chosen by the author.
  case dictionary(Schema)
  case either([Schema])
  /// A value whose text, or whose keys, name something else.
  case naming(Naming, Schema)
}
