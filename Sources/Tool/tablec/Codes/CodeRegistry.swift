import GitReading
import SpecFormatting
import TableDiagnostics
import TableDiff
import TableLint
import TableParsing

/// The codes of all targets, which `explain`, the page of codes and the names of rules are read from.
enum CodeRegistry {
  /// Every code, in numeric order: errors, lint findings, warnings, changes.
  static let all: [DiagnosticCode] = ["E", "L", "W", "D"].flatMap { letter in
    rooms.filter { $0.rawValue.hasPrefix(letter) }.sorted { $0.rawValue < $1.rawValue }
  }

  private static let rooms =
    DiagnosticCode.parsingCodes + DiagnosticCode.layoutFileCodes + RuleRegistry.codes + DiagnosticCode.dumpCodes
    + DiagnosticCode.changeCodes + DiagnosticCode.gitCodes + DiagnosticCode.fileCodes
    + DiagnosticCode.linkCodes + DiagnosticCode.outputListCodes + DiagnosticCode.environmentFlagCodes
    + DiagnosticCode.verificationCodes + DiagnosticCode.templateCodes + DiagnosticCode.formattingCodes
    + DiagnosticCode.importCodes + [.constraintProblems]

  /// The codes whose severity can be chosen by the name of their rule.
  static let rules = all.filter { $0.rule != nil && !$0.isChange }
}

extension ReportVocabulary {
  /// The words of all targets together.
  static let all = ReportVocabulary(
    rules: CodeRegistry.rules, changes: DiagnosticCode.changeCodes, changeClasses: FailLevel.allCases.map(\.rawValue),
    stages: Stage.descriptions.map(\.name))
}
