import TableDiff
import TableIR
import TableVerify
import Testing
import ViewDumps

@Suite("The views of an app")
struct AppViewTests {
  @Test("are described as UIKit's recursiveDescription prints them")
  func description() {
    var table = AppView(
      "App.Table", baseClass: "UITableView", frame: LayoutRect(x: 0, y: 0, width: 320, height: 568),
      subviews: [
        AppView("UITableViewCell", frame: LayoutRect(x: 0, y: 0.5, width: 320, height: 44), text: "Ann\nArcher")
      ])
    table.contentSize = LayoutSize(width: 320, height: 44.5)
    table.clipsToBounds = true
    table.subviews[0].isHidden = true
    table.subviews[0].alpha = 0.25
    table.subviews[0].accessibilityIdentifier = "it's"
    #expect(
      "\(table)" == """
        <App.Table: 0x1; baseClass = UITableView; frame = (0 0; 320 568); clipsToBounds = YES; layer = <CALayer: 0x1>; contentSize: {320, 44.5}; adjustedContentInset: {0, 0, 0, 0}>
           | <UITableViewCell: 0x1; frame = (0 0.5; 320 44); text = 'Ann Archer'; accessibilityIdentifier = 'it's'; hidden = YES; alpha = 0.25; layer = <CALayer: 0x1>>

        """)
    #expect(DumpParser().parse(Array("\(table)".utf8)).views[1].accessibilityIdentifier == "it's")
  }

  @Test(
    "are read again from their description, as rows and sections in the same places", arguments: RecordedLayouts.names)
  func readAgain(_ name: String) throws {
    let app = BuiltTable.app(of: try RecordedLayouts.tree(name))
    let read = DumpParser().parse(Array("\(app.view)".utf8))
    #expect(read.views.map(\.className) == app.view.all.map(\.className))
    #expect(read.views.map(\.isHidden) == app.view.all.map(\.isHidden))
    for (view, own) in zip(read.views, app.view.all) {
      let frame = try #require(view.frame)
      #expect((frame.x - own.frame.x).magnitude < 0.001 && (frame.maxY - own.frame.maxY).magnitude < 0.001)
    }
  }
}

extension AppView {
  /// The view and all in it, in the order of a dump.
  fileprivate var all: [AppView] { [self] + subviews.flatMap(\.all) }
}
