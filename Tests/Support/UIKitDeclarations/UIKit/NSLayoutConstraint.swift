public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public init(_ rawValue: Float)
  public init(rawValue: Float)
  public var rawValue: Float
  public static let required: UILayoutPriority
  public static let defaultHigh: UILayoutPriority
  public static let defaultLow: UILayoutPriority
  public static let fittingSizeLevel: UILayoutPriority
}

@MainActor open class NSLayoutConstraint: NSObject {
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
  open var priority: UILayoutPriority { get set }
  open var constant: CGFloat { get set }
  open var isActive: Bool { get set }
  open var identifier: String? { get set }
  open class func activate(_ constraints: [NSLayoutConstraint])
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint]

  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public struct FormatOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public let rawValue: UInt
    public static var alignAllLeading: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllTrailing: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllTop: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllBottom: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllCenterX: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllCenterY: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllFirstBaseline: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllLastBaseline: NSLayoutConstraint.FormatOptions { get }
  }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint
}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint
}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
}

@MainActor open class UILayoutGuide: NSObject {
  public override init()
  open var identifier: String { get set }
  open var layoutFrame: CGRect { get }
  open var leadingAnchor: NSLayoutXAxisAnchor { get }
  open var trailingAnchor: NSLayoutXAxisAnchor { get }
  open var leftAnchor: NSLayoutXAxisAnchor { get }
  open var rightAnchor: NSLayoutXAxisAnchor { get }
  open var topAnchor: NSLayoutYAxisAnchor { get }
  open var bottomAnchor: NSLayoutYAxisAnchor { get }
  open var widthAnchor: NSLayoutDimension { get }
  open var heightAnchor: NSLayoutDimension { get }
  open var centerXAnchor: NSLayoutXAxisAnchor { get }
  open var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView {
  open var translatesAutoresizingMaskIntoConstraints: Bool { get set }
  open func addConstraints(_ constraints: [NSLayoutConstraint])
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open var intrinsicContentSize: CGSize { get }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
  open var leadingAnchor: NSLayoutXAxisAnchor { get }
  open var trailingAnchor: NSLayoutXAxisAnchor { get }
  open var leftAnchor: NSLayoutXAxisAnchor { get }
  open var rightAnchor: NSLayoutXAxisAnchor { get }
  open var topAnchor: NSLayoutYAxisAnchor { get }
  open var bottomAnchor: NSLayoutYAxisAnchor { get }
  open var widthAnchor: NSLayoutDimension { get }
  open var heightAnchor: NSLayoutDimension { get }
  open var centerXAnchor: NSLayoutXAxisAnchor { get }
  open var centerYAnchor: NSLayoutYAxisAnchor { get }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
}
