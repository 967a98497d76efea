import TableDiagnostics
import TableIR
import TableParsing
import Testing

@Suite("Where a spec says a value")
struct KeyLocatorTests {
  /// A spec with marks, read, and asked for places.
  struct Spec {
    let table: Table
    let locator: KeyLocator
    let marks: [String: String]

    init(_ text: String, files: [String: String] = [:]) throws {
      var marks: [String: String] = [:]
      var sources: [String: String] = [:]
      for (path, text) in files.merging(["a.yaml": "tablespec: 1\n" + text], uniquingKeysWith: { first, _ in first }) {
        let stripped = Marks(in: text, file: path)
        marks.merge(stripped.places) { first, _ in first }
        sources[path] = stripped.text
      }
      let memory = MemoryFiles(sources, images: testImages)
      let result = parse(sources["a.yaml"] ?? "", files: memory)
      table = try #require(result.table, "\(result.diagnostics.diagnostics.map(\.message))")
      locator = KeyLocator(table, bytes: Array((sources["a.yaml"] ?? "").utf8), files: memory)
      self.marks = marks
    }

    var rows: [Row] { table.sections.flatMap(\.rows) }

    /// Expects a value of a row at a mark, or nothing better than a mark.
    func expect(
      _ path: SpecPlace.Step..., row: Int = 0, variant: Int? = nil, at mark: String, key: String? = nil,
      isWhole: Bool = true, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      check(
        SpecPlace(rows[row].location, variant: variant, path), at: mark, key: key, isWhole: isWhole,
        sourceLocation: sourceLocation)
    }

    func check(
      _ place: SpecPlace, at mark: String, key: String? = nil, isWhole: Bool = true,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      let found = locator.find(place)
      #expect(found.value.place == marks[mark], "\(place)", sourceLocation: sourceLocation)
      #expect(found.isWhole == isWhole, "\(place)", sourceLocation: sourceLocation)
      if let key { #expect(found.key?.place == marks[key], "\(place)", sourceLocation: sourceLocation) }
    }
  }

  @Test("of a constraint in a list, by its number and by itself, and of one that has a name")
  func constraints() throws {
    let spec = try Spec(
      """
      sections:
        - rows:
            - views: [{id: a, label: b, pin: {leading: 1️⃣8, top: margins}}, {id: c, width: 2️⃣40, pin: 3️⃣margins}]
              constraints:
                - 4️⃣a.width <= 200
                - {gap: 5️⃣c.leading >= a.trailing + 8, other: 6️⃣"V:[a]-[c]"}
      """)
    spec.expect("constraints", 0, at: "4️⃣")
    spec.expect("constraints", 1, "gap", at: "5️⃣")
    let row = spec.rows[0]
    for (constraint, mark) in zip(row.constraints, ["4️⃣", "5️⃣", "6️⃣"]) { spec.check(constraint.place, at: mark) }
    let own = row.views.flatMap { ($0.sizing ?? ViewSizing()).constraints(of: "it", at: $0.location) }
    #expect(own.map(\.keys).prefix(3) == [["pin", "leading"], ["pin", "top"], ["width"]])
    spec.check(own[0].place, at: "1️⃣")
    spec.check(own[2].place, at: "2️⃣")
    // Where one word says all four, that is the nearest.
    spec.check(own[3].place, at: "3️⃣", isWhole: false)
  }

  @Test("in the row's own mapping, key and value")
  func own() throws {
    let spec = try Spec(
      """
      sections:
        - rows:
            - 5️⃣id: ann
              1️⃣accessory: 2️⃣{chevron: {color: 3️⃣red}}
            - 6️⃣{text: b, 7️⃣views: [{frame: [0, 0, 1, 1]}, 8️⃣{frame: [0, 9️⃣0, 1, 1]}]}
      """)
    spec.expect("accessory", at: "2️⃣", key: "1️⃣")
    spec.expect("accessory", "chevron", "color", at: "3️⃣")
    spec.expect(at: "5️⃣")
    spec.expect("views", 1, row: 1, at: "8️⃣")
    spec.expect("views", 1, "frame", 1, row: 1, at: "9️⃣")
    #expect(
      spec.locator.find(SpecPlace(spec.rows[0].location, ["accessory", "chevron", "color"])).value.end.column == 41)
  }

  @Test("where nothing says it, the nearest value around it")
  func undeclared() throws {
    let spec = try Spec(
      """
      sections:
        - rows:
            - {1️⃣id: ann, accessory: 2️⃣chevron}
            - 3️⃣Ben
      """)
    spec.expect("accessory", "chevron", "color", at: "2️⃣", isWhole: false)
    spec.expect("image", at: "1️⃣", isWhole: false)
    spec.expect("text", row: 1, at: "3️⃣", isWhole: false)
    spec.expect(row: 1, at: "3️⃣")
  }

