import TableDiagnostics
import Testing

@Suite("Every finding stands at its place, and no other is there")
struct MarkerTests {
  @Test(arguments: InputMarkers.cases)
  func input(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: KeyMarkers.cases)
  func keys(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ConflictMarkers.cases)
  func conflicts(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ValueMarkers.cases)
  func values(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ScalarMarkers.cases)
  func scalars(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: StructureMarkers.cases)
  func structure(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: IncludeMarkers.cases)
  func includes(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ImageMarkers.cases)
  func images(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: LimitMarkers.cases)
  func limits(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: HintMarkers.cases)
  func hints(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: MistakeMarkers.cases)
  func mistakes(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ProfileMarkers.cases + ProfileFileMarkers.cases)
  func profiles(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ConditionMarkers.cases)
  func conditions(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: AppearanceMarkers.cases)
  func appearance(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: StackMarkers.cases)
  func stacks(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: HeaderMarkers.cases)
  func headers(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ControlMarkers.cases)
  func controls(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: EnvironmentMarkers.cases)
  func environments(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ConstraintMarkers.cases)
  func constraints(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: ViewChangeMarkers.cases)
  func viewChanges(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: AccessibilityMarkers.cases)
  func accessibility(_ spec: MarkedSpec) { spec.check() }

  @Test(arguments: TextColorMarkers.cases)
  func textColors(_ spec: MarkedSpec) { spec.check() }

  /// All cases of this room, which the schema is held against too.
  static let all =
    InputMarkers.cases + KeyMarkers.cases + ConflictMarkers.cases + ValueMarkers.cases + ScalarMarkers.cases
    + StructureMarkers.cases + IncludeMarkers.cases + ImageMarkers.cases + LimitMarkers.cases + HintMarkers.cases
    + ProfileMarkers.cases + ProfileFileMarkers.cases + EnvironmentMarkers.cases + StackMarkers.cases
    + ConstraintMarkers.cases
    + ViewChangeMarkers.cases + TextColorMarkers.cases + AccessibilityMarkers.cases
    + ConditionMarkers.cases + ControlMarkers.cases + AppearanceMarkers.cases + HeaderMarkers.cases
    + MistakeMarkers.cases

  /// Codes that no marked text can give, and the test that does.
  static let coveredElsewhere: [DiagnosticCode: String] = [
    .invalidEncoding: "ByteTests: bytes that are no UTF-8",
    .binaryFile: "ByteTests: a NUL byte",
    .notFetched: "LFSPointerTests: files in place of which a pointer stands",
  ]

  @Test("each code that reading a spec can give has a case")
  func coverage() {
    let isOurs = { (code: DiagnosticCode) in
      ["E00", "E01", "E02", "E03", "E0402", "E05", "W0101", "W0102", "W0105", "W0106", "W0107", "W0108", "W02"].contains
      {
        code.rawValue.hasPrefix($0)
      }
    }
    let covered = Set(Self.all.flatMap { $0.findings.map(\.code) }).union(Self.coveredElsewhere.keys)
    let missing = DiagnosticCode.parsingCodes.filter { isOurs($0) && !covered.contains($0) }
    #expect(missing.map(\.rawValue) == [])
    let twice = Self.coveredElsewhere.keys.filter { code in
      Self.all.contains { $0.findings.contains { $0.code == code } }
    }
    #expect(twice.isEmpty, "a case covers these: take them from the list")
  }
}
