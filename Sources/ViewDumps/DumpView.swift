import TableIR

/// A view as UIKit's `recursiveDescription` prints it.
public struct DumpView: Hashable, Sendable {
  /// Read without mangling: `App.FriendCell`.
  public var className: String
  /// The class of UIKit's that a team's own one is made from, where it is printed.
  public var baseClass: String?
  /// In points, in the superview's space. Nil where what is printed is no place: not a number, or not finite.
  public var frame: Rect?
  /// What it shows, as far as UIKit prints it: `isCut` texts are the first 25 characters.
  public var text: String?
  public var isHidden = false
  public var alpha = 1.0
  public var clipsToBounds = false
  /// How far what is in it is scrolled, in points.
  public var contentOffset: Point?
  public var contentSize: Size?
  /// The name of the image that follows the view: `- star.png`.
  public var image: String?
  /// The line it begins on, counted from 1.
  public var line: Int
  /// The view around it, as an index of the dump's views.
  public var parent: Int?
  /// In the order of drawing, which is not that of the eye.
  public var children: [Int] = []

  public init(className: String, baseClass: String? = nil, frame: Rect? = nil, line: Int = 1) {
    self.className = className
    self.baseClass = baseClass
    self.frame = frame
    self.line = line
  }

  /// Whether nothing of it is drawn.
  public var isUnseen: Bool { isHidden || alpha <= 0 || frame == nil }
}

/// What a text holds of an app's views.
public struct Dump: Sendable {
  /// A parent stands before its children.
  public var views: [DumpView] = []
  /// The views that stand in no other.
  public var roots: [Int] = []
  /// The names of attributes and of layers' classes that occur: by what was printed, an era is known.
  var words: Set<String> = []
  /// Whether there were more views than are read.
  public var isCut = false

  public init() {}
}
