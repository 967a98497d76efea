@MainActor open class UIButton: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init(type buttonType: UIButton.ButtonType)
  @available(iOS 14, *)
  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?)
  @available(iOS 15, *)
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
  @available(iOS 15, *)
  open var configuration: UIButton.Configuration? { get set }
  open var contentEdgeInsets: UIEdgeInsets { get set }
  open func setTitle(_ title: String?, for state: UIControl.State)
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State)
  open func setImage(_ image: UIImage?, for state: UIControl.State)
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
  open func title(for state: UIControl.State) -> String?
  open func image(for state: UIControl.State) -> UIImage?
  open var buttonType: UIButton.ButtonType { get }
  open var currentTitle: String? { get }
  open var currentImage: UIImage? { get }
  open var titleLabel: UILabel? { get }
  open var imageView: UIImageView? { get }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  @available(iOS 15, *)
  public struct Configuration {
    public static func plain() -> UIButton.Configuration
    public static func tinted() -> UIButton.Configuration
    public static func gray() -> UIButton.Configuration
    public static func filled() -> UIButton.Configuration
    public static func borderless() -> UIButton.Configuration
    public static func bordered() -> UIButton.Configuration
    public static func borderedTinted() -> UIButton.Configuration
    public static func borderedProminent() -> UIButton.Configuration
    public var background: UIBackgroundConfiguration { get set }
    public var cornerStyle: UIButton.Configuration.CornerStyle { get set }
    public var buttonSize: UIButton.Configuration.Size { get set }
    public var baseForegroundColor: UIColor? { get set }
    public var baseBackgroundColor: UIColor? { get set }
    public var image: UIImage? { get set }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? { get set }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get set }
    public var title: String? { get set }
    public var subtitle: String? { get set }
    public var contentInsets: NSDirectionalEdgeInsets { get set }
    public var imagePlacement: NSDirectionalRectEdge { get set }
    public var imagePadding: CGFloat { get set }
    public var titlePadding: CGFloat { get set }
    public var titleAlignment: UIButton.Configuration.TitleAlignment { get set }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  }
}
