import Foundation
import Testing

@Suite("An interface that runs from right to left")
struct DirectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The table of the iOS 26.1 simulator's capture NavFlow, in cards on an iPhone SE.
  private static let spec = """
    tablespec: 1
    metrics: ios26
    style: insetGrouped
    rowHeight: 44
    largeTitle: true
    sections:
      - id: general
        header: General
        rows:
          - {id: on, text: Notifications, detailText: "On", style: value1, accessory: disclosureIndicator}
          - {id: wifi, text: Wi-Fi, accessory: {switch: on}}
          - {id: left, text: {text: Left, alignment: left}}
    """

  private func run(_ arguments: String...) async throws -> String {
    let run = try await Program.tablec.run(
      arguments + ["--device", "iphone-se", "--direction", "rtl"], in: folder.url, input: Self.spec)
    #expect(run.status == 0 && run.errors == "")
    return run.output
  }

  @Test("is mirrored as the simulator mirrors it")
  func layout() async throws {
    let layout = try await run("compile", "-")
    #expect(layout.contains(#""direction": "rtl""#))
    // content view [26.5, 0, 316.5, 44], accessory at 16, detail at 8.
    #expect(layout.contains(#""frame": [[26.5, 0], [316.5, 44]]"#))
    #expect(layout.contains(#""kind": "disclosureIndicator", "active": false, "frame": [[16, 15], [10.5, 14]]"#))
    #expect(layout.contains(#""detailTextLabel": {"frame": [[8, 12], "#))
    #expect(layout.contains(#""separator": {"frame": [[16, 43], [311, 1]]"#))
  }

  @Test("a text goes to the right unless it says otherwise")
  func alignment() async throws {
    let layout = try await run("compile", "-")
    #expect(
      layout.contains(
        #""text": "Wi-Fi", "truncated": false, "font": [17, "regular"], "color": "label", "alignment": "right""#))
    #expect(layout.contains(#""text": "Left", "truncated": false, "font": [17, "regular"], "color": "label"}"#))
  }

  @Test("its chevrons and switches turn, and explain tells the turn")
  func drawnAndExplained() async throws {
    let picture = try await run("preview", "-", "-o", "-")
    #expect(picture.contains("M6.85 2.1L2 7"))
    let explained = try await run("explain", "-", "on.accessoryView.x")
    #expect(explained.contains("→ 16       mirrored: from the other side, less its own width"))
  }

  @Test("other words for the direction are refused")
  func wrongWord() async throws {
    let run = try await Program.tablec.run(["compile", "-", "--direction", "right"], in: folder.url)
    #expect(run.status == 64 && run.errors.hasPrefix("Error: "))
  }
}
