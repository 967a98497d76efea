import Foundation
import Recordings
import Testing

/// Ten pull requests to a project of 31 screens, and what a reviewer is told of each: text and annotations as they are, other reports
/// by their counts.
@Suite(
  "Pull requests", .enabled("needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it") { ScratchRepository.canBeMade })
struct PullRequestTests {
  private static let folder = "Tests/Tool/tablecTests/PullRequests"
  private static let reports: [(format: String, file: String)] = [
    ("text", "diff.txt"), ("github", "diff.github.txt"), ("sarif", "diff.sarif"),
    ("junit", "diff.junit.xml"),
    ("markdown", "diff.md"), ("json", "diff.json"),
  ]

  @Test("are reported as recorded", arguments: PullRequest.all)
  func reported(_ request: PullRequest) async throws {
    let project = ScreenProject()
    let repository = try await ScratchRepository([:])
    try project.write(to: repository.folder)
    try await repository.commit("screens")
    try await repository.git("checkout", "--quiet", "-b", request.name)
    var changed = project
    request.change(&changed)
    #expect(changed.files != project.files || changed.imageSize != project.imageSize)
    try changed.write(to: repository.folder)
    try await repository.commit(request.name)
    // Meanwhile the main branch goes on, which is no change of the branch's.
    try await repository.git("checkout", "--quiet", "main")
    var others = project
    others.replace("id: third", with: "id: merged-meanwhile", in: "Specs/Help/screen0")
    try others.write(to: repository.folder)
    try await repository.commit("meanwhile")

    let out = try TemporaryFolder()
    let formats = Self.reports.flatMap { ["-f", $0.format] }
    let run = try await Program.tablec.run(
      ["diff", "main...\(request.name)", "Specs", "-o", out.url.path + "/"] + formats, in: repository.folder.url,
      variables: ScratchRepository.variables)
    #expect(run.status < 2 && run.errors == "", "\(run.errors)")
    var texts: [String: String] = [:]
    for (name, file) in Self.reports {
      texts[name] = Self.withoutHashes(try #require(out.text(file)))
      #expect(texts[name]?.contains("merged-meanwhile") == false, "\(name) blames the branch for what was merged")
    }
    if request.name == "comments-only" {
      #expect(run.status == 0)
      #expect(texts["text"] == "" && texts["github"] == "")
      #expect(texts["json"]?.contains("fingerprint") == false && texts["sarif"]?.contains("ruleId") == false)
    }
    try Recording.compare(texts["text"] ?? "", with: "\(Self.folder)/\(request.name).txt")
    try Recording.compare(texts["github"] ?? "", with: "\(Self.folder)/\(request.name).github.txt")
    try Recording.compare(
      "exit status: \(run.status)\n" + Self.counts(texts), with: "\(Self.folder)/\(request.name).counts.txt")
  }

  /// The commit that a side is named after is another one in each run.
  private static func withoutHashes(_ text: String) -> String {
    text.replacing(/\b[0-9a-f]{7,40}(?=:Specs)/, with: "COMMIT")
  }

  /// What the reports count, and in what size.
  private static func counts(_ texts: [String: String]) -> String {
    func number(_ text: String, in report: String) -> Int {
      (texts[report] ?? "").components(separatedBy: text).count - 1
    }
    func first(_ pattern: some RegexComponent<(Substring, Substring)>, in report: String) -> String {
      (texts[report] ?? "").firstMatch(of: pattern).map { String($0.1) } ?? "none"
    }
    func size(_ report: String) -> String {
      var kilobytes = 1
      while (texts[report] ?? "").utf8.count > kilobytes * 1_024 { kilobytes *= 2 }
      return "at most \(kilobytes) KB"
    }
    return """
      github: \(number("::error ", in: "github")) errors, \(number("::warning ", in: "github")) warnings, \(number("::notice ", in: "github")) notices
      json: \(first(/"summary": \{([^}]*)\}/, in: "json")), \(size("json"))
      junit: \(first(/<testsuites name="tablec" ([^>]*)>/, in: "junit")), \(size("junit"))
      markdown: \(number("<details>", in: "markdown")) specs, \(size("markdown"))
      sarif: \(number("\"ruleId\"", in: "sarif")) results, \(size("sarif"))

      """
  }
}
