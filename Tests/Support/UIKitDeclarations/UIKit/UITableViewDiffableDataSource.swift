public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public init()
  public var numberOfItems: Int { get }
  public var numberOfSections: Int { get }
  public var sectionIdentifiers: [SectionIdentifierType] { get }
  public var itemIdentifiers: [ItemIdentifierType] { get }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
  public mutating func appendSections(_ identifiers: [SectionIdentifierType])
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType])
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType])
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType])
  @available(iOS 15, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
}

@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
  open var defaultRowAnimation: UITableView.RowAnimation { get set }
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  @available(iOS 15, *)
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil)
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  @available(iOS 15, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType?
  @available(iOS 15, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int?
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
  open func numberOfSections(in tableView: UITableView) -> Int
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
}
