// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open var attributedText: NSAttributedString? { get set }
  open var font: UIFont! { get set }
  open var textColor: UIColor! { get set }
  open var highlightedTextColor: UIColor? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var lineBreakMode: NSLineBreakMode { get set }
  @available(iOS 14, *)
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get set }
  open var isHighlighted: Bool { get set }
  open var isEnabled: Bool { get set }
  open var numberOfLines: Int { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var minimumScaleFactor: CGFloat { get set }
  open var preferredMaxLayoutWidth: CGFloat { get set }
  open var shadowColor: UIColor? { get set }
  open var shadowOffset: CGSize { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }
}

@MainActor open class UIImageView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  public init(image: UIImage?)
  public init(image: UIImage?, highlightedImage: UIImage?)
  open var image: UIImage? { get set }
  open var highlightedImage: UIImage? { get set }
  open var isHighlighted: Bool { get set }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
}

@MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open var attributedText: NSAttributedString? { get set }
  open var textColor: UIColor? { get set }
  open var font: UIFont? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var borderStyle: UITextField.BorderStyle { get set }
  open var placeholder: String? { get set }
  open var attributedPlaceholder: NSAttributedString? { get set }
  open var clearButtonMode: UITextField.ViewMode { get set }
  open var leftView: UIView? { get set }
  open var rightView: UIView? { get set }
  open var isSecureTextEntry: Bool { get set }
  open var keyboardType: UIKeyboardType { get set }
  open var returnKeyType: UIReturnKeyType { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

@MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String! { get set }
  open var attributedText: NSAttributedString! { get set }
  open var font: UIFont? { get set }
  open var textColor: UIColor? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var isEditable: Bool { get set }
  open var isSelectable: Bool { get set }
  open var textContainerInset: UIEdgeInsets { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }
}
