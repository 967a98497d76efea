import ArgumentParser
import GitReading
import TableDiagnostics

/// The flags of the commands that git runs.
struct DriverOptions: ParsableArguments {
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var font: FontOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var report: ReportOptions

  /// Prints a change. If the spec has problems, git continues with the next file; it stops if a flag is wrong, or if git cannot
  /// produce the lines.
  func show(_ call: GitDriverCall) throws {
    // If the pager is closed early, a signal would end this process, and git would report a failure.
    System.ignoreClosedPipes()
    var reporter = Reporter(report)
    let session = Session(environment, font, limits, reporter: &reporter)
    if reporter.status == .done {
      let git = Git()
      let configurations = limits.configurations
      let driver = GitDriver(
        git: git, diffing: LayoutDiffing(session: session, colour: wantsColour(git)), configurations: configurations,
        documents: DiffDocuments(limits, environment, except: SpecSelection(limits).exclusion))
      // Git would not show the next files if a configuration changed the status.
      defer { configurations.mention(to: &reporter) }
      do throws(Git.Problem) {
        let text = try driver.text(call)
        do throws(Diagnostic) { try Terminal.writeOutput(text) } catch {
          reporter.addTrouble(error)
        }
      } catch {
        reporter.addTrouble(error.diagnostic(.gitFailure, "git cannot show the lines", of: call.path))
      }
    }
    try reporter.end()
  }

  /// As git does, unless a flag chooses otherwise.
  private func wantsColour(_ git: Git) -> Bool {
    switch report.color {
    case .always: true
    case .never: false
    case .auto:
      !Terminal.refusesColor && git.coloursDiffs(isTerminal: Terminal.isShown(Terminal.output))
    }
  }
}

extension GitDriverCall {
  fileprivate var path: String {
    switch self {
    case .change(let change): change.newPath
    case .unmerged(let path): path
    }
  }
}
