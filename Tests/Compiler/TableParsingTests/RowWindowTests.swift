import TableIR
import TableParsing
import TableSupport
import Testing

@Suite("Rows that are asked for by their numbers")
struct RowWindowTests {
  /// Rows of every kind: written, repeated, for each of several values, of templates, included, and in included sections.
  private static let spec = """
    tablespec: 1
    include: base.yaml
    templates: {face: {text: "{number} of {item}", style: value1}, plain: {height: 60}}
    tableHeader: {height: 20}
    sections:
      - header: Written
        rows: [Ann, {id: ben, text: Ben}, {use: plain, text: Cy}]
      - header: Empty
      - id: many
        footer: Foot
        rows:
          - {repeat: 4, text: "Row {number}", detailText: "{index}", style: subtitle}
          - include: rows.yaml
          - {repeat: 0, text: None}
          - {each: [a, b, c], id: "x-{item}", use: face}
          - Last
      - include: sections.yaml
      - rows: [{repeat: 2, text: "End {index}"}]

    """

  private static let files = MemoryFiles([
    "base.yaml": "sections: [{id: base, rows: [{repeat: 2, text: 'Base {number}'}]}]",
    "rows.yaml": "- {each: [{n: one}, {n: two}], text: '{item.n}'}\n- Included\n",
    "sections.yaml": "- rows: [One]\n- {id: two, rows: [{repeat: 3, text: 'Two {index}'}]}\n",
  ])

  private func parse(
    _ text: String, rows: ClosedRange<Int>?, files: MemoryFiles = MemoryFiles(), work: WorkMeter = WorkMeter()
  ) -> SpecParser.Result {
    var options = SpecParser.Options()
    options.rows = rows
    return SpecParser(profiles: [], options: options, files: files).parse(Array(text.utf8), path: "a.yaml", work: work)
  }

  private func messages(_ text: String, rows: ClosedRange<Int>?) -> [String] {
    parse(text, rows: rows).diagnostics.diagnostics.map { "\($0.range.start.line): \($0.message)" }
  }

  private static func repeated(_ count: String) -> String {
    "tablespec: 1\nsections: [{id: s, rows: [First, {repeat: \(count), text: 'Row {number}'}, Last]}]\n"
  }

  @Test("every range has the rows of the whole table, and their sections")
  func everyRange() throws {
    let whole = try #require(parse(Self.spec, rows: nil, files: Self.files).table)
    let rows = whole.sections.flatMap { section in section.rows.map { (section: section.id, row: $0) } }
    try #require(rows.count == 22)
    for first in 1...rows.count {
      for last in [first, first + 1, first + 5, rows.count, .max] where last >= first {
        let result = parse(Self.spec, rows: first...last, files: Self.files)
        try #require(result.diagnostics.diagnostics.isEmpty && result.rowCount == rows.count)
        let table = try #require(result.table)
        let asked = rows[(first - 1)..<min(last, rows.count)]
        #expect(table.sections.flatMap(\.rows) == asked.map(\.row))
        #expect(table.sections.flatMap { section in section.rows.map { _ in section.id } } == asked.map(\.section))
        // The other sections are gone, and these have all but the other rows.
        for section in table.sections {
          var same = try #require(whole.sections.first { $0.id == section.id })
          same.rows = section.rows
          #expect(section == same && !section.rows.isEmpty)
        }
        #expect(table.header == whole.header && table.header != nil)
      }
    }
  }

  @Test("a range beyond the end has none, and the number of rows is known")
  func beyond() {
    let result = parse(Self.spec, rows: 23...30, files: Self.files)
    #expect(result.table?.sections == [] && result.rowCount == 22)
    #expect(parse("tablespec: 1\n", rows: 1...1).rowCount == 0)
  }

  @Test("only the rows that are asked for are made, and only they count")
  func counted() throws {
    func spent(_ count: String, _ rows: ClosedRange<Int>) throws -> Int {
      let work = WorkMeter()
      let table = try #require(parse(Self.repeated(count), rows: rows, work: work).table)
      #expect(table.sections.flatMap(\.rows).count == rows.count)
      return work.spent
    }
    // Numbers of as many digits, so that texts are as long.
    let ten = try spent("1000000", 1_002...1_011)
    #expect(try ten == spent("9000000", 1_002...1_011))
    #expect(try ten == spent("1000000", 9_002...9_011))
    let fifty = try spent("1000000", 1_002...1_051)
    #expect(try (fifty - ten) / 4 == spent("1000000", 1_002...1_021) - ten)
    #expect(fifty - ten > 40 * 250 && fifty < 50_000)
  }

