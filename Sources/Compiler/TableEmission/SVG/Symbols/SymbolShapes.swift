/// What is drawn for an SF Symbol: original paths on a grid of 24, which say what its name means. Apple's drawings belong to Apple.
struct SymbolShape: ExpressibleByStringLiteral {
  /// Drawn as a line, or filled for `.fill`.
  var body: StaticString = ""
  /// Drawn as lines beside the body: the shackle of a lock.
  var lines: StaticString = ""
  /// Drawn as lines in the body, and cut out of a filled one: the stripe of a card.
  var marks: StaticString = ""
  /// Always filled: the dot of a radio button.
  var solid: StaticString = ""
  /// Whether it is a strip across the middle.
  var isFlat = false

  var hasMarks: Bool { !marks.isEmpty }
}

extension StaticString {
  var isEmpty: Bool { utf8CodeUnitCount == 0 }
}

extension SymbolShape {
  init(stringLiteral body: StaticString) { self.init(body: body) }
}

/// Shapes for the most common SF Symbols.
enum SymbolShapes {
  /// The shape that has exactly this name, modifiers included; nil if there is none.
  static func exactly(_ name: Substring) -> SymbolShape? { shapes[String(name)] }

  /// The shape for a name without its enclosure and modifiers; nil if there is none.
  static func named(_ name: Substring) -> SymbolShape? {
    var name = name
    // A name without a shape gets that of its longest known prefix: `person.wave` is a person.
    while true {
      // `battery.75percent` is another name of `battery.75`.
      let known = name.hasSuffix("percent") ? name.dropLast("percent".count) : name
      if let shape = shapes[String(known)] { return shape }
      // Another arrow would say something else.
      if name.hasPrefix("arrow"), name.contains(".") { return nil }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  /// The shape for unknown symbols.
  static let unknown: SymbolShape =
    "M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5zM12 9a3 3 0 1 0 .01 0z"

  static let ring: SymbolShape = "M12 2.5a9.5 9.5 0 1 0 .01 0z"
  static let square: SymbolShape =
    "M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5z"
  static let slash: SymbolShape = "M3.5 3.5l17 17"
  static let dot = SymbolShape(solid: "M12 5.5a6.5 6.5 0 1 0 .01 0z")

  private static let shapes: [String: SymbolShape] = [
    "accessibility": SymbolShape(
      body: "M12 2.5a9.5 9.5 0 1 0 .01 0z", marks: "M7 9.5l5 1 5-1M12 10.5v4l-2.5 4M12 14.5l2.5 4M12 6v.5"),
    "airplane": SymbolShape(
      solid: "M21.5 12l-2 1.5h-5l-5 7.5h-2l2.5-7.5h-4l-2 2.5H2.5l1-4-1-4H4l2 2.5h4L7.5 3h2l5 7.5h5z"),
    "airpods": SymbolShape(body: "M7.5 4a3 3 0 1 0 .01 0zM16.5 4a3 3 0 1 0 .01 0z", lines: "M9 9.5V20M15 9.5V20"),
    "alarm": SymbolShape(
      body: "M12 4.500a8.5 8.5 0 1 0 .01 0z", lines: "M2.5 6l4-3.500M21.5 6l-4-3.500M6 20l-1.5 1.500M18 20l1.5 1.5",
      marks: "M12 8.500V13l3 2"),
    "antenna": SymbolShape(
      lines: "M12 14v7.500M8 8a5.7 5.7 0 0 0 0 8M16 8a5.7 5.7 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14",
      solid: "M12 10.500a1.5 1.5 0 1 0 .01 0z"),
    "applewatch": SymbolShape(
      body: "M8.5 6h7A2.5 2.5 0 0 1 18 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 15.5v-7A2.5 2.5 0 0 1 8.5 6z",
      lines: "M8.5 6l.8-3.5h5.4l.8 3.5M8.5 18l.8 3.5h5.4l.8-3.5M20.5 10v3"),
    "apps.iphone": SymbolShape(
      body: "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
      marks: "M9.500 7h.01M14.500 7h.01M9.500 12h.01M14.500 12h.01M9.500 17h.01M14.500 17h.01"),
    "archivebox": SymbolShape(
      body: "M2.5 3.500h19V9h-19zM4 9h16v9.500a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z", marks: "M4 9h16M9.5 13h5"),
    "arrow": SymbolShape(lines: "M4 12h15M13 6l6 6-6 6"),
    "arrow.backward": SymbolShape(lines: "M20 12H5M11 6l-6 6 6 6"),
    "arrow.clockwise": SymbolShape(lines: "M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2.5v4.5H13"),
    "arrow.counterclockwise": SymbolShape(lines: "M4.5 12a7.5 7.5 0 1 0 2.5-5.6M6.5 2.5v4.5H11"),
    "arrow.down": SymbolShape(lines: "M12 4v15M6 13l6 6 6-6"),
    "arrow.forward": SymbolShape(lines: "M4 12h15M13 6l6 6-6 6"),
    "arrow.left": SymbolShape(lines: "M20 12H5M11 6l-6 6 6 6"),
    "arrow.left.arrow.right": SymbolShape(lines: "M20 7.5H5M9 3.5l-4 4 4 4M4 16.5h15M15 12.5l4 4-4 4"),
    "arrow.right": SymbolShape(lines: "M4 12h15M13 6l6 6-6 6"),
    "arrow.triangle.2.circlepath": SymbolShape(
      lines:
        "M4 10.500a8.2 8.2 0 0 1 14.5-3.500M20 13.500a8.2 8.2 0 0 1-14.5 3.500M18.8 2.800v4.500h-4.500M5.2 21.200v-4.500h4.5"
    ),
    "arrow.up": SymbolShape(lines: "M12 20V5M6 11l6-6 6 6"),
    "arrow.up.arrow.down": SymbolShape(lines: "M7.5 20V5M3.5 9l4-4 4 4M16.5 4v15M12.5 15l4 4 4-4"),
    "arrow.up.forward": SymbolShape(lines: "M6 18L17.5 6.5M9 6h9v9"),
    "arrow.up.right": SymbolShape(lines: "M6 18L17.5 6.5M9 6h9v9"),
    "at": SymbolShape(lines: "M16 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5"),
    "backward": "M21 5.500v13L12 12zM12 5.500v13L3 12z",
    "bag": SymbolShape(
      body: "M5 7.500h14l1 11a2.3 2.3 0 0 1-2.3 2.500H6.300A2.3 2.3 0 0 1 4 18.500z",
      lines: "M8 7.500V6.500a4 4 0 0 1 8 0v1"),
    "battery": SymbolShape(
      body: "M4 7.5h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z", lines: "M22.5 10.5v3"),
    "battery.100": SymbolShape(
      body: "M4 7.5h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z", lines: "M22.5 10.5v3",
      solid: "M4.5 10h13v4h-13z"),
    "battery.25": SymbolShape(
      body: "M4 7.5h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z", lines: "M22.5 10.5v3",
      solid: "M4.5 10h3.5v4h-3.5z"),
    "battery.50": SymbolShape(
      body: "M4 7.5h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z", lines: "M22.5 10.5v3",
      solid: "M4.5 10h6.5v4h-6.5z"),
    "battery.75": SymbolShape(
      body: "M4 7.5h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z", lines: "M22.5 10.5v3",
      solid: "M4.5 10h10v4h-10z"),
    "bed": SymbolShape(
      body: "M3 12.5h18v4H3z",
      lines: "M3 19.5V10M21 19.5v-7M5.5 12.5V9A1.5 1.5 0 0 1 7 7.5h10A1.5 1.5 0 0 1 18.5 9v3.5M12 7.5v5"),
    "bell": SymbolShape(body: "M12 3a6 6 0 0 0-6 6v4.5L4 17h16l-2-3.5V9a6 6 0 0 0-6-6z", lines: "M10 20h4"),
    "bicycle": SymbolShape(
      lines:
        "M5.5 12.5a4 4 0 1 0 .01 0zM18.5 12.5a4 4 0 1 0 .01 0zM5.5 16.5l4-7h6l3 7M9.5 9.5l3 7h-7M8 7h3M15.5 9.5l-.5-3h2.5"
    ),
    "bolt": "M13.5 2L5 13.5h6L10 22l9-12h-6z",
    "book": SymbolShape(body: "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2z", marks: "M12 6v14"),
    "bookmark": "M6.5 3h11v18L12 16.5 6.5 21z",
    "briefcase": SymbolShape(
      body: "M4 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z",
      lines: "M8.5 7V5.500A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.500V7", marks: "M2.5 13h19"),
    "bubble": "M5 3.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8l-4.5 4v-4H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z",
    "bubble.left": "M5 3.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8l-4.5 4v-4H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z",
    "bubble.left.and.bubble.right": SymbolShape(
      body:
        "M4.5 3h9A2.5 2.5 0 0 1 16 5.500v4.500a2.5 2.5 0 0 1-2.5 2.500H8.500L5.5 15v-2.500h-1A2.5 2.5 0 0 1 2 10V5.500A2.5 2.5 0 0 1 4.5 3zM18.5 8.500h1A2.5 2.5 0 0 1 22 11v4.500a2.5 2.5 0 0 1-2.5 2.500h-1v3l-3.5-3h-4.500a2.5 2.5 0 0 1-2.4-2h5a5 5 0 0 0 5-5z"
    ),
    "bubble.right": "M19 3.5H5a3 3 0 0 0-3 3v7a3 3 0 0 0 3 3h8l4.5 4v-4H19a3 3 0 0 0 3-3v-7a3 3 0 0 0-3-3z",
    "building": SymbolShape(
      body: "M3.5 9H11v12H3.5zM11 3h9.5v18H11z", marks: "M14 7h3.5M14 11h3.5M14 15h3.5M6 13h2.5M6 17h2.5"),
    "calendar": SymbolShape(
      body: "M5 5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z", lines: "M8 3v2M16 3v2",
      marks: "M3.5 10h17"),
    "camera":
      "M4 7h3.5L9 4.5h6L16.5 7H20a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM12 9.5a4 4 0 1 0 .01 0z",
    "car": SymbolShape(
      body:
        "M3.5 17v-4l2-1.5 1.8-4.600A2 2 0 0 1 9.2 5.500h5.600a2 2 0 0 1 1.9 1.400l1.8 4.6 2 1.500v4a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z",
      lines: "M5.5 18.500v1.500M18.5 18.500v1.5", marks: "M7.5 11h9M6.5 14.500h2M15.5 14.500h2"),
    "cart": SymbolShape(
      body: "M5.7 7H21l-2.5 8h-11z", lines: "M2 4h3l.7 3",
      solid: "M9 18a1.5 1.5 0 1 0 .01 0zM17 18a1.5 1.5 0 1 0 .01 0z"),
    "cellularbars": SymbolShape(
      solid:
        "M2 16h3.500v4.500H2zM7.300 12.500h3.500v8H7.300zM12.700 8.500h3.500v12h-3.500zM18 4h3.500v16.500H18z"),
    "character.bubble": SymbolShape(
      body: "M5 3.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8l-4.5 4v-4H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z",
      marks: "M9 13.5l3-6.5 3 6.5M10 11.5h4"),
    "chart": "M3.5 13.5h4v7h-4zM10 8.5h4v12h-4zM16.5 3.5h4v17h-4z",
    "checkmark": SymbolShape(lines: "M4.5 12.5l5 6L19.5 5"),
    "checkmark.seal": SymbolShape(
      body:
        "M12.0 3.4A2.9 2.9 0 0 1 17.1 5.0A2.9 2.9 0 0 1 20.2 9.3A2.9 2.9 0 0 1 20.2 14.7A2.9 2.9 0 0 1 17.1 19.0A2.9 2.9 0 0 1 12.0 20.6A2.9 2.9 0 0 1 6.9 19.0A2.9 2.9 0 0 1 3.8 14.7A2.9 2.9 0 0 1 3.8 9.3A2.9 2.9 0 0 1 6.9 5.0A2.9 2.9 0 0 1 12.0 3.4z",
      marks: "M8 12.300l2.8 3.200L16 8.5"),
    "checkmark.shield": SymbolShape(
      body: "M12 2.5l8 2.5v6c0 5.5-3.5 9-8 10.5-4.5-1.5-8-5-8-10.5V5z", marks: "M8.5 11.500l2.5 3L15.5 8"),
    "chevron": SymbolShape(lines: "M9 5l7 7-7 7"),
    "chevron.backward": SymbolShape(lines: "M15 5l-7 7 7 7"),
    "chevron.down": SymbolShape(lines: "M5 9l7 7 7-7"),
    "chevron.left": SymbolShape(lines: "M15 5l-7 7 7 7"),
    "chevron.up": SymbolShape(lines: "M5 15l7-7 7 7"),
    "chevron.up.chevron.down": SymbolShape(lines: "M7 9.5l5-5 5 5M7 14.5l5 5 5-5"),
    "circle.dashed": SymbolShape(
      lines:
        "M12 2.500a9.5 9.5 0 0 1 3.600.7M18.700 5.300a9.5 9.5 0 0 1 2 3M21.500 12a9.5 9.5 0 0 1-.7 3.600M18.700 18.700a9.5 9.5 0 0 1-3 2M12 21.500a9.5 9.5 0 0 1-3.600-.7M5.300 18.700a9.5 9.5 0 0 1-2-3M2.500 12a9.5 9.5 0 0 1 .7-3.600M5.300 5.300a9.5 9.5 0 0 1 3-2"
    ),
    "circle.inset.filled": SymbolShape(lines: "M12 2.5a9.5 9.5 0 1 0 .01 0z", solid: "M12 7a5 5 0 1 0 .01 0z"),
    "circle.lefthalf.filled": SymbolShape(lines: "M12 2.5a9.5 9.5 0 1 0 .01 0z", solid: "M12 2.5a9.5 9.5 0 0 0 0 19z"),
    "circle.righthalf.filled": SymbolShape(lines: "M12 2.5a9.5 9.5 0 1 0 .01 0z", solid: "M12 2.5a9.5 9.5 0 0 1 0 19z"),
    "clock": SymbolShape(body: "M12 2.5a9.5 9.5 0 1 0 .01 0z", marks: "M12 6.5V12l3.5 2.5"),
    "cloud": "M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1 4 4 0 0 1 0 8z",
    "creditcard": SymbolShape(
      body: "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z", marks: "M2.5 9.5h19M5.5 15h4"),
    "cross": "M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6z",
    "cross.case": SymbolShape(
      body: "M4 7.5h16A1.5 1.5 0 0 1 21.5 9v9.5A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 4 7.5z",
      lines: "M8.5 7.5V5A1.5 1.5 0 0 1 10 3.5h4A1.5 1.5 0 0 1 15.5 5v2.5", marks: "M12 10.5v6M9 13.5h6"),
    "crown": "M3 7l4.5 4L12 5l4.5 6L21 7l-2 12H5z",
    "cup": SymbolShape(
      body: "M5 6h12v7a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5z", lines: "M17 8h1.5a2.5 2.5 0 0 1 0 5H17M4 21h14"),
    "desktopcomputer": SymbolShape(
      body: "M3.5 4h17A1.5 1.5 0 0 1 22 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 15.5v-10A1.5 1.5 0 0 1 3.5 4z",
      lines: "M12 17v3.5M8 20.5h8"),
    "display": SymbolShape(
      body: "M3.5 4h17A1.5 1.5 0 0 1 22 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 15.5v-10A1.5 1.5 0 0 1 3.5 4z",
      lines: "M12 17v3.5M8 20.5h8"),
    "doc": SymbolShape(
      body: "M6.5 2.5h7l5 5v12a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z", marks: "M13.5 3v4.5h4.5"),
    "doc.on.doc": SymbolShape(
      body: "M5.5 7h5l4.5 4.500V20a1.5 1.5 0 0 1-1.5 1.500h-8A1.5 1.5 0 0 1 4 20V8.500A1.5 1.5 0 0 1 5.5 7z",
      lines: "M9 4a1.5 1.5 0 0 1 1.5-1.500h5L20 7v9a1.5 1.5 0 0 1-1.5 1.500h-.5", marks: "M10.5 7.500v4H14.5"),
    "doc.text": SymbolShape(
      body: "M6.5 2.5h7l5 5v12a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z", marks: "M8 11.500h7M8 15h7"),
    "dot.radiowaves": SymbolShape(
      lines: "M8 8a5.7 5.7 0 0 0 0 8M16 8a5.7 5.7 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14",
      solid: "M12 10a2 2 0 1 0 .01 0z"),
    "drop": "M12 2.5c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2.5-6.5 6.5-12z",
    "ellipsis": SymbolShape(
      solid: "M3 9.800a2.2 2.2 0 1 0 .01 0zM12 9.800a2.2 2.2 0 1 0 .01 0zM21 9.800a2.2 2.2 0 1 0 .01 0z", isFlat: true),
    "envelope": SymbolShape(
      body: "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z", marks: "M3 6.500L12 14l9-7.5"),
    "exclamationmark": SymbolShape(lines: "M12 4v10M12 18.5v.5"),
    "exclamationmark.triangle": SymbolShape(body: "M12 3l10 17.5H2z", marks: "M12 9.5v5M12 17.5v.1"),
    "externaldrive": SymbolShape(
      body: "M5 5h14l2.5 8v4.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V13z", marks: "M2.5 13h19M17 16.3h1"),
    "eye": "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12zM12 9a3 3 0 1 0 .01 0z",
    "face": SymbolShape(body: "M12 2.5a9.5 9.5 0 1 0 .01 0z", marks: "M8 14.5a4.7 4.7 0 0 0 8 0M9 9v1M15 9v1"),
    "faceid": SymbolShape(
      lines:
        "M3 8V5.5A2.5 2.5 0 0 1 5.5 3H8M16 3h2.5A2.5 2.5 0 0 1 21 5.5V8M21 16v2.5a2.5 2.5 0 0 1-2.5 2.5H16M8 21H5.5A2.5 2.5 0 0 1 3 18.5V16M8.5 9v1.5M15.5 9v1.5M12 9v4h-1M8.5 16a5 5 0 0 0 7 0"
    ),
    "figure": SymbolShape(
      lines: "M12 8l-1 6 3.5 3 1 4.5M11 14l-1.5 4-2.5 3.5M12 8.5l-3 2-1 3M12 8.5l2 3 3 1",
      solid: "M12.5 2a2 2 0 1 0 .01 0z"),
    "flag": SymbolShape(body: "M5.5 3.5c5-2 8 2 13.5 0v10c-5.5 2-8.5-2-13.5 0z", lines: "M5.5 21.5v-8"),
    "flame":
      "M12.500 2c1 4.500 6.500 6.500 6.500 12a7 7 0 0 1-14 0c0-2.500 1-4 2.500-5.500.3 1.500 1 2.300 2 2.800C9 7.500 10 4.500 12.500 2zM12 21a3.200 3.200 0 0 0 3.200-3.200c0-1.800-1.500-2.800-2-4.300-2.200 1.200-4.400 2.500-4.400 4.500A3.200 3.200 0 0 0 12 21z",
    "folder": "M4 5h5l2 2.5h9a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
    "fork.knife": SymbolShape(lines: "M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-2.5 1.5-3 5-3 9h3"),
    "forward": "M3 5.500v13l9-6.500zM12 5.500v13l9-6.500z",
    "gamecontroller": SymbolShape(
      body:
        "M7.5 7h9a5.5 5.5 0 0 1 5.3 4.2l.5 4.5a2.5 2.5 0 0 1-4.5 1.8L15.5 15h-7l-2.3 2.5a2.5 2.5 0 0 1-4.5-1.8l.5-4.5A5.5 5.5 0 0 1 7.5 7z",
      marks: "M6.5 11h4M8.5 9v4M15 12h.5M17.5 10h.5"),
    "gear": SymbolShape(
      body: "M12 5.5a6.5 6.5 0 1 0 .01 0zM12 9.5a2.5 2.5 0 1 0 .01 0z",
      lines:
        "M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"),
    "gearshape": SymbolShape(
      body: "M12 5.5a6.5 6.5 0 1 0 .01 0zM12 9.5a2.5 2.5 0 1 0 .01 0z",
      lines:
        "M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"),
    "gift": SymbolShape(
      body: "M4 10h16v10.5H4zM2.5 6.5h19V10h-19z",
      lines: "M12 6.5c-5 0-5.5-4-3.5-4S12 4 12 6.5c0-2.5 1.5-4 3.5-4s1.5 4-3.5 4", marks: "M12 7v13M4 10h16"),
    "globe": SymbolShape(
      body: "M12 2.5a9.5 9.5 0 1 0 .01 0z", marks: "M2.5 12h19M12 2.5c-6 6-6 13 0 19M12 2.5c6 6 6 13 0 19"),
    "guitars": SymbolShape(
      body:
        "M11 9.500c-1.500-1.500-4-1-4.500 1-.3 1.200-1 1.700-2 2A4.500 4.500 0 1 0 11.500 19c.3-1 .8-1.700 2-2 2-.5 2.500-3 1-4.500z",
      lines: "M12.700 11.300L20 4M18.300 2.500l3.200 3.200"),
    "hand":
      "M8 12V5a1.5 1.5 0 0 1 3 0v6V3.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v9c0 5-2 7.5-6 7.5-4.5 0-5.5-3-8-7.5 1.5-1.5 3-.5 5 1.5",
    "hand.thumbsdown":
      "M7.5 13.500l3.5 8c2 0 3-1.4 2.5-3.200L13 15h6a2 2 0 0 0 2-2.400l-1.4-7A2.5 2.5 0 0 0 17 3.500H7.500zM3 3.500h4.500v10H3z",
    "hand.thumbsup":
      "M7.5 10.500l3.5-8c2 0 3 1.4 2.5 3.200L13 9h6a2 2 0 0 1 2 2.400l-1.4 7A2.5 2.5 0 0 1 17 20.500H7.500zM3 10.500h4.500v10H3z",
    "headphones": SymbolShape(
      body: "M4 14.5h3v6H5.5A1.5 1.5 0 0 1 4 19zM20 14.5h-3v6h1.5A1.5 1.5 0 0 0 20 19z",
      lines: "M4 18v-5a8 8 0 0 1 16 0v5"),
    "heart": "M12 20.5C-2 11 5-1 12 6.5 19-1 26 11 12 20.5z",
    "hourglass": SymbolShape(
      body:
        "M6 2.500h12v3c0 3-2.5 5-4.5 6.5 2 1.5 4.5 3.5 4.5 6.500v3H6v-3c0-3 2.5-5 4.5-6.500C8.5 10.5 6 8.5 6 5.500z",
      lines: "M5 2.500h14M5 21.500h14"),
    "house": "M12 3.5L2.5 11.5H5V20h5v-6h4v6h5v-8.5h2.5z",
    "icloud": "M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1 4 4 0 0 1 0 8z",
    "info": SymbolShape(lines: "M12 5v.5M10 10h2.5v8.5M9.5 18.5h5.5"),
    "iphone": SymbolShape(
      body: "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z", marks: "M10.5 19h3"),
    "key": SymbolShape(body: "M8 8a4 4 0 1 0 .01 0z", lines: "M12 12h9.5v3.5M17.5 12v3"),
    "keyboard": SymbolShape(
      body: "M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
      marks: "M6 10h1M10 10h1M14 10h1M18 10h.5M8 14.5h8"),
    "laptopcomputer": SymbolShape(
      body: "M5.5 5h13A1.5 1.5 0 0 1 20 6.5V16H4V6.5A1.5 1.5 0 0 1 5.5 5z", lines: "M1.5 18.5h21"),
    "largecircle.fill.circle": SymbolShape(
      lines: "M12 2.5a9.5 9.5 0 1 0 .01 0z", solid: "M12 5.5a6.5 6.5 0 1 0 .01 0z"),
    "leaf": SymbolShape(
      body: "M5.5 17.5C2.5 9 9 4 20.5 4c0 11-4 16.5-15 13.5z", lines: "M3.5 21c.5-1.5 1-2.5 2-3.5",
      marks: "M6 17.5c2-3.5 4-5 7.5-6.5"),
    "lightbulb": SymbolShape(
      body: "M12 2.5a6.5 6.5 0 0 0-3.5 12V17h7v-2.5a6.5 6.5 0 0 0-3.5-12z", lines: "M9.5 20h5M10.5 22h3"),
    "line.3.horizontal": SymbolShape(lines: "M3.5 6.5h17M3.5 12h17M3.5 17.5h17"),
    "line.3.horizontal.decrease": SymbolShape(lines: "M3 7h18M6.5 12h11M10 17h4"),
    "link": SymbolShape(
      lines:
        "M10 14a4 4 0 0 1 0-5.5l3.5-3.5a4 4 0 0 1 5.5 5.5L17 12.5M14 10a4 4 0 0 1 0 5.5L10.5 19A4 4 0 0 1 5 13.5L7 11.5"
    ),
    "list": SymbolShape(lines: "M8 6h13M8 12h13M8 18h13M3.5 6h.5M3.5 12h.5M3.5 18h.5"),
    "location": "M21 3L3 11l8 2 2 8z",
    "lock": SymbolShape(
      body: "M6.5 10.5h11a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2z",
      lines: "M7.5 10.5V7.5a4.5 4.5 0 0 1 9 0v3"),
    "lock.open": SymbolShape(
      body: "M6.5 10.5h11a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2z",
      lines: "M7.5 10.5V6.5a4.5 4.5 0 0 1 8.7-1.5"),
    "magnifyingglass": SymbolShape(lines: "M10 3a7 7 0 1 0 .01 0zM15 15l6.5 6.5"),
    "map": SymbolShape(body: "M3 6.5l6-3 6 3 6-3v14l-6 3-6-3-6 3z", marks: "M9 3.500v14M15 6.5v14"),
    "mappin": SymbolShape(body: "M12 3a4 4 0 1 0 .01 0z", lines: "M12 11v10.5"),
    "message":
      "M12 3.500c5.8 0 10 3.5 10 8s-4.2 8-10 8c-1.3 0-2.5-.2-3.6-.5L4 21l1-3.700C3.1 15.8 2 13.8 2 11.500c0-4.5 4.2-8 10-8z",
    "mic": SymbolShape(
      body: "M12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3z", lines: "M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4"),
    "minus": SymbolShape(lines: "M3 12h18", isFlat: true),
    "moon": "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
    "multiply": SymbolShape(lines: "M5 5l14 14M19 5L5 19"),
    "music": SymbolShape(
      lines: "M9 18V5l11-2v13", solid: "M6.5 15.5a2.5 2.5 0 1 0 .01 0zM17.5 13.5a2.5 2.5 0 1 0 .01 0z"),
    "music.mic": SymbolShape(body: "M16.5 2.500a5 5 0 1 0 .01 0z", lines: "M12 9L3.5 19.500l1 1L15 12"),
    "music.note.list": SymbolShape(
      lines: "M3 5h9M3 10.500h9M3 16h5.500M15.5 18.500V6.500l5-1.500v4l-5 1.5",
      solid: "M13.3 16.300a2.2 2.2 0 1 0 .01 0z"),
    "network": SymbolShape(
      body: "M12 2.5a9.5 9.5 0 1 0 .01 0z", marks: "M2.5 12h19M12 2.5c-6 6-6 13 0 19M12 2.5c6 6 6 13 0 19"),
    "number": SymbolShape(lines: "M9 3L7 21M17 3l-2 18M3.5 8.5h17.5M3 15.5h17.5"),
    "paintbrush": "M20.5 3.5c-5 2-9 6.5-10.5 10l2.5 2c3.5-2 7-7 8-12zM9 14.5c-3 0-3 3.5-6 5 4 2 8.5.5 8.5-3",
    "paperclip": SymbolShape(
      lines: "M19 11l-8 8a5 5 0 0 1-7-7l9-9a3.3 3.3 0 0 1 4.7 4.7L9 16.5a1.5 1.5 0 0 1-2.2-2.2L14 7"),
    "paperplane": SymbolShape(body: "M21.5 2.5L2.5 10l7.5 4 4 7.5z", marks: "M10 14L20.5 3.5"),
    "pause": "M6 4h3.500v16H6zM14.5 4H18v16h-3.500z",
    "pencil": "M4 20l1-4.5L17 3.5l3.5 3.5L8.5 19z",
    "person": "M12 3a4.5 4.5 0 1 0 .01 0zM3.5 21c.5-5 4-7 8.5-7s8 2 8.5 7z",
    "person.2":
      "M8.5 4.500a3.7 3.7 0 1 0 .01 0zM1.5 19.500c.4-4.5 3-6.3 7-6.300s6.6 1.8 7 6.300zM17 5.500a3.2 3.2 0 1 0 .01 0zM18.5 19.500h4c-.3-4-2.3-5.8-5.5-5.8-.5 0-1 .1-1.5.2 2 1.3 2.8 3.2 3 5.600z",
    "person.3":
      "M12 5a3.3 3.3 0 1 0 .01 0zM6.5 19.500c.3-4.5 2.3-6.3 5.5-6.300s5.2 1.8 5.5 6.300zM4.5 7.500a2.3 2.3 0 1 0 .01 0zM19.5 7.500a2.3 2.3 0 1 0 .01 0zM1 18.500h2.700c.1-1.8.5-3.2 1.3-4.500C2.5 13.8 1.2 15.5 1 18.500zM23 18.500h-2.700c-.1-1.8-.5-3.2-1.3-4.5 2.5-.2 3.8 1.5 4 4.500z",
    "personalhotspot": SymbolShape(lines: "M10 16.500H7a4.5 4.5 0 0 1 0-9h3M14 7.500h3a4.5 4.5 0 0 1 0 9h-3M8.5 12h7"),
    "phone": "M7 3L4 5c0 8.5 6.5 15 15 15l2-3-5-3.5-2 2c-2.5-1-4.5-3-5.5-5.5l2-2z",
    "photo": SymbolShape(
      body: "M4.5 4h15a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
      marks: "M3 17l5.5-5.5 4.5 5 3.5-3L21 17M15.5 7.5a1.5 1.5 0 1 0 .01 0z"),
    "pin": SymbolShape(body: "M8 3h8l-1 7 3.5 3.5h-13L9 10z", lines: "M12 13.5v8"),
    "play": "M6.5 3.5v17L20.5 12z",
    "plus": SymbolShape(lines: "M12 4v16M4 12h16"),
    "printer": SymbolShape(
      body: "M7 17H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-3",
      lines: "M7 8V3h10v5M7 17v4h10v-4", marks: "M7 17v-3h10v3"),
    "qrcode": SymbolShape(lines: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM20 20h-3M20 14v3"),
    "questionmark": SymbolShape(lines: "M8 8.5a4 4 0 1 1 6 3.5c-1.5 1-2 1.5-2 3.5M12 19v.5"),
    "quote.bubble": SymbolShape(
      body: "M5 3.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8l-4.5 4v-4H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z",
      marks: "M9 8.5v3l-1 1M14 8.5v3l-1 1"),
    "record.circle": SymbolShape(lines: "M12 2.5a9.5 9.5 0 1 0 .01 0z", solid: "M12 8a4 4 0 1 0 .01 0z"),
    "rectangle.stack": SymbolShape(
      body: "M5 9.500h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z", lines: "M5 6h14M7 2.500h10"),
    "return": SymbolShape(lines: "M20 5v8H5M10 7.5L4.5 13l5.5 5.5"),
    "seal":
      "M12.0 3.4A2.9 2.9 0 0 1 17.1 5.0A2.9 2.9 0 0 1 20.2 9.3A2.9 2.9 0 0 1 20.2 14.7A2.9 2.9 0 0 1 17.1 19.0A2.9 2.9 0 0 1 12.0 20.6A2.9 2.9 0 0 1 6.9 19.0A2.9 2.9 0 0 1 3.8 14.7A2.9 2.9 0 0 1 3.8 9.3A2.9 2.9 0 0 1 6.9 5.0A2.9 2.9 0 0 1 12.0 3.4z",
    "scissors": SymbolShape(lines: "M6 14.5a3 3 0 1 0 .01 0zM18 14.5a3 3 0 1 0 .01 0zM7.5 15L16.5 3M16.5 15L7.5 3"),
    "shield": "M12 2.5l8 2.5v6c0 5.5-3.5 9-8 10.5-4.5-1.5-8-5-8-10.5V5z",
    "slider": SymbolShape(
      lines: "M3 7h9M17 7h4M14.5 4.5a2.5 2.5 0 1 0 .01 0zM3 17h4M12 17h9M9.5 14.5a2.5 2.5 0 1 0 .01 0z"),
    "smallcircle.filled.circle": SymbolShape(lines: "M12 2.5a9.5 9.5 0 1 0 .01 0z", solid: "M12 9a3 3 0 1 0 .01 0z"),
    "sos": SymbolShape(
      lines:
        "M7 9.300C6.500 8.200 2.500 8 2.500 10.200c0 2.500 4.800 1.300 4.800 3.800 0 2.300-4.300 2-5 .5M12 8.500a2.700 3.500 0 1 0 .01 0zM21.500 9.300c-.5-1.100-4.500-1.300-4.500.9 0 2.500 4.800 1.300 4.800 3.800 0 2.300-4.300 2-5 .5"
    ),
    "sparkles":
      "M10 4.500l2 5.5 5.5 2-5.5 2-2 5.5-2-5.500L2.5 12 8 10zM18.5 2l1 2.500L22 5.500l-2.5 1-1 2.5-1-2.500L15 5.500l2.5-1zM18.5 15l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z",
    "speaker": "M5 9.5v5h4l5 4.5V5L9 9.5z",
    "speaker.wave": SymbolShape(
      body: "M3 9.5v5h4l5 4.5V5L7 9.5z", lines: "M15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12"),
    "square.and.arrow.down": SymbolShape(lines: "M8 9H5.5v12h13V9H16M12 2.500V15M8 11.500l4 3.5 4-3.5"),
    "square.and.arrow.up": SymbolShape(lines: "M8 9H5.5v12h13V9H16M12 15V2.5M8 6l4-3.5L16 6"),
    "square.and.pencil": SymbolShape(
      body: "M9 15l.8-3.600L19 2.2 21.8 5l-9.2 9.200z",
      lines: "M18.5 12.500V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7.500a2 2 0 0 1 2-2h6.5"),
    "square.grid.2x2":
      "M4.5 3.500h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM14.5 3.500h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4.5 13.500h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM14.5 13.500h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z",
    "square.grid.3x3":
      "M3.500 3.500h4v4h-4zM10 3.500h4v4h-4zM16.500 3.500h4v4h-4zM3.500 10h4v4h-4zM10 10h4v4h-4zM16.500 10h4v4h-4zM3.500 16.500h4v4h-4zM10 16.500h4v4h-4zM16.500 16.500h4v4h-4z",
    "square.stack": SymbolShape(
      body: "M5 9.500h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z", lines: "M5 6h14M7 2.500h10"),
    "star": "M12 2.5l2.9 6.2 6.8.9-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.9z",
    "stop":
      "M6 4.500h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.500H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.500z",
    "stopwatch": SymbolShape(
      body: "M12 5.5a8 8 0 1 0 .01 0z", lines: "M12 5.5v-3M9.5 2.5h5M18 7l1.5-1.5", marks: "M12 9.5v4l2.5 2"),
    "sun": SymbolShape(
      body: "M12 7.5a4.5 4.5 0 1 0 .01 0z",
      lines: "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19"),
    "switch.2": SymbolShape(
      body:
        "M7 3.500h10a3.500 3.500 0 0 1 0 7H7a3.500 3.500 0 0 1 0-7zM7 13.500h10a3.500 3.500 0 0 1 0 7H7a3.500 3.500 0 0 1 0-7z",
      marks: "M17 6a1 1 0 1 0 .01 0zM7 16a1 1 0 1 0 .01 0z"),
    "tag": "M3 4v7.5l10 10 8-8L11 3.5zM7.5 7a1 1 0 1 0 .01 0z",
    "takeoutbag": SymbolShape(body: "M4 4h16v4H4zM5 8h14l-1.5 13h-11z", marks: "M4.5 8h15"),
    "text.bubble": SymbolShape(
      body: "M5 3.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8l-4.5 4v-4H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z",
      marks: "M6.5 8h11M6.5 12h7"),
    "textformat": SymbolShape(lines: "M2 18.5L7.5 5 13 18.5M4 14h7M19 11.5a3 3.5 0 1 0 .01 0zM22 11v7.5"),
    "thermometer": SymbolShape(body: "M10 4.5a2 2 0 0 1 4 0v9a4.2 4.2 0 1 1-4 0z", marks: "M12 9v8"),
    "timer": SymbolShape(lines: "M12 7.500v-5a9.5 9.5 0 1 1-7.5 3.700M12 12.500L7.5 8"),
    "touchid": SymbolShape(
      lines:
        "M12 11v3.5a8 8 0 0 1-1 4M8.5 18a12 12 0 0 0 .5-3.5V12a3 3 0 0 1 6 0v2a16 16 0 0 1-1 5.5M6 15.5V12a6 6 0 0 1 12 0v2.5M5 6.5a9 9 0 0 1 14 0"
    ),
    "trash": SymbolShape(body: "M6 6l1 15h10l1-15z", lines: "M4 6h16M9 6V3h6v3", marks: "M10 10v7M14 10v7"),
    "tray": SymbolShape(
      body: "M2.5 13l3-8.500h13l3 8.500v5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z", marks: "M3 13h5l1.5 3h5l1.5-3h5"),
    "trophy": SymbolShape(
      body: "M7 3.5h10v6a5 5 0 0 1-10 0z",
      lines: "M7 5H4v1.5a4 4 0 0 0 3.5 4M17 5h3v1.5a4 4 0 0 1-3.5 4M12 14.5V18M8.5 20.5h7M12 18l-3 2.5M12 18l3 2.5"),
    "tv": SymbolShape(
      body: "M4 5h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z", lines: "M8 20.5h8"),
    "video": "M4 6h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM17 10.500L22 7v10l-5-3.500z",
    "wallet.pass": SymbolShape(
      body: "M5 3.500h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z",
      marks: "M3.500 8h17M3.500 12H8a4 4 0 0 0 8 0h4.5"),
    "waveform": SymbolShape(lines: "M3 10v4M6.6 6.5v11M10.2 9v6M13.8 3.5v17M17.4 8v8M21 10.5v3"),
    "wifi": SymbolShape(lines: "M2 9a14 14 0 0 1 20 0M5.5 12.5a9 9 0 0 1 13 0M9 16a4.5 4.5 0 0 1 6 0M12 19.5v.1"),
    "xmark": SymbolShape(lines: "M5 5l14 14M19 5L5 19"),
  ]
}
