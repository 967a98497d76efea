import Foundation
import Testing

@Suite("tablec init on a terminal")
struct InitDialogueTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func talk(
    _ arguments: String..., answers: [(after: String, answer: PseudoTerminal.Answer)]
  ) async throws -> PseudoTerminal.Talk {
    try await PseudoTerminal.talk(arguments, in: folder, answers)
  }

  @Test("accepts the default of each question")
  func defaults() async throws {
    let talk = try await talk(
      "init",
      answers: [
        ("Number or name [list]: ", .line("")), ("[yes]: ", .line("")), ("File [Specs/list.yaml]: ", .line("")),
        ("iOS, 6 to 18, 26 and 27 [26]: ", .line("")), ("[iphone-17]: ", .line("")), ("[none]: ", .line("")),
        ("[schema]: ", .line("")),
      ])
    #expect(talk.status == 0, "\(talk.screen)")
    #expect(folder.files == [".tablec.yaml", "Specs/list.yaml", "Specs/tablespec.schema.json"])
    #expect(
      talk.screen.contains(
        "\n  tablec preview Specs/list.yaml --serve   shows the table in a browser while you edit it\n"))
    #expect(folder.text("Specs/list.yaml")?.contains("metrics") == false)
    let lint = try await tablec("lint", "--strict", in: folder)
    #expect(lint.status == 0, "\(lint.errors)")
  }

  @Test("takes numbers and names, and asks again where an answer is wrong")
  func wrong() async throws {
    try folder.write("", to: "main.swift")
    try folder.write("mine", to: "taken.yaml")
    let talk = try await talk(
      "init",
      answers: [
        ("Number or name [list]: ", .line("9")), ("Answer with 1 to 5, or a name.", .line("setings")),
        ("Did you mean 'settings'?", .line("2")), ("File [inbox.yaml]: ", .line("taken")),
        ("taken.yaml already exists.", .line("mails/mine")), ("[26]: ", .line("5")),
        ("valid versions are 6 to 18, 26 and 27", .line("17")), ("[iphone-17]: ", .line("ipd")),
        ("Did you mean 'ipad'?", .line("?")), ("ipad-pro-13-m4", .line("ipad, iphone-se")),
      ])
    #expect(talk.status == 0, "\(talk.screen)")
    #expect(folder.text("taken.yaml") == "mine")
    let spec = try #require(folder.text("mails/mine.yaml"))
    #expect(spec.contains("\nmetrics: ios17\n\nenvironments:\n  - {device: ipad}\n  - {device: iphone-se}\n"))
    #expect(folder.files.count == 3, "no project is offered beside other files")
  }

  @Test("asks only for what was not named")
  func named() async throws {
    let talk = try await talk(
      "init", "settings", answers: [("[yes]: ", .line("n")), ("[26]: ", .line("")), ("[iphone-17]: ", .line(""))])
    #expect(talk.status == 0 && !talk.screen.contains("look like") && !talk.screen.contains("File"))
    #expect(folder.files == ["settings.yaml"])
  }

  @Test(
    "never asks with a flag",
    arguments: [["-t", "form"], ["--ios", "17"], ["--device", "ipad"], ["--editor", "none"]])
  func flags(_ flags: [String]) async throws {
    let talk = try await PseudoTerminal.talk(["init"] + flags, in: folder, [])
    #expect(talk.status == 0 && talk.screen.hasPrefix("wrote table.yaml: "), "\(talk.screen)")
  }

  @Test("writes nothing where the input ends, whichever question is asked", arguments: 0..<7)
  func ended(_ count: Int) async throws {
    let questions = ["[list]: ", "[yes]: ", "yaml]: ", "[26]: ", "[iphone-17]: ", "[none]: ", "[schema]: "]
    let answers = questions[..<count].map { (after: $0, answer: PseudoTerminal.Answer.line("")) }
    let talk = try await PseudoTerminal.talk(["init"], in: folder, answers + [(questions[count], .end)])
    #expect(talk.status == 2 && talk.screen.hasSuffix("\nnothing was written\n"), "\(talk.screen)")
    #expect(folder.files == [])
  }

  @Test("writes nothing where the terminal is closed")
  func closed() async throws {
    let talk = try await talk("init", answers: [("[list]: ", .line("")), ("[yes]: ", .hangUp)])
    #expect(talk.status != 0)
    #expect(folder.files == [])
  }

  @Test("finds a name that is taken before it asks")
  func taken() async throws {
    try folder.write("mine", to: "contacts.yaml")
    let talk = try await talk("init", "contacts", answers: [])
    #expect(talk.status == 2 && talk.screen == "tablec: contacts.yaml already exists; --force overwrites it\n")
  }
}
