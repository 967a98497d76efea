import ArgumentParser
import GitReading
import TableDiagnostics

/// The flags of the commands that git runs.
struct DriverOptions: ParsableArguments {
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var font: FontOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var report: ReportOptions

  /// Prints a change. Whatever is wrong with the spec, git goes on with the next file; it stops where a flag is wrong, or where it
  /// cannot be asked for the lines.
  func show(_ call: GitDriverCall) throws {
    // A pager that is left early wants no more, and git would take our end by a signal for a failure.
    System.ignoreClosedPipes()
    var reporter = Reporter(report)
    let compiler = SpecCompiler(environment, font, limits, reporter: &reporter)
    if reporter.status == .done {
      let git = Git()
      let driver = GitDriver(git: git, diffing: LayoutDiffing(compiler: compiler, colour: wantsColour(git)))
      do throws(Git.Problem) {
        let text = try driver.text(call)
        do throws(Diagnostic) { try Terminal.writeOutput(text) } catch {
          reporter.addTrouble(error)
        }
      } catch {
        reporter.addTrouble(error.diagnostic(.gitFailure, "git does not show the lines", of: call.path))
      }
    }
    try reporter.end()
  }

  /// As git does, unless a flag says otherwise.
  private func wantsColour(_ git: Git) -> Bool {
    switch report.color {
    case .always: true
    case .never: false
    case .auto:
      (Terminal.environment("NO_COLOR") ?? "").isEmpty
        && git.coloursDiffs(isTerminal: Terminal.isShown(Terminal.output))
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
