#if canImport(UIKit)
  import UIKit

  /// Expects that a table shows what its compiled layout says: the same rows with the same texts, and every view in its place.
  ///
  /// A difference fails the test with the text of `tablec diff`. Pictures of both, and the table's views as `tablec verify` reads them, are
  /// attached. The table is scrolled to its end and back, as UIKit has cells only for the rows on the screen.
  ///
  /// - Parameters:
  ///   - table: a table in a window.
  ///   - layout: the name of a file that `tablec compile` wrote, `settings.layout.json`, or of a spec, `settings`: then its layout for
  ///     the environment of the table is taken.
  ///   - bundle: whose resources contain it; nil for those of the running tests. It can also be beside the test's source.
  ///   - verification: which differences count.
  @MainActor
  public func expectTable(
    _ table: UITableView, matches layout: String, in bundle: Bundle? = nil,
    verification: TableVerification = TableVerification(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      let layouts = try LayoutFiles(in: bundle, source: "\(filePath)").layouts(named: layout)
      let app = AppTable(table)
      let verdict = verification.verify(app, against: layouts)
      guard let failure = verdict.failure else { return }
      TestFailure(message: failure, attachments: .of(app, verdict, table)).report(at: place)
    } catch {
      TestFailure(message: (error as? LayoutFiles.Problem)?.message ?? "\(error)").report(at: place)
    }
  }

  /// Expects that the table of a screen shows what its compiled layout says.
  ///
  /// A screen that is in no window is shown in one of the size of the device's screen meanwhile.
  @MainActor
  public func expectTable(
    in controller: UIViewController, matches layout: String, in bundle: Bundle? = nil,
    verification: TableVerification = TableVerification(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    controller.loadViewIfNeeded()
    var window: UIWindow?
    if controller.view.window == nil {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller
      window?.isHidden = false
      window?.layoutIfNeeded()
    }
    defer {
      window?.isHidden = true
      window?.rootViewController = nil
    }
    guard let table = firstTable(in: controller.view) else {
      let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      return TestFailure(message: "the screen has no table").report(at: place)
    }
    expectTable(
      table, matches: layout, in: bundle, verification: verification, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// The table nearest to the root.
  @MainActor
  private func firstTable(in root: UIView) -> UITableView? {
    var views = [root]
    while !views.isEmpty {
      if let table = views.lazy.compactMap({ $0 as? UITableView }).first { return table }
      views = views.flatMap(\.subviews)
    }
    return nil
  }

  extension [TestFailure.Attached] {
    @MainActor
    fileprivate static func of(
      _ app: AppTable, _ verdict: TableVerification.Verdict, _ table: UITableView
    ) -> [TestFailure.Attached] {
      var attached = [
        TestFailure.Attached(name: "app.txt", bytes: Data("\(app.view)".utf8), type: "public.plain-text")
      ]
      if let png = TablePicture.png(of: table) {
        attached.append(TestFailure.Attached(name: "app.png", bytes: png, type: "public.png"))
      }
      if let layout = verdict.layout {
        attached.append(TestFailure.Attached(name: "layout.svg", bytes: Data(layout.picture), type: "public.svg-image"))
      }
      return attached
    }
  }
#endif
