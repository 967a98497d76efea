import TableDiagnostics

extension DiagnosticCode {
  /// The codes that reading a spec, and the files it names, can report.
  public static let parsingCodes =
    inputCodes + syntaxCodes + keyCodes + valueCodes + constraintCodes + structureCodes + includeCodes
    + environmentCodes + limitCodes
    + warningCodes
}

// E0001–E0009: the input, its bytes and its root.
extension DiagnosticCode {
  static let inputCodes = [
    emptyFile, rootNotMapping, severalDocuments, invalidEncoding, binaryFile, wrongDocument,
  ]

  /// E0001: empty file.
  public static let emptyFile = DiagnosticCode("E0001", "empty file")
  /// E0002: the root is not a mapping.
  public static let rootNotMapping = DiagnosticCode("E0002", "the root is not a mapping")
  /// E0003: multiple documents in one file.
  public static let severalDocuments = DiagnosticCode("E0003", "multiple documents in one file")
  /// E0004: invalid text encoding.
  public static let invalidEncoding = DiagnosticCode("E0004", "invalid text encoding")
  /// E0005: not a text file.
  public static let binaryFile = DiagnosticCode("E0005", "not a text file")

  /// A spec where a profile is expected, or the other way round.
  public static let wrongDocument = DiagnosticCode("E0006", "wrong kind of file")
}

// E0010–E0099: YAML syntax, anchors and aliases.
extension DiagnosticCode {
  static let syntaxCodes = [
    yamlSyntax, unclosedQuote, tabIndentation, undefinedAlias, recursiveAlias, anchorName, gluedComment,
    ambiguousBlockText, shallowContinuation, flowIndicator, blankIndentation,
  ]

  /// E0010: YAML syntax error.
  public static let yamlSyntax = DiagnosticCode("E0010", "YAML syntax error")
  /// E0011: unclosed quote.
  public static let unclosedQuote = DiagnosticCode("E0011", "unclosed quote")
  /// E0012: tab in indentation.
  public static let tabIndentation = DiagnosticCode("E0012", "tab in indentation")
  /// E0013: undefined alias.
  public static let undefinedAlias = DiagnosticCode("E0013", "undefined alias")
  /// E0014: recursive alias.
  public static let recursiveAlias = DiagnosticCode("E0014", "recursive alias")
  /// E0015: ambiguous anchor or alias name.
  public static let anchorName = DiagnosticCode("E0015", "ambiguous anchor or alias name")
  /// E0016: no space before '#'.
  public static let gluedComment = DiagnosticCode("E0016", "no space before '#'")
  /// E0017: ambiguous indentation in a block scalar.
  public static let ambiguousBlockText = DiagnosticCode("E0017", "ambiguous indentation in a block scalar")
  /// E0018: continuation line is not indented.
  public static let shallowContinuation = DiagnosticCode("E0018", "continuation line is not indented")
  /// E0019: invalid '?' or '-' in brackets.
  public static let flowIndicator = DiagnosticCode("E0019", "invalid '?' or '-' in brackets")
  /// E0020: a Unicode space instead of a space.
  public static let blankIndentation = DiagnosticCode("E0020", "a Unicode space instead of a space")
}

// E0101–E0109: keys.
extension DiagnosticCode {
  static let keyCodes = [
    missingKey, duplicateKey, nonScalarKey, conflictingKeys, badMergeValue, unsupportedVersion, unknownKey,
  ]

  /// E0101: missing key.
  public static let missingKey = DiagnosticCode("E0101", "missing key")
  /// E0102: duplicate key.
  public static let duplicateKey = DiagnosticCode("E0102", "duplicate key")
  /// E0103: a key that is not a scalar.
  public static let nonScalarKey = DiagnosticCode("E0103", "a key that is not a scalar")
  /// E0104: conflicting keys.
  public static let conflictingKeys = DiagnosticCode("E0104", "conflicting keys")
  /// E0105: merged value is not a mapping.
  public static let badMergeValue = DiagnosticCode("E0105", "merged value is not a mapping")
  /// E0106: unsupported language version.
  public static let unsupportedVersion = DiagnosticCode("E0106", "unsupported language version")
  /// E0107: unknown key.
  public static let unknownKey = DiagnosticCode("E0107", "unknown key")
}

// E0110–E0199: values.
extension DiagnosticCode {
  static let valueCodes = [
    wrongType, badValue, numberNotFinite, numberOutOfRange, badColor, noTextColor,
  ]

  /// E0110: wrong type of value.
  public static let wrongType = DiagnosticCode("E0110", "wrong type of value")
  /// E0111: invalid value.
  public static let badValue = DiagnosticCode("E0111", "invalid value")
  /// E0112: number is not finite.
  public static let numberNotFinite = DiagnosticCode("E0112", "number is not finite")
  /// E0113: number out of range.
  public static let numberOutOfRange = DiagnosticCode("E0113", "number out of range")
  /// E0114: invalid colour.
  public static let badColor = DiagnosticCode("E0114", "invalid colour")

