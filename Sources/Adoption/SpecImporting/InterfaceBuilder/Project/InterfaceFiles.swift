/// Where a project's files are: a folder, or a revision of git.
package protocol InterfaceFiles: Sendable {
  /// The paths of all files, in any order: `App/Base.lproj/Main.storyboard`.
  var paths: [String] { get }
  /// The bytes of a file; nil if it cannot be read, or is larger than the limit.
  func read(_ path: String, limit: Int) -> [UInt8]?
}

/// What is read of a project at most, in bytes of a file.
package struct InterfaceLimits: Sendable {
  package var xml = XMLLimits()
  package var images = 32 << 20
  /// Asset catalogs and translations.
  package var texts = 16 << 20
  /// All font files together that one document names.
  package var fonts = 64 << 20
  /// All storyboards together that are read for the references between them.
  package var references = 64 << 20

  package init() {}
}
