import TableIR
import TableParsing
import Testing

@Suite("A row changes views of its template")
struct ViewChangeTests {
  private static let templates = """
    templates:
      card:
        views:
          - {id: top, label: {text: Top, font: {weight: bold}}, frame: [0, 0, 90, 20], color: red}
          - {id: box, frame: [0, 20, 90, 20], views: [{id: inner, label: Inner, frame: [0, 0, 9, 9]}]}
          - id: group
            frame: [0, 40, 90, 20]
            stack: {spacing: 8, views: [{id: wifi, switch: {isOn: false, onTintColor: red}, width: 60}, {id: call, button: {title: {text: Call, color: red}}}]}
      louder: {use: card, views: {top: {font: 20}}}

    """

  private func views(_ changes: String, use: String = "card") throws -> [View] {
    try row("use: \(use)\nviews: \(changes)", before: Self.templates.using(use)).views
  }

  @Test("by their ids, and leaves alone what the change does not say")
  func keys() throws {
    let top = try views("{top: {text: Mine, frame: [1, 2, 3, 4]}}")[0]
    #expect(top.content == .label(Text("Mine", font: Font(weight: .bold), color: .system(.red))))
    #expect(top.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4) && top.id == "top")
  }

  @Test("by a value alone, which is that of the key that says what the view is", arguments: ["Mine", "{label: Mine}"])
  func alone(_ change: String) throws {
    let views = try views("{top: \(change)}")
    #expect(views[0].content == .label(Text("Mine", font: Font(weight: .bold), color: .system(.red))))
  }

  @Test("in other views and in stacks, at any depth")
  func nested() throws {
    let views = try views("{inner: Other, wifi: on, call: Ring, group: {stack: {spacing: 2}}}")
    #expect(views[1].children.map(\.content) == [.label(Text("Other"))])
    guard case .stack(let stack) = views[2].content else {
      Issue.record("the stack is another view")
      return
    }
    #expect(stack.spacing == 2 && stack.views[0].width == 60)
    #expect(stack.views[0].view.content == .switch(Switch(isOn: true, onTintColor: .system(.red))))
    #expect(stack.views[1].view.content == .button(Button(title: Text("Ring", color: .system(.red)))))
  }

