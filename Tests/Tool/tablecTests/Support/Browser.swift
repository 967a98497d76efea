import Foundation
import Testing

/// Chromium without a window, which runs the script of a page.
enum Browser {
  static let chromium = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap { Program.named($0) }.first

  /// Decodes what the script of `page.html` writes as JSON into the element `answer`.
  static func answer<Answer: Decodable>(in folder: TemporaryFolder, variables: [String: String] = [:]) async throws
    -> Answer
  {
    let run = try await #require(chromium).run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000", "--dump-dom",
        "--user-data-dir=" + folder.path("profile"), "file://" + folder.path("page.html"),
      ], in: folder.url, variables: variables)
    let answer = try #require(run.output.firstMatch(of: /<pre id="answer">(.*?)<\/pre>/)?.1, "\(run.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
  }

  /// Runs a script beside the list `pictures`, whose elements are given as JavaScript.
  static func answer<Answer: Decodable>(pictures: [String], script: String, in folder: TemporaryFolder) async throws
    -> Answer
  {
    let page = """
      <!doctype html><meta charset=utf-8><pre id=answer></pre><script>const pictures = [
      \(pictures.joined(separator: ",\n"))
      ]
      \(script)</script>
      """
    try Data(page.utf8).write(to: folder.url.appending(path: "page.html"))
    return try await answer(in: folder)
  }
}
