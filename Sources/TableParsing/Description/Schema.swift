/// What values a key takes, as data: the JSON Schema, the reference page and the error messages are all written from it.
indirect enum Schema: Sendable {
  /// A string, whatever YAML would guess of it: `no`, `5` and `~` are words too.
  case text
  /// A text that names something, so it cannot be empty or null; with what it must match, if anything.
  case name(pattern: String?)
  /// A string that YAML reads as a string and that matches a pattern.
  case pattern(String, name: String)
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// A whole number from 0; how many are allowed is a limit of the compiler.
  case count
  case boolean
  /// One of some words.
  case choice([String])
  /// One of some numbers.
  case constants([Int])
  case list(Schema, count: ClosedRange<Int>?)
  /// A list with a value of its own kind at each place.
  case tuple([Schema])
  /// A mapping of the language, by its name.
  case mapping(String)
  /// The keys of a mapping of the language, which need not be whole: it is read over another.
  case keys(String)
  /// A mapping from names of the author's own.
  case dictionary(Schema)
  case either([Schema])
}
