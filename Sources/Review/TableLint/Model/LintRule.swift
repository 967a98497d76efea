import TableDiagnostics
import TableIR

/// One check that lint performs.
///
/// A rule checks what it needs: the table as it was read, once, or the laid-out table, in each environment. It never sees YAML:
/// it refers to rows and keys, and the reader of the spec knows their positions.
package protocol LintRule: Sendable {
  /// The code of the rule's findings, with its name and its default severity.
  static var code: DiagnosticCode { get }
  /// The rule checks rows that have one of these; none, unless it says so.
  static var features: RowFeatures { get }
  init()
  /// Checks the whole table, once.
  func check(_ table: Table, _ findings: inout Findings)
  /// Checks the table as it is laid out in an environment.
  func check(_ table: LaidOutTable, _ findings: inout Findings)
  /// Checks a section as it is laid out, once all of its rows have been visited.
  func check(_ section: LaidOutSection, _ findings: inout Findings)
  /// Checks a row as it is laid out, if it has one of the rule's `features`.
  func check(_ row: LaidOutRow, _ findings: inout Findings)
  /// Checks a header or a footer, of the table or of a section.
  func check(_ view: LaidOutSupplementary, _ findings: inout Findings)
}

extension LintRule {
  package static var features: RowFeatures { [] }
  package func check(_ table: Table, _ findings: inout Findings) {}
  package func check(_ table: LaidOutTable, _ findings: inout Findings) {}
  package func check(_ section: LaidOutSection, _ findings: inout Findings) {}
  package func check(_ row: LaidOutRow, _ findings: inout Findings) {}
  package func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {}
}
