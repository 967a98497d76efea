import TablePreview

/// The files of the page itself.
enum PageFiles {
  /// The bytes and the media type of a file; nil if the page has no such file.
  static func file(_ path: String) -> (bytes: [UInt8], type: String)? {
    switch path {
    case "": (Array(PreviewPage.html(source: .live).utf8), "text/html")
    case PreviewPage.scriptName: (Array(PreviewPage.script.utf8), "text/javascript")
    case PreviewPage.styleName: (Array(PreviewPage.style.utf8), "text/css")
    default: nil
    }
  }
}
