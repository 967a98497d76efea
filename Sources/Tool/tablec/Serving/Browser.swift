import GitReading

/// The browser that the user has chosen in the system.
enum Browser {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Shows a page, without waiting for the browser.
  static func open(_ url: String) throws(ChildProcess.Problem) {
    try ChildProcess.launch(program, [url])
  }
}
