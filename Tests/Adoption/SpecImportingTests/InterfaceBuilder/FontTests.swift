import SpecImporting
import TableIR
import Testing

@Suite("A font of Interface Builder")
struct FontTests {
  @Test(
    "of the system has its size and weight, or its text style",
    arguments: [
      ("type=\"system\" pointSize=\"17\"", Font(size: 17, weight: .regular)),
      ("type=\"boldSystem\" pointSize=\"13.5\"", Font(size: 13.5, weight: .bold)),
      ("type=\"system\" weight=\"ultraLight\" pointSize=\"40\"", Font(size: 40, weight: .ultraLight)),
      ("type=\"system\" size=\"label\"", Font(size: 17, weight: .regular)),
      ("type=\"system\" pointSize=\"0.0\"", Font(size: 12, weight: .regular)),
      ("style=\"UICTFontTextStyleBody\"", Font(textStyle: .body)),
      ("style=\"UICTFontTextStyleTitle0\"", Font(textStyle: .largeTitle)),
      ("style=\"UICTFontTextStyleSubhead\"", Font(textStyle: .subheadline)),
      ("textStyle=\"title3\" name=\".SFUI-Regular\"", Font(textStyle: .title3)),
      ("metaFont=\"system\"", Font(size: 13, weight: .regular)),
      ("metaFont=\"systemBold\" size=\"16\"", Font(size: 16, weight: .bold)),
      ("name=\".SFUIText-Semibold\" family=\".SF UI Text\" pointSize=\"15\"", Font(size: 15, weight: .semibold)),
    ])
  func system(_ attributes: String, _ expected: Font) throws {
    #expect(try font(attributes) == .font(expected))
  }

  @Test("of another family has its name, and the weight and the slant of its face")
  func families() throws {
    let face = "name=\"HelveticaNeue-MediumItalic\" family=\"Helvetica Neue\" pointSize=\"14\""
    guard case .font(let found) = try font(face) else {
      Issue.record("no font")
      return
    }
    #expect(found.size == 14 && found.weight == .medium)
    #expect(found.variant?.family == "Helvetica Neue" && found.variant?.isItalic == true)
    guard case .font(let italic) = try font("type=\"italicSystem\" pointSize=\"12\"") else {
      Issue.record("no font")
      return
    }
    #expect(italic.variant?.family == nil && italic.variant?.isItalic == true)
  }

  @Test("that cannot be known is none, with a reason")
  func unknown() throws {
    #expect(
      try font("style=\"UICTFontTextStyleHuge\"")
        == .unknown(reason: "the text style 'UICTFontTextStyleHuge' is not known"))
    #expect(try font("usesAppearanceFont=\"YES\"") == .unknown(reason: "the font has no name"))
    #expect(try font("type=\"system\"") == .unknown(reason: "the font has no size"))
  }

  private func font(_ attributes: String) throws -> InterfaceFont {
    let document = try Sample.document(Sample.storyboard("<fontDescription id=\"f\" \(attributes)/>"))
    return InterfaceResources(document, assets: AssetCatalog()).font(try #require(document.element("f")))
  }
}
