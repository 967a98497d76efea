import Foundation
import Testing

@testable import tablec

@Suite("tablec preview --serve", .serialized)
struct PreviewServingTests {
  private static let spec = """
    tablespec: 1
    include: _common.yaml
    sections:
      - id: friends
        rows:
          - {id: ann, text: Ann, use: link}

    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["contacts.yaml": Self.spec, "_common.yaml": "templates: {link: {accessory: checkmark}}\n"])
  }

  private func pictures(_ scene: [String: Any]) -> [String] {
    (scene["figures"] as? [[String: Any]] ?? []).compactMap { $0["svg"] as? String }
  }

  private func codes(_ scene: [String: Any]) -> [String] {
    (scene["problems"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
  }

  @Test("a page gets the picture at once, and a new one with every change")
  func edits() throws {
    let folder = try folder()
    let preview = try ServedPreview(["contacts.yaml", "--port", "0"], in: folder)
    let events = try preview.events("?table=contacts")
    let first = try events.scene()
    #expect(first["state"] as? String == "ok" && pictures(first).first?.contains(">Ann<") == true)
    try folder.write(Self.spec.replacingOccurrences(of: "text: Ann", with: "text: Berta"), to: "contacts.yaml")
    let second = try events.scene { pictures($0).first?.contains(">Berta<") == true }
    #expect((second["revision"] as? Int ?? 0) > (first["revision"] as? Int ?? 0))
    // An included file, which another program replaces by renaming.
    try folder.write("templates: {link: {accessory: detailButton}}\nrowHeight: 77\n", to: "_new")
    rename(folder.path("_new"), folder.path("_common.yaml"))
    _ = try events.scene { scene in
      let figure = (scene["figures"] as? [[String: Any]])?.first
      return (figure?["size"] as? [Double])?.last.map { $0 >= 77 } ?? false && scene["state"] as? String == "ok"
    }
    #expect(preview.end(SIGINT) == 0)
  }

  @Test("while a spec is broken, its last picture stays under the errors, on the page and on the terminal")
  func broken() throws {
    let folder = try folder()
    let preview = try ServedPreview(["contacts.yaml", "--port", "0"], in: folder)
    let events = try preview.events("?table=contacts")
    _ = try events.scene()
    try folder.write(Self.spec + "oops: 1\n", to: "contacts.yaml")
    let broken = try events.scene { $0["state"] as? String == "broken" }
    #expect(codes(broken) == ["E0107"] && pictures(broken).first?.contains(">Ann<") == true)
    let text = (broken["files"] as? [[String: Any]])?.first?["text"] as? String
    #expect(text == Self.spec + "oops: 1\n")
    #expect(preview.waits(for: "error[E0107]: unknown key 'oops'"))
    // Another environment is shown of the last good version, too.
    let other = try preview.get("scene.json?table=contacts&appearance=dark").json()
    #expect(other["state"] as? String == "broken" && pictures(other).count == 1)
    try folder.write(Self.spec, to: "contacts.yaml")
    _ = try events.scene { $0["state"] as? String == "ok" }
    #expect(preview.waits(for: "contacts.yaml: no errors"))
    try FileManager.default.removeItem(atPath: folder.path("contacts.yaml"))
    let gone = try events.scene { $0["state"] as? String == "gone" }
    #expect(pictures(gone).count == 1)
    #expect(preview.end(SIGTERM) == 0)
  }

  @Test("what the rules of lint find follows the picture")
  func findings() throws {
    let folder = try folder()
    let preview = try ServedPreview(["contacts.yaml", "--port", "0"], in: folder)
    let events = try preview.events("?table=contacts")
    // A stream of its own: of two kinds of events that wait together, either can be the first.
    let indexes = try preview.events("")
    try folder.write(
      Self.spec.replacingOccurrences(of: "text: Ann", with: "text: {text: Ann, color: '#fefefe'}"), to: "contacts.yaml")
    let scene = try events.scene { codes($0).contains { $0.hasPrefix("L") } }
    #expect(scene["state"] as? String == "ok")
    let problem = (scene["problems"] as? [[String: Any]])?.first
    #expect(problem?["row"] as? String == "friends/ann" && problem?["line"] as? Int == 6)
    let index = try indexes.document("index") { index in
      ((index["tables"] as? [[String: Any]])?.first?["warnings"] as? Int ?? 0) > 0
    }
    #expect(index["mode"] as? String == "live")
  }

  @Test("the documents of the contract have their forms")
  func documents() throws {
    let folder = try folder()
    let preview = try ServedPreview(["contacts.yaml", "--port", "0", "--open-url", "edit:{path}:{line}"], in: folder)
    let index = try preview.get("index.json").json()
    #expect(index["format"] as? String == "tablec.preview.index" && index["openURL"] as? String == "edit:{path}:{line}")
    #expect(index["isFolder"] as? Bool == false)
    let page = try preview.get("?table=contacts&device=iphone-se")
    #expect(page.status == 200 && page.headers["content-type"]?.hasPrefix("text/html") == true)
    let scene = try preview.get("scene.json?device=iphone-se,iphone-x&appearance=light,dark").json()
    let figures = try #require(scene["figures"] as? [[String: Any]])
    #expect(figures.count == 4 && Set(figures.compactMap { $0["query"] as? String }).count == 4)
    for figure in figures {
      let query = try #require(figure["query"] as? String)
      let one = try preview.get("scene.json?table=contacts&\(query)").json()
      #expect(pictures(one) == [figure["svg"] as? String])
      let layout = try preview.get("layout.json?\(query)").json()
      let environment = try #require(layout["environment"] as? [String: Any])
      #expect(environment["device"] as? String == (figure["environment"] as? [String: Any])?["device"] as? String)
    }
    let explanation = try preview.get("explain.json?table=contacts&target=ann.textLabel&device=iphone-se").json()
    #expect(explanation["format"] as? String == "tablec.explanation")
    #expect(try preview.get("explain.json?target=nobody").json()["code"] as? String == "E0403")
    #expect(try preview.get("picture.svg?device=iphone-se").body.hasPrefix("<svg"))
    #expect(try preview.get("thumbnail.svg?table=contacts").body.hasPrefix("<svg"))
    #expect(try preview.get("scene.json?table=nobody").status == 404)
    #expect(try preview.get("contacts.yaml").status == 404)
    #expect(try preview.get("../contacts.yaml").status >= 400)
  }

  @Test("a query with wrong values is a problem of the document")
  func wrongQueries() throws {
    let folder = try folder()
    try folder.write("x", to: "secret.yaml")
    let outside = try TemporaryFolder(["p.yaml": "metricsprofile: 1\n"])
    let preview = try ServedPreview(["contacts.yaml", "--port", "0"], in: folder)
    let many = Array(repeating: "iphone-se", count: 400).joined(separator: ",")
    for query in [
      "device=iphone-0", "environment=none", "size=1x1,", "device=\(many)",
      "device=ipad&content-size=all&appearance=light,dark&ios=12,13,14,15,16,17,18,26&orientation=portrait,landscape",
      "metrics=\(outside.path("p.yaml"))", "metrics=../../../etc/x.yaml", "metrics=/dev/stdin/x.yaml",
      "metrics=secret.yaml",
      "state=%FF", "device=%00", "ios=17&metrics=ios17",
    ] {
      let answer = try preview.get("scene.json?table=contacts&\(query)")
      guard answer.status == 200 else {
        #expect(answer.status >= 400 && answer.status < 500, "\(query): \(answer.status)")
        continue
      }
      let scene = try answer.json()
      #expect(!codes(scene).isEmpty && pictures(scene).isEmpty, "\(query)")
      #expect(!answer.body.contains(outside.url.path + "/p.yaml:"))
      let picture = try preview.get("picture.svg?table=contacts&\(query)")
      #expect(picture.status == 422, "\(query)")
    }
    #expect(try preview.get("scene.json").json()["state"] as? String == "ok")
  }

  @Test("a folder has an index that follows specs that come and go")
  func folders() throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.list, "Specs/forms/b.yaml": Specs.misspelt])
    let preview = try ServedPreview(["Specs", "--port", "0"], in: folder)
    let events = try preview.events("")
    func states(_ index: [String: Any]) -> [String] {
      (index["tables"] as? [[String: Any]] ?? []).map { "\($0["id"] ?? "") \($0["state"] ?? "")" }
    }
    _ = try events.document("index") { states($0) == ["a ok", "forms/b broken"] }
    try folder.write(Specs.list, to: "Specs/c.yaml")
    _ = try events.document("index") { states($0) == ["a ok", "c ok", "forms/b broken"] }
    rename(folder.path("Specs"), folder.path("Away"))
    _ = try events.document("index") { states($0) == ["a gone", "c gone", "forms/b gone"] }
    rename(folder.path("Away"), folder.path("Specs"))
    _ = try events.document("index") { states($0) == ["a ok", "c ok", "forms/b broken"] }
  }

  @Test("tables are compared with the commit that is checked out", .enabled(if: ScratchRepository.canBeMade))
  func revisions() async throws {
    let repository = try await ScratchRepository([
      "Specs/contacts.yaml": Self.spec, "Specs/_common.yaml": "templates: {link: {accessory: checkmark}}\n",
    ])
    let folder = repository.folder
    let preview = try ServedPreview(["Specs", "--port", "0"], in: folder, variables: ScratchRepository.variables)
    let events = try preview.events("")
    func differences(_ index: [String: Any]) -> [String] {
      (index["tables"] as? [[String: Any]] ?? []).map { "\($0["id"] ?? "") \($0["changed"] ?? "")" }
    }
    _ = try events.document("index") {
      differences($0) == ["contacts same"] && ($0["against"] as? [String])?.count == 2
    }
    try folder.write("templates: {link: {accessory: none}}\n", to: "Specs/_common.yaml")
    try folder.write(Specs.list, to: "Specs/new.yaml")
    _ = try events.document("index") { differences($0) == ["contacts modified", "new added"] }
    let diff = try preview.get("diff.json?table=contacts&against=HEAD").json()
    #expect(
      (diff["changes"] as? [[String: Any]])?.isEmpty == false && (diff["before"] as? [String: Any])?["svg"] is String)
    let added = try preview.get("diff.json?table=new&against=HEAD").json()
    #expect(added["before"] is NSNull && (added["after"] as? [String: Any])?["svg"] is String)
    let base = try preview.get("diff.json?table=contacts&against=merge-base").json()
    #expect((base["changes"] as? [[String: Any]])?.isEmpty == false)
    let other = try preview.get("diff.json?table=contacts&against=Specs/new.yaml").json()
    #expect((other["changes"] as? [[String: Any]])?.isEmpty == false)
    for against in ["/etc/hosts", "../x.yaml", "HEAD~1", "nothing.yaml", ""] {
      let refused = try preview.get("diff.json?table=contacts&against=\(against)").json()
      #expect(refused["problem"] is String, "\(against)")
    }
    try await repository.commit("second")
    _ = try events.document("index") { differences($0) == ["contacts same", "new same"] }
  }

  @Test("a checkout of a hundred files ends with what was checked out", .enabled(if: ScratchRepository.canBeMade))
  func checkout() async throws {
    func spec(_ text: String) -> String { "tablespec: 1\nsections: [{rows: [{text: \(text)}]}]\n" }
    let names = (0..<100).map { "Specs/t\($0).yaml" }
    let repository = try await ScratchRepository(Dictionary(uniqueKeysWithValues: names.map { ($0, spec("old")) }))
    for name in names { try repository.folder.write(spec("new"), to: name) }
    try await repository.commit("second")
    let preview = try ServedPreview(
      ["Specs", "--port", "0"], in: repository.folder, variables: ScratchRepository.variables)
    let events = try preview.events("?table=t42")
    let indexes = try preview.events("")
    _ = try events.scene { pictures($0).first?.contains(">new<") == true }
    // The others are studied after the one that is looked at.
    _ = try indexes.document("index") { index in
      let tables = index["tables"] as? [[String: Any]] ?? []
      return tables.count == 100 && tables.allSatisfy { ($0["revision"] as? Int ?? 0) > 0 }
    }
    try await repository.git("checkout", "--quiet", "HEAD~1")
    _ = try events.scene { pictures($0).first?.contains(">old<") == true }
    _ = try indexes.document("index") { index in
      let tables = index["tables"] as? [[String: Any]] ?? []
      return tables.count == 100
        && tables.allSatisfy { $0["changed"] as? String == "same" && ($0["revision"] as? Int ?? 0) > 1 }
    }
  }

  @Test("a port that is taken is passed over, and it is said")
  func ports() throws {
    let folder = try folder()
    let first = try ServedPreview(["contacts.yaml", "--port", "0"], in: folder)
    let second = try ServedPreview(["contacts.yaml", "--port", "\(first.port)"], in: folder)
    #expect(second.port > first.port)
    #expect(second.waits(for: "port \(first.port) is in use: port \(second.port) is used instead"))
    #expect(first.path != second.path)
  }

  @Test(
    "what cannot be served is wrong usage or a problem",
    arguments: [
      (["-"], 64, "--serve needs a file or a folder"), (["contacts.yaml", "-o", "x.svg"], 64, "leave out -o"),
      (["contacts.yaml", "--reporter", "json"], 64, "--serve takes no --reporter"),
      (["contacts.yaml", "--port", "70000"], 64, "--port must be"), (["nowhere"], 2, "no such file or folder"),
      (["contacts.yaml", "--host", "example.com"], 64, "--host"), (["contacts.yaml", "--open-url", "x"], 64, "{path}"),
    ])
  func refusals(arguments: [String], status: Int32, words: String) async throws {
    let folder = try folder()
    let run = try await Program.tablec.run(["preview", "--serve"] + arguments, in: folder.url)
    #expect(run.status == status && run.errors.contains(words), "\(run.status) \(run.errors)")
  }

  @Test("the flags of the server need --serve")
  func alone() async throws {
    let folder = try folder()
    for flags in [["--port", "1"], ["--host", "::1"], ["--open"], ["--open-url", "{path}"]] {
      let run = try await Program.tablec.run(["preview", "contacts.yaml"] + flags, in: folder.url)
      #expect(run.status == 64 && run.errors.contains("\(flags[0]) needs --serve"))
    }
  }

  @Test("a signal that was ignored when it was started does not end it")
  func ignored() async throws {
    let folder = try folder()
    let run = try await shell(
      """
      trap '' HUP
      "$TABLEC" preview contacts.yaml --serve --port 0 --verbose >out 2>err & pid=$!
      trap - HUP
      until grep -q 'compiled in' err; do sleep 0.05; done
      kill -HUP $pid
      printf '# newer\n' >>contacts.yaml
      for try in $(seq 200); do
        [ "$(grep -c 'compiled in' err)" -lt 2 ] || break
        kill -0 $pid || break
        sleep 0.05
      done
      grep -c 'compiled in' err
      kill -TERM $pid
      wait $pid
      echo "ended with $?"
      """, in: folder)
    #expect(run.output == "2\nended with 0\n", "\(run.errors)")
  }

  #if os(Linux)
    @Test(
      "a server takes as many open files as it is allowed",
      arguments: ["preview contacts.yaml --serve --port 0", "lsp"])
    func openFiles(_ command: String) async throws {
      let folder = try folder()
      let run = try await shell(
        """
        mkfifo in; sleep 100 >in & holder=$!
        (ulimit -Sn 64; ulimit -Hn 1000; exec "$TABLEC" \(command)) <in >out 2>err & pid=$!
        for try in $(seq 200); do
          grep -q 'Max open files  *1000  *1000' /proc/$pid/limits && echo raised && break
          sleep 0.05
        done
        kill $pid $holder
        """, in: folder)
      #expect(run.output == "raised\n", "\(run.errors) \(folder.text("err") ?? "")")
    }
  #endif

  @Test("the memory of a preview does not grow with its edits")
  func memory() throws {
    let folder = try folder()
    let preview = try ServedPreview(["contacts.yaml", "--port", "0", "--quiet"], in: folder)
    let events = try preview.events("?table=contacts&device=iphone-se")
    func edit(_ numbers: Range<Int>) throws {
      for number in numbers {
        // Every third version is broken, and every name is new.
        let text = Self.spec.replacingOccurrences(of: "text: Ann", with: "text: Ann \(number)")
          .replacingOccurrences(of: "id: ann", with: number % 3 == 0 ? "id: ann, x\(number): 1" : "id: ann\(number)")
        try folder.write(text, to: "contacts.yaml")
        _ = try events.scene { scene in
          ((scene["files"] as? [[String: Any]])?.first?["text"] as? String)?.contains("Ann \(number)") == true
        }
      }
    }
    try edit(0..<40)
    guard let before = preview.residentKilobytes else { return }
    try edit(40..<160)
    let after = try #require(preview.residentKilobytes)
    #expect(after - before < 12_000, "\(before) kB, then \(after) kB")
  }

  @Test("so many different pictures are followed at once, and no more")
  func followers() throws {
    let folder = try folder()
    let preview = try ServedPreview(["contacts.yaml", "--port", "0"], in: folder)
    let most = PreviewFollowers.mostQueries
    let pages = try (0..<most).map { try preview.events("?table=contacts&size=\(300 + $0)x480") }
    for page in pages { #expect(pictures(try page.scene()).count == 1) }
    let more = try preview.events("?table=contacts&size=300x700")
    #expect(codes(try more.scene()) == ["E0406"])
    // A picture that is followed already has room for any number of pages.
    #expect(pictures(try preview.events("?table=contacts&size=300x480").scene()).count == 1)
  }
}
