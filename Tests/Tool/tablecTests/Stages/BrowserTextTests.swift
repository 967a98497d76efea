import Foundation
import SourceTree
import Testing

@Suite("A browser draws lines as wide as the layout has them")
struct BrowserTextTests {

  @Test(
    "with Inter, and on a machine without it",
    .enabled(
      if: Browser.chromium != nil || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1",
      "needs chromium; set TABLEC_REQUIRE_TOOLS=1 to fail without it"), arguments: [true, false])
  func widths(withInter: Bool) async throws {
    let folder = try TemporaryFolder(["page.html": try await Self.page(), "fonts.conf": Self.withoutInter])
    let lines: [Line] = try await Browser.answer(
      in: folder, variables: withInter ? [:] : ["FONTCONFIG_FILE": folder.path("fonts.conf")])
    #expect(lines.count > 60)
    for line in lines { #expect(abs(line.drawn - line.wanted) < 0.5, "line \(line.number)") }
  }

  private struct Line: Decodable {
    var number: Int
    /// In points.
    var wanted, drawn: Double
  }

  /// Lines in Latin letters, in Arabic ones, right to left, and in several sizes and weights.
  private static func page() async throws -> String {
    var pictures = ""
    for arguments in [
      ["Specs/settings.yaml"], ["Specs/long-texts.yaml"], ["Specs/contacts.yaml"],
      ["Specs/arabic-settings.yaml", "--environment", "phone-l"], ["Specs/settings.yaml", "--language", "en-XA"],
      ["Specs/long-texts.yaml", "--language", "en-XB"],
    ] {
      let run = try await Program.tablec.run(
        ["compile"] + arguments + ["--emit", "svg", "-o", "-"], in: PackageFolder.root)
      #expect(run.status == 0, "\(run.errors)")
      pictures += run.output
    }
    return "<!doctype html><meta charset=utf-8>\(pictures)<pre id=answer></pre><script>\(script)</script>"
  }

  /// A line whose glyphs are stretched is as wide as the browser reckons it; of another the glyphs' own places tell.
  private static let script = """
    document.fonts.ready.then(() => {
      const lines = [...document.querySelectorAll("svg text")].map((text, number) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const isStretched = text.getAttribute("lengthAdjust") == "spacingAndGlyphs"
        const drawn = isStretched ? text.getComputedTextLength() : range.getBoundingClientRect().width
        return {number, wanted: +text.getAttribute("textLength"), drawn}
      })
      document.getElementById("answer").textContent = JSON.stringify(lines)
    })
    """

  private static let withoutInter = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <include>/etc/fonts/fonts.conf</include>
      <selectfont><rejectfont><glob>*/[Ii]nter*</glob></rejectfont></selectfont>
    </fontconfig>

    """
}
