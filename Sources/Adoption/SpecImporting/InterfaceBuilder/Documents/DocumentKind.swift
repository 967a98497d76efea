extension InterfaceDocument {
  /// A binary property list, or a nib that was compiled by Xcode.
  static func refuseOtherFormats(_ bytes: [UInt8]) throws(InterfaceProblem) {
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) { throw .compiled }
  }

  /// The kind of a document by its root.
  static func kind(of root: XMLElement) throws(InterfaceProblem) -> Kind {
    let type = root["type"] ?? ""
    if root.name == "archive", type.hasPrefix("com.apple.InterfaceBuilder") { throw .archive }
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw .otherDocument(root: String(root.name.prefix(80)))
    }
    let target = (root["targetRuntime"] ?? "") + " " + type
    if target.contains("AppleTV") { throw .otherSystem("tvOS") }
    if target.contains("Watch") { throw .otherSystem("watchOS") }
    guard target.contains("CocoaTouch") else { throw .otherSystem("macOS") }
    return type.contains("Storyboard") ? .storyboard : .xib
  }
}
