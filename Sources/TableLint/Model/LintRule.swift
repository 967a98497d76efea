import TableDiagnostics
import TableIR

/// One thing that lint looks for.
///
/// A rule looks at what it needs: at the table as it was understood, once, or at what was laid out, in each environment. It never
/// looks at YAML: it names what it means by rows and keys, and whoever read the spec knows where those stand.
public protocol LintRule: Sendable {
  static var code: DiagnosticCode { get }
  init()
  /// Looks at the whole table, once.
  func check(_ table: Table, _ findings: inout Findings)
  /// Looks at the table as it is laid out in an environment.
  func check(_ table: LaidOutTable, _ findings: inout Findings)
  func check(_ section: LaidOutSection, _ findings: inout Findings)
  func check(_ row: LaidOutRow, _ findings: inout Findings)
  /// Looks at a header or a footer, of the table or of a section.
  func check(_ view: LaidOutSupplementary, _ findings: inout Findings)
}

extension LintRule {
  public func check(_ table: Table, _ findings: inout Findings) {}
  public func check(_ table: LaidOutTable, _ findings: inout Findings) {}
  public func check(_ section: LaidOutSection, _ findings: inout Findings) {}
  public func check(_ row: LaidOutRow, _ findings: inout Findings) {}
  public func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {}
}
