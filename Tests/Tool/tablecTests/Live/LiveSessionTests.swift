import Foundation
import TableDiagnostics
import Testing

@testable import tablec

@Suite("Studies of specs in a process that lives long")
struct LiveSessionTests {
  private static let spec = """
    tablespec: 1
    include: _common.yaml
    sections:
      - rows:
          - {id: ann, text: Ann, use: link}
          - {id: ben, text: Ben, image: images/icon.png}

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "contacts.yaml": Self.spec, "_common.yaml": "templates: {link: {accessory: checkmark}}\n",
    ])
    try folder.makeFolder("images")
    return folder
  }

  private func file(_ folder: TemporaryFolder, _ name: String = "contacts.yaml") -> SpecFile {
    SpecFile(named: folder.path(name))
  }

  @Test("a study names everything that was read and everything that was looked for but not found")
  func inputs() throws {
    let folder = try folder()
    try SamplePicture.png(width: 20, height: 20).write(to: folder.url.appending(path: "images/icon@2x.png"))
    let study = LiveSession(try LiveFlags()).study(file(folder))
    #expect(study.diagnostics.isEmpty)
    let read = study.inputs.files.filter { $0.hasPrefix(folder.url.path) }
    #expect(
      Set(read) == Set(["contacts.yaml", "_common.yaml", "images/icon@2x.png"].map(folder.path)))
    let missing = study.inputs.missing
    #expect(missing.contains(folder.path("images/icon.png")) && missing.contains(folder.path("images/icon@3x.png")))
    #expect(missing.contains(folder.path(".tablec.yaml")))
    #expect(study.texts.map(\.path) == ["contacts.yaml", "_common.yaml"].map(folder.path))
  }

  @Test("a finding belongs to the environments that have it: others are told with what shows them")
  func places() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      tablespec: 1
      sections: [{rows: [{text: A title that is too long for the screens of all phones that there are}]}]

      """
    ])
    let wide = LiveSession(try LiveFlags(words: ["--device", "ipad"]))
    var study = wide.study(file(folder, "a.yaml"))
    wide.lint(&study)
    #expect(wide.problems(of: study, shownIn: nil).problems.isEmpty)
    let session = LiveSession(try LiveFlags())
    study = session.study(file(folder, "a.yaml"))
    session.lint(&study)
    let options = try PreviewQuery([("device", "ipad")]).options()
    let shown = session.problems(of: study, shownIn: session.environments(options).environments)
    let problem = try #require(shown.problems.first { $0.code.rawValue == "L0301" }, "\(study.diagnostics)")
    let place = try #require(shown.places[problem])
    #expect(place.figures.isEmpty && place.elsewhere.contains { $0.query?.hasPrefix("device=iphone-se") == true })
    // Where all have it, nothing is said.
    let small = try PreviewQuery([("device", "iphone-se")]).options()
    let own = session.problems(of: study, shownIn: session.environments(small).environments)
    #expect(own.problems.contains { $0.code.rawValue == "L0301" && own.places[$0] == nil })
  }

  @Test("a text that is not saved counts instead of the file, in the spec and in what it includes")
  func overlay() throws {
    let folder = try folder()
    let session = LiveSession(try LiveFlags())
    var texts = FileSystem.live
    texts.set(Array("templates: {link: {accessory: detailButton}}\n".utf8), at: folder.path("_common.yaml"))
    texts.set(
      Array("tablespec: 1\ninclude: _new.yaml\nsections: [{rows: [{text: A, use: link}]}]\n".utf8),
      at: folder.path("contacts.yaml"))
    #expect(session.study(file(folder), over: texts).diagnostics.hasErrors)
    texts.set(Array("templates: {link: {accessory: none}}\n".utf8), at: folder.path("_new.yaml"))
    var study = session.study(file(folder), over: texts)
    session.lint(&study)
    #expect(try !study.diagnostics.hasErrors && session.layOut(study).count == 1)
    texts.set(nil, at: folder.path("_new.yaml"))
    #expect(session.study(file(folder), over: texts).diagnostics.hasErrors)
    #expect(!folder.files.contains("_new.yaml"))
  }

  @Test("what the compiler and the rules find is what 'tablec lint' reports")
  func findings() async throws {
    let folder = try TemporaryFolder([
      ".tablec.yaml": "lint: {rules: {tap-target: error}}\n",
      "a.yaml": """
      tablespec: 1
      sections:
        - rows:
            - {text: {string: Ann, color: '#fefefe'}}
            # tablec:disable text-contrast
            - {text: {string: Ben, color: '#fefefe'}}
            - {text: Cy, height: 20, accessory: detailButton}

      """,
    ])
    let run = try await tablec("lint", folder.path("a.yaml"), "--reporter", "json", in: folder)
    let session = LiveSession(try LiveFlags())
    var study = session.study(file(folder, "a.yaml"))
    session.lint(&study)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any])
    let reported = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(!reported.isEmpty)
    #expect(study.diagnostics.diagnostics.map(\.message) == reported.map { $0["message"] as? String })
  }

  @Test("a broken configuration, a broken profile and a missing font are problems, and the process goes on")
  func troubles() throws {
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list, ".tablec.yaml": "lint: [\n", "p.yaml": "metricsprofile: 1\nx: 1\n",
    ])
    let study = LiveSession(try LiveFlags()).study(file(folder, "a.yaml"))
    #expect(study.configuration.diagnostics.hasErrors && study.table != nil)
    let flags = try LiveFlags(words: ["--metrics", folder.path("p.yaml"), "--font", folder.path("none.ttf")])
    let session = LiveSession(flags)
    #expect(session.diagnostics.errorCount == 2)
    #expect(session.inputs.missing == [folder.path("none.ttf")])
    #expect(try session.layOut(session.study(file(folder, "a.yaml"))).isEmpty)
    let gone = session.study(file(folder, "gone.yaml"))
    #expect(gone.isMissing && gone.diagnostics.hasErrors)
  }

  @Test("work is limited in a study as on the command line")
  func work() throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list])
    let needed = try #require(LiveSession(try LiveFlags()).study(file(folder, "a.yaml")).parsed).cost
    let session = LiveSession(try LiveFlags(words: ["--max-work", "\(needed + 1)"]))
    var study = session.study(file(folder, "a.yaml"))
    #expect(throws: Diagnostic.self) { try session.layOut(study) }
    session.lint(&study)
    #expect(study.diagnostics.diagnostics.map(\.code) == [.tooMuchWork])
  }
}
