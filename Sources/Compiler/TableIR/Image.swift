/// The image of an image view. Everything except the index of a file is stored indirectly, because each row and each cell has two images.
public enum Image: Hashable, Sendable {
  /// An image file: the index of its asset in `Table.assets`.
  case asset(Int)
  /// A plain rectangle of a known size, in points, as a placeholder for a picture.
  indirect case placeholder(Placeholder)
  /// An SF Symbol.
  indirect case symbol(Symbol)

  /// The SF Symbol that it is or shows.
  public var shownSymbol: Symbol? {
    switch self {
    case .asset: nil
    case .placeholder(let placeholder): placeholder.symbol
    case .symbol(let symbol): symbol
    }
  }

  /// A rectangle in the place of a picture that is not known, or behind a symbol.
  public struct Placeholder: Hashable, Sendable {
    /// In points.
    public var size: LayoutSize
    /// The fill of the rectangle; nil for a neutral grey with the sign of a picture.
    public var color: Color?
    /// In points; nil for UIKit's usual small rounding of icons.
    public var cornerRadius: Double?
    /// A symbol in its middle, as on the coloured squares of Settings, which an app draws into an image; nil for none. Only its name and its
    /// colour count.
    public var symbol: Symbol?

    /// Creates a placeholder.
    public init(size: LayoutSize, color: Color? = nil, cornerRadius: Double? = nil, symbol: Symbol? = nil) {
      self.size = size
      self.color = color
      self.cornerRadius = cornerRadius
      self.symbol = symbol
    }
  }
}

/// An image of the spec with its files, as `UIImage(named:)` would find them.
public struct ImageAsset: Hashable, Sendable {
  /// The path relative to the folder of the spec, as written there; in an included file, prefixed with the path of that file's folder. Of an
  /// image of an asset catalog, its name there.
  public var name: String
  /// The files found for it, by ascending scale; in a layout the one that is drawn. Empty only for an image of a layout that was read back,
  /// which contains only the name.
  public var variants: [Variant]
  /// The set of an asset catalog that it is, by the path of its `Contents.json` from the folder of the spec; nil for files by themselves.
  public var set: String?
  /// Whether its set says that it is drawn in the tint colour, whatever colours it has (`UIImage.RenderingMode.alwaysTemplate`).
  public var isTemplate = false
  /// The edges that the set does not stretch, in points; nil for an image that is stretched as a whole.
  public var capInsets: Insets?

  /// A hash of the bytes of all files, if only that is known: for an image of a layout that was read back.
  public var knownDigest: String?

  /// Whether there is a file to draw.
  public var hasFiles: Bool { !variants.isEmpty }

  /// Creates an image asset.
  public init(name: String, variants: [Variant]) {
    self.name = name
    self.variants = variants
  }

  /// One file of an image, at one scale.
  public struct Variant: Hashable, Sendable {
    /// The name of the file, as the spec might write it.
    public var file: String
    /// Pixels per point: 1, or that of the `@2x` or `@3x` suffix.
    public var scale: Int
    /// The device that the file is for, by the modifier `~iphone` or `~ipad`, or by its entry in an asset catalog; nil for all.
    public var idiom: Idiom?
    /// The appearance that the file is for.
    public var appearance: AssetAppearance
    /// Of the upright image.
    public var pixelWidth: Int
    /// Of the upright image.
    public var pixelHeight: Int
    /// The type of the contents, whatever the suffix of the file: `image/png`, `image/jpeg`, `image/gif`, `image/webp`, `image/avif`, or
    /// `image/heic`, which few browsers draw.
    public var mediaType: String
    /// The whole contents of the file.
    public var bytes: [UInt8]
    /// Nil if the file's pixels are upright.
    public var orientation: ImageOrientation?

    /// Creates a variant.
    public init(
      file: String = "", scale: Int, idiom: Idiom? = nil, appearance: AssetAppearance = .any, pixelWidth: Int,
      pixelHeight: Int, mediaType: String, bytes: [UInt8], orientation: ImageOrientation? = nil
    ) {
      self.file = file
      self.scale = scale
      self.idiom = idiom
      self.appearance = appearance
      self.pixelWidth = pixelWidth
      self.pixelHeight = pixelHeight
      self.mediaType = mediaType
      self.bytes = bytes
      self.orientation = orientation
    }

    /// Whether browsers draw it: of HEIC images, only Safari does. The drawings of asset catalogs are not embedded.
    public var isDrawnByBrowsers: Bool { mediaType != "image/heic" && !isDrawing }

    /// Whether it is a drawing of an asset catalog, which fits all scales.
    public var isDrawing: Bool { mediaType == "application/pdf" || mediaType == "image/svg+xml" }

    /// The size in points.
    public var size: LayoutSize {
      LayoutSize(width: Double(pixelWidth) / Double(scale), height: Double(pixelHeight) / Double(scale))
    }
  }

  /// Whether it has files that an appearance alone has.
  public var dependsOnAppearance: Bool { variants.contains { $0.appearance != .any } }

  /// The file that UIKit uses on a screen of a scale: that of the scale, otherwise the next larger, otherwise the largest; of those, that for
  /// the device. Those for the appearance come before all others. Requires an image with files, as in every spec.
  public func variant(scale: Double, traits: ColorTraits = ColorTraits(.light)) -> Variant {
    let idiom = traits.idiom
    let own = variants.filter { $0.idiom == nil || $0.idiom == idiom }
    var usable = own.isEmpty ? variants : own
    if dependsOnAppearance, let best = usable.compactMap({ $0.appearance.rank(in: traits) }).max() {
      usable = usable.filter { $0.appearance.rank(in: traits) == best }
    }
    guard let largest = usable.last else { preconditionFailure("an asset has at least one file") }
    let fitting = usable.first { Double($0.scale) >= scale } ?? largest
    return usable.first { $0.scale == fitting.scale && $0.idiom == idiom } ?? fitting
  }

  /// The image with only the file that is used on a screen of a scale.
  public func drawn(atScale scale: Double, traits: ColorTraits) -> ImageAsset {
    guard variants.count > 1 else { return self }
    var asset = self
    asset.variants = [variant(scale: scale, traits: traits)]
    return asset
  }
}
