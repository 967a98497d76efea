import GitReading

/// The settings of git's configuration that name `tablec`.
struct GitConfiguration {
  /// A setting, and the text that shows that `git-setup` set its value.
  struct Line: Equatable {
    var key: String
    var value: String
    fileprivate var mark: String
  }

  enum Change: Equatable {
    case set(Line)
    case removed(Line)
    /// There is nothing to do.
    case asItWas(Line)
    /// The key is set to something else.
    case left(Line, value: String)
  }

  var git: Git
  var isGlobal: Bool

  /// - Parameter program: a path of `tablec`.
  static func lines(program: String) -> [Line] {
    let word = ProgramPath.quoted(program)
    return [
      // Flags for environments can be added before the dashes, and a path may begin with a dash.
      Line(key: "diff.tablec.command", value: "\(word) git-diff-driver --", mark: "git-diff-driver"),
      Line(
        key: "difftool.tablec.cmd", value: #"\#(word) git-difftool -- "$LOCAL" "$REMOTE" "$MERGED""#,
        mark: "git-difftool"),
    ]
  }

  /// The shell command that sets a line.
  func command(_ line: Line) -> String {
    "git config \(isGlobal ? "--global " : "")\(line.key) \(ProgramPath.quoted(line.value))"
  }

  func install(_ line: Line) throws(Git.Problem) -> Change {
    let value = try value(line.key)
    if value == line.value { return .asItWas(line) }
    _ = try git.answer(["config", scope, "--replace-all", line.key, line.value])
    return .set(line)
  }

  func remove(_ line: Line) throws(Git.Problem) -> Change {
    guard let value = try value(line.key) else { return .asItWas(line) }
    guard value.contains(line.mark) else { return .left(line, value: value) }
    _ = try git.answer(["config", scope, "--unset-all", line.key])
    return .removed(line)
  }

  private var scope: String { isGlobal ? "--global" : "--local" }

  private func value(_ key: String) throws(Git.Problem) -> String? {
    let result = try git.run(["config", scope, "--get", key])
    // Status 1 means that the key is not set.
    if result.status == 1 { return nil }
    guard result.status == 0 else { throw .refused(status: result.status, words: Git.words(of: result)) }
    let text = String(decoding: result.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
