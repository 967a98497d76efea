import TableTemplates
import Testing

@Suite("Filters compute values")
struct FilterTests {
  private static let value: TemplateValue = [
    "name": "ann lee", "rows": ["a", "b", "c"], "kind": "switch", "frame": [[1.0, 2.0], [30.0, 40.0]], "no": false,
    "people": [
      ["n": "1", "a": ["b": "x"]], ["n": "2", "a": ["b": ""]], ["n": "3", "c": true], ["n": "4", "c": false],
    ],
  ]

  @Test(
    "each",
    arguments: [
      ("{{uppercased(name)}} {{capitalized(name)}}", "ANN LEE Ann lee"), ("{{count(rows)}}", "3"),
      ("{{joined(rows, \"; \")}}", "a; b; c"), ("{{#reversed(rows)}}{{.}}{{/reversed(rows)}}", "cba"),
      ("{{#rows}}{{number()}}{{.}}{{^last()}}, {{/last()}}{{/rows}}", "1a, 2b, 3c"),
      ("{{#rows}}{{#first()}}<{{/first()}}{{index()}}{{#odd()}}!{{/odd()}}{{/rows}}", "<01!2"),
      ("{{#equal(kind, \"slider\", \"switch\")}}yes{{/equal(kind, \"slider\", \"switch\")}}", "yes"),
      ("{{^equal(kind, name)}}no{{/equal(kind, name)}}", "no"), ("{{any(nobody, no, name)}}", "ann lee"),
      ("{{#all(name, rows)}}x{{/all(name, rows)}}{{#all(name, no)}}y{{/all(name, no)}}", "x"),
      ("{{#having(people, \"a.b\", \"c\")}}{{n}}{{/having(people, \"a.b\", \"c\")}}", "13"),
      ("{{#lacking(people, \"a.b\", \"c\")}}{{n}}{{/lacking(people, \"a.b\", \"c\")}}", "24"),
      ("{{count(nested(rows, 2))}} {{#nested(rows, 2)}}{{count(.)}}{{.}};{{/nested(rows, 2)}}", "2 2a, b;1c;"),
      ("{{#nested(rows, 3)}}{{.}}{{/nested(rows, 3)}}{{count(nested(rows, 0))}}", "abc2"),
      ("{{sum(1, 2.5, count(rows))}} {{difference(1, 3)}} {{rounded(2.6)}}", "6.5 -2 3"),
      ("{{swiftName(\"a-b\")}} {{swiftType(name)}}", "aB AnnLee"),
      ("{{#uppercased()}}x{{name}}{{/uppercased()}}", "XANN LEE"), ("<{{#trimmed()}} x\n {{/trimmed()}}>", "<x>"),
      ("{{uppercased(lowercased(\"X\"))}}", "X"), ("{{first()}}", "false"),
    ])
  func filter(_ template: String, _ output: String) throws {
    #expect(try rendered(template, Self.value) == output)
  }
}
