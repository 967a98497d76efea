import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("What a spec sets of accessibility")
struct AccessibilityElementTests {
  private func elements(_ rows: String) throws -> [AccessibilityElement] {
    return try SpecTables.table(yaml: "sections:\n  - rows:\n\(rows)").laidOut().accessibilityElements
  }

  @Test("A label, a value, a hint, traits and an identifier replace or join what follows from the row")
  func values() throws {
    let found = try elements(
      """
            - {id: out, text: Out, accessibility: {label: Sign out, value: Ann, hint: Asks first, traits: [button], identifier: x}}
            - {id: in, text: In}

      """)
    #expect(found.map(\.spoken) == ["Sign out: Ann. Button.", "In"])
    #expect(found.map(\.spokenHint) == ["Asks first", nil])
    #expect(found.map(\.identifier) == ["x", "in"])
  }

  @Test("What is hidden is skipped with everything in it, in rows, views and accessories")
  func hidden() throws {
    let found = try elements(
      """
            - {text: a, accessibility: {hidden: true}}
            - {text: b, accessory: {switch: on, accessibility: {hidden: true}}}
            - height: 60
              views:
                - {frame: [0, 0, 100, 40], accessibility: {hidden: true}, views: [{label: c, frame: [0, 0, 50, 20]}]}
                - {label: d, frame: [120, 0, 50, 20]}

      """)
    #expect(found.map(\.spoken) == ["b", "d"])
  }

  @Test("A row is read as one, view by view, or only by the views of its order")
  func element() throws {
    let views = "views: [{id: a, label: a, frame: [0, 0, 50, 20]}, {id: b, button: b, frame: [60, 0, 50, 20]}]"
    func read(_ accessibility: String) throws -> [String] {
      try elements("      - {height: 60, accessibility: {\(accessibility)}, \(views)}\n").map(\.spoken)
    }
    #expect(try read("") == ["a", "b. Button."])
    #expect(try read("element: true") == ["a"])
    #expect(try read("element: true, label: c, traits: [link]") == ["c. Link."])
    #expect(try read("element: false") == ["a", "b. Button."])
    #expect(try read("order: [b, a]") == ["b. Button.", "a"])
    #expect(try read("order: [b]") == ["b. Button."])
  }

  @Test("The views of a container are read in its order, where the first of them is")
  func containerOrder() throws {
    let found = try elements(
      """
            - height: 90
              views:
                - frame: [0, 0, 200, 60]
                  accessibility: {order: [price, name]}
                  views: [{id: name, label: Soup, frame: [0, 0, 90, 20]}, {id: price, label: $4, frame: [0, 30, 90, 20]}]
                - {button: Add, frame: [210, 0, 60, 44]}

      """)
    #expect(found.map(\.spoken) == ["Add. Button.", "$4", "Soup"])
  }

  @Test("An order reaches views of a container with an order of its own, and reads each once")
  func orderAcross() throws {
    func read(_ order: String) throws -> [String] {
      try elements(
        """
              - height: 90
                accessibility: {order: \(order)}
                views:
                  - id: card
                    frame: [0, 0, 200, 60]
                    accessibility: {order: [price, name]}
                    views: [{id: name, label: Soup, frame: [0, 0, 90, 20]}, {id: price, label: $4, frame: [0, 30, 90, 20]}]
                  - {id: add, button: Add, frame: [210, 0, 60, 44]}

        """
      ).map(\.spoken)
    }
    #expect(try read("[name, add]") == ["Soup", "Add. Button."])
    #expect(try read("[name, add, card]") == ["Soup", "Add. Button.", "$4"])
    #expect(try read("[card, add, price]") == ["$4", "Soup", "Add. Button."])
  }

  @Test("A value, a hint or traits make an element of a view, as a label does")
  func madeElements() throws {
    let found = try elements(
      """
            - height: 60
              accessibility: {element: false}
              views:
                - {image: {size: [20, 20]}, frame: [0, 0, 20, 20], accessibility: {value: 4 of 5}}
                - {frame: [40, 0, 20, 20], background: red, accessibility: {traits: [button]}}
                - {frame: [80, 0, 60, 20], accessibility: {hint: Opens}, views: [{label: a, frame: [0, 0, 60, 20]}]}
                - {frame: [160, 0, 60, 20], views: [{label: b, frame: [0, 0, 60, 20]}]}

      """)
    #expect(found.map(\.spoken) == ["4 of 5. Image.", "Button.", "Opens", "b"])
  }

  @Test("A header or footer is read as its mapping sets, whether it has a title or views")
  func headers() throws {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        tableHeader: {height: 60, accessibility: {hidden: true}, views: [{label: a, frame: [0, 0, 60, 20]}]}
        sections:
          - header: {title: Cards, accessibility: {label: My cards, identifier: cards}}
            footer:
              height: 60
              accessibility: {order: [second, first]}
              views: [{id: first, label: a, frame: [0, 0, 60, 20]}, {id: second, label: b, frame: [0, 30, 60, 20]}]
          - header: {height: 60, accessibility: {label: All}, views: [{label: a, frame: [0, 0, 60, 20]}]}
            footer: {title: Note, accessibility: {element: false}}
          - header: {height: 60, views: [{label: Jan, frame: [0, 0, 60, 20]}, {button: Next, enabled: false, frame: [90, 0, 60, 44]}]}
        """)
    let found = table.laidOut().accessibilityElements
    #expect(
      found.map(\.spoken) == [
        "My cards. Heading.", "b", "a", "All. Heading.", "Jan. Heading.", "Next. Dimmed. Button. Heading.",
      ])
    #expect(found.first?.identifier == "cards")
  }

  @Test("Frames are in the table's space, and views have their ids as identifiers")
  func frames() throws {
    let found = try elements(
      """
            - {text: a, height: 50}
            - {id: r, height: 60, views: [{id: buy, button: Buy, frame: [200, 8, 60, 44]}]}

      """)
    #expect(found.last?.frame == LayoutRect(x: 200, y: 58, width: 60, height: 44))
    #expect(found.last?.identifier == "buy")
    #expect(found.last?.owner == "r")
  }
}
