import Foundation
import OutsidePrograms
import SourceTree
@testable import TableDiff
import TableIR
import TableLayout
import Testing

@Suite("An HTML page of the changes")
struct DiffPageTests {
  private let page = String(decoding: DiffPageEmitter().emit(PictureSamples.report), as: UTF8.self)

  private static let python = OutsideProgram("python3")
  private static let chromium = OutsideProgram("chromium", "chromium-browser", "google-chrome")

  @Test("The page has counts at the top, lists changed specs, and leaves out unchanged ones")
  func summary() {
    #expect(page.contains("<p>2 breaking, 8 layout, 1 visual, 1 text in 2 of 3 specs; 1 more accepted</p>"))
    #expect(page.contains("<a href=\"#forms/settings\">forms/settings</a>"))
    #expect(page.contains("<section id=\"forms/settings\" class=\"spec\" data-classes=\"breaking layout"))
    #expect(!page.contains("a/same.yaml"))
  }

  @Test("Each change has its place, its old and new value, its code, its line and its environments")
  func changes() {
    #expect(
      page.contains(
        "<code>account/tags.badge</code> color <span class=\"values\"><del>systemRed</del> → <ins>systemBlue</ins>"))
    #expect(page.contains("<code>D0301</code> <code>spec.yaml:24</code> <small>everywhere</small>"))
    #expect(
      page.contains("<summary>1 accepted change</summary>")
        && page.contains("agreed with design (accepted until 2027-01-31)"))
  }

  @Test("The page has pictures for each environment, the first one open, and unique ids")
  func pictures() {
    #expect(page.components(separatedBy: "<details class=\"environment\"").count == 4)
    #expect(page.components(separatedBy: "<details class=\"environment\" open").count == 3)
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    #expect(page.components(separatedBy: "type=\"range\"").count == page.components(separatedBy: "<figure ").count)
  }

  // https://github.com/microsoft/playwright/issues/30239
  @Test("Each change has an address of its spec, its code and its row, however long and however often")
  func anchors() {
    #expect(page.contains("<li id=\"forms/settings:D0301:account/tags.badge\" data-class=\"visual\""))
    #expect(page.contains("<a class=\"link\" href=\"#forms/settings:D0301:account/tags.badge\" aria-label="))
    var anchors = PageAnchors()
    let long = String(repeating: "x", count: 500)
    let ids = [["a", "b c"], ["a", "b-c"], ["a", "b-c", "2"], ["a", "b c"], [long], [long], [long + "y"]].map {
      anchors.make($0)
    }
    #expect(ids.prefix(4) == ["a:b-c", "a:b-c:2", "a:b-c:2:2", "a:b-c:3"])
    #expect(Set(ids).count == ids.count && ids.allSatisfy { $0.utf8.count < 200 })
    #expect(anchors.make(["表", "\u{202E}\"<"]) == "表:-u-202E---")
    #expect(PageAnchors.address("a:表/[0]") == "#a:%E8%A1%A8/%5B0%5D")
  }

  @Test("The page limits its pictures, and states that")
  func limit() {
    var emitter = DiffPageEmitter()
    emitter.pictureLimit = 12_000
    let page = String(decoding: emitter.emit(PictureSamples.report), as: UTF8.self)
    #expect(page.contains("changed, not drawn here; the list above has all changes"))
    #expect(page.contains("<code>account/a</code>"))
  }

  @Test("The page reports that there are no differences")
  func same() {
    let none = SpecDiff(name: "a", oldPath: "a", newPath: "b", merging: [])
    let page = String(decoding: DiffPageEmitter().emit(DiffReport(specs: [none, none])), as: UTF8.self)
    #expect(page.contains("<p>No differences in 2 specs.</p>") && !page.contains("type=\"radio\""))
  }

  @Test("The page has the same bytes each time")
  func determinism() {
    #expect(DiffPageEmitter().emit(PictureSamples.report) == DiffPageEmitter().emit(PictureSamples.report))
  }

  @Test("The page runs only its own script and fetches nothing, whatever a spec contains", arguments: HostileTexts.all)
  func hostile(_ text: String) {
    let page = String(decoding: DiffPageEmitter().emit(HostileTexts.report(text)), as: UTF8.self)
    #expect(page.components(separatedBy: "<script").count == 2 && page.components(separatedBy: "</script>").count == 2)
    #expect(page.components(separatedBy: "<style>").count == 2)
    #expect(!page.contains("<iframe") && !page.contains("<img") && !page.contains("onload=\"x"))
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
    #expect(page.hasSuffix("</main>\n\(page.suffix(from: page.range(of: "<script>")?.lowerBound ?? page.endIndex))"))
  }

  @Test(
    "The page names the hash of its script",
    .enabled(if: python.shouldRun, "needs python3; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
  func hash() throws {
    let script = try #require(page.firstMatch(of: /<script>((?s).*?)<\/script>/)).1
    let output = try Self.python.run(
      [
        "-c",
        "import base64,hashlib,sys;print(base64.b64encode(hashlib.sha256(sys.stdin.buffer.read()).digest()).decode())",
      ],
      input: Data(script.utf8))
    let hash = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(page.contains("script-src 'sha256-\(hash)';"), "the script's hash is \(hash)")
  }

  @Test(
    "The sliders work in a browser with keys and mouse, without errors",
    .enabled(
      if: python.shouldRun && chromium.shouldRun,
      "needs python3 and chromium; set TABLEC_REQUIRE_TOOLS=1 to fail without them"))
  func slider() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let script = PackageFolder.url("Tests/Review/TableDiffTests/Support/slider.py")
    let output = try Self.python.run([script.path, try #require(Self.chromium.path), file.path])
    let answers = try JSONDecoder().decode(SliderAnswers.self, from: output)
    #expect(answers.unclipped == "none", "side by side nothing is cut")
    #expect(answers.start == SliderAnswers.clip(50))
    #expect(answers.home == SliderAnswers.clip(0) && answers.end == SliderAnswers.clip(100))
    #expect(answers.left == SliderAnswers.clip(90))
    #expect([24, 25, 26].map(SliderAnswers.clip).contains(answers.quarter))
    #expect(answers.sameSize && answers.label == "How much of the old version is shown: account/gone")
    #expect(answers.complaints.isEmpty)
  }
}

/// How much of the picture of after is cut off, at each place of the slider.
private struct SliderAnswers: Decodable {
  var unclipped, start, home, end, left, quarter, label: String
  var sameSize: Bool
  var complaints: [String]

  static func clip(_ percent: Int) -> String { "inset(0px 0px 0px \(percent)%)" }
}
