import TableEmission

/// The layout, of those for several environments, that is for the one in which an app shows its table.
struct LayoutChoice {
  /// Nil if none is.
  var layout: CompiledLayout?
  /// What is different from the environment of the layout, though not so much that nothing can be compared.
  var notes: [String] = []
  /// Why there is none.
  var refusal = ""

  init(_ layouts: [CompiledLayout], for app: AppEnvironment) {
    let candidates = layouts.map { ($0, EnvironmentDifference.all($0.tree.environment, app)) }
    let fitting = candidates.filter { !$0.1.contains(where: \.isTooLarge) }
    // The first of those with the fewest differences.
    guard let (layout, differences) = fitting.min(by: { $0.1.count < $1.1.count }) else {
      refusal = Self.refusal(candidates)
      return
    }
    self.layout = layout
    notes = differences.map { "the layout is for \($0.layout), the app's table is \($0.app)" }
  }

  private static func refusal(_ candidates: [(layout: CompiledLayout, differences: [EnvironmentDifference])]) -> String
  {
    let lines = candidates.map { layout, differences in
      let large = differences.filter(\.isTooLarge)
      return "  \(layout.name) is for \(EnvironmentText(layout.tree.environment).place): "
        + "\(large.map(\.layout).joined(separator: ", ")); the app's table is "
        + "\(large.map(\.app).joined(separator: ", "))\n"
    }
    return
      (candidates.count == 1
      ? "the layout is for another environment than the app's" : "no layout is for the environment of the app's table")
      + ", so nothing was compared:\n" + lines.joined()
      + "Run the test on such a device, or compile the spec for this one (tablec compile --device … --ios …).\n"
  }
}
