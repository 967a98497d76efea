import TableIR
import TableParsing
import Testing

@Suite("Rules of appearance are read")
struct AppearanceDecodingTests {
  private func rules(_ text: String, files: [String: String] = [:]) throws -> [AppearanceRule] {
    let result = parse(text, files: MemoryFiles(files))
    return try #require(result.table, "\(result.diagnostics.diagnostics)").appearance
  }

  @Test("with their class, containers, conditions and the line of each property")
  func rule() throws {
    let rules = try rules(
      """
      tablespec: 1
      appearance:
        - label:
            color: red
            font: {weight: bold}
          class: Tag
          in: [stack, cell#ann, FriendCell]
          when: {idiom: pad}
      sections: [{rows: [{id: ann, text: Ann}]}]
      """)
    let rule = try #require(rules.first)
    #expect((rule.viewClass, rule.className) == (.label, "Tag"))
    #expect(rule.containers == [.kind(.stack), .kind(.cell, id: "ann"), .named("FriendCell")])
    #expect(rule.conditions.map(\.idioms) == [[.pad]])
    #expect(rule.settings.map(\.property) == [.color, .font])
    #expect(rule.settings.map(\.value) == [.color(.system(.red)), .font(Font(weight: .bold))])
    #expect(rule.settings.map(\.location.line) == [4, 5] && rule.location.line == 3)
  }

  @Test("those of included files first, so that the spec's own win")
  func includes() throws {
    let rules = try rules(
      "tablespec: 1\ninclude: theme.yaml\nappearance: [{label: {color: blue}}]\nsections: [{rows: [a]}]\n",
      files: ["theme.yaml": "appearance: [{label: {color: red}}]\n"])
    #expect(rules.map { $0.settings.map(\.value) } == [[.color(.system(.red))], [.color(.system(.blue))]])
    #expect(rules.map(\.location.file) == [1, 0])
  }

  @Test("'accessory' is any disclosure indicator, and a selected background a property of its own")
  func words() throws {
    let rules = try rules(
      """
      tablespec: 1
      appearance:
        - accessory: {color: red}
        - cell: {background: {color: red, selected: blue}}
      sections: [{rows: [{accessory: chevron}]}]
      """)
    #expect(rules.map(\.viewClass) == [.accessory, .cell])
    #expect(rules[1].settings.map(\.property) == [.background, .selectedBackground])
  }

  @Test("classes stand on tables, rows, views, views in stacks and headers, and templates hand theirs on")
  func classes() throws {
    let result = parse(
      """
      tablespec: 1
      class: FriendsTable
      templates: {friend: {class: FriendCell}}
      sections:
        - header: {title: A, class: FriendHeader}
          rows:
            - {use: friend, views: [{class: Tag, label: a, frame: [0, 0, 1, 1]}], accessory: none}
            - {class: WideCell, stack: {views: [{class: Tag, label: a}]}, variants: [{when: {idiom: pad}, class: PadCell}]}
      """)
    let table = try #require(result.table)
    let rows = table.sections[0].rows
    #expect((table.className, table.sections[0].header?.className) == ("FriendsTable", "FriendHeader"))
    #expect(rows.map(\.className) == ["FriendCell", "WideCell"] && rows[1].variants[0].row.className == "PadCell")
    #expect((rows[0].views[0].className, rows[1].stack?.views[0].view.className) == ("Tag", "Tag"))
  }
}
