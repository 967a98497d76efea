/// The anchors of a Markdown page's headings, as GitHub makes them: small letters, hyphens for blanks, and a number for a heading
/// that is there already.
package struct ReferenceAnchors {
  private var counts: [String: Int] = [:]

  package init() {}

  package mutating func anchor(of heading: String) -> String {
    var slug = ""
    for character in heading.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" { slug.append(character) }
      if character == " " { slug.append("-") }
    }
    defer { counts[slug, default: 0] += 1 }
    return counts[slug].map { "\(slug)-\($0)" } ?? slug
  }
}
