import TableDiagnostics
import TableIR
import YAMLSyntax

/// An environment during reading and writing: a size and a scale together make a screen.
struct EnvironmentDraft {
  var axes = EnvironmentAxes()
  var devices: [Device] = []
  var size: LayoutSize?
  var scale = 2
}

extension EnvironmentDraft {
  init(_ axes: EnvironmentAxes) {
    self.axes = axes
    for screen in axes.screens {
      switch screen {
      case .device(let device): devices.append(device)
      case .custom(let size, let scale): (self.size, self.scale) = (size, Int(scale))
      }
    }
  }

  fileprivate var whole: EnvironmentAxes {
    var axes = axes
    axes.screens = size.map { [.custom($0, scale: Double(scale))] } ?? devices.map(Screen.device)
    return axes
  }
}

extension MappingType where Owner == EnvironmentDraft {
  static let environment = MappingType(
    "environment", noun: "an environment",
    summary: """
      Where the table is shown. Most keys take a value or a list of values; the values of different keys are combined in every way. A \
      flag on the command line replaces the key of the same name in every environment.
      """, EnvironmentDraft(),
    keys: places + readers,
    rules: [
      .count(["device", "size"], 0...1, help: "a device has its own size"),
      .only(["scale"], with: ["size"], help: "a device has its own scale"),
    ])

  private static let places: [Key<EnvironmentDraft>] = [
    Key(
      "name", .fileName, default: "made from the values",
      """
      the name in output files if there are several environments, such as `small` for `settings.small.svg`; values of keys that have \
      several are appended, in the order of these keys
      """, \.axes.name),
    Key("device", .oneOrSeveral(.device), default: Device.standard.name, "the device", \.devices),
    Key("size", .screenSize, "[width, height] of a screen in points, instead of a device", \.size),
    Key("scale", .integer(1...3), default: "2", "pixels per point of that screen", \.scale),
    Key(
      "orientation", .oneOrSeveral(.word), default: "portrait", "how the device is held", \.axes.orientations),
    Key(
      "window", .oneOrSeveral(.window), default: "full",
      """
      the app's part of an iPad's screen, or its width in points; on an iPhone it is always full. Two windows are ten points apart, and \
      a third is 320 points wide, or 375 on the largest screens
      """, \.axes.windows),
    Key(
      "split", .oneOrSeveral(.split), default: "none",
      """
      the split view controller that contains the table. With `expanded`, the table is in the primary column, 320 points wide and at most \
      two fifths of the window; it is collapsed if the window is compact, as in UIKit
      """, \.axes.splits),
  ]

  private static let readers: [Key<EnvironmentDraft>] = [
    Key(
      "contentSize", .contentSizes, default: "large",
      "the preferred text size: a category by its name in UIKit or in design tools, or `all`", \.axes.contentSizes),
    Key(
      "language", .languages, default: "that of the strings",
      "the language of the texts, by its tag, such as `de` or `pt-BR`, from the table's `strings`, or `all` of them; a pseudo-language such as `en-XA`, or `pseudo` for each of these",
      \.axes.languages),
    Key(
      "direction", .oneOrSeveral(.word), default: "the language's", "the layout direction of the interface",
      \.axes.directions),
    Key(
      "appearance", .oneOrSeveral(.word), default: "light", "the light or dark appearance of the system",
      \.axes.userInterfaceStyles),
    Key(
      "level", .oneOrSeveral(.word), default: "base; elevated in a `window` that is not full",
      "how far in front the table is: in dark appearance the backgrounds of sheets, popovers and windows are elevated, which is lighter",
      \.axes.levels),
    Key(
      "contrast", .oneOrSeveral(.word), default: "normal",
      "the contrast that the reader prefers: `high` for Increase Contrast, with other values of UIKit's colours",
      \.axes.contrasts),
    Key(
      "legibilityWeight", .oneOrSeveral(.word), default: "regular",
      "the weight of texts that the reader prefers: `bold` for Bold Text, with which the system font is two weights heavier",
      \.axes.legibilityWeights),
    Key(
      "metrics", .oneOrSeveral(.metrics), default: "the table's", "the version of UIKit's geometry, or a profile file",
      \.axes.metrics),
    Key(
      "state", .oneOrSeveral(.tableState), default: "normal", "the state of the table", \.axes.states),
  ]
}

extension MappingType where Owner == TableState {
  static let state = MappingType(
    "state", noun: "a state", summary: "The state of a table. `normal` and `editing` can be written alone.",
    TableState(),
    keys: [
      Key("editing", .boolean, default: "false", "whether the table is being edited", \.isEditing),
      Key("selected", .rowNames, "the id of a row that is selected, or several", \.selectedRows),
      Key("highlighted", .rowNames, "the id of a row that is touched, or several", \.highlightedRows),
      Key(
        "swiped", .swipedRow,
        "the id of the row that is swiped open at its trailing edge, or a mapping: one row at a time, as in UIKit",
        \.swipedRow),
      Key(
        "contentOffset", .length, default: "the table is shown whole",
        """
        how far the table is scrolled from its top, in points, at most to its end. The picture then shows the visible part only, \
        and the headers and footers of a plain table stay visible as long as their sections
        """, \.contentOffset),
    ])
}

extension MappingType where Owner == SwipedRow {
  static let swipedRow = MappingType(
    "swipedRow", noun: "a row that is swiped open", summary: "A row that is swiped open, and the edge at which it is.",
    SwipedRow(id: ""),
    keys: [
      Key("row", .rowName, required: true, "the id of the row", \.id),
      Key("edge", .word, default: "trailing", "the edge whose actions it shows", \.edge),
    ])
}

extension MappingType where Owner == Split {
  static let split = MappingType(
    "split", noun: "a split view",
    summary: "An expanded split view with a custom width of the primary column, which contains the table.", Split.none,
    keys: [
      Key(
        "expanded", .number(1...20_000), required: true, "the width of the primary column, in points",
        get: { if case .expanded(let width) = $0 { width } else { nil } }
      ) { $0 = .expanded(primaryWidth: $1) }
    ])
}

extension SpecDecoder {
  /// Reads the environments of a table.
  func readEnvironments(_ node: NodeID, into environments: inout [EnvironmentAxes]) {
    guard let elements = elements(node, expected: "a list of environments") else { return }
    // Some file systems are not case-sensitive.
    var names: [String: NodeID] = [:]
    environments = reading(elements) { element in
      var draft = EnvironmentDraft(EnvironmentAxes(location: source.location(tree.resolved(element))))
      guard decode(.environment, element, into: &draft) else { return nil }
      if let name = draft.axes.name, let first = names.updateValue(element, forKey: name.lowercased()) {
        report(
          .duplicateID, "duplicate environment name \(name.quotedForMessage)", at: element,
          help: "give each environment a different name",
          notes: [Note(message: "first used here", range: source.range(first))])
      }
      return draft.whole
    }
    let count = environments.reduce(0) { sum, axes in
      let (value, overflow) = sum.addingReportingOverflow(axes.count)
      return overflow ? .max : value
    }
    guard count > options.maxEnvironments else { return }
    report(
      .tooManyEnvironments,
      "too many environments: the spec has \(count == .max ? "countless" : "\(count)"), and the limit is \(options.maxEnvironments)",
      at: node,
      help:
        "lists within an environment multiply: use shorter lists, or raise the limit with --max-environments if you trust the spec"
    )
    environments = []
  }
}
