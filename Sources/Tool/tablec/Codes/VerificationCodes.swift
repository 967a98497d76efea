import TableDiagnostics

// E0631–E0632: which dump of an app's views belongs to which spec.
extension DiagnosticCode {
  static let verificationCodes = [dumpWithoutSpec, specWithoutDump]

  /// A dump that `verify` cannot pair.
  static let dumpWithoutSpec = DiagnosticCode("E0631", "a dump that belongs to no spec")

  /// What `--require-complete` asks for.
  static let specWithoutDump = DiagnosticCode("E0632", "a spec without a dump")
}
