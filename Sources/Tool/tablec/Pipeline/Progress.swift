import Dispatch

/// Shows the progress of a long run on a terminal, in one line that it clears at the end.
final class Progress: @unchecked Sendable {
  /// Guards the properties that follow.
  private let queue = DispatchQueue(label: "tablec.progress")
  private let total: Int
  private let noun: String
  private var done = 0
  /// The progress that was shown last, in hundredths of the total.
  private var reported = -1

  /// Nil if the output is not shown to a person, if every file is reported anyway, or if the run is short.
  init?(total: Int, noun: String, report: ReportOptions) {
    let isRead = Terminal.isShown(Terminal.error) && !report.quiet && !report.verbose && report.reporter.isEmpty
    guard total >= 20, isRead else { return nil }
    self.total = total
    self.noun = noun
  }

  /// Counts one more as done. Can be called from any thread.
  func advance() {
    queue.sync {
      done += 1
      let hundredths = done * 100 / total
      guard hundredths > reported else { return }
      reported = hundredths
      Terminal.writeError("\r\(done) of \(total) \(noun)")
    }
  }

  /// Clears the line.
  func finish() {
    Terminal.writeError("\r\u{1B}[K")
  }
}