  /// The colour of a text, where no text has it.
  public static let noTextColor = DiagnosticCode("E0115", "the colour of missing text")
}

// E02xx: ids, templates, repeats.
extension DiagnosticCode {
  static let structureCodes = [
    duplicateID, unknownTemplate, recursiveTemplate, badRepeat, unknownPlaceholder, unknownView,
    unfitViewChange, unknownReadView,
  ]

  /// E0201: duplicate id.
  public static let duplicateID = DiagnosticCode("E0201", "duplicate id")
  /// E0202: unknown template.
  public static let unknownTemplate = DiagnosticCode("E0202", "unknown template")
  /// E0203: a template uses itself.
  public static let recursiveTemplate = DiagnosticCode("E0203", "a template uses itself")
  /// E0204: invalid repeat count.
  public static let badRepeat = DiagnosticCode("E0204", "invalid repeat count")
  /// E0205: unknown placeholder.
  public static let unknownPlaceholder = DiagnosticCode("E0205", "unknown placeholder")

  /// A change of a view that the row does not start from.
  public static let unknownView = DiagnosticCode("E0206", "a change to an unknown view")

  /// A change that does not apply to its view's kind.
  public static let unfitViewChange = DiagnosticCode("E0207", "a change that does not apply to its view")

  /// An order of accessibility with the id of no view.
  public static let unknownReadView = DiagnosticCode("E0208", "a view to read that does not exist")
}

// E03xx: included files (E0301–E0309), images and other assets (E0310–E0399).
extension DiagnosticCode {
  static let includeCodes = [
    includeMissing, includeOutsideRoot, includeCycle, includeWrongShape, unreadableStrings, missingImage,
    imageOutsideRoot,
    unreadableImage, capInsetsTooLarge, notFetched,
  ]

  /// E0301: included file not found.
  public static let includeMissing = DiagnosticCode("E0301", "included file not found")
  /// E0302: included file outside the root.
  public static let includeOutsideRoot = DiagnosticCode("E0302", "included file outside the root")
  /// E0303: include cycle.
  public static let includeCycle = DiagnosticCode("E0303", "include cycle")
  /// E0304: unexpected content in an included file.
  public static let includeWrongShape = DiagnosticCode("E0304", "unexpected content in an included file")
  /// E0305: unreadable strings.
  public static let unreadableStrings = DiagnosticCode("E0305", "unreadable strings")
  /// E0310: image not found.
  public static let missingImage = DiagnosticCode("E0310", "image not found")
  /// E0311: image outside the root.
  public static let imageOutsideRoot = DiagnosticCode("E0311", "image outside the root")
  /// E0312: unreadable image.
  public static let unreadableImage = DiagnosticCode("E0312", "unreadable image")
  /// E0313: cap insets too large for the image.
  public static let capInsetsTooLarge = DiagnosticCode("E0313", "cap insets too large for the image")
  /// E0314: a file that Git LFS has not fetched.
  public static let notFetched = DiagnosticCode("E0314", "a file that Git LFS has not fetched")
}

// E0402: metrics profiles.
extension DiagnosticCode {
  static let environmentCodes = [unknownMetrics, assumedMetrics]

  /// E0402: unknown metrics profile.
  public static let unknownMetrics = DiagnosticCode("E0402", "unknown metrics profile")
  /// A system whose geometry was not observed in full.
  public static let assumedMetrics = DiagnosticCode(
    "W0404", severity: .note, "a system of which not everything was observed")
}

// E0120–E0129: constraints.
extension DiagnosticCode {
  static let constraintCodes = [badConstraint, unknownConstraintView, unheldView, ambiguousConstraintView]

  /// E0120: invalid constraint.
  public static let badConstraint = DiagnosticCode("E0120", "invalid constraint")
  /// E0121: unknown view in a constraint.
  public static let unknownConstraintView = DiagnosticCode("E0121", "unknown view in a constraint")
  /// E0122: a view with neither a frame nor constraints.
  public static let unheldView = DiagnosticCode("E0122", "a view with neither a frame nor constraints")
  /// E0123: ambiguous view in a constraint.
  public static let ambiguousConstraintView = DiagnosticCode("E0123", "ambiguous view in a constraint")
}

// E05xx: limits on the cost of a spec.
extension DiagnosticCode {
  static let limitCodes = [
    tooManyBytes, tooDeep, tooManyNodes, tooManyAliases, aliasExpansion, tooManyRepeats, tooManyRows,
    tooManyIncludes, tooManyEnvironments, tooManyConstraints, tooMuchWork,
  ]

