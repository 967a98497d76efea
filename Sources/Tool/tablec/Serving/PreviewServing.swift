import ArgumentParser
import GitReading
import TableDiagnostics
import TableParsing
import TablePreview

/// `preview --serve`: a page that shows a spec, or a folder of specs, as they are edited.
struct PreviewServing {
  let target: String
  let options: ServeOptions
  let flags: LiveFlags

  /// Serves until the process is told to end.
  func run() throws {
    let kind = PathKind(target)
    if let problem = problem(kind) {
      var reporter = Reporter(flags.report, for: "preview")
      reporter.addTrouble(problem)
      return try reporter.end()
    }
    // Before any thread is started, so that all of them leave the signals to this one.
    let signals = EndingSignals()
    System.ignoreClosedPipes()
    System.raiseFileLimit()
    let messages = PreviewMessages(flags.report)
    let project = LiveProject(flags, target: target, isFolder: kind == .folder)
    let preview = LivePreview(project, state(of: project), messages: messages)
    let kept = KeptToken(for: FileSystem.live.canonicalPath(target) ?? target)
    let server: PageServer
    do throws(PageServingProblem) {
      server = try PageServer(
        host: options.host ?? ServeOptions.standardHost, port: options.port ?? ServeOptions.standardPort,
        token: kept.token, names: options.names, handler: PreviewRoutes(preview: preview).answer)
    } catch {
      throw WrongUsage.reported("--\(error.flag): \(error.message)", by: Preview.self)
    }
    messages.tell(project.problems)
    if let problem = kept.problem {
      messages.say("the next start has another address, which cannot be kept: \(problem)")
    }
    preview.start()
    announce(server, messages)
    signals.wait()
    preview.stop()
    server.stop()
    System.end()
  }

  private func problem(_ kind: PathKind) -> Diagnostic? {
    let spec = SpecFile(path: target, outputName: "")
    switch kind {
    case .file, .folder: return nil
    case .missing:
      return Diagnostic(
        code: .noSuchFile, message: "there is no such file or folder", range: SourceRange(file: target))
    case .other: return spec.diagnostic(.unreadable("only a file or a folder can be watched for changes"))
    case .unknown(let problem): return spec.diagnostic(problem)
    }
  }

  private func state(of project: LiveProject) -> PreviewState {
    let folder = project.isFolder ? project.target : PathRules.folder(of: project.target)
    let canonical = FileSystem.live.canonicalPath(folder) ?? folder
    // Profiles and other specs may be anywhere in the project.
    let spec = project.isFolder ? SpecFile(path: canonical + "/-.yaml", outputName: "") : SpecFile(named: target)
    let root = project.session.configuration(of: spec).settings?.root
    return PreviewState(
      session: project.session, title: title(of: project, canonical),
      isFolder: project.isFolder, openURL: options.openURL, folder: root ?? canonical)
  }

  /// What the page is called: the folder's own name, where it is named by a dot.
  private func title(of project: LiveProject, _ canonical: String) -> String {
    let title = WorkingFolder.relative(canonical == "/" ? "/" : project.target)
    return [".", "./"].contains(title) ? canonical.lastPathComponent : title
  }

  private func announce(_ server: PageServer, _ messages: PreviewMessages) {
    let wanted = options.port ?? ServeOptions.standardPort
    if wanted != 0, server.port != wanted {
      messages.say("port \(wanted) is in use: port \(server.port) is used instead")
    }
    if let host = options.host, !["localhost", "::1", "[::1]"].contains(host), !host.hasPrefix("127.") {
      messages.say(
        "warning: other machines can connect to \(host): whoever knows the address of the page can read the specs that it shows"
      )
    }
    try? Terminal.writeOutput(Array("\(server.url)\n".utf8))
    messages.say("serving \(target); press Ctrl-C to end")
    guard options.open else { return }
    do throws(ChildProcess.Problem) { try Browser.open(server.url) } catch {
      messages.say("warning: the browser cannot be opened: open the address yourself")
    }
  }
}

extension PageServingProblem {
  /// The flag that is to blame.
  fileprivate var flag: String {
    switch self {
    case .notAnAddress, .notThisMachine: "host"
    case .portsTaken, .notAllowed, .system: "port"
    }
  }
}
