import SpecImporting
import TableIR
import Testing

@Suite("A colour of Interface Builder")
struct ColorTests {
  @Test(
    "of any colour space is one of sRGB",
    arguments: [
      ("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", "#ff8000"),
      ("red=\"0.0\" green=\"0.47843137254901963\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"", "#007aff"),
      ("white=\"0.66666666666666663\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "#aaaaaa"),
      (
        "white=\"1\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"", "#ffffff80"
      ),
      // Display P3's #ea3323 is sRGB's #ff0000; its own red is outside of sRGB.
      (
        "red=\"0.917488\" green=\"0.200287\" blue=\"0.138561\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
        "#ff0000"
      ),
      ("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"", "#ff0000"),
      (
        "red=\"0.502\" green=\"0.502\" blue=\"0.502\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
        "#808080"
      ),
      (
        "red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"adobeRGB1998\"",
        "#ffffff"
      ),
      ("cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0.5\" alpha=\"1\" colorSpace=\"deviceCMYK\"", "#008080"),
    ])
  func spaces(_ attributes: String, _ expected: String) throws {
    guard case .color(let color) = try color("<color id=\"c\" \(attributes)/>") else {
      Issue.record("no colour")
      return
    }
    #expect(color.resolved(.light).hexString == expected)
  }

  @Test(
    "that UIKit names keeps its name",
    arguments: [
      ("systemColor=\"labelColor\"", SystemColor.label), ("systemColor=\"systemGray5Color\"", .systemGray5),
      ("systemColor=\"groupTableViewBackgroundColor\"", .systemGroupedBackground),
      ("cocoaTouchSystemColor=\"whiteColor\"", .white), ("cocoaTouchSystemColor=\"darkTextColor\"", .black),
      (
        "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"", .systemBackground
      ),
      (
        "systemColor=\"linkColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
        .link
      ),
    ])
  func systemColors(_ attributes: String, _ expected: SystemColor) throws {
    #expect(try color("<color id=\"c\" \(attributes)/>") == .color(.system(expected)))
  }

  @Test("that only the document knows has the components that were recorded there")
  func recorded() throws {
    let resources = """
      <resources>
        <systemColor name="viewFlipsideBackgroundColor"><color white="0.2" alpha="1" colorSpace="calibratedWhite"/></systemColor>
        <namedColor name="Harbour"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources>
      """
    #expect(
      try color("<color id=\"c\" systemColor=\"viewFlipsideBackgroundColor\"/>", resources)
        == .color(.fixed(RGBA(51, 51, 51))))
    let harbour = Color.fixed(RGBA(0, 0, 255))
    #expect(
      try color("<color id=\"c\" name=\"Harbour\"/>", resources)
        == .color(.named(NamedColor(name: "Harbour", shades: NamedColor.Shades(light: harbour, dark: harbour)))))
    #expect(
      try color("<color id=\"c\" name=\"Sea\"/>", resources)
        == .unknown(reason: "no asset catalog has a colour named 'Sea'"))
  }

  @Test("of a catalog has values for each appearance, each of which may be one of UIKit's")
  func catalogs() throws {
    let files = SampleFiles(texts: [
      "A/Assets.xcassets/Sea.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x10", "green": "128", "blue": "1.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.200", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"color-space": "srgb", "components": {"red": 1, "green": 0, "blue": 0, "alpha": 1}}},
        {"idiom": "mac", "color": {"color-space": "srgb", "components": {"red": 1, "green": 0, "blue": 0, "alpha": 1}}}]}
      """,
      "A/Assets.xcassets/Tint.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}]}
      """,
      "B/Assets.xcassets/Tint.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": 1, "green": 0, "blue": 0, "alpha": 1}}}]}
      """,
      "A/Assets.xcassets/Broken.colorset/Contents.json": "{",
    ])
    let catalog = AssetCatalog(files)
    let sea = NamedColor.Shades(
      light: .fixed(RGBA(16, 128, 255)), dark: .fixed(RGBA(51, 51, 51, alpha: 128)),
      lightHighContrast: .fixed(RGBA(255, 0, 0)))
    #expect(catalog.color("Sea", for: "A/Main.storyboard") == NamedColor(name: "Sea", shades: sea))
    #expect(catalog.color("Tint", for: "A/Main.storyboard")?.shades.light == .system(.systemTeal))
    #expect(catalog.color("Tint", for: "B/Base.lproj/Main.storyboard")?.shades.light == .fixed(RGBA(255, 0, 0)))
    #expect(catalog.color("Broken", for: "A/Main.storyboard") == nil)
    #expect(catalog.color("Land", for: "A/Main.storyboard") == nil)
  }

  private func color(_ element: String, _ resources: String = "") throws -> InterfaceColor {
    let document = try Sample.document(Sample.storyboard(element, after: resources))
    return InterfaceResources(document, assets: AssetCatalog()).color(try #require(document.element("c")))
  }
}
