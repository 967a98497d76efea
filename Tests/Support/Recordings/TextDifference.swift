/// The first lines in which two texts differ, short enough for a test's message.
package struct TextDifference: CustomStringConvertible {
  package let description: String

  private static let mostLines = 4
  private static let mostCharacters = 160

  package init(expected: String, actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed()).prefix { $0 == $1 }.count
    let removed = old.dropFirst(same).dropLast(tail)
    let added = new.dropFirst(same).dropLast(tail)
    // Lines that were changed, not moved, are the same again after a few: only those up to there say something.
    let changed = zip(removed, added).prefix { $0 != $1 }.count
    let shown = changed < min(removed.count, added.count) ? min(changed, Self.mostLines) : Self.mostLines
    // Where one long line differs, the place in it is what a reader wants.
    let column = zip(removed.first ?? "", added.first ?? "").prefix { $0 == $1 }.count
    let lines =
      removed.prefix(shown).map { "- " + Self.clipped($0, around: column) }
      + added.prefix(shown).map { "+ " + Self.clipped($0, around: column) }
    let isAll = removed.count <= shown && added.count <= shown
    description =
      "differs from line \(same + 1), column \(column + 1):\n" + lines.joined(separator: "\n")
      + (isAll ? "" : "\n… and more, down to line \(same + max(removed.count, added.count))")
  }

  private static func clipped(_ line: Substring, around column: Int) -> String {
    guard line.count > mostCharacters else { return String(line) }
    let rest = line.dropFirst(max(column - mostCharacters / 2, 0))
    return (rest.count < line.count ? "…" : "") + rest.prefix(mostCharacters)
      + (rest.count > mostCharacters ? "…" : "")
  }
}
