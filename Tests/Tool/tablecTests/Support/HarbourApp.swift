import Foundation
import SourceTree
import Testing

extension TemporaryFolder {
  /// A folder with the sample app, in `App`.
  static func harbour() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: PackageFolder.url("Templates/Examples/Harbour"), to: folder.url.appending(path: "App"))
    return folder
  }

  /// Replaces a text that a file has.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try #require(self.text(path))
    #expect(text.contains(old), "\(path): \(old)")
    try write(text.replacing(old, with: new), to: path)
  }
}
