import TableConstraints
import TableIR
import YAMLSyntax

// The keys for views positioned by constraints.

extension MappingType where Owner == ViewDraft {
  /// For a view without a frame.
  static let sizes: [Key<ViewDraft>] = [
    Key("width", .length, default: "fits the content", "the width in points", \.sizing.width),
    Key("height", .length, default: "fits the content", "the height in points", \.sizing.height),
    Key("aspect", .aspect, default: "free", "the ratio of width to height: a number, or `16:9`", \.sizing.aspect),
    Key(
      "pin", .pins, default: "[]",
      """
      the distance to its superview for each of `leading`, `trailing`, `left`, `right`, `top`, `bottom`, `centerX` and \
      `centerY`: a number of points, or a guide to align with (`margins`, `safeArea`, `readable`); a single value applies to all four edges
      """,
      get: { $0.sizing.pins.isEmpty ? nil : $0.sizing.pins }
    ) { $0.sizing.pins = $1 }.written(.late),
  ]

  /// For a view positioned by constraints or a stack.
  static let priorities: [Key<ViewDraft>] = [
    Key(
      "hugging", .priorities, default: "those of its class",
      "how strongly it resists becoming larger than its content, from 1 to 1000: a number, a name such as `required` or `defaultLow`, or `{horizontal, vertical}`",
      get: { $0.sizing.hugging.isNothing ? nil : $0.sizing.hugging }
    ) { $0.sizing.hugging = $1 }.written(.late),
    Key(
      "compression", .priorities, default: "those of its class",
      "how strongly it resists becoming smaller than its content, from 1 to 1000: a number, a name such as `required` or `defaultLow`, or `{horizontal, vertical}`",
      get: { $0.sizing.compression.isNothing ? nil : $0.sizing.compression }
    ) { $0.sizing.compression = $1 }.written(.late),
  ]

  /// For a plain view with subviews.
  static let inner: [Key<ViewDraft>] =
    [
      Key(
        "views", Shape<[View]>.list(of: .view), "the subviews of a plain view",
        get: { $0.subviews?.views }
      ) { $0.inner.views = $1 }.written(.late)
    ] + Subviews.keys.map { $0.of(\.inner) }
}

extension Subviews {
  /// The keys beside the views themselves.
  static let keys: [Key<Subviews>] = [
    Key(
      "constraints", .constraints, default: "[]",
      "constraints between its subviews, at any depth, and the view itself, which is `superview`",
      get: { $0.constraints.isEmpty ? nil : $0.constraints }
    ) { $0.constraints = $1 }.written(.late),
    Key(
      "designSize", .size, default: "its own",
      "[width, height] in points for which the frames of its subviews were designed", \.designSize),
    Key(
      "layoutMargins", .directionalInsets, default: "8",
      "the view's own margins: all sides, or [top, leading, bottom, trailing]", \.margins
    ).available(.layoutMargins),
    Key(
      "preservesSuperviewLayoutMargins", .boolean, default: "false",
      "whether its margins are at least as large as those of its superview, measured from the superview's edges",
      \.preservesSuperviewLayoutMargins
    ).available(.layoutMargins),
  ]
}

extension ViewDraft {
  fileprivate var inner: Subviews {
    get { subviews ?? Subviews([]) }
    set { subviews = newValue }
  }
}

extension ViewSizing.Priorities {
  fileprivate var isNothing: Bool { horizontal == nil && vertical == nil }
}

extension Shape where Value == ViewSizing.Priorities {
  /// A number for both axes, or a mapping.
  fileprivate static let priorities: Shape = {
    let number = Shape<Int>.priority
    let mapping = Shape.mapping(.priorities)
    return Shape(.either([number.schema, .mapping("priorities")])) { decoder, node in
      guard !decoder.isMapping(node) else { return mapping.read(decoder, node) }
      return number.read(decoder, node).map { ViewSizing.Priorities(horizontal: $0, vertical: $0) }
    } write: { priorities, writer in
      guard let horizontal = priorities.horizontal, horizontal == priorities.vertical else {
        return mapping.write(priorities, writer)
      }
      return number.write(horizontal, writer)
    }
  }()
}

extension Shape where Value == Int {
  /// A layout priority: a number, or a name of UILayoutPriority.
  fileprivate static let priority: Shape = {
    let number = Shape.integer(1...1000)
    let words = Shape.words(
      KeyNames(PriorityWord.allCases.map(\.rawValue)), PriorityWord.allCases.map { Int($0.value) },
      or: "a number from 1 to 1000", name: { "\($0)" })
    return Shape(.either([number.schema, words.schema])) { decoder, node in
      decoder.isString(node) ? words.read(decoder, node) : number.read(decoder, node)
    } write: { value, writer in
      number.write(value, writer)
    }
  }()
}

extension MappingType where Owner == ViewSizing.Priorities {
  static let priorities = MappingType(
    "priorities", noun: "priorities",
    summary: """
      Priorities along both axes, from 1 to 1000, or by their names in UILayoutPriority, such as `defaultLow`. One alone applies to both.
      """,
    ViewSizing.Priorities(),
    keys: [
      Key("horizontal", .priority, default: "that of its class", "along the width", \.horizontal),
      Key("vertical", .priority, default: "that of its class", "along the height", \.vertical),
    ])
}

extension Shape where Value == Double {
  /// A ratio: a number, or two with a colon between them.
  fileprivate static let aspect = Shape(
    .either([Shape<Double>.number(0.001...1_000).schema, .pattern("^[0-9.]+:[0-9.]+$", name: "a ratio such as `16:9`")])
  ) { decoder, node in
    guard let text = decoder.tree.scalar(node), text.contains(byte: UInt8(ascii: ":")) else {
      return decoder.readNumber(node, in: 0.001...1_000, or: "a ratio such as 16:9")
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (0.001...1_000).contains(width / height) else {
      decoder.report(
        .badValue, "\(text.quotedForMessage) is not a ratio of width to height", at: node,
        help: "write a ratio such as '16:9', or a number such as 1.5")
      return nil
    }
    return width / height
  } write: { ratio, _ in
    .number(ratio)
  }
}
