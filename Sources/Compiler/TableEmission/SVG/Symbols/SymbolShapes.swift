/// Neutral signs for the most common SF Symbols: original paths on a grid of 24, drawn as lines, or filled for `.fill`.
enum SymbolShapes {
  /// The shape for a name without its enclosure and modifiers; nil if there is none.
  static func named(_ name: Substring) -> StaticString? {
    var name = name
    // A name without a shape gets that of its longest known prefix: `person.badge.key` is a person.
    while true {
      if let shape = shapes[String(name)] { return shape }
      // Another arrow would say something else.
      if name.hasPrefix("arrow"), name.contains(".") { return nil }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  /// The shape for unknown symbols.
  static let unknown: StaticString =
    "M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5zM12 9a3 3 0 1 0 .01 0z"

  static let ring: StaticString = "M12 2.5a9.5 9.5 0 1 0 .01 0z"
  static let square: StaticString =
    "M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5z"
  static let slash: StaticString = "M3.5 3.5l17 17"

  private static let shapes: [String: StaticString] = [
    "airplane": "M12 2.5l1.5 2v5l7.5 5v2l-7.5-2.5v4l2.5 2v1.5l-4-1-4 1V20l2.5-2v-4L3 16.5v-2l7.5-5v-5z",
    "arrow": "M4 12h15M13 6l6 6-6 6",
    "arrow.backward": "M20 12H5M11 6l-6 6 6 6",
    "arrow.clockwise": "M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2.5v4.5H13",
    "arrow.counterclockwise": "M4.5 12a7.5 7.5 0 1 0 2.5-5.6M6.5 2.5v4.5H11",
    "arrow.down": "M12 4v15M6 13l6 6 6-6",
    "arrow.forward": "M4 12h15M13 6l6 6-6 6",
    "arrow.left": "M20 12H5M11 6l-6 6 6 6",
    "arrow.left.arrow.right": "M20 7.5H5M9 3.5l-4 4 4 4M4 16.5h15M15 12.5l4 4-4 4",
    "arrow.right": "M4 12h15M13 6l6 6-6 6",
    "arrow.up": "M12 20V5M6 11l6-6 6 6",
    "arrow.up.arrow.down": "M7.5 20V5M3.5 9l4-4 4 4M16.5 4v15M12.5 15l4 4 4-4",
    "arrow.up.forward": "M6 18L17.5 6.5M9 6h9v9",
    "arrow.up.right": "M6 18L17.5 6.5M9 6h9v9",
    "at": "M16 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
    "battery": "M4 7.5h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM22.5 10.5v3",
    "bell": "M12 3a6 6 0 0 0-6 6v4.5L4 17h16l-2-3.5V9a6 6 0 0 0-6-6zM10 20h4",
    "bolt": "M13.5 2L5 13.5h6L10 22l9-12h-6z",
    "book": "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14",
    "bookmark": "M6.5 3h11v18L12 16.5 6.5 21z",
    "calendar": "M5 5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M8 3v3M16 3v3",
    "camera":
      "M4 7h3.5L9 4.5h6L16.5 7H20a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM12 9.5a4 4 0 1 0 .01 0z",
    "cart": "M2 4h3l2.5 11h11L21 7H6M9 18.5a1.5 1.5 0 1 0 .01 0zM17 18.5a1.5 1.5 0 1 0 .01 0z",
    "checkmark": "M4.5 12.5l5 6L19.5 5",
    "chevron": "M9 5l7 7-7 7",
    "chevron.backward": "M15 5l-7 7 7 7",
    "chevron.down": "M5 9l7 7 7-7",
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.up": "M5 15l7-7 7 7",
    "chevron.up.chevron.down": "M7 9.5l5-5 5 5M7 14.5l5 5 5-5",
    "clock": "M12 2.5a9.5 9.5 0 1 0 .01 0zM12 6.5V12l3.5 2.5",
    "cloud": "M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1 4 4 0 0 1 0 8z",
    "creditcard": "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 9.5h20M5 15h4",
    "doc": "M6.5 2.5h7l5 5v12a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM13.5 2.5v5h5",
    "drop": "M12 2.5c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2.5-6.5 6.5-12z",
    "ellipsis": "M4.5 11a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM19.5 11a1 1 0 1 0 .01 0z",
    "envelope": "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2.5 6.5L12 14l9.5-7.5",
    "exclamationmark": "M12 4v10M12 18.5v.5",
    "exclamationmark.triangle": "M12 3l10 17.5H2zM12 9.5v5M12 17.5v.1",
    "eye": "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12zM12 9a3 3 0 1 0 .01 0z",
    "flag": "M5.5 21.5V3.5c5-2 8 2 13.5 0v10c-5.5 2-8.5-2-13.5 0",
    "folder": "M4 5h5l2 2.5h9a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
    "gear":
      "M12 5.5a6.5 6.5 0 1 0 .01 0zM12 9.5a2.5 2.5 0 1 0 .01 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    "gearshape":
      "M12 5.5a6.5 6.5 0 1 0 .01 0zM12 9.5a2.5 2.5 0 1 0 .01 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    "gift":
      "M4 10h16v10.5H4zM2.5 6.5h19V10h-19zM12 6.5v14M12 6.5c-5 0-5.5-4-3.5-4S12 4 12 6.5c0-2.5 1.5-4 3.5-4s1.5 4-3.5 4",
    "globe": "M12 2.5a9.5 9.5 0 1 0 .01 0zM2.5 12h19M12 2.5c-6 6-6 13 0 19M12 2.5c6 6 6 13 0 19",
    "hand":
      "M8 12V5a1.5 1.5 0 0 1 3 0v6V3.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v9c0 5-2 7.5-6 7.5-4.5 0-5.5-3-8-7.5 1.5-1.5 3-.5 5 1.5",
    "heart": "M12 20.5C-2 11 5-1 12 6.5 19-1 26 11 12 20.5z",
    "house": "M2.5 11.5L12 3.5l9.5 8M5 9.5V20h5v-6h4v6h5V9.5",
    "info": "M12 5v.5M10 10h2.5v8.5M9.5 18.5h5.5",
    "iphone": "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM10.5 19h3",
    "key": "M8 8a4 4 0 1 0 .01 0zM12 12h9.5v3.5M17.5 12v3",
    "keyboard":
      "M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 10h1M10 10h1M14 10h1M18 10h.5M8 14.5h8",
    "link":
      "M10 14a4 4 0 0 1 0-5.5l3.5-3.5a4 4 0 0 1 5.5 5.5L17 12.5M14 10a4 4 0 0 1 0 5.5L10.5 19A4 4 0 0 1 5 13.5L7 11.5",
    "list": "M8 6h13M8 12h13M8 18h13M3.5 6h.5M3.5 12h.5M3.5 18h.5",
    "location": "M21 3L3 11l8 2 2 8z",
    "lock":
      "M6.5 10.5h11a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2zM7.5 10.5V7.5a4.5 4.5 0 0 1 9 0v3",
    "magnifyingglass": "M10 3a7 7 0 1 0 .01 0zM15 15l6.5 6.5",
    "map": "M3 6.5l6-3 6 3 6-3v14l-6 3-6-3-6 3zM9 3.5v14M15 6.5v14",
    "mappin": "M12 3a4 4 0 1 0 .01 0zM12 11v10.5",
    "mic": "M12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4",
    "minus": "M4 12h16",
    "moon": "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
    "multiply": "M5 5l14 14M19 5L5 19",
    "music": "M9 18V5l11-2v13M6.5 15.5a2.5 2.5 0 1 0 .01 0zM17.5 13.5a2.5 2.5 0 1 0 .01 0z",
    "network": "M12 2.5a9.5 9.5 0 1 0 .01 0zM2.5 12h19M12 2.5c-6 6-6 13 0 19M12 2.5c6 6 6 13 0 19",
    "number": "M9 3L7 21M17 3l-2 18M3.5 8.5h17.5M3 15.5h17.5",
    "paintbrush": "M20.5 3.5c-5 2-9 6.5-10.5 10l2.5 2c3.5-2 7-7 8-12zM9 14.5c-3 0-3 3.5-6 5 4 2 8.5.5 8.5-3",
    "paperclip": "M19 11l-8 8a5 5 0 0 1-7-7l9-9a3.3 3.3 0 0 1 4.7 4.7L9 16.5a1.5 1.5 0 0 1-2.2-2.2L14 7",
    "paperplane": "M21.5 2.5L2.5 10l7.5 4 4 7.5zM10 14L21.5 2.5",
    "pause": "M8 4v16M16 4v16",
    "pencil": "M4 20l1-4.5L17 3.5l3.5 3.5L8.5 19z",
    "person": "M12 3a4.5 4.5 0 1 0 .01 0zM3.5 21c.5-5 4-7 8.5-7s8 2 8.5 7z",
    "phone": "M7 3L4 5c0 8.5 6.5 15 15 15l2-3-5-3.5-2 2c-2.5-1-4.5-3-5.5-5.5l2-2z",
    "photo":
      "M4.5 4h15a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 17l5.5-5.5 4.5 5 3.5-3L21 17M15.5 7.5a1.5 1.5 0 1 0 .01 0z",
    "play": "M6.5 3.5v17L20.5 12z",
    "plus": "M12 4v16M4 12h16",
    "printer": "M7 8V3h10v5M7 17H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-3M7 14h10v7H7z",
    "qrcode": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM20 20h-3M20 14v3",
    "questionmark": "M8 8.5a4 4 0 1 1 6 3.5c-1.5 1-2 1.5-2 3.5M12 19v.5",
    "return": "M20 5v8H5M10 7.5L4.5 13l5.5 5.5",
    "shield": "M12 2.5l8 2.5v6c0 5.5-3.5 9-8 10.5-4.5-1.5-8-5-8-10.5V5z",
    "slider": "M3 7h9M17 7h4M14.5 4.5a2.5 2.5 0 1 0 .01 0zM3 17h4M12 17h9M9.5 14.5a2.5 2.5 0 1 0 .01 0z",
    "speaker": "M3 9.5v5h4l5 4.5V5L7 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12",
    "square.and.arrow": "M8 9H5.5v12h13V9H16M12 15V2.5M8 6l4-3.5L16 6",
    "star": "M12 2.5l2.9 6.2 6.8.9-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.9z",
    "sun":
      "M12 7.5a4.5 4.5 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
    "tag": "M3 4v7.5l10 10 8-8L11 3.5zM7.5 7a1 1 0 1 0 .01 0z",
    "textformat": "M2 18.5L7.5 5 13 18.5M4 14h7M19 11.5a3 3.5 0 1 0 .01 0zM22 11v7.5",
    "trash": "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
    "tv": "M4 5h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 20.5h8",
    "video": "M4 6h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM15 10.5L22 7v10l-7-3.5",
    "wifi": "M2 9a14 14 0 0 1 20 0M5.5 12.5a9 9 0 0 1 13 0M9 16a4.5 4.5 0 0 1 6 0M12 19.5v.1",
    "xmark": "M5 5l14 14M19 5L5 19",
  ]
}
