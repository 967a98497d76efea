import Foundation
import Testing

@Suite("Pseudo-languages")
struct PseudoLanguageTests {
  private func folder(_ rows: String, strings: String? = nil) throws -> TemporaryFolder {
    let spec = "tablespec: 1\n\(strings == nil ? "" : "strings: App.xcstrings\n")sections:\n  - rows:\n\(rows)\n"
    return try TemporaryFolder(["a.yaml": spec, "App.xcstrings": strings ?? ""])
  }

  @Test(
    "are found by lint before a translator is asked",
    arguments: [
      // The German of a control was clipped (cocoabits/MASShortcut issue 85).
      ("      - {text: Recording, style: value1, accessory: {button: Type New Shortcut}, detailText: Off}", "en-XA"),
      // 'Send' was cut in Russian (ChatSecure/ChatSecure-iOS issue 133).
      ("      - {text: Message, style: value1, detailText: Send to the chat}", "en-x-double"),
    ])
  func truncation(rows: String, language: String) async throws {
    let folder = try folder(rows)
    let english = try await tablec("lint", "a.yaml", in: folder)
    #expect(!(english.output + english.errors).contains("truncated-text"), "\(english.errors)")
    let run = try await tablec("lint", "a.yaml", "--languages", "pseudo", in: folder)
    let told = run.output + run.errors
    #expect(told.contains("L0301 truncated-text") && told.contains("phone-\(language)"), "\(told)")
    // Messages have no characters that turn texts around.
    #expect(!told.contains("u{202E}") && !told.contains("\u{202E}"))
  }

  @Test("are a direction, too, which conditions see")
  func direction() async throws {
    // Code that only asks for Arabic or Hebrew missed it (PureLayout/PureLayout pull request 27).
    let folder = try folder("      - {text: Mirrored, when: {direction: rtl}}\n      - Always")
    let run = try await tablec("compile", "a.yaml", "--language", "en-XB", in: folder)
    #expect(run.output.contains(#""direction": "rtl""#) && run.output.contains("Mirrored"))
    #expect(run.output.contains(#""language": "en-XB""#))
    let written = try await tablec("compile", "a.yaml", "--language", "en-XB", "--direction", "ltr", in: folder)
    #expect(!written.output.contains("Mirrored"))
  }

  @Test("are compiled with one flag, after the languages of the strings")
  func all() async throws {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Wi-Fi": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "WLAN"}}}}}}
      """#
    let folder = try folder("      - Wi-Fi\n      - Other", strings: catalog)
    let run = try await tablec(
      "compile", "a.yaml", "--emit", "svg", "-o", "out", "--language", "all,pseudo", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let names = folder.files.filter { $0.hasPrefix("out/") }.sorted()
    #expect(
      names.map { $0.split(separator: ".")[1] } == ["de", "en-XA", "en-XB", "en-x-bounded", "en-x-double", "en"],
      "\(names)")
    let accented = try await tablec("compile", "a.yaml", "--language", "en-XA", in: folder)
    // What the strings do not have is seen at once.
    #expect(accented.output.contains("[Ŵîî-Fî]") && accented.output.contains(#""Other""#))
  }

  @Test("are environments of a spec")
  func environments() async throws {
    let languages = "environments: [{language: [de, en-XA]}, {language: pseudo}]"
    let spec = "tablespec: 1\n\(languages)\nsections: [{rows: [Wi-Fi]}]\n"
    let folder = try TemporaryFolder(["a.yaml": spec])
    let run = try await tablec("compile", "a.yaml", "--emit", "svg", "-o", "out", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".svg") }.count == 5)
    // Changes are those of the texts, whatever the language is.
    let diff = try await tablec("diff", "a.yaml", "a.yaml", in: folder)
    #expect(diff.status == 0, "\(diff.output)\(diff.errors)")
  }

  @Test("that there are not are told with those that there are")
  func unknown() async throws {
    let folder = try folder("      - Wi-Fi")
    let meanings = [
      ("en-XC", "en-XA"), ("en-x-dubble", "en-x-double"), ("qps-plocm", "en-XB"), ("en-XL", "en-XA"),
    ]
    for (flag, meant) in meanings {
      let run = try await tablec("compile", "a.yaml", "--language", flag, in: folder)
      #expect(run.errors.contains("warning[W0403]: there is no pseudo-language '\(flag)'"), "\(run.errors)")
      #expect(run.errors.contains("did you mean '\(meant)'?"))
    }
    let word = try await tablec("compile", "a.yaml", "--language", "accented", in: folder)
    #expect(word.status == 64 && word.errors.contains("'accented' is not a language. Did you mean 'en-XA'?"))
    try folder.write("tablespec: 1\nenvironments: [{language: en-XC}]\nsections: [{rows: [A]}]\n", to: "b.yaml")
    let spec = try await tablec("compile", "b.yaml", in: folder)
    #expect(spec.status == 1 && spec.errors.contains("there is no pseudo-language 'en-XC'"), "\(spec.errors)")
    #expect(spec.errors.contains("b.yaml:2:27"))
  }
}
