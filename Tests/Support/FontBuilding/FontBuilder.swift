/// Makes small fonts for tests: some glyphs with square outlines, and what is to be read from them.
public struct FontBuilder: Sendable {
  public var family = "Probe"
  public var subfamily = "Regular"
  public var unitsPerEm = 1_000
  public var weightClass = 400
  public var widthClass = 5
  public var isItalic = false
  public var fsType = 0
  /// Glyphs are numbered from 1 in the order of their scalars; glyph 0 is 500 wide.
  public var advances: [Unicode.Scalar: Int]
  public var characterMap = CharacterMapForm.segments
  public var kerning = Kerning.none
  /// Glyphs that become one (GSUB), all with the same first one.
  public var ligatures: [(from: [Unicode.Scalar], to: Unicode.Scalar)] = []
  public var weightAxis: WeightAxis?
  /// Points and font units, by Apple's `trak`.
  public var tracking: [(size: Int, value: Int)] = []
  /// Glyphs that are put together from another one's.
  public var composites: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// Tables in place of those that are made, or besides them; an empty one is left out.
  public var tables: [String: [UInt8]] = [:]

  public enum CharacterMapForm: Int, Sendable, CaseIterable {
    case segments = 4
    /// All scalars from the first to the last.
    case list = 6
    case groups = 12
  }

  public struct Pair: Sendable {
    public var left: Unicode.Scalar
    public var right: Unicode.Scalar
    public var value: Int

    public init(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ value: Int) {
      (self.left, self.right, self.value) = (left, right, value)
    }
  }

  public enum Kerning: Sendable {
    case none
    case table([Pair])
    /// Of the Mac's form.
    case macTable([Pair])
    /// GPOS, pair by pair.
    case pairs([Pair], flags: Int = 0, isExtension: Bool = false, script: String = "DFLT")
    /// GPOS, by classes of one glyph each; the pairs of one left glyph.
    case classes([Pair])
  }

  public struct WeightAxis: Sendable {
    public var minimum: Int
    public var standard: Int
    public var maximum: Int
    /// What each glyph is wider at the maximum; font units.
    public var deltas: [Unicode.Scalar: Int]
    /// Places with a name.
    public var instances: [(name: String, weight: Int)]
    /// Points (from, to) in 16384ths besides the ends and the middle.
    public var segments: [(Int, Int)]
    public var hasAdvanceMap: Bool

    public init(
      minimum: Int, standard: Int, maximum: Int, deltas: [Unicode.Scalar: Int],
      instances: [(name: String, weight: Int)] = [], segments: [(Int, Int)] = [], hasAdvanceMap: Bool = false
    ) {
      self.minimum = minimum
      self.standard = standard
      self.maximum = maximum
      self.deltas = deltas
      self.instances = instances
      self.segments = segments
      self.hasAdvanceMap = hasAdvanceMap
    }
  }

  public init(_ advances: [Unicode.Scalar: Int]) {
    self.advances = advances
  }

  /// A font of the printable ASCII, every glyph as wide as its code times ten.
  public static let ascii = FontBuilder(
    Dictionary(uniqueKeysWithValues: (0x20..<0x7F).map { (Unicode.Scalar(UInt8($0)), $0 * 10) }))

  public var scalars: [Unicode.Scalar] { advances.keys.sorted() }

  public func glyph(_ scalar: Unicode.Scalar) -> Int {
    (scalars.firstIndex(of: scalar) ?? -1) + 1
  }

  /// The font file.
  public func bytes() -> [UInt8] { Self.file(allTables, offset: 0) }

  /// A collection of fonts.
  public static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
    var header = BigEndian()
    header.text("ttcf")
    header.u32(0x0001_0000)
    header.u32(fonts.count)
    var content: [UInt8] = []
    for font in fonts {
      let offset = 12 + 4 * fonts.count + content.count
      header.u32(offset)
      content += file(font.allTables, offset: offset)
    }
    return header.bytes + content
  }

  private static func file(_ tables: [String: [UInt8]], offset: Int) -> [UInt8] {
    var file = BigEndian()
    file.u32(0x0001_0000)
    file.u16(tables.count)
    file.u16s(0, 0, 0)
    var place = offset + 12 + 16 * tables.count
    let sorted = tables.sorted { $0.key < $1.key }
    for (tag, content) in sorted {
      file.text(tag)
      file.u32(0)
      file.u32(place)
      file.u32(content.count)
      place += (content.count + 3) / 4 * 4
    }
    for (_, content) in sorted {
      file.bytes += content
      while file.bytes.count % 4 != 0 { file.bytes.append(0) }
    }
    return file.bytes
  }

  private var allTables: [String: [UInt8]] {
    var all = basicTables.merging(outlineTables) { $1 }
    all["cmap"] = characterMapTable
    all.merge(kerningTables) { $1 }
    if !ligatures.isEmpty { all["GSUB"] = substitution }
    all.merge(variationTables) { $1 }
    if !tracking.isEmpty { all["trak"] = trackingTable }
    return all.merging(tables) { $1 }.filter { !$0.value.isEmpty }
  }
}

/// Bytes with the high one first.
public struct BigEndian {
  public var bytes: [UInt8] = []

  public init() {}

  public mutating func u16(_ value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  public mutating func u16s(_ values: Int...) {
    for value in values { u16(value) }
  }

  public mutating func u32(_ value: Int) {
    u16(value >> 16)
    u16(value)
  }

  public mutating func text(_ text: String) { bytes += Array(text.utf8) }
}
