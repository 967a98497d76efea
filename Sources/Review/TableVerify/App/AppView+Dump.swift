import TableIR
import ViewDumps

extension Dump {
  /// The views of an app as a dump has them, so that they are compared by the same rules.
  init(_ view: AppView) {
    self.init()
    var open = [(view: view, parent: Int?.none)]
    while let (view, parent) = open.popLast() {
      guard views.count < DumpParser().viewLimit else {
        isCut = true
        return
      }
      let index = views.count
      views.append(DumpView(view, line: index + 1))
      views[index].parent = parent
      if let parent { views[parent].children.append(index) } else { roots.append(index) }
      open += view.subviews.reversed().map { ($0, index) }
    }
  }
}

extension DumpView {
  fileprivate init(_ view: AppView, line: Int) {
    self.init(className: view.className, baseClass: view.baseClass, frame: view.frame.finite, line: line)
    text = view.text
    isHidden = view.isHidden
    alpha = view.alpha
    clipsToBounds = view.clipsToBounds
    contentOffset = view.contentOffset
    contentSize = view.contentSize
    isAccessory = view.isAccessory
    look = view.look
  }
}

extension LayoutRect {
  /// A view whose frame has no place is not seen.
  fileprivate var finite: LayoutRect? { [x, y, width, height].allSatisfy(\.isFinite) ? self : nil }
}
