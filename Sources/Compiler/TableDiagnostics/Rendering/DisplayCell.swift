/// A character of a source line as printed.
struct DisplayCell {
  /// The printed text: a tab as spaces, a control character as its symbol.
  var text: String
  /// The terminal columns `text` takes.
  var width: Int
  /// The number of scalars of the source in the cell.
  var scalarCount: Int

  /// A tab reaches the next multiple of this many columns.
  static let tabWidth = 4

  init(_ character: Character, atColumn column: Int) {
    scalarCount = character.unicodeScalars.count
    if character == "\t" {
      width = Self.tabWidth - column % Self.tabWidth
      text = String(repeating: " ", count: width)
    } else if character.unicodeScalars.contains(where: { $0.safeSubstitute != nil }) {
      text = safeText(String(character))
      width = Self.width(of: text)
    } else {
      text = Self.bounded(character)
      width = Self.width(of: text)
    }
  }

  /// Limits the combining marks of a character, so that they do not overlap adjacent lines.
  private static func bounded(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    return scalars.count <= 32 ? String(character) : String(String.UnicodeScalarView(scalars.prefix(32)))
  }

  private static func width(of text: String) -> Int {
    text.reduce(0) { $0 + $1.displayWidth }
  }

  /// The cells of a line, their columns counted from the line's start.
  static func cells(of line: String) -> [DisplayCell] {
    var column = 0
    return line.map { character in
      let cell = DisplayCell(character, atColumn: column)
      column += cell.width
      return cell
    }
  }
}
