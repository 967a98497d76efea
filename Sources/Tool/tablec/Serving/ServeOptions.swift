import ArgumentParser

/// The live preview in a browser.
struct ServeOptions: ParsableArguments {
  @Flag(
    name: .customLong("serve"),
    help: "Show the picture in a browser, and a new one with every change of the spec and of the files that it uses.")
  var isWanted = false

  @Option(
    help: ArgumentHelp(
      "With --serve: the port. 0 is any that is free. Default: \(ServeOptions.standardPort), or the next one that is free.",
      valueName: "n"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "With --serve: the address to listen on. Default: only this machine can connect.", valueName: "address"))
  var host: String?

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp(
      "With --serve: a name under which a proxy or a remote editor shows the page. Can be repeated.", valueName: "name")
  )
  var names: [String] = []

  @Flag(help: "With --serve: open the page in the browser.")
  var open = false

  @Option(
    name: .customLong("open-url"),
    help: ArgumentHelp(
      """
      With --serve: the address that opens a line in your editor, with {path}, {line} and {column}, such as \
      'vscode://file/{path}:{line}:{column}'. Without it, the page copies path and line.
      """, valueName: "pattern"))
  var openURL: String?

  static let standardPort = 8765
  static let standardHost = "localhost"

  func validate() throws {
    if !isWanted {
      let given = [
        ("--port", port != nil), ("--host", host != nil), ("--allow-host", !names.isEmpty), ("--open", open),
        ("--open-url", openURL != nil),
      ]
      if let flag = given.first(where: { $0.1 }) { throw ValidationError("\(flag.0) needs --serve") }
    }
    if let port, !(0...65_535).contains(port) { throw ValidationError("--port must be a number from 0 to 65535") }
    if let name = names.first(where: { $0.isEmpty || $0.contains { "/: *".contains($0) } }) {
      throw ValidationError(
        "--allow-host is a name without a scheme and a port, such as box.example.com, not '\(name)'")
    }
    if let openURL, !openURL.contains("{path}") {
      throw ValidationError("--open-url needs {path}, for the path of the file")
    }
  }
}