  @Test("the limit of rows is for those that are made")
  func limit() throws {
    let table = try #require(parse(Self.repeated("1000000"), rows: 1_000...1_050).table)
    #expect(table.sections[0].rows.map(\.id) == (999...1_049).map { "s/\($0)" })
    #expect(table.sections[0].rows.map(\.text?.string) == (999...1_049).map { "Row \($0)" })
    #expect(parse(Self.repeated("1000000"), rows: 2...100_001).table?.sections[0].rows.count == 100_000)
    #expect(messages(Self.repeated("1000000"), rows: 2...100_002) == ["2: this would make more than 100000 rows"])
    // The first row fills what is left.
    #expect(messages(Self.repeated("1000000"), rows: 1...100_001) == ["2: the table has more than 100000 rows"])
  }

  @Test(
    "more rows than there are numbers for are as many as there are numbers",
    arguments: ["999999999999999999999999", "9223372036854775807", "9223372036854775806", "1e14"])
  func overflow(_ count: String) throws {
    let spec = """
      tablespec: 1
      sections:
        - rows: [First, {repeat: \(count), text: "Row {number}"}]
        - rows: [{repeat: \(count), text: More}, {repeat: 3, text: End}]

      """
    let result = parse(spec, rows: 99_999_999...99_999_999)
    #expect(result.table?.sections[0].rows.map(\.text?.string) == ["Row 99999998"])
    #expect(result.table?.sections.count == 1)
    #expect(result.rowCount == (count == "1e14" ? 200_000_000_000_004 : .max))
    #expect(parse(spec, rows: .max - 1 ... .max).diagnostics.hasErrors == false)
    #expect(parse(spec, rows: 1 ... .max).diagnostics.hasErrors)
  }

  @Test("every entry is read once, whichever rows are asked for")
  func mistakes() {
    let spec = """
      tablespec: 1
      sections:
        - rows:
            - Ann
            - {repeat: 1000000, id: r, accessory: chevrn}
            - {id: r}
            - {each: [{n: a}, {n: b}], text: "{item.m}"}
            - {repeat: -1, text: Ann}
        - {rows: [{tex: Ben}], footr: c}

      """
    let all = [
      "5: 'chevrn' is not a valid value for 'accessory' in a row", "6: the row id 'r' is already used",
      "7: unknown placeholder '{item.m}'",
      "8: 'repeat' in a row must be a whole number from 0", "9: unknown key 'tex' in a row",
      "9: unknown key 'footr' in a section",
    ]
    for rows in [1...1, 3...3, 900_000...900_000, 1_000_003...1_000_004] {
      let found = messages(spec, rows: rows)
      #expect(found == all)
    }
  }

  @Test("ids are unique among the rows that are read")
  func ids() {
    let spec = "tablespec: 1\nsections: [{rows: [{id: a}, {id: b}, {repeat: 9, id: 'c{index}'}, {id: c0}, {id: a}]}]\n"
    #expect(messages(spec, rows: 2...2) == ["2: the row id 'c0' is already used", "2: the row id 'a' is already used"])
    #expect(messages(spec, rows: 6...6) == ["2: the row id 'a' is already used"])
  }

  @Test("nothing is reported as unused that other rows may use")
  func unused() {
    let spec = """
      tablespec: 1
      environments: [{state: {selected: ["x5"]}}, {state: {swiped: x6}}]
      appearance: [{label: {color: red}, in: cell#x7}, {label: {color: red}, in: section#late}]
      templates: {a: {text: a}, b: {text: b}}
      sections:
        - rows: [{each: [a, a, a, a, b], use: "{item}"}]
        - rows: [{repeat: 9, id: "x{index}"}]
        - {id: late, rows: [Ann]}

      """
    for rows in [1...1, 5...6, 15...15] { #expect(messages(spec, rows: rows) == []) }
  }
}
