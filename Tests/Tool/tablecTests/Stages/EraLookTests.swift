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

  @Test("rows do not grow before iOS 8, and before iOS 11 only where the spec says so")
  func rowsBeforeIOS8() async throws {
    let rows = "sections: [{rows: [{style: subtitle, text: a, detailText: b, image: {size: [60, 60]}}]}]"
    let silent = "{tablespec: 1, \(rows)}"
    let automatic = "{tablespec: 1, rowHeight: automatic, \(rows)}"
    func grows(_ spec: String, ios: Int) async throws -> Bool {
      try await !run(["compile", "-", "--ios", "\(ios)"], spec).contains(#""frame": [[0, 0], [375, 44]]"#)
    }
    for ios in [7, 8, 10, 11] {
      #expect(try await grows(silent, ios: ios) == (ios >= 11), "iOS \(ios)")
      #expect(try await grows(automatic, ios: ios) == (ios >= 8), "iOS \(ios)")
    }
  }

  @Test("a plain table's row has no line above a header up to iOS 14")
  func linesAboveHeaders() async throws {
    let spec = "{tablespec: 1, sections: [{header: A, rows: [a, b]}, {header: B, rows: [c]}, {rows: [d]}]}"
    func lines(_ ios: Int) async throws -> Int {
      try await run(["compile", "-", "--ios", "\(ios)"], spec).ranges(of: #""separator": "#).count
    }
    // That of b is missing: ios8-plain-headers-subtitle, ios10-checkmarks-delete.
    #expect(try await lines(8) == 3)
    #expect(try await lines(14) == 3)
    #expect(try await lines(17) == 4)
  }

  @Test("accessories of iOS 7 to 12 stand on whole points")
  func accessoriesOnPoints() async throws {
    let spec = """
      tablespec: 1
      sections: [{rows: [{text: a, accessory: disclosureIndicator}, {text: b, accessory: {switch: on}}, {text: c, accessory: checkmark}]}]
      """
    let layout = try await run(["compile", "-", "--ios", "10"], spec)
    // ios8-grouped-switches, ios10-checkmarks-delete.
    for frame in ["[[351, 15], [8, 13]]", "[[308, 6], [51, 31]]", "[[345, 16], [14, 11]]"] {
      #expect(layout.contains(#""frame": \#(frame)"#), "\(frame)")
    }
  }

  @Test("titles, lines and what is behind groups have their era's colours")
  func colours() async throws {
    let spec = """
      {tablespec: 1, style: grouped, sections: [{header: A, rows: [{style: value1, text: a, detailText: b}, {text: c, image: {size: [9, 9], color: systemOrange}}]}]}
      """
    func picture(_ ios: Int, _ appearance: String) async throws -> String {
      try await run(["preview", "-", "-o", "-", "--ios", "\(ios)", "--appearance", appearance], spec)
    }
    let old = try await picture(8, "light")
    for color in ["#efeff4", "#6d6d72", "#8e8e93", "#c8c7cc"] { #expect(old.contains(color), "\(color)") }
    // There is no dark appearance yet.
    #expect(try await picture(12, "dark").contains("#efeff4"))
    #expect(try await picture(13, "light").contains("#6d6d72"))
    #expect(try await picture(13, "dark").contains("#8d8d92"))
    let new = try await picture(26, "light")
    #expect(new.contains("#ff8d28") && new.contains(##"fill="#3c3c43" fill-opacity="0.12"##))
    #expect(try await picture(17, "light").contains("#ff9500"))
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
