import TableDiagnostics

// E03xx: included files (E0301–E0309), images and other assets (E0310–E0399).
extension DiagnosticCode {
  static let includeCodes = [
    includeMissing, includeOutsideRoot, includeCycle, includeWrongShape, unreadableStrings, missingImage,
    imageOutsideRoot,
    unreadableImage, capInsetsTooLarge, notFetched,
  ]

  public static let includeMissing = DiagnosticCode("E0301", "included file not found")

  public static let includeOutsideRoot = DiagnosticCode("E0302", "included file outside the root")

  public static let includeCycle = DiagnosticCode("E0303", "include cycle")

  public static let includeWrongShape = DiagnosticCode("E0304", "unexpected content in an included file")

  public static let unreadableStrings = DiagnosticCode("E0305", "unreadable string catalog")

  public static let missingImage = DiagnosticCode("E0310", "image not found")

  public static let imageOutsideRoot = DiagnosticCode("E0311", "image outside the root")

  public static let unreadableImage = DiagnosticCode("E0312", "unreadable image")

  public static let capInsetsTooLarge = DiagnosticCode("E0313", "cap insets too large for the image")

  public static let notFetched = DiagnosticCode("E0314", "a file that Git LFS has not fetched")
}
