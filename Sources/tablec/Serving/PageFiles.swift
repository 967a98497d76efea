/// The files of the page itself.
enum PageFiles {
  /// The bytes and the media type of a file; nil if the page has no such file.
  static func file(_ path: String) -> (bytes: [UInt8], type: String)? {
    switch path {
    case "": (Array("<!doctype html><title>tablec</title>".utf8), "text/html")
    default: nil
    }
  }
}
