// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIMenuElement: NSObject {
  open var title: String { get }
  open var image: UIImage? { get }
}

@MainActor open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    handler: @escaping (UIAction) -> Void)
  @available(iOS 14, *)
  open var sender: Any? { get }

  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public var rawValue: String { get }
  }
}

@MainActor open class UIControl: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  @available(iOS 14, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?)
  open var isEnabled: Bool { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get set }
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get set }
  @available(iOS 14, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
  open func sendActions(for controlEvents: UIControl.Event)
  open var allControlEvents: UIControl.Event { get }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  public struct Event: OptionSet, Sendable {
    public init(rawValue: UInt)
    public let rawValue: UInt
    public static var touchUpInside: UIControl.Event { get }
    public static var valueChanged: UIControl.Event { get }
    public static var primaryActionTriggered: UIControl.Event { get }
    public static var editingChanged: UIControl.Event { get }
    public static var editingDidEnd: UIControl.Event { get }
  }

  public struct State: OptionSet, Sendable {
    public init(rawValue: UInt)
    public let rawValue: UInt
    public static var normal: UIControl.State { get }
    public static var highlighted: UIControl.State { get }
    public static var disabled: UIControl.State { get }
    public static var selected: UIControl.State { get }
  }
}

@MainActor open class UISwitch: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isOn: Bool { get set }
  open func setOn(_ on: Bool, animated: Bool)
  open var onTintColor: UIColor? { get set }
  open var thumbTintColor: UIColor? { get set }
}

@MainActor open class UISlider: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var value: Float { get set }
  open var minimumValue: Float { get set }
  open var maximumValue: Float { get set }
  open var minimumValueImage: UIImage? { get set }
  open var maximumValueImage: UIImage? { get set }
  open var minimumTrackTintColor: UIColor? { get set }
  open var maximumTrackTintColor: UIColor? { get set }
  open var thumbTintColor: UIColor? { get set }
}

@MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var value: Double { get set }
  open var minimumValue: Double { get set }
  open var maximumValue: Double { get set }
  open var stepValue: Double { get set }
}

@MainActor open class UISegmentedControl: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  public init(items: [Any]?)
  open var numberOfSegments: Int { get }
  open func titleForSegment(at segment: Int) -> String?
  open func setTitle(_ title: String?, forSegmentAt segment: Int)
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int)
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
  open var selectedSegmentIndex: Int { get set }
  open var selectedSegmentTintColor: UIColor? { get set }
  open var apportionsSegmentWidthsByContent: Bool { get set }
}

@MainActor open class UIPageControl: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var numberOfPages: Int { get set }
  open var currentPage: Int { get set }
  open var pageIndicatorTintColor: UIColor? { get set }
  open var currentPageIndicatorTintColor: UIColor? { get set }
}

@MainActor open class UIDatePicker: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var date: Date { get set }
  open var datePickerMode: UIDatePicker.Mode { get set }

  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
}

@MainActor open class UIProgressView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init(progressViewStyle style: UIProgressView.Style)
  open var progress: Float { get set }
  open var progressTintColor: UIColor? { get set }
  open var trackTintColor: UIColor? { get set }

  public enum Style: Int, Sendable { case `default`, bar }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  public init(style: UIActivityIndicatorView.Style)
  open var style: UIActivityIndicatorView.Style { get set }
  open var hidesWhenStopped: Bool { get set }
  open var color: UIColor! { get set }
  open func startAnimating()
  open func stopAnimating()
  open var isAnimating: Bool { get }

  public enum Style: Int, Sendable { case medium = 100, large = 101 }
}