  @Test("in the template that the row uses, and in the template's own")
  func templates() throws {
    let spec = try Spec(
      """
      templates:
        base: {text: {color: 1️⃣red}, accessory: 2️⃣checkmark}
        loud: {use: base, text: {font: 3️⃣20}, backgrounds: {top: 4️⃣blue}}
      sections:
        - rows:
            - {use: loud, text: 5️⃣Ann, backgrounds: {middle: 6️⃣red}}
            - {use: loud, accessory: 7️⃣none}
      """)
    spec.expect("text", "color", at: "1️⃣")
    spec.expect("text", "font", at: "3️⃣")
    spec.expect("text", "shadow", at: "5️⃣", isWhole: false)
    spec.expect("accessory", at: "2️⃣")
    spec.expect("backgrounds", "top", at: "4️⃣")
    spec.expect("backgrounds", "middle", at: "6️⃣")
    spec.expect("accessory", "chevron", row: 1, at: "7️⃣", isWhole: false)
  }

  @Test("in what is merged, and behind an alias")
  func merges() throws {
    let spec = try Spec(
      """
      sections:
        - rows:
            - &first
              text: 1️⃣Ann
              image: &icon {size: [2, 2], color: 2️⃣red}
            - !!merge <<: *first
              id: 3️⃣second
            - {text: c, image: {<<: *icon, size: 4️⃣[1, 1]}}
            - {text: d, image: 5️⃣*icon}
      """)
    spec.expect("text", row: 1, at: "1️⃣")
    spec.expect("id", row: 1, at: "3️⃣")
    spec.expect("image", "color", row: 2, at: "2️⃣")
    spec.expect("image", "size", row: 2, at: "4️⃣")
    spec.expect("image", row: 3, at: "5️⃣")
    spec.expect("image", "color", row: 3, at: "2️⃣")
  }

  @Test("of repeated rows, in the entry that is repeated")
  func repeated() throws {
    let spec = try Spec(
      """
      sections:
        - rows:
            - {each: [a, b], text: 1️⃣"{item}"}
            - {repeat: 2, use: t, text: x}
      templates: {t: {height: 2️⃣60}}
      """)
    for row in 0...1 { spec.expect("text", row: row, at: "1️⃣") }
    for row in 2...3 { spec.expect("height", row: row, at: "2️⃣") }
  }

  @Test("in a variant before the row")
  func variants() throws {
    let spec = try Spec(
      """
      sections:
        - rows:
            - text: 1️⃣a
              height: 2️⃣50
              variants:
                - {when: {idiom: pad}, text: b}
                - {when: {idiom: phone}, text: 3️⃣c}
      """)
    spec.expect("text", variant: 1, at: "3️⃣")
    spec.expect("text", at: "1️⃣")
    spec.expect("height", variant: 1, at: "2️⃣")
  }

  @Test("in included files: rows, table keys, templates")
  func includes() throws {
    let spec = try Spec(
      """
      include: [parts.yaml, more.yaml]
      sections:
        - rows: [{include: rows.yaml}]
      """,
      files: [
        "rows.yaml": "# rows\n- {id: 1️⃣a, use: t, text: Ä}\n",
        "parts.yaml": "background: white\ntintColor: 2️⃣red\n",
        "more.yaml": "background: 3️⃣black\ntemplates: {t: {height: 4️⃣60}}\n",
      ])
    spec.expect("id", at: "1️⃣")
    spec.expect("height", at: "4️⃣")
    spec.check(SpecPlace(nil, ["background"]), at: "3️⃣")
    spec.check(SpecPlace(nil, ["tintColor"]), at: "2️⃣")
  }

  @Test("of sections, headers and views, which have places of their own")
  func others() throws {
    let spec = try Spec(
      """
      tableHeader:
        views:
          - {id: a, label: 1️⃣A, frame: [0, 0, 1, 1]}
      sections:
        - 2️⃣header: {title: {text: A, color: 3️⃣red}}
          rows: [a]
      """)
    let section = spec.table.sections[0]
    spec.check(SpecPlace(section.location, ["header", "title", "color"]), at: "3️⃣")
    spec.check(SpecPlace(section.header?.location, ["title", "color"]), at: "3️⃣")
    spec.check(SpecPlace(section.location), at: "2️⃣")
    guard case .views(let subviews)? = spec.table.header?.content else { return #expect(Bool(false)) }
    spec.check(SpecPlace(subviews.views[0].location, ["label"]), at: "1️⃣")
  }

  @Test("near the place, where a file is gone")
  func gone() throws {
    let spec = try Spec(
      "sections: [{rows: [{include: rows.yaml}]}]", files: ["rows.yaml": "- {id: a, text: b}\n"])
    let locator = KeyLocator(spec.table, bytes: [], files: MemoryFiles([:]))
    let found = locator.find(SpecPlace(spec.rows[0].location, ["text"]))
    #expect(found.value.place == "rows.yaml:1:3" && !found.isWhole)
    #expect(locator.find(SpecPlace(nil, ["style"])).value.place == "a.yaml")
  }

  @Test("in the words of people")
  func words() {
    #expect(SpecPlace(nil, ["views", 2, "label"]).description == "views[2].label")
    #expect(SpecPlace(nil, ["backgrounds", "top"]).description == "backgrounds.top")
  }
}
