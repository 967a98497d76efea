import TableIR
import TableSupport
import ViewDumps

/// A view of an app as a value, with what is compared with a layout.
///
/// It is what UIKit's `recursiveDescription` prints of a view, but with whole texts and exact numbers, and what a control is set to.
public struct AppView: Hashable, Sendable {
  /// The name of its class, with its module if that is the app's: `App.FriendCell`.
  public var className: String
  /// The UIKit class that a class of the app derives from.
  public var baseClass: String?
  /// In points, in the superview's space.
  public var frame: LayoutRect
  /// The whole text of a label, a text field or a text view, or the title of a cell, a header or a footer; nil for other views.
  public var text: String?
  /// Its name in UI tests (`UIAccessibilityIdentification.accessibilityIdentifier`); nil for none.
  public var accessibilityIdentifier: String?
  /// Whether nothing of it is shown (`UIView.isHidden`).
  public var isHidden = false
  /// The opacity of the view with its contents, from 0 to 1 (`UIView.alpha`).
  public var alpha = 1.0
  /// Whether its contents are clipped to its bounds (`UIView.clipsToBounds`).
  public var clipsToBounds = false
  /// The distance that its contents are scrolled, in points.
  public var contentOffset: LayoutPoint?
  /// The size of everything that scrolls, in points (`UIScrollView.contentSize`); nil for a view that does not scroll.
  public var contentSize: LayoutSize?
  /// Whether it is its cell's accessory view.
  public var isAccessory = false
  /// Whether it is the header or the footer of a section, whatever its class.
  public var isSupplementary = false
  /// What it is set to, and how its text is written.
  public var look: DumpLook?
  /// From back to front.
  public var subviews: [AppView]

  /// Creates an app view.
  public init(
    _ className: String, baseClass: String? = nil, frame: LayoutRect, text: String? = nil, subviews: [AppView] = []
  ) {
    self.className = className
    self.baseClass = baseClass
    self.frame = frame
    self.text = text
    self.subviews = subviews
  }
}

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
    accessibilityIdentifier = view.accessibilityIdentifier
    isHidden = view.isHidden
    alpha = view.alpha
    clipsToBounds = view.clipsToBounds
    contentOffset = view.contentOffset
    contentSize = view.contentSize
    isAccessory = view.isAccessory
    isSupplementary = view.isSupplementary
    look = view.look
  }
}

extension LayoutRect {
  /// A view whose frame has no place is not seen.
  fileprivate var finite: LayoutRect? { [x, y, width, height].allSatisfy(\.isFinite) ? self : nil }
}

extension AppView: CustomStringConvertible {
  /// The view and its subviews, a line each, as UIKit's `recursiveDescription` prints them: `tablec verify` and `tablec diff` read it.
  public var description: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  private func write(to text: inout String, depth: Int) {
    for _ in 0..<depth { text += "   | " }
    // An address is part of the form. That of an app's view would be another in each run.
    text += "<\(className): 0x1; "
    if let baseClass { text += "baseClass = \(baseClass); " }
    text += "frame = (\(pair(frame.x, frame.y)); \(pair(frame.width, frame.height)))"
    if let own = self.text { text += "; text = '\(Self.line(own))'" }
    if let accessibilityIdentifier { text += "; accessibilityIdentifier = '\(Self.line(accessibilityIdentifier))'" }
    if isHidden { text += "; hidden = YES" }
    if alpha != 1 { text += "; alpha = \(String(decimal: alpha))" }
    if clipsToBounds { text += "; clipsToBounds = YES" }
    if isSupplementary { text += "; configuration = <UIBackgroundConfiguration: 0x1; Base Style = List Header/Footer>" }
    text += "; layer = <CALayer: 0x1>"
    if let contentOffset {
      text += "; contentOffset: {\(String(decimal: contentOffset.x)), \(String(decimal: contentOffset.y))}"
    }
    if let contentSize {
      text += "; contentSize: {\(String(decimal: contentSize.width)), \(String(decimal: contentSize.height))}"
      // It is read as if all of its contents were on the screen.
      text += "; adjustedContentInset: {0, 0, 0, 0}"
    }
    text += ">\n"
    for view in subviews { view.write(to: &text, depth: depth + 1) }
  }

  private func pair(_ first: Double, _ second: Double) -> String {
    "\(String(decimal: first)) \(String(decimal: second))"
  }

  /// A text may have lines of its own, but a view has one.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
