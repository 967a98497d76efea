#if canImport(UIKit)
  import UIKit

  /// Scrolls through a table or a list, so that each of its rows is on the screen once, and back to where it was.
  ///
  /// UIKit has cells only for the rows that it shows.
  @MainActor
  struct TablePages {
    let table: UIScrollView

    /// A table that grows as it is scrolled would have no end.
    private static let most = 2_000

    /// - Parameter body: what to do at a place, after the table was laid out there.
    func forEach(_ body: () -> Void) {
      let start = table.contentOffset
      let insets = table.adjustedContentInset
      let height = max(table.bounds.height - insets.top - insets.bottom, 1)
      var y = -insets.top
      for _ in 0..<Self.most {
        show(CGPoint(x: start.x, y: y))
        body()
        // The content may have another height now: a row is estimated until it is shown.
        let last = table.contentSize.height + insets.bottom - table.bounds.height
        guard y < last else { break }
        y = min(y + height, last)
      }
      show(start)
    }

    private func show(_ offset: CGPoint) {
      table.setContentOffset(offset, animated: false)
      table.layoutIfNeeded()
      // SwiftUI places what is in a list one turn of the run loop after its layout.
      if table is UICollectionView { RunLoop.current.run(until: Date()) }
    }

    /// Waits until a list has the size that it will have, but not for ever.
    static func settle(_ list: UICollectionView) {
      var last: CGSize?
      for _ in 0..<100 {
        list.layoutIfNeeded()
        if list.contentSize == last, !list.visibleCells.isEmpty { return }
        last = list.contentSize
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
      }
    }
  }
#endif
