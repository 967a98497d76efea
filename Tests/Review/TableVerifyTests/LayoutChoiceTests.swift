import TableIR
import TableVerify
import Testing

@Suite("A layout is compared only where it is for the app's environment")
struct LayoutChoiceTests {
  private func verify(_ layouts: [String], _ change: (inout AppEnvironment) -> Void) throws -> TableVerification.Verdict
  {
    var app = BuiltTable.app(of: try RecordedLayouts.tree(layouts[0]))
    change(&app.environment)
    return TableVerification().verify(app, against: try layouts.map(RecordedLayouts.layout))
  }

  @Test("Of several layouts the one for the app's environment is compared")
  func several() throws {
    let verdict = try verify(["five-lines-ios18", "five-lines"]) { _ in }
    #expect(verdict.layout?.name == "five-lines-ios18.layout.json")
    #expect(verdict.failure == nil)
    #expect(try verify(["five-lines", "five-lines-ios18"]) { _ in }.layout?.name == "five-lines.layout.json")
  }

  @Test("A layout for a table of another width is refused, with both widths and the way out")
  func width() throws {
    let verdict = try verify(["five-lines"]) { $0.size.width = 393 }
    #expect(verdict.layout == nil)
    #expect(
      verdict.failure == """
        the layout is for another environment than the app's, so nothing was compared:
          five-lines.layout.json is for iphone-17: 402 × 874 points at 3x: 402 points wide; the app's table is 393 points wide
        Run the test on such a device, or compile the spec for this one (tablec compile --device … --ios …).

        """)
  }

  @Test(
    "A system that is newer than this compiler is compared with the newest that it knows, and noted with a difference")
  func newer() throws {
    #expect(try verify(["five-lines"]) { $0.ios = 99 }.failure == nil)
    #expect(
      try verify(["five-lines-ios18"]) { $0.ios = 99 }.failure?.contains("iOS 18; the app's table is iOS 99") == true)
    var app = BuiltTable.app(of: try RecordedLayouts.tree("settings"))
    app.environment.ios = 99
    try app.change("Volume") { $0.frame.height = 60 }
    let verdict = TableVerification().verify(app, against: [try RecordedLayouts.layout("settings")])
    #expect(verdict.failure?.contains("note: the layout is for iOS 26, the app's table is iOS 99") == true)
  }

  enum Move: CaseIterable { case text, direction, editing, system }

  @Test("What moves everything is refused", arguments: Move.allCases)
  func refused(_ move: Move) throws {
    let words =
      switch move {
      case .text: "text of size l; the app's table is text of size ax2"
      case .direction: "left to right; the app's table is right to left"
      case .editing: "not editing; the app's table is editing"
      case .system: "iOS 26; the app's table is iOS 18"
      }
    let verdict = try verify(["five-lines"]) { environment in
      switch move {
      case .text: environment.contentSizeCategory = .accessibilityLarge
      case .direction: environment.layoutDirection = .rightToLeft
      case .editing: environment.isEditing = true
      case .system: environment.ios = 18
      }
    }
    #expect(verdict.failure?.contains(words) == true)
  }

  @Test(
    "Another version of the same geometry, another scale and another appearance are compared, and noted with a difference"
  )
  func noted() throws {
    let change: (inout AppEnvironment) -> Void = { environment in
      environment.ios = 17
      environment.scale = 2
      environment.userInterfaceStyle = .dark
    }
    #expect(try verify(["five-lines-ios18"], change).failure == nil)
    var app = BuiltTable.app(of: try RecordedLayouts.tree("five-lines-ios18"))
    change(&app.environment)
    app.removeRow("Ben Okafor")
    let failure = TableVerification().verify(app, against: [try RecordedLayouts.layout("five-lines-ios18")]).failure
    #expect(failure?.contains("the app does not show the row: 'Ben Okafor'") == true)
    #expect(
      failure?.hasSuffix(
        """

        note: the layout is for 3x, the app's table is 2x

        note: the layout is for light, the app's table is dark

        note: the layout is for iOS 18, the app's table is iOS 17

        """) == true)
  }

  @Test("A name is that of a file, or of a spec with all of its environments")
  func names() {
    #expect(CompiledLayout.isFile("settings.layout.json", of: "settings.layout.json"))
    #expect(CompiledLayout.isFile("settings.layout.json", of: "settings"))
    #expect(CompiledLayout.isFile("settings.phone-dark.layout.json", of: "settings"))
    #expect(!CompiledLayout.isFile("settings.phone-dark.layout.json", of: "settings.layout.json"))
    #expect(!CompiledLayout.isFile("settings-advanced.layout.json", of: "settings"))
    #expect(!CompiledLayout.isFile("settings.svg", of: "settings"))
    #expect(!CompiledLayout.isFile("settings.old.phone.layout.json", of: "settings"))
    #expect(CompiledLayout.isFile("settings.old.phone.layout.json", of: "settings.old"))
  }

  @Test("A file that is no layout is refused with its problem")
  func noLayout() {
    #expect(throws: (any Error).self) { try CompiledLayout(Array("{}".utf8), name: "settings.layout.json") }
  }
}
