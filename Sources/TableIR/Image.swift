/// What an image view shows. All but a file's index stands aside: each row and each cell has room for two images.
public enum Image: Hashable, Sendable {
  /// An image file: the index of its asset in `Table.assets`.
  case asset(Int)
  /// A plain rectangle of a known size, in points, where there is no picture yet.
  indirect case placeholder(Placeholder)
  /// One of SF Symbols.
  indirect case symbol(Symbol)

  public struct Placeholder: Hashable, Sendable {
    public var size: Size
    public var color: Color?
    /// In points; nil for UIKit's usual small rounding of icons.
    public var cornerRadius: Double?

    public init(size: Size, color: Color? = nil, cornerRadius: Double? = nil) {
      self.size = size
      self.color = color
      self.cornerRadius = cornerRadius
    }
  }
}

/// An image of the spec with the files it comes in, as `UIImage(named:)` would find them.
public struct ImageAsset: Hashable, Sendable {
  /// The path from the folder of the spec, as the spec writes it; an included file in another folder has its path before it.
  public var name: String
  /// The files found for it, by ascending scale. Empty only for an image of a layout that was read back, which tells no more than
  /// the name.
  public var variants: [Variant]

  /// A hash of the bytes of all files, where that alone is known of them: of an image of a layout that was read back.
  public var knownDigest: String?

  /// Whether there is a file to draw.
  public var hasFiles: Bool { !variants.isEmpty }

  public init(name: String, variants: [Variant]) {
    self.name = name
    self.variants = variants
  }

  /// One file of an image, at one scale.
  public struct Variant: Hashable, Sendable {
    /// Pixels a point: 1, or what the `@2x` or `@3x` suffix says.
    public var scale: Int
    /// Of the image as it is seen, upright.
    public var pixelWidth: Int
    public var pixelHeight: Int
    public var mediaType: String
    public var bytes: [UInt8]
    /// Nil for a file whose pixels are upright.
    public var orientation: ImageOrientation?

    public init(
      scale: Int, pixelWidth: Int, pixelHeight: Int, mediaType: String, bytes: [UInt8],
      orientation: ImageOrientation? = nil
    ) {
      self.scale = scale
      self.pixelWidth = pixelWidth
      self.pixelHeight = pixelHeight
      self.mediaType = mediaType
      self.bytes = bytes
      self.orientation = orientation
    }

    /// The size in points.
    public var size: Size {
      Size(width: Double(pixelWidth) / Double(scale), height: Double(pixelHeight) / Double(scale))
    }
  }

  /// The file that UIKit takes on a screen of a scale: its own, else the next larger, else the largest. To be asked only of
  /// an image that has files, as all of a spec have.
  public func variant(scale: Double) -> Variant {
    if let fitting = variants.first(where: { Double($0.scale) >= scale }) { return fitting }
    guard let largest = variants.last else { preconditionFailure("an asset has at least one file") }
    return largest
  }
}
