open class UIImage: NSObject, @unchecked Sendable {
  public override init()
  public init?(named name: String)
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  public init?(systemName name: String)
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
  public init?(data: Data)
  public init?(data: Data, scale: CGFloat)
  open var size: CGSize { get }
  open var scale: CGFloat { get }
  open var cgImage: CGImage? { get }
  open var renderingMode: UIImage.RenderingMode { get }
  open var isSymbolImage: Bool { get }
  open func pngData() -> Data?
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
  open func withTintColor(_ color: UIColor) -> UIImage
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat)
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
    public convenience init(scale: UIImage.SymbolScale)
    public convenience init(textStyle: UIFont.TextStyle)
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale)
    public convenience init(weight: UIImage.SymbolWeight)
    public convenience init(font: UIFont)
    public convenience init(font: UIFont, scale: UIImage.SymbolScale)
  }

  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

open class UIGraphicsRendererFormat: NSObject {
  public override init()
  open var bounds: CGRect { get }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public override init()
  public convenience init(for traitCollection: UITraitCollection)
  open var scale: CGFloat { get set }
  open var opaque: Bool { get set }
}

open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { get }
  open func fill(_ rect: CGRect)
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { get }
}

open class CGContext {
  open func translateBy(x tx: CGFloat, y ty: CGFloat)
  open func saveGState()
  open func restoreGState()
}

open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize)
  public init(size: CGSize, format: UIGraphicsImageRendererFormat)
  public init(bounds: CGRect)
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
}
