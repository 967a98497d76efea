import SpecCompiling
import TableIR
import TableLayout
import Testing

/// What developers and testers reported of how VoiceOver reads tables and what UI tests find in them: each with where it was reported.
@Suite("Tables are read as it was reported")
struct ReportedAccessibilityTests {
  private func elements(
    _ rows: String, ios: Int = 17, style: String = "plain", header: String = "",
    direction: LayoutDirection = .leftToRight,
    editing: Bool = false
  ) throws -> [AccessibilityElement] {
    let table = try SpecTables.table(
      yaml: "tablespec: 1\nstyle: \(style)\nsections:\n  - id: s\n\(header)    rows:\n\(rows)")
    var environment = Environment.phone(ios: ios)
    (environment.layoutDirection, environment.isEditing) = (direction, editing)
    return table.laidOut(in: environment).accessibilityElements
  }

  private func spoken(_ rows: String, ios: Int = 17) throws -> [String] { try elements(rows, ios: ios).map(\.spoken) }

  /// openradar 18468220: the Accessibility Inspector says "some text, some subtitle" of a cell.
  @Test("The label of a cell is its text and its detail text")
  func subtitle() throws {
    let row = "      - {style: subtitle, text: some text, detailText: some subtitle}\n"
    #expect(try spoken(row, ios: 8) == ["some text, some subtitle"])
  }

  /// appium/appium#4292: one UIAStaticText for the labels of a custom cell; openradar 14096575 says the same of any cell.
  @Test("The labels of a custom cell are one element, from top to bottom")
  func customCell() throws {
    let row = """
            - height: 62
              views:
                - {label: 4d, frame: [280, 36, 30, 20]}
                - {label: Software Development Engineer, frame: [10, 4, 250, 20]}
                - {label: Winfort, frame: [10, 22, 100, 16]}
                - {label: BANGALORE, frame: [10, 38, 200, 16]}

      """
    #expect(try spoken(row) == ["Software Development Engineer, Winfort, BANGALORE, 4d"])
  }

  /// kickstarter/ios-oss#544: with a switch as its accessoryView, "the cell would only expose the UISwitch control", and its focus area is the
  /// whole cell; material-components-ios#1526 wants the same. In Appium's source of Settings, such a cell has the value 0 and its switch
  /// the text of the row as its label.
  @Test("A row with a switch as its accessory is the switch, as large as the row")
  func switchRow() throws {
    let found = try elements("      - {text: Use my location, accessory: {switch: off}}\n")
    #expect(found.map(\.spoken) == ["Use my location. Switch Button. Off."])
    #expect(found[0].spokenHint == "Double tap to toggle setting.")
    #expect(found[0].frame == LayoutRect(x: 0, y: 0, width: 375, height: 44))
  }

  /// Automattic/pocket-casts-ios#436: "treats label of the cell and the switch as two elements".
  @Test("A switch among the views of a cell is an element of its own, without a label")
  func switchAmongViews() throws {
    let row = """
            - height: 60
              views: [{label: Notifications, frame: [16, 20, 200, 20]}, {switch: on, frame: [300, 14, 51, 31]}]

      """
    #expect(try spoken(row) == ["Notifications", "Switch Button. On."])
  }

  /// UI tests of several apps tap `app.tables.buttons["More Info, Example Category"]`, and `["More Info, This is just a test., 0"]` of a row with
  /// a detail text.
  @Test("A detail button is called after its row")
  func detailButton() throws {
    let rows = """
            - {text: Example Category, accessory: detailDisclosureButton}
            - {style: value1, text: This is just a test., detailText: "0", accessory: detailButton}

      """
    #expect(
      try elements(rows).filter { $0.view == "accessoryView" }.map(\.label)
        == ["More Info, Example Category", "More Info, This is just a test., 0"])
  }

  /// joemasilotti/UI-Testing-Cheat-Sheet: "the reorder control's accessibility label becomes 'Reorder Title'"; KeymanApp's tests find a button
  /// that contains "Delete" and the row's text.
  @Test("The controls of a row that is edited are called after it")
  func editing() throws {
    let found = try elements("      - {text: Top Cell, editing: {style: delete, reorder: true}}\n", editing: true)
    #expect(found.map(\.label) == ["Delete Top Cell", "Top Cell", "Reorder Top Cell"])
  }

  /// UI tests wait for `app.activityIndicators["In progress"]`, and WordPress's for `progressIndicators["Progress"]`.
  @Test("Indicators say that something is in progress")
  func indicators() throws {
    let rows = """
            - {text: Loading, accessory: {activityIndicator: medium}}
            - {text: Upload, accessory: {progressView: 0}}

      """
    #expect(try spoken(rows) == ["Loading", "In progress: 1", "Upload", "Progress: 0%"])
  }

  /// cashapp/AccessibilitySnapshot, SwiftUIListSectionTests.testListWithHeadersAndFooters (iOS 18.5): headers in capitals are headings, and
  /// footers are read after the rows.
  @Test("A section's title is a heading in the capitals that it is shown in")
  func header() throws {
    let found = try elements(
      "      - Checking\n      - Savings\n", ios: 18, style: "grouped",
      header: "    header: Accounts\n    footer: Tap an account to view details\n")
    #expect(
      found.map(\.spoken) == ["ACCOUNTS. Heading.", "Checking", "Savings", "Tap an account to view details"])
  }

  /// magentaa11y.com, the checklist of table rows: "Announcement: Selected for row with a checkmark"; Apple's answer in forum thread 781434 says
  /// that a choice by a checkmark has the trait.
  @Test("A row with a checkmark is selected")
  func checkmark() throws {
    #expect(
      try spoken("      - {text: High, accessory: checkmark}\n      - {text: Low}\n") == ["Selected: High", "Low"])
  }

  /// cashapp/AccessibilitySnapshot's AccessibilityHierarchyParser: elements whose tops differ by less than 8 points are read as a line, from the leading
  /// side; DefaultControlsTests.testSegmentedControl: each segment says its place.
  @Test(
    "Controls are read line by line, from the leading side", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func order(_ direction: LayoutDirection) throws {
    let row = """
            - height: 100
              views:
                - {button: Third, frame: [10, 50, 100, 44]}
                - {button: Right, frame: [200, 4, 100, 44]}
                - {button: Left, frame: [10, 10, 100, 44]}

      """
    let found = try elements(row, direction: direction).map(\.label)
    #expect(found == (direction == .leftToRight ? ["Left", "Right", "Third"] : ["Right", "Left", "Third"]))
    let segments = try elements(
      "      - {text: Sort, accessory: {segmentedControl: [A, B]}}\n", direction: direction)
    #expect(segments.map(\.spoken) == ["Sort", "A. Button. 1 of 2.", "B. Button. 2 of 2."])
    #expect((segments[1].frame.x < segments[2].frame.x) == (direction == .leftToRight))
  }
}
