import TableIR
import TableParsing
import TableSupport

/// What the specs of a project can name of the app's asset catalogs.
package struct CatalogNames: Sendable {
  private var index: CatalogIndex?
  private var files: any SpecFiles = TableParsing.NoFiles()
  private let known = Locked<[String: NamedColor?]>([:])

  /// No names.
  package init() {}

  package init(_ index: CatalogIndex, files: any SpecFiles) { (self.index, self.files) = (index, files) }

  /// Whether a name means a colour there, and no word of the language hides it.
  /// - Parameter color: the colour that a document means; nil if only its name is known. Two targets of an app may have other colours of a name.
  func hasColor(_ name: String, meaning color: NamedColor?) -> Bool {
    guard let index, ValueVocabulary.color(name) == nil, name != "text", !ValueVocabulary.isImageFile(name) else {
      return false
    }
    let own = known.withLock { known in
      if let found = known[name] { return found }
      let found = index.color(name, files)
      known[name] = .some(found)
      return found
    }
    return own != nil && (color == nil || own == color)
  }

  /// Whether a name means an image there that has the same files on a device.
  func hasImage(_ image: InterfaceImage, on idiom: Idiom) -> Bool {
    guard image.hasSizeOfFiles, !ValueVocabulary.isImageFile(image.name), let set = index?.imageSet(image.name, files)
    else { return false }
    let names = Set(set.entries(on: idiom).filter { !$0.appearance.isHighContrast }.map(\.file))
    return !names.isEmpty && (image.files.isEmpty || names == Set(image.files.map(\.path.lastPathComponent)))
  }
}