  /// E0511: too much work.
  public static let tooMuchWork = DiagnosticCode("E0511", "too much work")
  /// E0509: too many environments.
  public static let tooManyEnvironments = DiagnosticCode("E0509", "too many environments")
  /// E0510: too many constraints or constrained views.
  public static let tooManyConstraints = DiagnosticCode("E0510", "too many constraints or constrained views")
  /// E0502: nested too deeply.
  public static let tooDeep = DiagnosticCode("E0502", "nested too deeply")
  /// E0503: too many values.
  public static let tooManyNodes = DiagnosticCode("E0503", "too many values")
  /// E0504: too many aliases.
  public static let tooManyAliases = DiagnosticCode("E0504", "too many aliases")
  /// E0505: alias expansion too large.
  public static let aliasExpansion = DiagnosticCode("E0505", "alias expansion too large")
  /// E0506: too many repetitions.
  public static let tooManyRepeats = DiagnosticCode("E0506", "too many repetitions")
  /// E0507: too many rows.
  public static let tooManyRows = DiagnosticCode("E0507", "too many rows")
  /// E0508: too many included files.
  public static let tooManyIncludes = DiagnosticCode("E0508", "too many included files")
}

// Warnings: a spec that compiles, but probably not to the intended table.
extension DiagnosticCode {
  static let warningCodes = [
    emptyValue, unshownDetailText, repeatedConstraint, unmeasuredFont, truncatedImage, unfilledPlaceholder,
    ineffectiveIndent, unknownStringKey, otherSpelling, repeatedString, undrawnImage, unknownSymbol, symbolAsImage,
    textCutByComment,
    unusedTemplate, unusedAppearanceRule,
    unknownAppearanceName,
    unknownStateRow,
    unswipeableRow,
  ]

  /// W0101: a key without a value.
  public static let emptyValue = DiagnosticCode("W0101", rule: "empty-value", "a key without a value")

  /// Detail text in a style without a label for it.
  public static let unshownDetailText = DiagnosticCode(
    "W0102", rule: "unshown-detail-text", "detail text that the cell style does not show")

  /// A constraint that its list already contains.
  public static let repeatedConstraint = DiagnosticCode("W0103", rule: "repeated-constraint", "duplicate constraint")

  /// A key that no catalog has.
  public static let unknownStringKey = DiagnosticCode(
    "W0108", rule: "unknown-string-key", "a key that the strings do not have")
  /// A key that a file of strings has twice.
  public static let repeatedString = DiagnosticCode(
    "W0110", rule: "repeated-string", "a key that a file of strings has twice")
  /// W0109: a name that only some disks take for that of its file.
  public static let otherSpelling = DiagnosticCode(
    "W0109", rule: "other-spelling", "a name that only some disks take for that of its file")

  /// A font for which no file was given.
  public static let unmeasuredFont = DiagnosticCode(
    "W0104", rule: "unmeasured-font", "a text that is not measured as on a device")

  /// An image file that ends before its image does.
  public static let truncatedImage = DiagnosticCode("W0105", rule: "truncated-image", "truncated image file")

  /// An image in a format that browsers do not draw.
  public static let undrawnImage = DiagnosticCode("W0111", rule: "undrawn-image", "an image that browsers do not draw")

  /// A name that is not in Apple's list of SF Symbols.
  public static let unknownSymbol = DiagnosticCode("W0112", rule: "unknown-symbol", "a name that no SF Symbol has")

  /// The name of an SF Symbol where the file of an image is meant.
  public static let symbolAsImage = DiagnosticCode(
    "W0113", rule: "symbol-as-image", "an image that is taken for an SF Symbol")

  /// A plain text that ends where YAML begins a comment, and goes on there.
  public static let textCutByComment = DiagnosticCode(
    "W0114", rule: "text-cut-by-comment", "a text that a comment cuts off")

  /// A placeholder of a repeated row in a row that is not repeated.
  public static let unfilledPlaceholder = DiagnosticCode(
    "W0106", rule: "unfilled-placeholder", "a placeholder outside a repeated row")

  /// A row with an editing control whose content is to make no room for it.
  public static let ineffectiveIndent = DiagnosticCode(
    "W0107", rule: "ineffective-indent", "'indent: false' with an editing control")

  /// W0201: unused template.
  public static let unusedTemplate = DiagnosticCode("W0201", rule: "unused-template", "unused template")

  /// An appearance rule for views that the table does not contain.
  public static let unusedAppearanceRule = DiagnosticCode(
    "W0202", rule: "unused-appearance-rule", "an appearance rule that applies to no view")

  /// An appearance rule that names a row, a section or a class that the table does not contain.
  public static let unknownAppearanceName = DiagnosticCode(
    "W0203", rule: "unknown-appearance-name", "unknown container in an appearance rule")

  /// A state for a row that the table does not contain.
  public static let unknownStateRow = DiagnosticCode("W0401", rule: "unknown-state-row", "a state for an unknown row")

  /// A state that swipes open a row without actions at that edge.
  public static let unswipeableRow = DiagnosticCode(
    "W0402", rule: "unswipeable-row", "a swiped row without swipe actions")
}
