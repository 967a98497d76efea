import TableDiagnostics
import TableIR
import TableLayout

extension Member<LayoutTree> {
  /// The contents of the image files that the layout shows: layouts with different files are different.
  static let images = Member(
    [
      Field(
        key: "images",
        schema:
          "\"type\": \"array\", \"minItems\": 1, \"items\": {\(ObjectSchema.keywords(Members<ImageAsset>.digest.fields()))}",
        noun: "an array", presence: .optional, doc: "the image files that are shown, each once",
        reported: "with each image",
        property: .imageContent)
    ],
    write: { _, writer in
      let images = writer.shownAssets.filter { $0.digest != nil }
      guard !images.isEmpty else { return }
      writer.json.key("images")
      writer.json.beginArray()
      for image in images { withUnsafePointer(to: image) { Members.digest.write(object: $0, &writer) } }
      writer.json.endArray()
    },
    // Read before all other members, so that the contents of images are known.
    read: { _, _, _ in }, list: { _, _ in })
}

extension Members<ImageAsset> {
  fileprivate static let digest = Members([
    Member("name", \.name, .text, "as the spec names it", .unreported("images are reported where they are shown")),
    Member(
      "digest", \.digest, .text, "a hash of the bytes of the file that is shown at this scale",
      .unreported("images are reported where they are shown")),
  ])
}

extension LayoutDecoder {
  /// Reads the hashes of the image files.
  mutating func readImages(_ root: LayoutNode) throws(LayoutProblem) {
    for node in try root.nodes("images") {
      var image = ImageAsset(name: "", variants: [])
      try Members<ImageAsset>.digest.read(node, &self, &image)
      add(image)
    }
  }
}

extension ImageAsset {
  /// A hash of the bytes of its files, in a layout of the one that is drawn; nil if no file is known.
  var digest: String? {
    get {
      guard hasFiles else { return knownDigest }
      var print = Fingerprint()
      for variant in variants {
        print.add("\(variant.scale)x")
        print.add(variant.bytes)
      }
      return print.hexadecimal()
    }
    set { knownDigest = newValue }
  }
}
