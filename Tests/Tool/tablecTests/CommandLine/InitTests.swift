import Foundation
import SourceTree
import Testing

@Suite("tablec init")
struct InitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("writes the list as table.yaml, or another template by its name")
  func templates() async throws {
    let plain = try await tablec("init", in: folder)
    #expect(plain.status == 0 && plain.output == "")
    #expect(
      plain.errors
        == "wrote table.yaml: draw it with 'tablec preview table.yaml', or see it while you edit it with 'tablec preview table.yaml --serve'\n"
    )
    for name in try Self.templateNames() {
      #expect(try await tablec("init", name, "--template", name, in: folder).status == 0)
      let file = PackageFolder.url("\(PackageFolder.templates)/\(name).yaml")
      #expect(folder.text("\(name).yaml") == (try String(contentsOf: file, encoding: .utf8)))
      let check = try await tablec("compile", "\(name).yaml", "--check", in: folder)
      #expect(check.status == 0 && check.errors == "", "\(name)")
    }
    #expect(folder.text("table.yaml") == folder.text("list.yaml"))
    let named = try await tablec("init", "settings", "--force", in: folder)
    #expect(named.status == 0)
    let file = PackageFolder.url("\(PackageFolder.templates)/settings.yaml")
    #expect(
      folder.text("settings.yaml") == (try String(contentsOf: file, encoding: .utf8)), "a template's name chooses it")
  }

  @Test("names every template in its help")
  func help() async throws {
    let help = try await tablec("init", "--help", in: folder).output
    for name in try Self.templateNames() { #expect(help.contains(name)) }
  }

  @Test("leaves a file that is there alone, unless it is forced")
  func overwriting() async throws {
    try folder.write("mine", to: "contacts.yaml")
    let refused = try await tablec("init", "contacts", in: folder)
    #expect(refused.status == 2 && refused.output == "" && folder.text("contacts.yaml") == "mine")
    #expect(refused.errors == "tablec: contacts.yaml already exists; --force overwrites it\n")
    #expect(try await tablec("init", "contacts", "--force", in: folder).status == 0)
    #expect(folder.text("contacts.yaml")?.hasPrefix("# yaml-language-server") == true)
  }

  @Test("takes paths, endings and the standard output")
  func names() async throws {
    #expect(try await tablec("init", "Specs/deep/contacts", in: folder).status == 0)
    #expect(try await tablec("init", "other.yml", in: folder).status == 0)
    let printed = try await tablec("init", "-", "-t", "form", in: folder)
    #expect(printed.status == 0 && printed.output.contains("tablespec: 1\n") && printed.errors == "")
    #expect(folder.files == ["Specs/deep/contacts.yaml", "other.yml"])
    for name in ["", "Specs/"] { #expect(try await tablec("init", name, in: folder).status == 64) }
  }

  @Test("knows what a misspelt template means")
  func misspelt() async throws {
    let run = try await tablec("init", "-t", "lits", in: folder)
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: unknown template 'lits'. Did you mean 'list'? The templates are form, inbox, list, master-list, settings.\n"
      ))
    #expect(folder.files == [])
  }

  @Test("tells what cannot be written")
  func unwritable() async throws {
    try folder.write("", to: "file")
    let run = try await tablec("init", "file/contacts", in: folder)
    #expect(run.status == 2 && run.errors.contains("Not a directory\n --> file/contacts.yaml\n"))
  }

  private static func templateNames() throws -> [String] {
    PackageFolder.files(below: PackageFolder.url(PackageFolder.templates))
      .filter { $0.hasSuffix(".yaml") && !$0.contains("/") }.map { String($0.dropLast(5)) }
  }
}
