import TableIR

/// How one number of a frame is derived: its start, and a step for everything that changes it.
public struct Derivation: Hashable, Sendable {
  /// Which of a frame's numbers it is.
  public enum Quantity: String, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// What a step does to the number.
  public enum Change: Hashable, Sendable {
    case start(Double)
    case plus(Double)
    case minus(Double)
    case halved
    case times(Double)
    /// It could have changed the number but does not.
    case nothing
    /// To a whole number of pixels or points.
    case up(Unit)
    case down(Unit)
    case nearest(Unit)
    /// Both edges are rounded to the nearest pixel, so the length between them may change.
    case edges
    /// Mirrored in the superview, in a right-to-left interface.
    case mirrored
  }

  /// What a length is rounded to a whole number of.
  public enum Unit: String, Sendable {
    case pixel, point
  }

  /// The source of a step's number.
  public enum Source: Hashable, Sendable {
    /// A number of the metrics profile, by its path: `labels.imageGap`.
    case profile(String)
    /// One of these keys of a mapping in the spec at the location, or something in the mapping.
    case spec(SourceLocation, keys: [SpecPlace])
    case environment
  }

  /// One operation on the number, with its reason.
  public struct Step: Hashable, Sendable {
    /// What it does to the number before it.
    public var change: Change
    /// Why, as a phrase without a full stop: `the table's top`.
    public var reason: String
    /// What sets its number: the profile, the spec or the environment; nil for anything else.
    public var source: Source?
    /// The number after it, in points.
    public var value: Double
  }

  /// The number of the frame that is derived.
  public var quantity: Quantity
  /// The steps from the start to `value`, in order.
  public internal(set) var steps: [Step]
  /// The number, in points.
  public internal(set) var value: Double
}

extension Derivation.Source {
  /// A key of a mapping in the spec, or something in the mapping; `location` is nil for the table's own keys.
  static func spec(_ location: SourceLocation?, _ keys: SpecPlace.Step...) -> Derivation.Source {
    .spec(location ?? .start, keys: keys.isEmpty ? [] : [SpecPlace(location, keys)])
  }

  /// A number of the metrics profile, by its path in a profile file: `labels.imageGap`.
  static func number(_ path: PartialKeyPath<MetricsProfile>) -> Derivation.Source {
    .profile(MetricsProfile.name(of: path))
  }
}

extension Explanation {
  /// The same with the locations of the spec's lengths looked up.
  public func locatingLengths(_ find: ([SpecPlace]) -> SourceLocation?) -> Explanation {
    var explanation = self
    explanation.frames.mapSpecSources { location, keys in (find(keys) ?? location, keys) }
    return explanation
  }
}

extension [FrameDerivation] {
  /// Looks up keys of a row in the variant that is laid out, before the row itself.
  mutating func prefer(variant: Int?, at row: SourceLocation) {
    guard let variant else { return }
    mapSpecSources { location, keys in
      (location, keys.map { $0.location == row ? SpecPlace(row, variant: variant, $0.path) : $0 })
    }
  }

  fileprivate mutating func mapSpecSources(
    _ change: (SourceLocation, [SpecPlace]) -> (SourceLocation, [SpecPlace])
  ) {
    for frame in indices {
      for number in self[frame].numbers.indices {
        for step in self[frame].numbers[number].steps.indices {
          guard case .spec(let location, let keys) = self[frame].numbers[number].steps[step].source else { continue }
          let changed = change(location, keys)
          self[frame].numbers[number].steps[step].source = .spec(changed.0, keys: changed.1)
        }
      }
    }
  }
}

/// The four numbers of one view's frame.
public struct FrameDerivation: Hashable, Sendable {
  /// `textLabel`, as the layout tree calls it.
  public var view: String
  /// Whose space the frame is in: `contentView`.
  public var space: String
  /// The frame itself, in points.
  public var frame: LayoutRect
  /// How x, y, width and height are derived, in this order.
  public var numbers: [Derivation]
  /// The derivations of its appearance.
  public var looks: [LookDerivation] = []
}

/// The frames of one row, or of a section's header or footer.
public struct Explanation: Hashable, Sendable {
  /// Its id, by which it is asked for; `table` for the table itself.
  public var id: String
  /// `row 'wifi' of section 'connections'`.
  public var subject: String
  /// Where the spec declares it; the start of the spec for the table itself.
  public var location: SourceLocation
  /// The frames of its views, in the order in which they are laid out; empty for a section without a header and a footer.
  public var frames: [FrameDerivation]
  /// The derivations of the appearance of the table itself.
  public var looks: [LookDerivation] = []
}

extension Double {
  /// A length in words, without decimals if it is whole.
  var inPoints: String { self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)" }
}
