import TableIR
import TableParsing
import Testing

@Suite("Rows by their places in the text")
struct RowPlacesTests {
  private func places(_ text: String) throws -> RowPlaces {
    RowPlaces(try #require(parse("tablespec: 1\n" + text).table))
  }

  @Test("are found from what stands on their line or further in")
  func block() throws {
    let places = try places(
      """
      sections:
        - rows:
            - id: a
              text: A
            - {id: b, text: B}
          footer: F
        - rows: [{id: c, text: C}, {id: d, text: D}]

      """)
    #expect(
      places.row(around: 5, 9) == "a" && places.row(around: 5, 15) == "a" && places.row(around: 6, 12) == "b"
        && places.row(around: 3, 3) == nil)
    // Further out than the rows.
    #expect(places.row(around: 7, 5) == nil && places.row(around: 9, 1) == nil)
    #expect(places.row(around: 8, 15) == "c" && places.row(around: 8, 33) == "d")
    #expect(places.row(before: 3) == nil && places.row(before: 5) == "a" && places.row(before: 7) == "b")
    #expect(places.row(before: 8) == "c" && places.row(before: 99) == "c")
  }

  @Test("and not from rows of a section that is indented more")
  func indented() throws {
    let places = try places(
      """
      sections:
      - rows:
        - {id: a, text: A}
      -   rows:
              - {id: b, text: B}
          footer: F

      """)
    #expect(places.row(around: 7, 7) == "a" && places.row(around: 6, 12) == "b")
  }
}
