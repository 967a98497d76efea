import TableIR

/// What an app itself knows of a view, and `recursiveDescription` does not print.
public struct DumpLook: Hashable, Sendable {
  /// The standard accessory of a cell (`accessoryType`).
  public var accessoryType: Accessory?
  /// What a control is set to.
  public var control: Control?
  /// Whether a control is enabled of which no more is known.
  public var isEnabled: Bool?
  /// How far a slider or a progress view of an unknown range is, in percent and rounded.
  public var percent: Int?
  /// The font of a text that is in the upright system font.
  public var font: SystemFont?

  /// Creates a dump look with its defaults.
  public init() {}

  /// A system font.
  public struct SystemFont: Hashable, Sendable {
    /// In points.
    public var size: Double
    /// The weight of the font.
    public var weight: FontWeight

    /// Creates a system font.
    public init(size: Double, weight: FontWeight) {
      self.size = size
      self.weight = weight
    }
  }
}
