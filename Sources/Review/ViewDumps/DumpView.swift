import TableIR

/// A view as UIKit's `recursiveDescription` prints it.
public struct DumpView: Hashable, Sendable {
  /// The demangled name: `App.FriendCell`.
  public var className: String
  /// The UIKit base class of a custom class, if it was printed.
  public var baseClass: String?
  /// In points, in the superview's space. Nil if the printed frame is invalid: not a number, or not finite.
  public var frame: LayoutRect?
  /// Its text, as far as UIKit prints it: `isCut` texts are the first 25 characters.
  public var text: String?
  /// Its name in UI tests (`accessibilityIdentifier`); `recursiveDescription` does not print it.
  public var accessibilityIdentifier: String?
  /// Whether it is hidden.
  public var isHidden = false
  /// Its opacity, from 0 to 1.
  public var alpha = 1.0
  /// Whether its contents are clipped to its edges.
  public var clipsToBounds = false
  /// The distance that its contents are scrolled, in points.
  public var contentOffset: LayoutPoint?
  /// The size of what scrolls in it, in points; nil for what does not scroll.
  public var contentSize: LayoutSize?
  /// Whether it is known to be its cell's accessory view, whatever its class; text does not tell.
  public var isAccessory = false
  /// Whether it is a header or a footer, whatever its class: in lists of collection views they are cells.
  public var isSupplementary = false
  /// What is known of it besides; nil for a view that was printed.
  public var look: DumpLook?
  /// The name of the image that follows the view: `- star.png`.
  public var image: String?
  /// The line it begins on, counted from 1.
  public var line: Int
  /// What its object is called, by its class and its address: the same for a view that was printed twice. Nil without an address.
  var identity: String?
  /// Whether its place is known: of a label that only its control speaks of it is not.
  package var isPlaced = true
  /// Its superview, as an index of the dump's views.
  public var parent: Int?
  /// In drawing order, which may differ from the visual order.
  public var children: [Int] = []

  /// Creates a dump view.
  public init(className: String, baseClass: String? = nil, frame: LayoutRect? = nil, line: Int = 1) {
    self.className = className
    self.baseClass = baseClass
    self.frame = frame
    self.line = line
  }

  /// Whether nothing of it is drawn.
  public var isUnseen: Bool { isHidden || alpha <= 0 || frame == nil }

  /// Whether SwiftUI draws what is in it: those are layers, or views without a text.
  package var isDrawnBySwiftUI: Bool { className.hasPrefix("SwiftUI.") }
}

/// The views of an app that a text contains.
public struct Dump: Sendable {
  /// A parent comes before its children.
  public var views: [DumpView] = []
  /// How the text prints views.
  public var form = DumpForm.recursiveDescription
  /// The views without a superview.
  public var roots: [Int] = []
  /// The names of attributes and layer classes that occur, which identify an era.
  var words: Set<String> = []
  /// Whether there were more views than the limit.
  public var isCut = false
  /// Whether the text ends within the last view.
  public var endsInView = false
  /// The first view that is less deep than the first of the text, whose own beginning is missing; nil for a text that is whole there.
  public var strayView: Int?

  /// Creates a dump with its defaults.
  public init() {}
}
