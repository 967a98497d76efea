import Foundation
import Testing

@Suite("Verifying an app")
struct VerifyTests {
  private static let spec = Specs.list.replacing("tablespec: 1\n", with: "tablespec: 1\nmetrics: ios17\n")
  /// With two environments in which a plain table is as high, but not as wide.
  private static let wide = spec.replacing(
    "metrics: ios17\n",
    with: "metrics: ios17\nenvironments: [{name: phone, device: iphone-15}, {name: old, device: iphone-se}]\n")
  private static let app = AppScreen(["Ann", "Ben"]).text
  private static let moved = app.replacing("(20.0 0; 353.0 44.0); text = 'Ben'", with: "(32 0; 341 44); text = 'Ben'")

  private func old(_ rows: [String]) -> String {
    var screen = AppScreen(rows)
    (screen.width, screen.margin) = (375, 16)
    return screen.text
  }

  @Test("does not miss rows that are off the screen")
  func screens() async throws {
    let rows = (0..<100).map { "Row \($0)" }
    let folder = try TemporaryFolder([
      "list.yaml":
        "tablespec: 1\nmetrics: ios17\nstyle: plain\nrowHeight: 44\nsections: [{rows: [{repeat: 100, text: \"Row {index}\"}]}]\n"
    ])
    for first in [0, 40, 80] {
      var screen = AppScreen(Array(rows[first..<first + 20]))
      (screen.contentHeight, screen.top) = (4_400, Double(first) * 44)
      try folder.write(screen.text, to: "list.txt")
      let run = try await tablec("verify", "list.yaml", "list.txt", in: folder)
      #expect(run.status == 0, "\(first): \(run.output)")
      // Between two rows that are shown, every row is.
      screen.rows[7] = "Other"
      try folder.write(screen.text, to: "list.txt")
      let other = try await tablec("verify", "list.yaml", "list.txt", in: folder)
      #expect(other.status == 1 && other.output.contains("the app shows 'Other', the spec 'Row \(first + 7)'"))
    }
  }

  @Test("leaves out widths that were only measured otherwise, unless they are asked for")
  func widths() async throws {
    let spec = Self.spec.replacing("text: Ann}", with: "text: Ann, style: value1, detailText: Oak}")
    let folder = try TemporaryFolder(["list.yaml": spec])
    let layout = try await tablec("compile", "list.yaml", "--device", "iphone-15", in: folder).output
    let match = try #require(
      layout.firstMatch(of: /"detailTextLabel": \{"frame": \[\[([\d.]+), ([\d.]+)\], \[([\d.]+), ([\d.]+)\]\]/))
    let (x, width) = (try #require(Double(match.1)) + 0.9, try #require(Double(match.3)) - 0.9)
    let title = try #require(
      layout.firstMatch(of: /"textLabel": \{"frame": \[\[([\d.]+), ([\d.]+)\], \[([\d.]+), ([\d.]+)\]\]/))
    let label = "   |    |    | <UITableViewLabel: 0x40; frame = (20.0 0; 353.0 44.0); text = 'Ann'>"
    #expect(Self.app.contains(label))
    try folder.write(
      Self.app.replacing(
        label,
        with:
          "   |    |    | <UITableViewLabel: 0x9; frame = (\(title.1) \(title.2); \(title.3) \(title.4)); text = 'Ann'>\n"
          + "   |    |    | <UITableViewLabel: 0x8; frame = (\(x) \(match.2); \(width) \(match.4)); text = 'Oak'>"),
      to: "list.txt")
    let run = try await tablec("verify", "list.yaml", "list.txt", in: folder)
    #expect(run.status == 0 && run.output.hasPrefix("1 spec with 1 dump: 1 agrees with the app\n"), "\(run.output)")
    let all = try await tablec("verify", "list.yaml", "list.txt", "--fail-on", "any", in: folder)
    #expect(all.status == 1 && all.output.contains("D0505"), "\(all.output)")
  }

  @Test("two hundred dumps are compared at once, with the same bytes however many threads there are")
  func many() async throws {
    var files: [String: String] = [:]
    for index in 0..<100 {
      files["Specs/area\(index % 7)/screen\(index).yaml"] = Self.wide
      files["Dumps/area\(index % 7)/screen\(index).phone.txt"] = index % 10 == 3 ? Self.moved : Self.app
      files["Dumps/area\(index % 7)/screen\(index).old.txt"] = old(index % 10 == 4 ? ["Ann"] : ["Ann", "Ben"])
    }
    let folder = try TemporaryFolder(files)
    let one = try await tablec("verify", "Specs", "Dumps", "--require-complete", "-j", "1", in: folder)
    let four = try await tablec("verify", "Specs", "Dumps", "--require-complete", "-j", "4", in: folder)
    #expect(one.status == 1 && one.errors == "" && one.output == four.output, "\(one.errors)")
    #expect(one.output.contains("100 specs with 200 dumps: 20 differ from the app, 80 agree with the app\n"))
    #expect(one.output.split(separator: "\n").count { $0.contains("width 341") } == 10)
    #expect(one.output.split(separator: "\n").count { $0.contains("does not show the row: 'Ben' (old)") } == 10)
  }
}
