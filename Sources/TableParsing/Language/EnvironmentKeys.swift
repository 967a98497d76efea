import TableDiagnostics
import TableIR
import YAMLSyntax

/// Environments while they are read: a size and a scale make a screen together.
struct EnvironmentDraft {
  var axes: EnvironmentAxes
  var size: Size?
  var scale: Double = 2
}

extension MappingType where Owner == EnvironmentDraft {
  static let environment = MappingType(
    "environment", noun: "an environment",
    summary: """
      Where the table is shown. Most keys take a value or a list of values: each value of one goes with each of the others. A flag of \
      the command line replaces the key of its name everywhere.
      """,
    keys: places + readers,
    rules: [
      .count(["device", "size"], 0...1, help: "a device has a size of its own"),
      .only(["scale"], with: ["size"], help: "a device has a scale of its own"),
    ])

  private static let places: [Key<EnvironmentDraft>] = [
    Key(
      "name", .fileName, default: "made of the values",
      """
      what outputs are called by where there are several environments, such as `small` for `settings.small.svg`; what has several \
      values is added, in the order of these keys
      """
    ) { $0.axes.name = $1 },
    Key("device", .oneOrSeveral(.device), default: Device.standard.name, "the device") {
      $0.axes.screens = $1.map(Screen.device)
    },
    Key("size", .screenSize, "[width, height] of a screen in points instead of a device") { $0.size = $1 },
    Key("scale", Shape<Int>.integer(1...3), default: "2", "pixels a point of that screen") { $0.scale = Double($1) },
    Key("orientation", .oneOrSeveral(.word), default: "portrait", "how the device is held") {
      $0.axes.orientations = $1
    },
    Key(
      "window", .oneOrSeveral(.window), default: "full",
      """
      the app's part of a pad's screen, or its width in points; a phone's is always full. Ten points part two windows, and \
      a third is 320 wide, or 375 on the largest screens
      """
    ) { $0.axes.windows = $1 },
    Key(
      "split", .oneOrSeveral(.split), default: "none",
      """
      the split view controller around the table. `expanded` gives it the primary column, 320 points wide and at most two fifths of \
      the window; it is collapsed where the window is compact, as UIKit's is
      """
    ) { $0.axes.splits = $1 },
  ]

  private static let readers: [Key<EnvironmentDraft>] = [
    Key(
      "contentSize", .contentSizes, default: "large",
      "how large the reader wants text: a category by UIKit's name or a designer's, or `all`"
    ) { $0.axes.contentSizes = $1 },
    Key("direction", .oneOrSeveral(.word), default: "ltr", "which way the interface runs") { $0.axes.directions = $1 },
    Key("appearance", .oneOrSeveral(.word), default: "light", "the colours of the system") {
      $0.axes.userInterfaceStyles = $1
    },
    Key("metrics", .oneOrSeveral(.metrics), default: "the table's", "whose geometry is meant") {
      $0.axes.metrics = $1
    },
    Key("state", .oneOrSeveral(.tableState), default: "normal", "what is going on in the table") {
      $0.axes.states = $1
    },
  ]
}

extension MappingType where Owner == TableState {
  static let state = MappingType(
    "state", noun: "a state", summary: "What is going on in a table. `normal` and `editing` can be written alone.",
    keys: [
      Key("editing", Shape<Bool>.boolean, default: "false", "whether the table is being edited") { $0.isEditing = $1 },
      Key("selected", .rowNames, "the id of a row that is selected, or several") { $0.selectedRows = Set($1) },
      Key("highlighted", .rowNames, "the id of a row with a finger on it, or several") { $0.highlightedRows = Set($1) },
      Key(
        "contentOffset", Shape<Double>.length, default: "the table is shown whole",
        """
        how far the table is scrolled from its top, in points, and at most to its end. Then the picture shows what the screen does, \
        and the headers and footers of a plain table stay on it as long as their sections
        """
      ) { $0.contentOffset = $1 },
    ])
}

extension MappingType where Owner == Split {
  static let split = MappingType(
    "split", noun: "a split view",
    summary: "An expanded split view whose primary column, with the table, has a width of its own.",
    keys: [
      Key("expanded", Shape<Double>.number(1...20_000), required: true, "the width of the primary column, in points") {
        $0 = .expanded(primaryWidth: $1)
      }
    ])
}

extension SpecDecoder {
  /// Reads the environments of a table.
  func readEnvironments(_ node: NodeID, into environments: inout [EnvironmentAxes]) {
    guard let elements = elements(node, expected: "a list of environments") else { return }
    // In some file systems the case of letters does not count.
    var names: [String: NodeID] = [:]
    environments = reading(elements) { element in
      var draft = EnvironmentDraft(axes: EnvironmentAxes(location: source.location(tree.resolved(element))))
      guard decode(.environment, element, into: &draft) else { return nil }
      if let size = draft.size { draft.axes.screens = [.custom(size, scale: draft.scale)] }
      if let name = draft.axes.name, let first = names.updateValue(element, forKey: name.lowercased()) {
        report(
          .duplicateID, "the environment name \(name.quotedForMessage) is taken", at: element,
          help: "give each environment a name of its own",
          notes: [Note(message: "first used here", range: source.range(first))])
      }
      return draft.axes
    }
    let count = environments.reduce(0) { sum, axes in
      let (value, overflow) = sum.addingReportingOverflow(axes.count)
      return overflow ? .max : value
    }
    guard count > options.maxEnvironments else { return }
    report(
      .tooManyEnvironments,
      "the spec asks for \(count == .max ? "countless" : "\(count)") environments, and \(options.maxEnvironments) are allowed",
      at: node,
      help:
        "lists multiply: give an environment shorter ones, or raise the limit with --max-environments if the spec is yours"
    )
    environments = []
  }
}
