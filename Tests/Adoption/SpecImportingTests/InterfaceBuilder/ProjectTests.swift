import SpecImporting
import TableIR
import Testing

@Suite("A project with documents of Interface Builder")
struct ProjectTests {
  @Test("has one document for the copies of all languages")
  func documents() {
    let project = InterfaceProject(
      SampleFiles(texts: [
        "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.storyboard": "", "App/en.lproj/Old.xib": "",
        "App/fr.lproj/Old.xib": "", "App/Cell.xib": "", "App/Other/Cell.xib": "", "App/main.swift": "",
      ]))
    #expect(
      project.documents == [
        "App/Base.lproj/Main.storyboard", "App/Cell.xib", "App/Other/Cell.xib", "App/en.lproj/Old.xib",
      ])
  }

  @Test("has the translations of each document beside it, in strings and in catalogs")
  func translations() throws {
    let project = InterfaceProject(
      SampleFiles(texts: [
        "App/Base.lproj/Main.storyboard": Sample.storyboard("<label id=\"a\" text=\"Harbour\"/>"),
        "App/de.lproj/Main.strings": "/* Class = \"UILabel\" */\n\"a.text\" = \"Hafen\";",
        "App/mul.lproj/Main.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "Port"}},
          "de": {"stringUnit": {"state": "translated", "value": "Anlegestelle"}}}}}}
        """,
        "App/it.lproj/Main.strings": "\"a.text\" = \"Porto",
        "App/nl.lproj/Main.strings": "a.text = Haven;\na.text = Haventje;",
        "Other/de.lproj/Main.strings": "\"a.text\" = \"Falsch\";",
      ]))
    var unreadable: [String] = []
    let catalog = try #require(
      project.translations(of: "App/Base.lproj/Main.storyboard") { file, language, error in
        unreadable.append("\(file):\(error.line):\(error.column): \(error.message) (\(language?.text ?? ""))")
      } repeated: { file, key in
        unreadable.append("\(file):\(key.second.line): \(key.key)")
      })
    #expect(catalog.text(of: "a.text", in: "de") == .translated("Hafen", in: "de"))
    #expect(catalog.text(of: "a.text", in: "fr") == .translated("Port", in: "fr"))
    #expect(
      unreadable == [
        "App/it.lproj/Main.strings:1:12: the text has no end (it)", "App/nl.lproj/Main.strings:2: a.text",
      ])
    #expect(project.translations(of: "Other/Main.storyboard")?.strings["a.text"]?["de"]?.text == "Falsch")
    #expect(project.translations(of: "Main.storyboard") == nil)
  }

  @Test("reads a document of it, or tells why not")
  func reading() throws {
    let project = InterfaceProject(
      SampleFiles(texts: ["A.xib": "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"]))
    #expect(throws: InterfaceProblem.archive) { try project.document("A.xib") }
    #expect(try project.document("B.xib") == nil)
  }
}
