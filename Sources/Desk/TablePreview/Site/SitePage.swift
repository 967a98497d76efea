/// The page of a site: its files, the page itself last, so that a site that is written halfway has no page that lacks its files.
package enum SitePage {
  package static var files: [(name: String, bytes: [UInt8])] {
    [
      (SiteScript.name, SiteScript.bytes), (PreviewPage.styleName, Array(PreviewPage.style.utf8)),
      (PreviewPage.scriptName, Array(PreviewPage.script.utf8)),
      ("index.html", Array(PreviewPage.html(source: .site).utf8)),
    ]
  }
}
