import Foundation
import Testing

@Suite(
  "The page of a gallery, from the disk",
  .enabled(
    if: Browser.chromium != nil || Tools.has("chromium"),
    "needs chromium; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GalleryPageTests {
  private static let files = [
    "Specs/list.yaml": Specs.list, "Specs/broken.yaml": Specs.misspelt,
    "Specs/forms/Sign up #1.yaml": """
    tablespec: 1
    name: Sign up
    environments:
      - {name: phone, device: iphone-15}
      - {name: dark, device: iphone-15, appearance: dark}
    sections:
      - rows: [{id: user, text: "Name </script> 'ann' ~`"}]

    """,
  ]

  /// What the page is after its scripts ran.
  private func page(_ query: String, in folder: TemporaryFolder) async throws -> Program.Run {
    let address = URL(filePath: folder.path("site/index.html")).absoluteString + query
    return try await #require(Browser.chromium).run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000", "--dump-dom",
        "--enable-logging=stderr", "--user-data-dir=" + folder.path("profile"), address,
      ], in: folder.url)
  }

  private func expectNoErrors(_ run: Program.Run) {
    for word in ["Content Security Policy", "Uncaught", "Refused to", "Not allowed to load"] {
      #expect(!run.errors.contains(word), "\(run.errors)")
    }
  }

  @Test("It lists the tables, and shows one with its picture, its text and its problems")
  func shows() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await tablec("gallery", "Specs", "-o", "site", in: folder)
    let index = try await page("", in: folder)
    expectNoErrors(index)
    #expect(index.output.contains("thumbnails/list.svg"))
    #expect(index.output.contains("Sign up"))
    let table = try await page("#table=forms%2FSign%20up%20%231&environment=dark", in: folder)
    expectNoErrors(table)
    #expect(table.output.contains("data-table=\"forms/Sign up #1\""))
    #expect(table.output.contains("blob:"))
    let broken = try await page("#table=broken", in: folder)
    expectNoErrors(broken)
    #expect(broken.output.contains("unknown key 'acessory'"))
  }

  @Test("The script gives what a server would: a figure's views, derivations and differences")
  func documents() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await tablec("gallery", "Specs", "-o", "site", in: folder)
    let script = """
      (async () => {
        const answer = document.createElement('pre');
        answer.id = 'answer';
        try {
          const id = 'forms/Sign up #1';
          const scene = await tablecSite.scene(id, 'environment=dark');
          const views = scene.figures[0].views;
          const label = views.find((view) => view.name === 'textLabel');
          const row = views.find((view) => view.position === 'single');
          const derived = await tablecSite.explain(id, 'environment=dark', label.explain);
          answer.textContent = JSON.stringify({
            text: label.text, isPicture: scene.figures[0].svg.startsWith('<svg'),
            isDark: scene.figures[0].environment.appearance === 'dark',
            x: label.frame[0] - row.frame[0], steps: derived.subjects[0].views[0].numbers.length,
            view: derived.subjects[0].views[0].view, diff: await tablecSite.diff(id, 'environment=dark'),
            missing: await tablecSite.scene(id, 'environment=pad').catch((error) => error.message),
          });
        } catch (error) {
          answer.textContent = JSON.stringify({ text: String(error), isPicture: false, isDark: false, x: 0, steps: 0, view: '', missing: '' });
        }
        document.body.append(answer);
      })();
      """
    try folder.write(script, to: "site/ask.js")
    try folder.write(
      "<!doctype html><meta charset=utf-8><body><script src=site.js></script><script src=ask.js></script>",
      to: "site/page.html")
    let run = try await #require(Browser.chromium).run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000", "--dump-dom",
        "--user-data-dir=" + folder.path("profile"), "file://" + folder.path("site/page.html"),
      ], in: folder.url)
    let text = try #require(run.output.firstMatch(of: /<pre id="answer">(.*?)<\/pre>/)?.1, "\(run.errors)")
    let json = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    #expect(answer.text == "Name </script> 'ann' ~`")
    #expect(answer.isPicture && answer.isDark)
    // As in the layout of a plain table in iOS 26.
    #expect(answer.x == 20)
    #expect(answer.view == "textLabel" && answer.steps == 4)
    #expect(answer.missing == "The table is not in this site in that environment.")
  }

  private struct Answer: Decodable {
    var text: String
    var isPicture: Bool
    var isDark: Bool
    var x: Double
    var steps: Int
    var view: String
    var missing: String
  }
}
