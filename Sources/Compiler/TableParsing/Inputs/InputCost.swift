/// The cost of comparing inputs, in steps.
enum InputCost {
  /// A byte of a file that is parsed, and a node of its tree, which is hashed and compared.
  static let byte = 3
  static let node = 30
  /// A row or section whose changes are looked up.
  static let unit = 150
  /// A change, or a name of a template, in a list that is made for a row or section.
  static let element = 10
}
