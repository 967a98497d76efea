@MainActor open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
  public override convenience init(frame: CGRect)
  public convenience init()
  public required init?(coder: NSCoder)
  @available(iOS 14, *)
  open var configurationState: UICellConfigurationState { get }
  @available(iOS 14, *)
  open func setNeedsUpdateConfiguration()
  @available(iOS 14, *)
  open func updateConfiguration(using state: UICellConfigurationState)
  @available(iOS 15, *)
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? { get set }
  @available(iOS 14, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration
  @available(iOS 14, *)
  open var contentConfiguration: (any UIContentConfiguration)? { get set }
  @available(iOS 14, *)
  open var automaticallyUpdatesContentConfiguration: Bool { get set }
  open var contentView: UIView { get }
  open var imageView: UIImageView? { get }
  open var textLabel: UILabel? { get }
  open var detailTextLabel: UILabel? { get }
  @available(iOS 16, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  @available(iOS 14, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  open var backgroundView: UIView? { get set }
  open var selectedBackgroundView: UIView? { get set }
  open var multipleSelectionBackgroundView: UIView? { get set }
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  open var selectionStyle: UITableViewCell.SelectionStyle { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open func setSelected(_ selected: Bool, animated: Bool)
  open func setHighlighted(_ highlighted: Bool, animated: Bool)
  open var editingStyle: UITableViewCell.EditingStyle { get }
  open var showsReorderControl: Bool { get set }
  open var shouldIndentWhileEditing: Bool { get set }
  open var accessoryType: UITableViewCell.AccessoryType { get set }
  open var accessoryView: UIView? { get set }
  open var editingAccessoryType: UITableViewCell.AccessoryType { get set }
  open var editingAccessoryView: UIView? { get set }
  open var indentationLevel: Int { get set }
  open var indentationWidth: CGFloat { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var showingDeleteConfirmation: Bool { get }
  open var focusStyle: UITableViewCell.FocusStyle { get set }
  open var userInteractionEnabledWhileDragging: Bool { get set }

  @available(iOS 15, *)
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?)
  public override convenience init(frame: CGRect)
  public convenience init()
  public required init?(coder: NSCoder)
  @available(iOS 14, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration
  @available(iOS 14, *)
  open var contentConfiguration: (any UIContentConfiguration)? { get set }
  @available(iOS 14, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  open var textLabel: UILabel? { get }
  open var detailTextLabel: UILabel? { get }
  open var contentView: UIView { get }
  open var backgroundView: UIView? { get set }
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
}
