import TableIR
import TableParsing
import Testing

/// A table as a spec prints it.
func printed(_ table: Table) -> String {
  String(decoding: SpecPrinter().print(table), as: UTF8.self)
}

@Suite("A table is printed as a spec")
struct SpecPrinterTests {
  @Test("that says no more than it must")
  func empty() {
    #expect(
      printed(Table(name: "Empty")) == """
        {
          "tablespec": 1,
          "name": "Empty",
          "sections": []
        }

        """)
  }

  @Test("in the shortest form of each value", arguments: shortForms)
  func shortForm(_ entry: String, _ expected: String) throws {
    let table = try table("sections:\n  - rows:\n      - \(entry)")
    #expect(printed(table).contains("\"rows\": [\(expected)]"), "\(printed(table))")
    try expectSame(table)
  }

  private static let shortForms = [
    ("{text: Ann}", #""Ann""#), ("{text: {text: Ann}}", #""Ann""#), ("{}", "{}"), ("''", #""""#),
    ("{id: ann, text: Ann}", #"{"id": "ann", "text": "Ann"}"#),
    ("{text: {text: Ann, font: {size: 12}}}", #"{"text": {"text": "Ann", "font": 12}}"#),
    ("{text: a, style: default, height: automatic}", #"{"text": "a", "height": "automatic"}"#),
    ("{accessory: {switch: {isOn: true}}}", #"{"accessory": {"switch": "on"}}"#),
    ("{accessory: {switch: {isOn: false, onTintColor: red}}}", #"{"accessory": {"switch": {"onTintColor": "red"}}}"#),
    ("{accessory: {slider: {value: 0}}}", #"{"accessory": "slider"}"#),
    ("{accessory: {chevron: {}}}", #"{"accessory": "chevron"}"#),
    ("{accessory: {chevron: {}, active: true}}", #"{"accessory": {"chevron": {}, "active": true}}"#),
    ("{accessory: {switch: on, active: true}}", #"{"accessory": {"switch": "on"}}"#),
    ("{accessory: {label: a, enabled: false}}", #"{"accessory": {"label": "a", "enabled": false}}"#),
    (
      "{accessory: {button: {title: {text: a, color: red}}}}",
      #"{"accessory": {"button": {"title": {"text": "a", "color": "red"}}}}"#
    ),
    ("{background: {color: '#FFF'}}", ##"{"background": "#ffffff"}"##),
    ("{background: {color: clear}}", #"{"background": {"color": "clear"}}"#),
    ("{background: clear}", #"{"background": "clear"}"#),
    (
      "{background: {color: {light: red, dark: '#000'}}}", ##"{"background": {"light": "#ff0000", "dark": "#000000"}}"##
    ),
    (
      "{background: {color: red, border: {width: 1}}}",
      #"{"background": {"color": "red", "border": {"color": "black"}}}"#
    ),
    (
      "{background: {color: red, cornerRadius: 4, selected: clear}}",
      #"{"background": {"color": "red", "cornerRadius": 4, "selected": "clear"}}"#
    ),
    ("{backgrounds: {top: icon.png}}", #"{"backgrounds": {"top": "icon.png"}}"#),
    ("{backgrounds: {}}", #"{"backgrounds": {}}"#),
    (
      "{image: icon.png, separatorStyle: {inset: [8, 0]}}",
      #"{"image": "icon.png", "separatorStyle": {"inset": [8, 0]}}"#
    ),
    ("{separatorStyle: {}, editing: {}}", #"{"editing": "delete", "separatorStyle": {}}"#),
    ("{when: [{ios: [17, 17]}]}", #"{"when": {"ios": 17}}"#),
    (
      "{stack: {margins: [4, 4, 4, 4], views: [{label: a, font: 12, enabled: false}]}}",
      #"{"stack": {"margins": 4, "views": [{"label": "a", "enabled": false, "font": 12}]}}"#
    ),
  ]

  @Test("with the row height that it says, which is not the one of a table that says nothing")
  func rowHeight() throws {
    let (unset, automatic) = (try table("sections: []"), try table("rowHeight: automatic\nsections: []"))
    #expect(!printed(unset).contains("rowHeight") && printed(automatic).contains("\"rowHeight\": \"automatic\""))
    try expectSame(automatic)
  }

  @Test("without ids that are made of places, which are the same when it is read")
  func madeIDs() throws {
    let table = try table(
      "sections:\n  - rows: [a, {repeat: 2, text: b}]\n  - {id: own, rows: [{each: [c], id: \"{item}\"}, d]}")
    #expect(table.sections.map(\.id) == ["section-0", "own"])
    #expect(table.sections[0].rows.map(\.id) == ["section-0/0", "section-0/1", "section-0/2"])
    #expect(!printed(table).contains("section-0"))
    try expectSame(table)
  }

  @Test("with variants that say in what they differ, also where that is the default")
  func variants() throws {
    let row = try row(
      """
      text: {text: a, font: {size: 12}}
      style: subtitle
      discloses: true
      views: [{frame: [0, 0, 1, 1]}]
      variants: [{when: {idiom: pad}, style: default, discloses: false, text: {color: red, font: {}}, views: []}]
      """)
    var table = Table(name: "a")
    var section = Section(id: "s")
    section.rows = [row]
    table.sections = [section]
    let expected =
      #"{"when": {"idiom": "pad"}, "style": "default", "text": {"font": {}, "color": "red"}, "views": [], "discloses": false}"#
    #expect(
      printed(table).replacing(/\s+/, with: " ").replacing("{ ", with: "{").replacing(" }", with: "}").contains(
        expected), "\(printed(table))")
  }

  @Test("with texts that YAML would read as something else, or not at all")
  func texts() throws {
    let texts = [
      "no", "5", "~", "", " a ", "a: b # c", "\"quoted\" \\", "a\tb\nc\r", "\u{0}\u{1}\u{7F}", "\u{85}\u{9F}",
      "\u{2028}\u{2029}",
      "\u{FEFF}\u{FFFE}\u{FFFF}", "\u{1FFFE}👩‍👩‍👧", "{index} {{", "e\u{301}", "<<", "*a &b !c",
    ]
    var table = Table(name: "\u{2028}")
    var section = Section(id: "s")
    section.rows = texts.enumerated().map { index, text in
      var row = Row(id: "s/\(index)")
      row.text = Text(text)
      return row
    }
    table.sections = [section]
    try expectSame(table)
  }

  @Test("with numbers that are the same to the last bit")
  func numbers() throws {
    for number in [0.1, 1.0 / 3, 99_999.999999999, 2.5e-300, -0.0, 1e-7, 12.5] {
      var table = Table(name: "a")
      table.sectionHeaderHeight = abs(number)
      try expectSame(table)
    }
  }

  @Test("with images and profiles of included files as the spec would name them")
  func included() throws {
    let files = MemoryFiles(
      [
        "specs/parts/_a.yaml":
          "tablespec: 1\nmetrics: ours.yaml\nbackground: ../images/icon.png\nsections: [{rows: [{image: here.png}]}]",
        "specs/parts/ours.yaml": "metricsprofile: 1",
      ], images: ["specs/images/icon.png": png(9, 9), "specs/parts/here.png": png(8, 8)])
    let spec = "tablespec: 1\ninclude: parts/_a.yaml\n"
    let table = try #require(parse(spec, files: files, path: "specs/a.yaml").table)
    let text = printed(table)
    #expect(text.contains("\"metrics\": \"parts/ours.yaml\""), "\(text)")
    #expect(
      text.contains("\"background\": \"parts/../images/icon.png\"") && text.contains("\"parts/here.png\""), "\(text)")
    try expectSame(table, files: files, path: "specs/a.yaml")
    // From the folder of the spec itself nothing stands before a name.
    let own = "tablespec: 1\nbackground: images/icon.png\n"
    #expect(try printed(#require(parse(own, files: files, path: "specs/a.yaml").table)).contains("\"images/icon.png\""))
  }
}
