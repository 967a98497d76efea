import TableIR

/// A piece of a picture that is written once and drawn wherever it is needed. It depends only on its value.
enum Definition: Hashable {
  /// An asset in its own size.
  case asset(Int)
  /// A part of an asset that is stretched by itself.
  case slice(SlicePaint)
  /// Colours from top to bottom.
  case gradient([RGBA])
  /// A colour in place of all colours of an image.
  case tint(RGBA)
  case clip(CornerShape)
  case chevron(ChevronDrawing)
  case checkmark(Checkmark)
  case infoButton(InfoButton)
  case symbol(SymbolGlyph)
  case symbolCut(SymbolCut)
  case `switch`(SwitchDrawing)
  /// A soft shadow: black at an opacity in the middle, nothing at the rim.
  case shadow(SoftShadow)
}

/// The definitions of a document, by the order of their first use.
struct Definitions {
  private(set) var writer = SVGWriter()
  private var numbers: [Definition: Int] = [:]
  private let assets: [ImageAsset]
  /// Pixels per point.
  let scale: Double

  init(assets: [ImageAsset], scale: Double) {
    self.assets = assets
    self.scale = scale
  }

  var isEmpty: Bool { numbers.isEmpty }

  /// The id of a definition, which is written on first use.
  mutating func id(of definition: Definition) -> SVGID {
    if let number = numbers[definition] { return .definition(number) }
    let id = write(definition)
    writer.newLine()
    return id
  }

  /// The size of an asset's file for the environment's scale, in points.
  func naturalSize(ofAsset index: Int) -> LayoutSize {
    variant(ofAsset: index).size
  }

  /// Whether an asset has files, and not only a name.
  ///
  /// A file that few browsers draw counts as none.
  func hasFiles(ofAsset index: Int) -> Bool {
    asset(index).hasFiles && variant(ofAsset: index).isDrawnByBrowsers
  }

  /// Whether an asset is drawn in the tint colour.
  func isTemplate(asset index: Int) -> Bool { asset(index).isTemplate }

  private func asset(_ index: Int) -> ImageAsset {
    precondition(assets.indices.contains(index), "a layout tree refers to an asset that it does not hold")
    return assets[index]
  }

  private func variant(ofAsset index: Int) -> ImageAsset.Variant { asset(index).variant(scale: scale) }

  private mutating func write(_ definition: Definition) -> SVGID {
    // Referenced definitions come first.
    var shadows: [SVGID] = []
    if case .switch(let drawing) = definition { shadows = drawing.shadows.map { self.id(of: .shadow($0)) } }
    if case .slice(let paint) = definition { _ = self.id(of: .asset(paint.asset)) }
    var cut: SVGID?
    if case .symbol(let glyph) = definition { cut = glyph.cut.map { self.id(of: .symbolCut($0)) } }
    let id = SVGID.definition(numbers.count)
    numbers[definition] = numbers.count
    switch definition {
    case .asset(let index): writer.image(variant(ofAsset: index), id: id)
    case .slice(let paint): paint.write(to: &writer, id: id, image: self.id(of: .asset(paint.asset)))
    case .gradient(let colors): writer.gradient(colors, id: id)
    case .tint(let color): writer.tint(color, id: id)
    case .clip(let shape): writer.clipPath(shape, id: id)
    case .chevron(let chevron): chevron.write(to: &writer, id: id)
    case .checkmark(let checkmark): checkmark.write(to: &writer, id: id)
    case .infoButton(let button): button.write(to: &writer, id: id)
    case .symbol(let glyph): glyph.write(to: &writer, id: id, cut: cut)
    case .symbolCut(let cut): cut.write(to: &writer, id: id)
    case .switch(let drawing): drawing.write(to: &writer, id: id, shadows: shadows)
    case .shadow(let shadow): shadow.write(to: &writer, id: id)
    }
    return id
  }
}

extension SVGWriter {
  /// An image file, embedded, in its own size in points.
  fileprivate mutating func image(_ variant: ImageAsset.Variant, id: SVGID) {
    begin("image")
    self.id(id)
    attribute("width", variant.storedSize.width)
    attribute("height", variant.storedSize.height)
    attribute("preserveAspectRatio", literal: "none")
    if let orientation = variant.orientation { matrix(orientation.transform(of: variant.storedSize)) }
    attribute("xlink:href", mediaType: variant.mediaType, base64: variant.uprightBytes)
    end()
  }

  /// The colour where an image is opaque. In sRGB, so that it stays as it is.
  fileprivate mutating func tint(_ color: RGBA, id: SVGID) {
    begin("filter")
    self.id(id)
    attribute("color-interpolation-filters", literal: "sRGB")
    flood(color)
    begin("feComposite")
    attribute("operator", literal: "in")
    attribute("in2", literal: "SourceAlpha")
    end()
    end()
  }

  fileprivate mutating func gradient(_ colors: [RGBA], id: SVGID) {
    begin("linearGradient")
    self.id(id)
    attribute("x2", 0)
    attribute("y2", 1)
    for (index, color) in colors.enumerated() {
      stop(colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0, color)
    }
    end()
  }

  fileprivate mutating func clipPath(_ shape: CornerShape, id: SVGID) {
    begin("clipPath")
    self.id(id)
    if shape.isPlain {
      begin("rect")
      attribute("width", shape.size.width)
      attribute("height", shape.size.height)
    } else {
      begin("path")
      attribute("d", path: shape.path(x: 0, y: 0))
    }
    end()
    end()
  }
}
