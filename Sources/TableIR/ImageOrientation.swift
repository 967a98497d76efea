/// How the pixels of an image file are turned to be seen upright, as `UIImage` turns them (`UIImage.Orientation`).
public struct ImageOrientation: Hashable, Sendable {
  /// The orientation as EXIF has it, from 2 to 8: a file without one, or with 1, is upright.
  public var exif: Int
  /// Where the file has the byte that is this number.
  public var offset: Int

  public init(exif: Int, offset: Int) {
    self.exif = exif
    self.offset = offset
  }

  /// Whether the width of the file's pixels is the height of the image.
  public var exchangesSides: Bool { exif >= 5 }

  /// The transform of a file of a size to its place: a, b, c, d, tx and ty of a `CGAffineTransform`.
  /// - Parameter size: of the pixels as the file has them, in points.
  public func transform(of size: Size) -> [Double] {
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
  /// The size in points of the pixels as the file has them.
  public var storedSize: Size {
    orientation?.exchangesSides == true ? Size(width: size.height, height: size.width) : size
  }

  /// The file, said to be upright. Browsers honour an orientation and librsvg does not: with this one, whoever draws the file turns it by
  /// `transform(of:)`, and no viewer turns it a second time.
  public var uprightBytes: [UInt8] {
    guard let orientation, bytes.indices.contains(orientation.offset) else { return bytes }
    var upright = bytes
    upright[orientation.offset] = 1
    return upright
  }
}
