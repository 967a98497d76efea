import TableDiagnostics

// E0631–E0632: which dump of an app's views belongs to which spec.
extension DiagnosticCode {
  static let verificationCodes = [dumpWithoutSpec, specWithoutDump]

  /// A dump that `verify` cannot pair.
  static let dumpWithoutSpec = DiagnosticCode(
    "E0631", "a dump that belongs to no spec",
    """
    'verify' pairs a dump with a spec by its name, as 'compile -o' names outputs: 'forms/login.txt' belongs to the spec \
    'forms/login.yaml', and 'forms/login.phone-dark.txt' to the environment 'phone-dark' of it. There is no such spec, or the spec has no \
    such environment, so the dump is not compared. The message names the closest match.
    """,
    .shell(
      wrong: "mv login.txt Dumps/logn.txt; tablec verify Specs Dumps",
      right: "mv login.txt Dumps/login.txt; tablec verify Specs Dumps"))

  /// What `--require-complete` asks for.
  static let specWithoutDump = DiagnosticCode(
    "E0632", "a spec without a dump",
    """
    With '--require-complete', 'verify' needs a dump of the app's views for every spec, and for every environment of a spec that has \
    several. The message names the files that are missing. Without the flag, they are only counted.
    """,
    .shell(
      wrong: "rm Dumps/login.txt; tablec verify Specs Dumps --require-complete",
      right: "rm Dumps/login.txt; tablec verify Specs Dumps"))
}
