import LayoutFormat
import RandomNumbers
import TableDiff
import TableIR
import TableVerify
import Testing
import ViewDumps

@Suite("A table of an app is compared with its layout")
struct TableVerificationTests {
  @Test("An app that shows what the layout says agrees with it", arguments: RecordedLayouts.names)
  func agreement(_ name: String) throws {
    let verdict = TableVerification().verify(
      BuiltTable.app(of: try RecordedLayouts.tree(name)), against: [try RecordedLayouts.layout(name)])
    #expect(verdict.failure == nil)
    #expect(verdict.layout?.name.hasSuffix(".layout.json") == true)
  }

  /// The settings screen as an app shows it after a change.
  private func failure(
    of verification: TableVerification = TableVerification(), _ change: (inout AppTable) throws -> Void
  ) throws -> String? {
    var app = BuiltTable.app(of: try RecordedLayouts.tree("settings"))
    try change(&app)
    return verification.verify(app, against: [try RecordedLayouts.layout("settings")]).failure
  }

  @Test("What the app shows instead is told in the text of a diff, the worst first")
  func text() throws {
    let failure = try failure { app in
      app.removeRow("Personal Hotspot")
      try app.change("Volume") { $0.frame.height = 60 }
      try app.change("Keyboard Clicks") { cell in
        try cell.change("UITableViewLabel") { $0.text = "Keyboard" }
        cell.text = "Keyboard"
        try cell.change("UISwitch") { $0.look?.control?.kind = .switch(Switch(isOn: false)) }
      }
      try app.change("Ringtone") { $0.look?.accessoryType = .checkmark }
      try app.change("Lock Sound") { try $0.change("UISwitch") { $0.look?.control?.isEnabled = false } }
      try app.change("Repeated Calls") { cell in
        try cell.change("UITableViewLabel") { $0.look?.font = DumpLook.SystemFont(size: 15, weight: .semibold) }
      }
    }
    #expect(failure == Self.reported)
  }

  private static let reported = """
    settings.layout.json → the app
      1 breaking, 1 layout, 4 visual, 1 text

      breaking
        connections/hotspot                   the app does not show the row: 'Personal Hotspot'      D0102

      layout
        sounds/volume                         the app shows height 60, the spec 44                   D0205

      visual
        sounds/ringtone.accessoryView         the app shows checkmark, the spec disclosureIndicator  D0305
        sounds/keyboard-clicks.accessoryView  the app shows off, the spec on                         D0306
        sounds/lock-sound.accessoryView       the app shows it disabled, the spec enabled            D0306
        focus/repeated-calls.textLabel        the app shows font 15 semibold, the spec 17            D0302

      text
        sounds/keyboard-clicks.textLabel      the app shows 'Keyboard', the spec 'Keyboard Clicks'   D0401

    """

  @Test("A view that the layout has and the app has not, or the other way round, fails")
  func presence() throws {
    let gone = try failure { try $0.change("Airplane Mode") { $0.remove("UISwitch") } }
    #expect(gone?.contains("connections/airplane-mode.accessoryView  the app does not show it") == true)
    let added = try failure { app in
      try app.change("Wi-Fi") { cell in
        try cell.change("UITableViewCellContentView") {
          $0.subviews.append(AppView("UILabel", frame: LayoutRect(x: 200, y: 12, width: 60, height: 20), text: "New"))
        }
      }
    }
    #expect(added?.contains("connections/wifi.label 1  only the app shows it: 'New'") == true)
  }

  @Test("An accessory is compared whatever its class, as the app says that it is one")
  func accessory() throws {
    var app = BuiltTable.app(of: try RecordedLayouts.tree("dark-indicators"))
    let layout = try RecordedLayouts.layout("dark-indicators")
    #expect(TableVerification().verify(app, against: [layout]).failure == nil)
    for index in app.view.subviews.indices { app.view.subviews[index].remove("App.Chevron") }
    #expect(TableVerification().verify(app, against: [layout]).failure?.contains("accessoryView") == true)
  }

  @Test("Rows that were not read are not missing, and a note says that they are not compared")
  func someRows() throws {
    let failure = try failure { app in
      for row in ["Quiet Hours", "Repeated Calls", "Reset All Settings"] { app.removeRow(row) }
      app.hasAllRows = false
    }
    #expect(failure == nil)
    let other = try self.failure { app in
      app.removeRow("Reset All Settings")
      app.hasAllRows = false
      try app.change("Volume") { $0.frame.height = 60 }
    }
    #expect(other?.contains("Reset") == false)
    #expect(other?.contains("\nnote: only some rows of the app were read: the others are not compared\n") == true)
  }

  @Test("A tolerance in points, and the least severe class of difference that fails, can be set")
  func options() throws {
    var loose = TableVerification()
    loose.tolerance = 20
    #expect(try failure(of: loose) { try $0.change("Volume") { $0.frame.height = 60 } } == nil)
    var coarse = TableVerification()
    coarse.failsOn = .breaking
    #expect(try failure(of: coarse) { try $0.change("Volume") { $0.frame.height = 60 } } == nil)
    #expect(try failure(of: coarse) { $0.removeRow("Volume") }?.contains("the app does not show the row") == true)
  }

  @Test("A table without rows agrees with a layout without rows, and with no other")
  func empty() throws {
    let empty = try failure { $0.view.subviews = [] }
    #expect(empty?.contains("shows no cells") == true)
    var tree = try RecordedLayouts.tree("settings")
    tree.table.sections = []
    let layout = try CompiledLayout(JSONEmitter().emit(tree), name: "nothing.layout.json")
    #expect(TableVerification().verify(BuiltTable.app(of: tree), against: [layout]).failure == nil)
  }

  @Test("A view whose frame is no place is not seen")
  func noPlace() throws {
    let failure = try failure { app in
      try app.change("Wi-Fi") { cell in try cell.change("UITableViewLabel") { $0.frame.x = .nan } }
    }
    #expect(failure?.contains("connections/wifi.textLabel  the app does not show it: 'Wi-Fi'") == true)
  }

  @Test("Any row that has another height, another text or another place for a view fails", arguments: 0..<60)
  func anyChange(_ seed: Int) throws {
    var random = Generator(state: UInt64(seed))
    let name = RecordedLayouts.names[random.below(RecordedLayouts.names.count)]
    var app = BuiltTable.app(of: try RecordedLayouts.tree(name))
    let rows = app.view.subviews.indices.filter { app.view.subviews[$0].isCell && app.view.subviews[$0].showsText }
    let row = rows[random.below(rows.count)]
    switch random.below(3) {
    case 0: app.view.subviews[row].frame.height += 7
    case 1: app.view.subviews[row].changeTexts { "\($0) now" }
    default:
      for place in app.view.subviews[row].subviews.indices where app.view.subviews[row].subviews[place].isContent {
        app.view.subviews[row].subviews[place].frame.width -= 9
      }
    }
    let layout = try RecordedLayouts.layout(name)
    #expect(TableVerification().verify(app, against: [layout]).failure != nil, "\(name), row \(row)")
  }
}
