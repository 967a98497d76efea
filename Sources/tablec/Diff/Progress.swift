import Dispatch

/// Tells on a terminal how far a long run is, in one line that it takes away again.
final class Progress: @unchecked Sendable {
  /// Guards what follows.
  private let queue = DispatchQueue(label: "tablec.progress")
  private let total: Int
  private let noun: String
  private var done = 0
  /// The last time that it was told, in hundredths of the whole.
  private var told = -1

  /// Nil where nobody watches, or nothing takes long.
  init?(total: Int, noun: String, report: ReportOptions) {
    guard total >= 20, Terminal.isShown(Terminal.error), !report.quiet, report.reporter == .text else { return nil }
    self.total = total
    self.noun = noun
  }

  /// Notes that one more is done, from any thread.
  func advance() {
    queue.sync {
      done += 1
      let hundredths = done * 100 / total
      guard hundredths > told else { return }
      told = hundredths
      Terminal.writeError("\r\(done) of \(total) \(noun)")
    }
  }

  /// Clears the line.
  func finish() {
    Terminal.writeError("\r\u{1B}[K")
  }
}
