import TableDiagnostics

/// A text with marks for places of which a test asks: `1️⃣` stands before what is meant.
struct Marks {
  /// The text without them.
  private(set) var text = ""
  /// Where they stood.
  private(set) var places: [String: String] = [:]

  private static let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  init(in marked: String, file: String) {
    var (line, column) = (1, 1)
    for character in marked {
      if Self.marks.contains(character) {
        places[String(character)] = "\(file):\(line):\(column)"
        continue
      }
      text.append(character)
      if character.isNewline { (line, column) = (line + 1, 1) } else { column += character.unicodeScalars.count }
    }
  }
}

extension SourceRange {
  /// The file, and the start where it is not the whole file.
  var place: String { isWholeFile ? file : "\(file):\(start.line):\(start.column)" }
}
