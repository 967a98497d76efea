@MainActor open class UIStackView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init(arrangedSubviews views: [UIView])
  open var arrangedSubviews: [UIView] { get }
  open func addArrangedSubview(_ view: UIView)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
  open var axis: NSLayoutConstraint.Axis { get set }
  open var distribution: UIStackView.Distribution { get set }
  open var alignment: UIStackView.Alignment { get set }
  open var spacing: CGFloat { get set }
  open var isBaselineRelativeArrangement: Bool { get set }
  open var isLayoutMarginsRelativeArrangement: Bool { get set }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: UIStackView.Alignment { get }
    public static var bottom: UIStackView.Alignment { get }
  }
}
