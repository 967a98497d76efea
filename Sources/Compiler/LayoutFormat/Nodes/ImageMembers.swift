import TableIR
import TableSupport

/// An image, and the one that replaces it while a row is selected or highlighted.
struct ImagePair: Hashable, Sendable {
  var image: Image
  var highlighted: Image?
}

extension Member {
  /// An image of a node, and the one that replaces it while a row is selected or highlighted.
  @inline(__always)
  static func images(
    _ image: WritableKeyPath<Node, Image> & Sendable, highlighted: WritableKeyPath<Node, Image?> & Sendable
  ) -> [Member] {
    let (normal, replacement) = (StoredProperty(image), StoredProperty<Node, Image?>(highlighted))
    return [
      // The image in the row's state, as the picture draws it.
      Member(
        Member<Image>.image.flatMap { $0.fields() },
        write: { node, writer in
          var isReplaced = false
          if writer.context.showsSelection {
            replacement.visit(node) { (image: UnsafePointer<Image>) in
              Members.image.write(image, &writer)
              isReplaced = true
            }
          }
          if isReplaced { return }
          normal.visit(node) { (image: UnsafePointer<Image>) in Members.image.write(image, &writer) }
        },
        read: { source, decoder, node throws(LayoutProblem) in
          try Members.image.read(source, &decoder, &node[keyPath: image])
        },
        list: { node, lister in
          normal.visit(node) { (image: UnsafePointer<Image>) in Members.image.list(image, &lister) }
        }),
      .inline([
        Member(
          "highlightedImage", highlighted, .image, "shown while the row is selected or highlighted",
          .property(.highlightedImage) { ReportedValue($1.image($0), content: $1.content(of: $0) ?? $1.look(of: $0)) }),
        Member(
          "normalImage", .image, "shown in the normal state, if the row shows that it is selected or highlighted",
          .own("as the image") { _, _ in },
          written: { node, context in
            let isReplaced = context.showsSelection && node.pointee[keyPath: highlighted] != nil
            return isReplaced ? node.pointee[keyPath: image] : nil
          }, set: { node, normal in if let normal { node[keyPath: image] = normal } }),
      ]) { node in
        var isFound = false
        replacement.visit(node) { (_: UnsafePointer<Image>) in isFound = true }
        return isFound
      },
    ]
  }
}

extension Members<Image> {
  static let image = Members(Member<Image>.image)
}

extension Member<Image> {
  private static let imageKey = JSONKey("image")

  /// The members that describe an image, for nodes that show one.
  static let image: [Member] = [
    Member(
      [
        Field(
          key: "image", schema: #""type": ["string", "null"]"#, noun: "a name or null", presence: .always,
          doc: "the file as the spec names it, the name of a symbol, or null for a placeholder",
          reported: Property.image.words, property: .image)
      ],
      write: { image, writer in
        writer.json.key(imageKey)
        switch image.pointee {
        case .asset(let index): writer.json.string(writer.name(ofAsset: index))
        case .placeholder, .symbol:
          if let symbol = image.pointee.shownSymbol { writer.json.string(symbol.name) } else { writer.json.null() }
        }
      },
      read: { source, decoder, image throws(LayoutProblem) in
        guard source.object["image"] != nil else { throw source.missing("image", "a name, or null for a placeholder") }
        guard let name = try source.stringIfPresent("image") else { return }
        if try source.boolIfPresent("symbol") == true {
          var symbol = Symbol(name)
          if source.object["imageBackground"] != nil {
            image = .placeholder(Image.Placeholder(size: image.ownSize ?? .zero, symbol: symbol))
          } else {
            symbol.size = image.ownSize
            image = .symbol(symbol)
          }
        } else {
          image = .asset(decoder.asset(name))
        }
      }, list: { $1.add(.image, ReportedValue($1.words.image($0.pointee), content: $1.words.content(of: $0.pointee))) }),
    Member("symbol", .only(true), "whether it is an SF Symbol", .unreported("it is reported with the image")) {
      $0.pointee.shownSymbol == nil ? nil : true
    } set: { _, _ in
    },
    Member("color", .color, "of a symbol or a placeholder", .color(.color)) {
      $0.pointee.ownColor
    } set: {
      $0.ownColor = $1
    },
    Member(
      "imageBackground", .color, "of the rectangle that a symbol is drawn on", .color(.imageBackground)
    ) {
      if case .placeholder(let placeholder) = $0.pointee, placeholder.symbol != nil { placeholder.color } else { nil }
    } set: {
      guard case .placeholder(var placeholder) = $0 else { return }
      placeholder.color = $1
      $0 = .placeholder(placeholder)
    },
    Member(
      "cornerRadius", .number, "of a placeholder or a symbol's background, in points, if it is not that of an icon",
      .number(.imageCorners)
    ) {
      if case .placeholder(let placeholder) = $0.pointee { placeholder.cornerRadius } else { nil }
    } set: {
      guard case .placeholder(var placeholder) = $0 else { return }
      placeholder.cornerRadius = $1
      $0 = .placeholder(placeholder)
    },
  ]
}

extension Image {
  /// An image before its members are read, in a view with a size in points.
  static func blank(_ size: LayoutSize) -> Image { .placeholder(Placeholder(size: size)) }

  fileprivate var ownSize: LayoutSize? {
    switch self {
    case .asset: nil
    case .placeholder(let placeholder): placeholder.size
    case .symbol(let symbol): symbol.size
    }
  }

  fileprivate var ownColor: Color? {
    get {
      switch self {
      case .asset: nil
      case .placeholder(let placeholder): placeholder.symbol.map(\.color) ?? placeholder.color
      case .symbol(let symbol): symbol.color
      }
    }
    set {
      switch self {
      case .asset: break
      case .placeholder(var placeholder):
        if placeholder.symbol == nil { placeholder.color = newValue } else { placeholder.symbol?.color = newValue }
        self = .placeholder(placeholder)
      case .symbol(var symbol):
        symbol.color = newValue
        self = .symbol(symbol)
      }
    }
  }
}

extension Form<Image> {
  /// An image in addition to another: a file's name, null for a plain placeholder, or an object with the members of an image.
  static let image = Form(
    #""anyOf": [{"type": ["string", "null"]}, {"#  // a file or a placeholder
      + ObjectSchema.keywords(Member<Image>.image.flatMap { $0.fields() }) + "}]", noun: "an image",
    write: { image, writer in
      switch image {
      case .asset(let index): writer.json.string(writer.name(ofAsset: index))
      case .placeholder(let placeholder) where placeholder == Image.Placeholder(size: placeholder.size):
        writer.json.null()
      case .placeholder, .symbol: withUnsafePointer(to: image) { Members.image.write(object: $0, &writer) }
      }
    },
    read: { node, key, decoder throws(LayoutProblem) in
      guard let value = node.object[key] else { return nil }
      switch value {
      case .null: return .blank(.zero)
      case .string(let name): return .asset(decoder.asset(name))
      default:
        var image = Image.blank(.zero)
        try Members.image.read(try node.node(key), &decoder, &image)
        return image
      }
    })
}
