import TableDiagnostics

/// E0310–E0399: images.
enum ImageMarkers {
  private static func rows(_ rows: String) -> String { "tablespec: 1\nsections: [{rows: [\(rows)]}]\n" }

  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "a missing image", rows("{image: 1️⃣faces/an.png}"),
      Finding(
        "1️⃣", .missingImage, "there is no image 'faces/an.png'", label: "no file faces/an.png",
        help: "for a placeholder", under: "faces/an.png")),
    MarkedSpec(
      "a missing image everywhere",
      """
      tablespec: 1
      background: 1️⃣a.png
      backgrounds: {top: {image: 2️⃣b.png, selected: 3️⃣c.png}}
      sections: [{rows: [{accessory: {image: 4️⃣d.png}, views: [{frame: [0, 0, 1, 1], image: 5️⃣e.png}]}]}]

      """,
      Finding("1️⃣", .missingImage, "there is no image 'a.png'"),
      Finding("2️⃣", .missingImage, "there is no image 'b.png'"),
      Finding("3️⃣", .missingImage, "there is no image 'c.png'"),
      Finding("4️⃣", .missingImage, "there is no image 'd.png'"),
      Finding("5️⃣", .missingImage, "there is no image 'e.png'")),
    MarkedSpec(
      "cap insets that leave nothing", rows("{background: {image: icon.png, 1️⃣capInsets: [4, 14.5, 4, 14.5]}}"),
      Finding(
        "1️⃣", .capInsetsTooLarge, "the cap insets leave no part of the image to stretch",
        help: "the image is 29 × 29 points",
        under: "capInsets")),
    MarkedSpec(
      "cap insets without an image", rows("{background: {color: red, 1️⃣capInsets: 4}}"),
      Finding("1️⃣", .conflictingKeys, "'capInsets' in a background requires 'image'")),
    MarkedSpec(
      "cap insets",
      rows("{background: {image: icon.png, capInsets: 4, selected: {image: icon.png, capInsets: [1, 2, 3, 4]}}}")),
    MarkedSpec(
      "each place that names a missing image", rows("{image: 1️⃣a.png}, {image: 2️⃣a.png}"),
      Finding("1️⃣", .missingImage, "there is no image 'a.png'"), Finding("2️⃣", .missingImage, "there is no image 'a.png'")
    ),
    MarkedSpec(
      "a missing scale", rows("{image: 1️⃣icon@3x.png}"),
      Finding("1️⃣", .missingImage, "there is no image 'icon@3x.png'")),
    MarkedSpec(
      "images outside the root",
      rows(
        "{image: 1️⃣../x.png}, {image: 2️⃣/x.png}, {image: 3️⃣link.png}, {image: 4️⃣'http://a.b/x.png'}, {image: 5️⃣\"x\\0.png\"}"
      ),
      Finding("1️⃣", .imageOutsideRoot, "the image '../x.png' is outside the spec's root", help: "--root"),
      Finding("2️⃣", .imageOutsideRoot, "the image '/x.png' is outside the spec's root"),
      Finding("3️⃣", .imageOutsideRoot, "the image 'link.png' is outside the spec's root"),
      Finding(
        "4️⃣", .imageOutsideRoot, "the image 'http://a.b/x.png' is outside the spec's root",
        help: "images are not downloaded"),
      Finding("5️⃣", .imageOutsideRoot, "the image 'x\0.png' is outside the spec's root"),
      links: ["link.png": "/x.png"], images: ["/x.png": png(1, 1)]),
    MarkedSpec(
      "a variant outside the root", rows("{image: 1️⃣icon.png}"),
      Finding("1️⃣", .imageOutsideRoot, "the image 'icon@2x.png' is outside the spec's root"),
      links: ["icon@2x.png": "/x.png"], images: ["icon.png": png(1, 1), "/x.png": png(2, 2)]),
    MarkedSpec(
      "files that are no images", rows("{image: 1️⃣notes.png}, {image: 2️⃣faces}, {image: 3️⃣icon.png}, {image: 4️⃣notes.png}"),
      Finding("1️⃣", .unreadableImage, "'notes.png' is not a supported image", help: "PNG, JPEG, GIF, WebP"),
      Finding("2️⃣", .unreadableImage, "the image 'faces' cannot be read: it is a folder"),
      Finding("3️⃣", .unreadableImage, "the image 'icon@2x.png' is an empty file", help: "export"),
      Finding("4️⃣", .unreadableImage, "'notes.png' is not a supported image"),
      images: [
        "notes.png": Array("some notes".utf8), "faces/ann.png": png(1, 1), "icon.png": png(1, 1), "icon@2x.png": [],
      ]),
    MarkedSpec(
      "images that are cut off",
      rows(
        "{image: 1️⃣header.png}, {image: 2️⃣cut.png}, {image: 3️⃣icon.png}, {image: tail.png}, {text: a, image: 4️⃣cut.png}"),
      Finding(
        "1️⃣", .unreadableImage, "the image 'header.png' has no image data", label: "the file ends after its header",
        help: "again"),
      Finding(
        "2️⃣", .truncatedImage, "the image 'cut.png' is truncated", label: "the end of the file is missing",
        help: "again",
        under: "cut.png"),
      Finding("3️⃣", .truncatedImage, "the image 'icon@2x.png' is truncated"),
      Finding("4️⃣", .truncatedImage, "the image 'cut.png' is truncated"),
      images: [
        "header.png": pngHeader(9, 9), "cut.png": png(9, 9).dropLast(12), "icon.png": png(9, 9),
        "icon@2x.png": png(18, 18).dropLast(14), "tail.png": png(9, 9) + Array("tail".utf8),
      ]),
  ]
}
