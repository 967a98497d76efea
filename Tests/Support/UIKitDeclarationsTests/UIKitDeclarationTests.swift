import Testing
import UIKitDeclarations

@Suite("Declarations of UIKit", .enabled(if: SwiftCompiler.shouldRun, Comment(rawValue: SwiftCompiler.note)))
struct UIKitDeclarationTests {
  @Test("A module is built of the declarations, and an app's screen compiles against it")
  func screen() async throws {
    #expect(try await TypeCheck.problems(inTexts: ["Screen.swift": Self.screen]) == "")
  }

  @Test("Views and their subclasses are made as in an app")
  func initializers() async throws {
    let source = """
      import UIKit

      @MainActor let views: [UIView] = [
        UIView(), UIWindow(frame: .zero), UILabel(), UISwitch(frame: .zero), UISwitch(frame: .zero, primaryAction: nil),
        UITableView(), UITableView(frame: .zero), UITableView(frame: .zero, style: .insetGrouped), UITableViewCell(),
        UITableViewCell(style: .value1, reuseIdentifier: "row"), UITableViewHeaderFooterView(reuseIdentifier: nil),
        UIImageView(image: nil), UIStackView(arrangedSubviews: []), UIButton(type: .system), UISegmentedControl(items: ["A"]),
      ]

      final class NoteCell: UITableViewCell {
        private let note = UILabel(frame: .zero)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(note)
        }

        required init?(coder: NSCoder) { nil }
      }

      final class PlainCell: UITableViewCell {}

      final class Screen: UITableViewController {
        init() { super.init(style: .insetGrouped) }

        required init?(coder: NSCoder) { nil }

        func cells() -> [UITableViewCell] {
          [NoteCell(style: .default, reuseIdentifier: nil), PlainCell(style: .subtitle, reuseIdentifier: "plain")]
        }
      }
      """
    #expect(try await TypeCheck.problems(inTexts: ["Views.swift": source]) == "")
  }

  @Test("A test case with an attachment compiles against the declarations of XCTest")
  func attachment() async throws {
    let source = """
      import XCTest

      final class ScreenTests: XCTestCase {
        @MainActor
        func testScreen() {
          let attachment = XCTAttachment(data: Data("<svg/>".utf8), uniformTypeIdentifier: "public.svg-image")
          attachment.lifetime = .keepAlways
          XCTContext.runActivity(named: "Pictures") { $0.add(attachment) }
          XCTFail("different")
        }
      }
      """
    #expect(try await TypeCheck.problems(inTexts: ["Tests.swift": source], importing: [.xcTest]) == "")
  }

  @Test(
    "What UIKit does not allow is an error",
    arguments: [
      ("let row = UITableViewCell(style: .value3, reuseIdentifier: nil)", "has no member 'value3'"),
      ("let size: String = UIView().frame", "cannot convert value of type 'CGRect'"),
      ("nonisolated func reload(_ table: UITableView) { table.reloadData() }", "main actor-isolated"),
      ("func paint(_ cell: UITableViewCell) { cell.colour = .red }", "has no member 'colour'"),
      ("final class Source: NSObject, UITableViewDataSource {}", "does not conform to protocol"),
    ])
  func errors(_ line: String, _ message: String) async throws {
    let source = "import UIKit\n@MainActor enum Screen {\n\(line)\n}"
    #expect(try await TypeCheck.problems(inTexts: ["Wrong.swift": source]).contains(message))
  }

  private static let screen = """
    import UIKit

    final class Settings: UITableViewController {
      private let rows = [["Wi-Fi", "Bluetooth"], ["General"]]

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      }

      override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.section][indexPath.row]
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        cell.contentConfiguration = content
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in })
        toggle.isOn = true
        cell.accessoryView = toggle
        cell.contentView.addSubview(UILabel())
        NSLayoutConstraint.activate([
          cell.contentView.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16)
        ])
        return cell
      }
    }
    """
}
