import Foundation
import Testing

@Suite("A table that is being edited")
struct EditingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The table of the iOS 26.1 simulator's captures: rows of two lines, deleted and moved.
  private static let spec = """
    tablespec: 1
    metrics: ios26
    sections:
      - rows:
          - id: charlie
            style: subtitle
            text: Charlie
            detailText: Third item
            accessory: disclosureIndicator
            editing: {reorder: true}
          - {id: new, text: Add an item, editing: insert}
          - {id: fixed, text: Cannot be edited}
    """

  private func layout(_ flags: String...) async throws -> String {
    let run = try await Program.tablec.run(
      ["compile", "-", "--device", "iphone-se"] + flags, in: folder.url, input: Self.spec)
    #expect(run.status == 0 && run.errors == "")
    return run.output
  }

  @Test("has controls where the simulator has them: rt-ios26-subedit-496")
  func controls() async throws {
    let layout = try await layout("--state", "editing")
    #expect(layout.contains(#""editing": true"#))
    #expect(layout.contains(#""editingControl": {"style": "delete", "frame": [[15, 17], [26, 26]]}"#))
    #expect(layout.contains(#""reorderControl": {"frame": [[332, 0], [27, 62]]}"#))
    #expect(layout.contains(#""frame": [[40, 0], [292, 62]]"#))
    #expect(layout.contains(#""editingControl": {"style": "insert""#))
    // The accessory of a row at rest is gone, and a row that cannot be edited stays as it is.
    #expect(!layout.contains("accessoryView") && layout.contains(#""frame": [[0, 0], [375, 52]]"#))
  }

  @Test(
    "has controls that grow with the text, as the simulator's",
    arguments: [
      ("xxxl", "[[14.5, 21], [34.5, 34.5]]", "[[322.5, 0], [36.5, 83]]", "[[47.5, 0], [275, 83]]"),
      ("ax2", "[[16, 33], [39, 38]]", "[[318, 0], [41, 117]]", "[[55, 0], [263, 117]]"),
    ])
  func largeText(category: String, control: String, reorder: String, content: String) async throws {
    let run = try await Program.tablec.run(
      ["compile", "-", "--device", "iphone-se", "--state", "editing", "--content-size", category], in: folder.url,
      input: Self.spec)
    #expect(run.output.contains(#""editingControl": {"style": "delete", "frame": \#(control)}"#))
    #expect(run.output.contains(#""reorderControl": {"frame": \#(reorder)}"#))
    #expect(run.output.contains(#""frame": \#(content)"#))
  }

  @Test("is as it was at rest")
  func rest() async throws {
    let layout = try await layout()
    #expect(!layout.contains("editingControl") && !layout.contains("reorderControl"))
    #expect(layout.contains("disclosureIndicator"))
  }

  @Test("is drawn with a disc and lines, and explained")
  func drawn() async throws {
    let run = try await Program.tablec.run(
      ["preview", "-", "-o", "-", "--device", "iphone-se", "--state", "editing"], in: folder.url, input: Self.spec)
    #expect(run.status == 0 && run.output.contains(#"<circle cx="28" cy="30" r="11""#))
    let explained = try await Program.tablec.run(
      ["explain", "-", "charlie.editingControl.x", "--device", "iphone-se", "--state", "editing"], in: folder.url,
      input: Self.spec)
    #expect(explained.output.contains("ios26: editingControls.contentX"))
  }
}
