/// The page of `tablec preview --serve` and of `tablec gallery`: one page for both, which reads documents from a server or from files.
///
/// Its HTML, CSS and JavaScript are in the folder Page, and ``EmbeddedPage`` is made of them.
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
    return "\(EmbeddedPage.head)\(site)\(EmbeddedPage.body)"
  }

  /// The text of ``scriptName``.
  package static var script: String { "\(EmbeddedPage.script)" }
  /// The text of ``styleName``.
  package static var style: String { "\(EmbeddedPage.style)" }
}
