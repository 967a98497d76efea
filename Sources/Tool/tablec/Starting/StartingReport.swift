import TableDiagnostics

/// What `init` tells at its end: what it wrote, and what to do next.
struct StartingReport {
  let plan: StartingPlan
  /// The paths of the files that were written.
  let written: [String]

  var text: String {
    let path = safeText(ProgramPath.quoted(plan.path))
    let live = "tablec preview \(path) --serve"
    guard plan.isProject || plan.host != nil || plan.editor != nil else {
      return
        "wrote \(safeText(plan.path)): draw it with 'tablec preview \(path)', or see it while you edit it with '\(live)'\n"
    }
    var lines = written.map { "wrote \(safeText($0))" }
    lines += ["", "next:"]
    var steps = [(live, "shows the table in a browser while you edit it")]
    if plan.isProject { steps.append(("tablec lint", "checks all specs of the project")) }
    if let host = plan.host { steps.append((host.file.path, "replace OWNER by where tablec's repository is")) }
    let width = steps.map(\.0.count).max() ?? 0
    lines += steps.map { "  \($0)\(String(repeating: " ", count: width - $0.count))   \($1)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
