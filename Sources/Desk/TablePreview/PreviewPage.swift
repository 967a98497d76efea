import EmbeddedFiles
import TableSupport

/// The page of `tablec preview --serve` and of `tablec gallery`: one page for both, which reads documents from a server or from files.
///
/// Its HTML, CSS and JavaScript are the files of the folder Page, which the binary contains.
package enum PreviewPage {
  /// Where the page gets its documents from.
  package enum Source: Sendable {
    /// From the server that the page comes from: `index.json`, `events` and so on, beside the page.
    case live
    /// From files: `site.js` beside the page reads them.
    case site
  }

  /// The names of the files that the page loads from beside it.
  package static let scriptName = "page.js"
  package static let styleName = "page.css"

  /// What the page may load: nothing but files from beside it, pictures that its script makes, and answers of its own server.
  package static let contentSecurityPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'"

  /// Where the scripts of a site are loaded, in page.html.
  private static let siteMark = "<!-- site -->\n"

  /// The HTML, the same for every address of the page.
  ///
  /// A server states the ``contentSecurityPolicy`` in a header of its answers; a file states it in itself.
  package static func html(source: Source) -> String {
    let site =
      switch source {
      case .live: ""
      case .site:
        """
        <meta http-equiv="Content-Security-Policy" content="\(contentSecurityPolicy)">
        <script src="site.js" defer></script>

        """
      }
    return EmbeddedFile.page.text.split(separator: siteMark, omittingEmptySubsequences: false).joined(separator: site)
  }

  /// The text of ``scriptName``: one function around the files of Script, so that nothing of the page is global.
  package static var script: String {
    "(() => {\n\"use strict\";\n\(joined(EmbeddedFile.pageScripts))\nstart();\n})();\n"
  }

  /// The text of ``styleName``: the files of Style.
  package static var style: String { joined(EmbeddedFile.pageStyles) }

  /// What tells this page from that of another version of the program.
  static let version = String(ContentHash(Array((html(source: .live) + script + style).utf8)).hexadecimal.prefix(16))

  private static func joined(_ files: [EmbeddedFile]) -> String { files.map(\.text).joined(separator: "\n") }
}
