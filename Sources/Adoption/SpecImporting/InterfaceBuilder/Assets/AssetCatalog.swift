import TableIR
import TableParsing
import TableSupport

/// The images and colours of a project's asset catalogs, and its image and font files outside of them, by name. Each is read when it is asked for, and
/// then kept.
package struct AssetCatalog: Sendable {
  private let files: any InterfaceFiles
  private let limits: InterfaceLimits
  private let index: AssetIndex
  package let fonts: ProjectFonts
  private let kept = Locked(Kept())

  private struct Kept {
    var colors: [String: NamedColor?] = [:]
    var images: [String: InterfaceImage?] = [:]
  }

  package init(_ files: any InterfaceFiles, limits: InterfaceLimits = InterfaceLimits()) {
    self.files = files
    self.limits = limits
    fonts = ProjectFonts(files, limits: limits)
    index = AssetIndex(files.paths.sorted()) { files.read($0, limit: limits.texts) }
  }

  /// A catalog without a file.
  package init() { self.init(NoFiles()) }

  /// - Parameter document: the path of the document that names it: of several colours with the name, it means the nearest.
  package func color(_ name: String, for document: String) -> NamedColor? {
    guard let folder = index.set(.color, name, for: document) else { return nil }
    if let known = kept.withLock({ $0.colors[folder] }) { return known }
    let color = contents(of: folder).flatMap(ColorSet.init)?.named(name)
    kept.withLock { $0.colors[folder] = .some(color) }
    return color
  }

  /// - Parameters:
  ///   - document: the path of the document that names it: of several images with the name, it means the nearest.
  ///   - idiom: the document's device.
  package func image(_ name: String, for document: String, on idiom: Idiom = .phone) -> InterfaceImage? {
    let isSymbol = index.set(.image, name, for: document) == nil
    if let folder = index.set(.image, name, for: document) ?? index.set(.symbol, name, for: document) {
      return image(keptAs: "\(idiom) \(folder)") {
        contents(of: folder).map {
          InterfaceImage(ImageSet($0, isSymbol: isSymbol), name: name, folder: folder, isSymbol: isSymbol, on: idiom)
            .measured(in: files, limits)
        }
      }
    }
    let loose = index.looseImage(name, for: document)
    guard let first = loose.first else { return nil }
    return image(keptAs: "\(idiom) \(first)") {
      InterfaceImage(named: name, files: loose, on: idiom).measured(in: files, limits)
    }
  }

  private func image(keptAs key: String, _ read: () -> InterfaceImage?) -> InterfaceImage? {
    if let known = kept.withLock({ $0.images[key] }) { return known }
    let image = read()
    kept.withLock { $0.images[key] = .some(image) }
    return image
  }

  private func contents(of folder: String) -> JSONValue? {
    files.read(folder + "Contents.json", limit: limits.texts).flatMap { try? JSONValue.parse($0) }
  }
}

private struct NoFiles: InterfaceFiles {
  let paths: [String] = []
  func read(_ path: String, limit: Int) -> [UInt8]? { nil }
}
