import TableIR

/// The font that an element of Interface Builder means.
package enum InterfaceFont: Hashable, Sendable {
  case font(Font)
  /// With the reason, one line, lower case, without a full stop.
  case unknown(reason: String)
}

extension InterfaceResources {
  /// A font element: `<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>`, or that of an attributed text,
  /// `<font key="NSFont" metaFont="system" size="17"/>`.
  package func font(_ element: XMLElement) -> InterfaceFont {
    if let name = element["style"] ?? element["textStyle"] {
      guard let style = TextStyle(interfaceName: name) else {
        return .unknown(reason: "the text style '\(name)' is not known")
      }
      return .font(Font(textStyle: style))
    }
    let size = element.fontSize
    if let name = element["name"] ?? element["family"] {
      guard let size else { return .unknown(reason: "the font '\(name)' has no size") }
      return .font(Font(face: name, family: element["family"], size: size))
    }
    switch (element["type"], element["metaFont"]) {
    case (let type?, _):
      guard let size else { return .unknown(reason: "the font has no size") }
      return .font(Font(type: type, weight: element["weight"].flatMap(FontWeight.init), size: size))
    case (nil, let meta?):
      guard let size = size ?? Font.metaSizes[meta] else { return .unknown(reason: "the font '\(meta)' is not known") }
      return .font(Font(size: size, weight: meta.hasSuffix("Bold") ? .bold : .regular))
    default: return .unknown(reason: "the font has no name")
    }
  }
}

extension XMLElement {
  /// In points: a number, or one of `UIFont`'s class properties by name (`size="label"`).
  fileprivate var fontSize: Double? {
    // UIKit's fonts of the size 0 have 12 points: labels of such fonts were saved 14.5 points high.
    if let size = number("pointSize") ?? number("size") { return size > 0 ? size : 12 }
    return switch self["size"] {
    case "label": 17
    case "button": 18
    case "system": 14
    case "smallSystem": 12
    default: nil
    }
  }
}

extension TextStyle {
  /// By the constant's value: `UICTFontTextStyleSubhead`, or as attributed texts name it, `subheadline`.
  fileprivate init?(interfaceName name: String) {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else {
      self.init(rawValue: name)
      return
    }
    switch name.dropFirst(prefix.count) {
    case "Title0": self = .largeTitle
    case "Subhead": self = .subheadline
    case let rest: self.init(rawValue: rest.prefix(1).lowercased() + rest.dropFirst())
    }
  }
}

extension Font {
  /// The sizes of the Mac's fonts for parts of its interface, which attributed texts are written with: `NSFont`'s, in points.
  fileprivate static let metaSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9,
    "label": 10, "menu": 13, "message": 13, "cellTitle": 12, "toolTips": 11, "user": 12, "titleBar": 13,
  ]

  /// A system font by its type: `system`, `boldSystem` or `italicSystem`.
  fileprivate init(type: String, weight: FontWeight?, size: Double) {
    self.init(size: size, weight: weight ?? (type == "boldSystem" ? .bold : .regular))
    guard type == "italicSystem" else { return }
    var variant = FontVariant()
    variant.isItalic = true
    self.variant = variant
  }

  /// A font by its PostScript name, `HelveticaNeue-MediumItalic`, whose part after the dash tells the weight and the slant.
  fileprivate init(face: String, family: String?, size: Double) {
    let parts = face.split(separator: "-", maxSplits: 1)
    let manner = parts.count == 2 ? parts[1].lowercased() : ""
    self.init(size: size, weight: Self.weights.first { manner.contains($0.word) }?.weight ?? .regular)
    var variant = FontVariant()
    variant.isItalic = manner.contains("italic") || manner.contains("oblique")
    // UIKit's own names of the system's font begin with a dot. An attributed text names the face alone.
    if !face.hasPrefix(".") { variant.family = family ?? face }
    self.variant = variant
  }

  /// Words of PostScript names; one that contains another stands before it.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold), ("w6", .semibold),
  ]
}
