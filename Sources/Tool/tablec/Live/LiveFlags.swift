import ArgumentParser
import TableDiagnostics
import TableParsing

/// What the flags of a command say about every spec that a process studies, as long as it lives.
struct LiveFlags: Sendable {
  var environment: EnvironmentOptions
  var font: FontOptions
  var limits: LimitOptions
  var report: ReportOptions
  var emission = EmissionOptions()
  /// Rules that are turned off.
  var disabled: Set<DiagnosticCode> = []

  init(environment: EnvironmentOptions, font: FontOptions, limits: LimitOptions, report: ReportOptions) {
    (self.environment, self.font, self.limits, self.report) = (environment, font, limits, report)
  }

  /// Reads flags as they would be written on the command line.
  /// - Throws: what `ArgumentParser` throws; `message(for:)` puts it in words.
  init(words: [String] = []) throws {
    let written = try WrittenFlags.parse(words)
    self.init(environment: written.environment, font: written.font, limits: written.limits, report: written.report)
  }

  /// What is wrong with flags, in words.
  static func message(for error: any Error) -> String { WrittenFlags.message(for: error) }

  private struct WrittenFlags: ParsableArguments {
    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var font: FontOptions
    @OptionGroup var limits: LimitOptions
    @OptionGroup var report: ReportOptions
  }
}
