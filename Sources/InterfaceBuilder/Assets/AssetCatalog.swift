import TableIR

/// The images and colours of a project's asset catalogs, and its image files outside of them, by name.
package struct AssetCatalog: Sendable {
  package var colors: [String: Color] = [:]
  package var images: [String: InterfaceImage] = [:]

  package init() {}
}
