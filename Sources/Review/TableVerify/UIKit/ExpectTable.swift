#if canImport(UIKit)
  import SwiftUI
  import TableIR
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
    expect(table, { AppTable(table) }, matches: layout, in: bundle, verification, at: place)
  }

  /// Expects that a list of a collection view shows what its compiled layout says: as for a table.
  ///
  /// Of the rows of SwiftUI's `List`, from iOS 16 on, the frames are compared, and nothing in them: what SwiftUI draws are no views.
  @MainActor
  public func expectTable(
    _ list: UICollectionView, matches layout: String, in bundle: Bundle? = nil,
    verification: TableVerification = TableVerification(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(list, { AppTable(list) }, matches: layout, in: bundle, verification, at: place)
  }

  @MainActor
  private func expect(
    _ view: UIScrollView, _ read: () -> AppTable, matches layout: String, in bundle: Bundle?,
    _ verification: TableVerification, at place: TestPlace
  ) {
    do {
      let layouts = try LayoutFiles(in: bundle, source: "\(place.filePath)").layouts(named: layout)
      let app = read()
      let verdict = verification.verify(app, against: layouts)
      guard let failure = verdict.failure else { return }
      TestFailure(message: failure, attachments: .of(app, verdict, view)).report(at: place)
    } catch {
      TestFailure(message: (error as? LayoutFiles.Problem)?.message ?? "\(error)").report(at: place)
    }
  }

  /// Expects that the table or the list of a screen shows what its compiled layout says.
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
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    switch firstTable(in: controller.view) {
    case let table as UITableView:
      expect(table, { AppTable(table) }, matches: layout, in: bundle, verification, at: place)
    case let list as UICollectionView:
      expect(list, { AppTable(list) }, matches: layout, in: bundle, verification, at: place)
    default: TestFailure(message: "the screen has no table and no list").report(at: place)
    }
  }

  /// Expects that the list of a SwiftUI view, a `List` or a `Form`, shows what its compiled layout says.
  ///
  /// It is shown in a window of the size of the device's screen meanwhile.
  @MainActor
  public func expectTable(
    in view: some SwiftUI.View, matches layout: String, in bundle: Bundle? = nil,
    verification: TableVerification = TableVerification(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    expectTable(
      in: UIHostingController(rootView: view), matches: layout, in: bundle, verification: verification, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// The table or the list nearest to the root. SwiftUI makes one some turns of the run loop after its view was shown.
  @MainActor
  private func firstTable(in root: UIView) -> UIScrollView? {
    for _ in 0..<50 {
      var views = [root]
      while !views.isEmpty {
        if let table = views.first(where: { $0 is UITableView || $0 is UICollectionView }) {
          return table as? UIScrollView
        }
        views = views.flatMap(\.subviews)
      }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    return nil
  }

  extension [TestFailure.Attached] {
    @MainActor
    fileprivate static func of(
      _ app: AppTable, _ verdict: TableVerification.Verdict, _ table: UIScrollView
    ) -> [TestFailure.Attached] {
      var attached = [
        TestFailure.Attached(name: "app.txt", bytes: Data("\(app.view)".utf8), type: "public.plain-text")
      ]
      let picture = TablePicture(of: table)
      if let picture { attached.append(TestFailure.Attached(name: "app.png", bytes: picture.png, type: "public.png")) }
      guard let layout = verdict.layout else { return attached }
      attached.append(TestFailure.Attached(name: "layout.svg", bytes: Data(layout.picture), type: "public.svg-image"))
      if let picture {
        let pair = PairPicture(
          layout: layout, app: [UInt8](picture.png), appSize: LayoutSize(picture.size), changes: verdict.changes)
        attached.append(TestFailure.Attached(name: "both.svg", bytes: Data(pair.bytes), type: "public.svg-image"))
      }
      return attached
    }
  }
#endif
