/// One character of a source line as it is printed.
struct DisplayCell {
  /// What is printed: a tab as spaces, a control character as its picture.
  var text: String
  /// The terminal columns `text` takes.
  var width: Int
  /// The scalars of the source that the cell stands for.
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

  /// A character with so many combining marks that they would run over the lines around it keeps the first of them.
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
