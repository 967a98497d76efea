@MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentOffset: CGPoint { get set }
  open var contentSize: CGSize { get set }
  open var contentInset: UIEdgeInsets { get set }
  open var adjustedContentInset: UIEdgeInsets { get }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get set }
  open var isScrollEnabled: Bool { get set }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)

  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
}

@MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style)
  public override convenience init(frame: CGRect)
  public convenience init()
  public required init?(coder: NSCoder)
  open var style: UITableView.Style { get }
  weak open var dataSource: (any UITableViewDataSource)? { get set }
  weak open var delegate: (any UITableViewDelegate)? { get set }
  open var rowHeight: CGFloat { get set }
  open var sectionHeaderHeight: CGFloat { get set }
  open var sectionFooterHeight: CGFloat { get set }
  open var estimatedRowHeight: CGFloat { get set }
  open var estimatedSectionHeaderHeight: CGFloat { get set }
  open var estimatedSectionFooterHeight: CGFloat { get set }
  @available(iOS 15, *)
  open var fillerRowHeight: CGFloat { get set }
  @available(iOS 15, *)
  open var sectionHeaderTopPadding: CGFloat { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var separatorInsetReference: UITableView.SeparatorInsetReference { get set }
  open var separatorStyle: UITableViewCell.SeparatorStyle { get set }
  open var separatorColor: UIColor? { get set }
  open var cellLayoutMarginsFollowReadableWidth: Bool { get set }
  open var insetsContentViewsToSafeArea: Bool { get set }
  open var backgroundView: UIView? { get set }
  open var tableHeaderView: UIView? { get set }
  open var tableFooterView: UIView? { get set }
  open var sectionIndexMinimumDisplayRowCount: Int { get set }
  open var sectionIndexColor: UIColor? { get set }
  open var sectionIndexBackgroundColor: UIColor? { get set }
  open var sectionIndexTrackingBackgroundColor: UIColor? { get set }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var allowsSelection: Bool { get set }
  open var allowsSelectionDuringEditing: Bool { get set }
  open var allowsMultipleSelection: Bool { get set }
  open var allowsMultipleSelectionDuringEditing: Bool { get set }
  open var numberOfSections: Int { get }
  open func numberOfRows(inSection section: Int) -> Int
  open func rect(forSection section: Int) -> CGRect
  open func rectForHeader(inSection section: Int) -> CGRect
  open func rectForFooter(inSection section: Int) -> CGRect
  open func rectForRow(at indexPath: IndexPath) -> CGRect
  open func indexPath(for cell: UITableViewCell) -> IndexPath?
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
  open var visibleCells: [UITableViewCell] { get }
  open var indexPathsForVisibleRows: [IndexPath]? { get }
  open var indexPathForSelectedRow: IndexPath? { get }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
  open func reloadData()
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
  open func deselectRow(at indexPath: IndexPath, animated: Bool)
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  public static let automaticDimension: CGFloat

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
}

@MainActor open class UICollectionView: UIScrollView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isEditing: Bool { get set }
  open var numberOfSections: Int { get }
  open func numberOfItems(inSection section: Int) -> Int
  open var visibleCells: [UICollectionViewCell] { get }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath?
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  public static let elementKindSectionHeader: String
  public static let elementKindSectionFooter: String
}

@MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentView: UIView { get }
  @available(iOS 14, *)
  open var contentConfiguration: (any UIContentConfiguration)? { get set }
}

@available(iOS 14, *)
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
}

open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?)
}
