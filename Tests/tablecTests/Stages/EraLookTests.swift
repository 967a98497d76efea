import Foundation
import Testing

@Suite("What eras show in their own ways")
struct EraLookTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: [String], _ spec: String) async throws -> String {
    let run = try await Program.tablec.run(arguments + ["--device", "iphone-se"], in: folder.url, input: spec)
    #expect(run.status == 0 && run.errors == "")
    return run.output
  }

  @Test("an image of iOS 6 stands as far from the side as from the top, and never under its text")
  func imagesOfIOS6() async throws {
    // (1, 1, 40, 40) with the text at 51: rt-ios6-subtitle-image.
    let spec = """
      tablespec: 1
      metrics: ios6
      sections: [{rows: [{text: Low, image: {size: [40, 40]}}, {text: Tall, height: 100, image: {size: [29, 29]}}]}]
      """
    let layout = try await run(["compile", "-"], spec)
    #expect(layout.contains(#""imageView": {"frame": [[1, 1], [40, 40]]"#))
    #expect(layout.contains(#""textLabel": {"frame": [[51, 0], "#))
    #expect(layout.contains(#""imageView": {"frame": [[10, 35], [29, 29]]"#))
    #expect(layout.contains(#""textLabel": {"frame": [[49, 0], "#))
  }

  @Test("rows do not grow before iOS 8")
  func rowsBeforeIOS8() async throws {
    let spec =
      "{tablespec: 1, sections: [{rows: [{style: subtitle, text: a, detailText: b, image: {size: [60, 60]}}]}]}"
    #expect(try await run(["compile", "-", "--ios", "7"], spec).contains(#""frame": [[0, 0], [375, 44]]"#))
    #expect(try await !run(["compile", "-", "--ios", "8"], spec).contains(#""frame": [[0, 0], [375, 44]]"#))
  }

  @Test("plain headers stand on a bar up to iOS 14")
  func plainHeaders() async throws {
    let spec = "{tablespec: 1, sections: [{header: A, rows: [a]}]}"
    #expect(try await run(["preview", "-", "-o", "-", "--ios", "14"], spec).contains("#f7f7f7"))
    #expect(try await !run(["preview", "-", "-o", "-", "--ios", "15"], spec).contains("#f7f7f7"))
  }

  @Test("a row of height 0 shows nothing")
  func hiddenRow() async throws {
    let spec = "{tablespec: 1, sections: [{rows: [{text: Hidden, height: 0}, Seen]}]}"
    let picture = try await run(["preview", "-", "-o", "-"], spec)
    #expect(picture.contains(">Seen</text>") && !picture.contains(">Hidden</text>"))
    #expect(try await !run(["compile", "-"], spec).contains(", -"))
  }
}
