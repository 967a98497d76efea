import TableIR

extension ReferenceTopic {
  static let images = ReferenceTopic(
    name: "images", title: "Images", about: "symbols, placeholders and image files",
    text: """
      An image is a file, a symbol, or a placeholder rectangle. A file's name alone is enough: `image: photo.png`
      finds `photo@2x.png` and `photo@3x.png` beside it, and the one for the device's scale is drawn.
      """,
    mappings: [
      DescribedMapping(
        .image,
        LanguageExample(
          "A file, a placeholder with the size and the corners of an icon, two symbols",
          """
          rows:
            - {text: Kitchen, image: images/kitchen.png}
            - {text: Wi-Fi, image: {size: [29, 29], color: systemBlue, cornerRadius: 6.5}}
            - {text: Settings, image: {symbol: gearshape.fill, scale: large}}
            - {text: Folder, image: {symbol: folder, pointSize: 22, color: systemOrange}}
          """))
    ])
}