  @Test("inside images, which keep what the change leaves out")
  func images() throws {
    let cover = "templates: {t: {views: [{id: cover, image: {size: [40, 40], color: red}, frame: [0, 0, 40, 40]}]}}\n"
    let sign = "templates: {t: {views: [{id: cover, image: {symbol: star, background: red}, frame: [0, 0, 9, 9]}]}}\n"
    func content(_ change: String, before: String) throws -> View.Content {
      try row("use: t\nviews: {cover: {image: \(change)}}", before: before).views[0].content
    }
    let size = LayoutSize(width: 40, height: 40)
    #expect(
      try content("{color: blue}", before: cover)
        == .image(.placeholder(Image.Placeholder(size: size, color: .system(.blue)))))
    let icon = LayoutSize(width: 29, height: 29)
    #expect(
      try content("{symbol: wifi}", before: sign)
        == .image(.placeholder(Image.Placeholder(size: icon, color: .system(.red), symbol: Symbol("wifi")))))
    #expect(try content("icon.png", before: cover) == .image(.asset(0)))
  }

  @Test("through templates that use templates, the row last")
  func chain() throws {
    let views = try views("{top: {color: blue}}", use: "louder")
    #expect(views[0].content == .label(Text("Top", font: Font(size: 20), color: .system(.blue))))
    #expect(views[0].origins.map(\.line) == [10, 5])
  }

  @Test("with what placeholders stand for, in ids too")
  func placeholders() throws {
    let rows = try rows(
      "- {each: [ann, ben], use: face, views: {'name-{item}': 'I am {item}'}}",
      before: "templates: {face: {views: [{id: 'name-{item}', label: '{item}', frame: [0, 0, 1, 1]}]}}\n")
    #expect(rows.map { $0.views.map(\.content) } == [[.label(Text("I am ann"))], [.label(Text("I am ben"))]])
    #expect(rows.map { $0.views.map(\.id) } == [["name-ann"], ["name-ben"]])
  }

  @Test("in a variant, over the row's own changes")
  func variants() throws {
    let row = try row(
      "use: card\nviews: {top: Mine}\nvariants: [{when: {idiom: pad}, views: {top: {color: blue}}}]",
      before: Self.templates.using("card"))
    let top = try #require(row.variants.first?.row.views.first)
    #expect(top.content == .label(Text("Mine", font: Font(weight: .bold), color: .system(.blue))))
    #expect(row.views[0].content == .label(Text("Mine", font: Font(weight: .bold), color: .system(.red))))
  }

  @Test("of a stack that fills the row, whatever the order of the keys")
  func ownStack() throws {
    let rows = try rows(
      "- {views: {name: Ann}, use: line}\n- {use: line, views: {name: Ben}, when: {idiom: pad}}",
      before: "templates: {line: {stack: {views: [{id: name, label: Name}]}}}\n")
    #expect(rows.map { $0.stack?.views.first?.view.content } == [.label(Text("Ann")), .label(Text("Ben"))])
    #expect(rows.map(\.views) == [[], []])
  }

  @Test("and a template keeps its own for other rows")
  func others() throws {
    let rows = try rows("- {use: card, views: {top: Mine}}\n- {use: card}", before: Self.templates.using("card"))
    #expect(rows.map { $0.views[0].content != rows[1].views[0].content } == [true, false])
  }

  @Test("and is printed with all that its views are, which reads as the same table")
  func printing() throws {
    let table = try table(
      Self.templates.using("louder")
        + "sections: [{rows: [{use: louder, views: {top: Mine, wifi: on}, variants: [{when: {idiom: pad}, views: {top: Wide}}]}]}]"
    )
    try expectSame(table)
  }

  @Test("where each value is said: in the row, in the template over it, in the template")
  func places() throws {
    let spec = try KeyLocatorTests.Spec(
      """
      templates:
        card: {views: [{id: top, label: Top, color: 1️⃣red, frame: 2️⃣[0, 0, 9, 9]}]}
        more: {use: card, views: {top: {font: 3️⃣20}}}
      sections:
        - rows:
            - {use: more, views: {top: {text: 4️⃣Mine, alpha: 5️⃣0.5}}}
            - {use: more, views: {top: 6️⃣Mine}}
      """)
    for (path, mark) in [("color", "1️⃣"), ("frame", "2️⃣"), ("font", "3️⃣"), ("label", "4️⃣"), ("alpha", "5️⃣")] {
      spec.check(SpecPlace(spec.rows[0].views[0].location, [.key(path)]), at: mark)
    }
    spec.check(SpecPlace(spec.rows[1].views[0].location, ["label"]), at: "6️⃣")
    spec.check(SpecPlace(spec.rows[1].views[0].location, ["color"]), at: "1️⃣")
    let ways = [
      SpecPlace(spec.rows[0].views[0].location, ["label", "font"]), SpecPlace(spec.rows[0].views[0].location, ["font"]),
    ]
    #expect(spec.locator.find(ways)?.value.place == spec.marks["3️⃣"])
  }

  @Test("at a cost that its spec pays for")
  func cost() {
    let views = (0..<200).map { "{id: v\($0), frame: [0, 0, 1, 1]}" }.joined(separator: ", ")
    let changes = (0..<200).map { "v\($0): {alpha: 0.5}" }.joined(separator: ", ")
    var options = SpecParser.Options()
    options.maxWork = 5_000_000
    let result = parse(
      "tablespec: 1\ntemplates: {t: {views: [\(views)]}}\nsections: [{rows: [{repeat: 20000, use: t, views: {\(changes)}}]}]",
      options: options)
    #expect(result.diagnostics.diagnostics.map(\.code) == [.tooManyRepeats])
  }
}

extension String {
  /// Without the template that is not used.
  fileprivate func using(_ name: String) -> String {
    name == "louder"
      ? self : split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n") + "\n"
  }
}
