// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public override convenience init()
  open var view: UIView! { get set }
  open var viewIfLoaded: UIView? { get }
  open var isViewLoaded: Bool { get }
  open func loadView()
  open func loadViewIfNeeded()
  open func viewDidLoad()
  open func viewWillAppear(_ animated: Bool)
  open func viewIsAppearing(_ animated: Bool)
  open func viewDidAppear(_ animated: Bool)
  open func viewDidLayoutSubviews()
  open var title: String? { get set }
  open var navigationItem: UINavigationItem { get }
  open var navigationController: UINavigationController? { get }
  open var splitViewController: UISplitViewController? { get }
  open var parent: UIViewController? { get }
  open var children: [UIViewController] { get }
  open func addChild(_ childController: UIViewController)
  open func didMove(toParent parent: UIViewController?)
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var editButtonItem: UIBarButtonItem { get }
  open func present(_ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  open func endAppearanceTransition()
  open var traitCollection: UITraitCollection { get }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
}

@MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var tableView: UITableView! { get set }
  open var clearsSelectionOnViewWillAppear: Bool { get set }
  open func numberOfSections(in tableView: UITableView) -> Int
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
}

@MainActor open class UINavigationItem: NSObject {
  open var title: String? { get set }
  open var rightBarButtonItem: UIBarButtonItem? { get set }
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get set }

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
}

@MainActor open class UIBarButtonItem: NSObject {
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil)
}

@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController)
  open var navigationBar: UINavigationBar { get }
  open var topViewController: UIViewController? { get }
  open func pushViewController(_ viewController: UIViewController, animated: Bool)
}

@MainActor open class UINavigationBar: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var prefersLargeTitles: Bool { get set }
}

@MainActor open class UISplitViewController: UIViewController {
  open var isCollapsed: Bool { get }
}

@MainActor open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?)
  open func instantiateInitialViewController() -> UIViewController?
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController
}
