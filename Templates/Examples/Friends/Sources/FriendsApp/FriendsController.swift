import UIKit

/// The friends in a table.
public final class FriendsController: UITableViewController {
  private let friends = ["Ann Archer", "Ben Okafor", "Cy Laurent"]

  public init() { super.init(style: .insetGrouped) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("there is no storyboard") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "friend")
  }

  public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Friends"
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { friends.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "friend", for: indexPath)
    cell.textLabel?.text = friends[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
