import TableSystem

extension ChildProcess {
  #if canImport(Darwin)
    typealias FileActions = posix_spawn_file_actions_t?
  #else
    typealias FileActions = posix_spawn_file_actions_t
  #endif

  /// Starts a program that goes on by itself: it reads and writes nothing here, and a signal from the terminal does not reach it.
  package static func launch(_ program: String, _ arguments: [String]) throws(Problem) {
    _ = try spawn(program, arguments, [:], inOwnGroup: true) { actions in
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(
          &actions, stream, "/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY, 0)
      }
    }
  }

  /// The file of a program, looked for as a shell does; nil if there is none that can be run.
  /// - Parameters:
  ///   - program: its name, or a path.
  ///   - searchPath: folders with colons between them; nil for this process's own.
  package static func path(of program: String, on searchPath: String? = nil) -> String? {
    guard !program.contains("/") else { return access(program, X_OK) == 0 ? program : nil }
    let folders = searchPath ?? getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").lazy.map { "\($0.hasSuffix("/") ? $0.dropLast() : $0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Starts a program: the one way to do so.
  /// - Parameters:
  ///   - inOwnGroup: whether signals from the terminal do not reach it.
  ///   - connect: says where its standard streams lead.
  static func spawn(
    _ program: String, _ arguments: [String], _ variables: [String: String], inOwnGroup: Bool = false,
    connect: (inout FileActions) -> Void
  ) throws(Problem) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    connect(&actions)
    // A program expects a signal to end it when nobody reads its output, even if its parent ignores that signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    if inOwnGroup {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= Int16(POSIX_SPAWN_SETPGROUP)
    }
    posix_spawnattr_setflags(&attributes, flags)

    let words = ([program] + arguments).map { strdup($0) }
    let environment = environment(with: variables)
    defer { for word in words + environment { free(word) } }
    var id = pid_t()
    let failure = posix_spawnp(&id, program, &actions, &attributes, words + [nil], environment + [nil])
    guard failure == 0 else {
      throw failure == ENOENT ? .notFound : .failed(String(cString: strerror(failure)))
    }
    return id
  }

  /// This process's environment, with some variables replaced, as strings `NAME=VALUE` that the caller must free.
  private static func environment(with variables: [String: String]) -> [UnsafeMutablePointer<CChar>?] {
    #if canImport(Darwin)
      let all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      let all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var own: [UnsafeMutablePointer<CChar>?] = []
    var next = all
    while let place = next, let text = place.pointee {
      let isReplaced = variables.keys.contains { strncmp(text, "\($0)=", $0.utf8.count + 1) == 0 }
      if !isReplaced { own.append(strdup(text)) }
      next = place + 1
    }
    return own + variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
  }
}
