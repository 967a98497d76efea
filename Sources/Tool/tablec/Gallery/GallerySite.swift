import TablePreview
import TableSupport

/// The files of a gallery below its folder.
enum GallerySite {
  /// The suffixes of the files that are listed, in addition to those of stages.
  static let suffixes = [".js", ".css"]

  /// What the page consists of, apart from data. The last one is the page itself, so that a run that is interrupted leaves no page that
  /// lacks its files.
  static var pageFiles: [(name: String, bytes: [UInt8])] { SitePage.files }

  /// Tells GitHub's Pages to publish the files as they are.
  static let marker = ".nojekyll"

  /// The addresses of a table's files, relative to the page.
  struct Addresses: Sendable {
    let scene: String
    let explanations: String
    let diff: String
    let thumbnail: String

    init(of spec: SpecFile) {
      let name = SiteName.name(of: spec.outputName) { ContentHash(Array($0.utf8)).hexadecimal }
      scene = "data/\(name).scene.js"
      explanations = "data/\(name).explain.js"
      diff = "data/\(name).diff.js"
      thumbnail = "thumbnails/\(name).svg"
    }
  }
}
