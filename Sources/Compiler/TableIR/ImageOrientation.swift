/// How the pixels of an image file are rotated or mirrored to be upright, as in `UIImage` (`UIImage.Orientation`).
public struct ImageOrientation: Hashable, Sendable {
  /// The EXIF orientation, from 2 to 8: a file without one, or with 1, is upright.
  public var exif: Int
  /// The offset of the orientation's byte in the file.
  public var offset: Int

  /// Creates an image orientation.
  public init(exif: Int, offset: Int) {
    self.exif = exif
    self.offset = offset
  }

  /// Whether the width of the file's pixels is the height of the image.
  public var exchangesSides: Bool { exif >= 5 }

  /// The transform that makes a file of a size upright: a, b, c, d, tx and ty of a `CGAffineTransform`.
  /// - Parameter size: the size of the stored pixels, in points.
  public func transform(of size: LayoutSize) -> [Double] {
    let (width, height) = (size.width, size.height)
    return switch exif {
    case 2: [-1, 0, 0, 1, width, 0]
    case 3: [-1, 0, 0, -1, width, height]
    case 4: [1, 0, 0, -1, 0, height]
    case 5: [0, 1, 1, 0, 0, 0]
    case 6: [0, 1, -1, 0, height, 0]
    case 7: [0, -1, -1, 0, height, width]
    case 8: [0, -1, 1, 0, 0, width]
    default: [1, 0, 0, 1, 0, 0]
    }
  }
}

extension ImageAsset.Variant {
  /// The size of the stored pixels, in points.
  public var storedSize: LayoutSize {
    orientation?.exchangesSides == true ? LayoutSize(width: size.height, height: size.width) : size
  }

  /// The file, marked as upright. Browsers apply an orientation and librsvg does not: with this file, only `transform(of:)` rotates
  /// the image, and no viewer does so again.
  public var uprightBytes: [UInt8] {
    guard let orientation, bytes.indices.contains(orientation.offset) else { return bytes }
    var upright = bytes
    upright[orientation.offset] = 1
    if mediaType == "image/png" { PNGChunks.updateChecksum(in: &upright, at: orientation.offset) }
    return upright
  }
}
