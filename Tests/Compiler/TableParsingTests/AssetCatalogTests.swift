import TableDiagnostics
import TableIR
import Testing

@testable import TableParsing

/// The sets are as those of 47 public projects (550 of colours with 976 entries, 5,536 of images): components as text of a whole number, as a fraction
/// and in hexadecimal digits, `luminosity` and `contrast` as appearances, one of UIKit's colours by `reference`, a quarter of the files SVG.
@Suite("The asset catalogs of the app")
struct AssetCatalogTests {
  private static func component(_ hex: String, _ conditions: String = "", idiom: String = "universal") -> String {
    let parts = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2)]
    return """
      {\(conditions)"idiom": "\(idiom)", "color": {"color-space": "srgb", "components": \
      {"red": "0x\(parts[0])", "green": "0x\(parts[1])", "blue": "0x\(parts[2])", "alpha": "1.000"}}}
      """
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
  private static let high = #""appearances": [{"appearance": "contrast", "value": "high"}], "#
  private static let darkHigh =
    #""appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}], "#

  private static func colors(_ entries: String...) -> String { "{\"colors\": [\(entries.joined(separator: ", "))]}" }

  private static func images(_ entries: String...) -> String { "{\"images\": [\(entries.joined(separator: ", "))]}" }

  private static let texts = [
    "App.xcassets/Contents.json": "{}",
    "App.xcassets/Colors/Accent.colorset/Contents.json": colors(
      component("C2410C"), component("FB923C", dark), component("9A3412", high), component("FDBA74", darkHigh),
      component("123456", idiom: "ipad"), component("000000", idiom: "mac")),
    "App.xcassets/Colors/Tint.colorset/Contents.json":
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}]}"#,
    "App.xcassets/Colors/red.colorset/Contents.json": colors(component("00FF00")),
    "App.xcassets/Colors/Watch.colorset/Contents.json": colors(component("00FF00", idiom: "watch")),
    "App.xcassets/Colors/Broken.colorset/Contents.json": "{",
    "App.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "App.xcassets/Icons/Boat.imageset/Contents.json": images(
      #"{"idiom": "universal", "scale": "1x"}"#,
      #"{"idiom": "universal", "scale": "2x", "filename": "boat@2x.png"}"#,
      #"{"idiom": "universal", "scale": "3x", "filename": "boat@3x.png"}"#,
      "{\(dark)" + #""idiom": "universal", "scale": "2x", "filename": "night@2x.png"}"#,
      #"{"idiom": "ipad", "scale": "2x", "filename": "wide@2x.png"}"#),
    "App.xcassets/Page.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "page.pdf"}"#),
    "App.xcassets/Page.imageset/page.pdf": "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 22.5 30] >> endobj\n",
    "App.xcassets/Gone.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "gone.png"}"#),
    "App.xcassets/Anchor.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "a.svg"}]}"#,
    "Other.xcassets/Accent.colorset/Contents.json": colors(component("0000FF")),
    "Other.xcassets/Link.colorset/Contents.json": colors(component("0000AA")),
    "Other.xcassets/Slice.imageset/Contents.json":
      #"{"properties": {"template-rendering-intent": "template"}, "images": [{"idiom": "universal", "scale": "2x", "filename": "s.png", "resizing": {"cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 6}}}]}"#,
    "Other.xcassets/cover.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "cover.png"}"#),
  ]

  private static var files: MemoryFiles {
    var files = MemoryFiles(
      texts,
      images: [
        "App.xcassets/Icons/Boat.imageset/boat@2x.png": png(20, 40),
        "App.xcassets/Icons/Boat.imageset/boat@3x.png": png(30, 60),
        "App.xcassets/Icons/Boat.imageset/night@2x.png": png(24, 44),
        "App.xcassets/Icons/Boat.imageset/wide@2x.png": png(80, 40),
        "Other.xcassets/Slice.imageset/s.png": png(40, 40),
        "Other.xcassets/cover.imageset/cover.png": png(7, 9), "cover.png": png(50, 60),
      ])
    files.listsFolders = true
    return files
  }

  private func table(_ body: String, _ files: MemoryFiles = files) throws -> Table {
    let result = parse("tablespec: 1\nassets: [App.xcassets, Other.xcassets]\n\(body)\n", files: files)
    #expect(result.diagnostics.diagnostics.map(\.message) == [])
    return try #require(result.table)
  }

  @Test("give a colour its values for each appearance and device")
  func color() throws {
    let table = try table("tintColor: Accent")
    let color = try #require(table.tintColor)
    func value(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast, _ idiom: Idiom = .phone, ios: Int = 18)
      -> String
    { color.resolved(ColorTraits(style, contrast: contrast, idiom: idiom), ios: ios).hexString }
    #expect(value(.light, .normal) == "#c2410c" && value(.dark, .normal) == "#fb923c")
    #expect(value(.light, .high) == "#9a3412" && value(.dark, .high) == "#fdba74")
    // Its own entry is for each appearance; those for every device are closer to dark.
    #expect(value(.light, .normal, .pad) == "#123456" && value(.dark, .normal, .pad) == "#fb923c")
    #expect(value(.dark, .high, ios: 12) == "#c2410c")
    #expect(table.colorSets.map(\.path) == ["App.xcassets/Colors/Accent.colorset/Contents.json"])
    #expect(
      color.words
        == "Accent (#c2410c, dark #fb923c, high contrast #9a3412, dark high contrast #fdba74; on an iPad #123456, dark "
        + "#fb923c, high contrast #9a3412, dark high contrast #fdba74)")
  }

  @Test("are looked through in their order, after UIKit's names")
  func order() throws {
    let table = try table("tintColor: Link\nbackground: Tint\nseparatorStyle: {color: red}")
    #expect(table.tintColor?.resolved(.light).hexString == "#0000aa")
    guard case .color(let background) = table.background?.fill else {
      Issue.record("\(String(describing: table.background))")
      return
    }
    // In iOS 26, system teal is another one.
    let values = [18, 26].map { background.resolved(ColorTraits(.light), ios: $0).hexString }
    #expect(values == ["#30b0c7", "#00c3d0"])
    #expect(table.separator.color == .system(.red))
  }

  @Test("give an image its files for each scale, device and appearance")
  func image() throws {
    let table = try table("sections: [{rows: [{text: A, image: Icons/Boat}, {text: B, image: Page}]}]")
    let boat = table.assets[0]
    func file(_ scale: Double, _ style: UserInterfaceStyle = .light, _ idiom: Idiom = .phone) -> String {
      boat.variant(scale: scale, traits: ColorTraits(style, idiom: idiom)).file
    }
    #expect(boat.name == "Icons/Boat" && boat.set == "App.xcassets/Icons/Boat.imageset/Contents.json")
    #expect(file(2) == "App.xcassets/Icons/Boat.imageset/boat@2x.png")
    #expect(file(3) == "App.xcassets/Icons/Boat.imageset/boat@3x.png")
    // There is none for 3x in dark appearance, and that for 2x is nearer to it than one that is for both.
    #expect(file(3, .dark) == "App.xcassets/Icons/Boat.imageset/night@2x.png")
    #expect(file(2, .light, .pad) == "App.xcassets/Icons/Boat.imageset/wide@2x.png")
    #expect(table.assets[1].variant(scale: 3).size == LayoutSize(width: 22.5, height: 30))
    #expect(!table.assets[1].variant(scale: 3).isDrawnByBrowsers)
  }

  @Test("come before a file that is named without its extension, as with UIImage(named:)")
  func catalogFirst() throws {
    let table = try table("sections: [{rows: [{text: A, image: cover}, {text: B, image: cover.png}]}]")
    #expect(table.assets.map { $0.variant(scale: 1).size.width } == [7, 50])
  }

  @Test("give a background the slices of its image, and are asked for an image as if it were a file")
  func slices() throws {
    let table = try table("background: {image: Slice}\nsections: [{rows: [{text: A, image: Slice.png}]}]")
    #expect(table.background?.fill == .slicedImage(0, capInsets: Insets(top: 2, left: 3, bottom: 2, right: 3)))
    #expect(table.assets.map(\.name) == ["Slice", "Slice"] && table.assets[0].isTemplate)
  }

  @Test(
    "report what they do not have, and suggest what is meant",
    arguments: [
      ("tintColor: Acent", "'Acent' is not a valid colour", "did you mean 'Accent'?"),
      ("tintColor: Colors/Accent", "'Colors/Accent' is not a valid colour", "did you mean 'Accent'?"),
      ("background: Page", "'Page' is an image of the asset catalog, not a colour", ""),
      (
        "sections: [{rows: [{text: A, image: Boat}]}]", "the asset catalogs have no image 'Boat'",
        "did you mean 'Icons/Boat'?"
      ),
      ("tintColor: Watch", "the colour 'Watch' of the asset catalog has no value for iOS that can be read", ""),
      ("tintColor: Broken", "the colour 'Broken' of the asset catalog cannot be read: ", ""),
      (
        "sections: [{rows: [{text: A, image: Icons/Boot}]}]", "the asset catalogs have no image 'Icons/Boot'",
        "did you mean 'Icons/Boat'?"
      ),
      (
        "sections: [{rows: [{text: A, image: Gone}]}]", "the image 'Gone' of the asset catalog has no file 'gone.png'",
        ""
      ),
      ("sections: [{rows: [{text: A, image: Anchor}]}]", "'Anchor' is a symbol of the asset catalog", ""),
    ])
  func missing(_ body: String, _ message: String, _ label: String) {
    let result = parse("tablespec: 1\nassets: [App.xcassets, Other.xcassets]\n\(body)\n", files: Self.files)
    let found = result.diagnostics.diagnostics
    #expect(found.count == 1 && found[0].message.hasPrefix(message), "\(found)")
    if !label.isEmpty { #expect(found.first?.label == label) }
  }

  @Test(
    "have to be folders of their kind below the root, and what one of them might have is no further mistake",
    arguments: [
      ("None.xcassets", "there is no asset catalog 'None.xcassets'"),
      ("../Out.xcassets", "the asset catalog '../Out.xcassets' is outside the root"),
      ("Assets.xcdatamodel", "'Assets.xcdatamodel' is not an asset catalog"),
      ("File.xcassets", "the asset catalog 'File.xcassets' is not a folder"),
    ])
  func folders(_ name: String, _ message: String) {
    var files = Self.files
    files.contents["/specs/File.xcassets"] = [1]
    let result = parse("tablespec: 1\nassets: \(name)\ntintColor: Accent\n", files: files)
    #expect(result.diagnostics.diagnostics.map(\.message) == [message])
  }

  @Test(
    "have colours and images as people reported them",
    arguments: [
      // SwiftGen/SwiftGen#933: one colour of Display P3.
      (
        #"{"colors": [{"color": {"color-space": "display-p3", "components": {"alpha": "1.000", "blue": "0.820", "green": "0.890", "red": "0.871"}}, "idiom": "universal"}]}"#,
        "#dde3cf"
      ),
      // dotnet/macios#4934: digits of three kinds, and numbers without quotes.
      (
        #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "0x1A", "alpha": "1.000", "blue": "26", "green": "156"}}, "idiom": "universal"}]}"#,
        "#1a9c1a"
      ),
      (
        #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": 0.8497139, "green": 0.607187, "blue": 0.296620131, "alpha": 1.0}}, "idiom": "universal"}]}"#,
        "#d99b4c"
      ),
      // Of sets that are written by hand: an opacity is no 255th.
      (
        #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1"}}, "idiom": "universal"}]}"#,
        "#808080"
      ),
    ])
  func reported(_ contents: String, _ value: String) throws {
    var files = Self.files
    files.contents["/specs/App.xcassets/Reported.colorset/Contents.json"] = Array(contents.utf8)
    #expect(try table("tintColor: Reported", files).tintColor?.resolved(.light).hexString == value)
  }

  /// corona-warn-app/cwa-app-ios#88, and star@2x.pdf of Ranchero-Software/NetNewsWire, whose page is 26 points wide.
  @Test("have drawings for a scale, which are larger by it")
  func scaledDrawings() throws {
    var files = Self.files
    let page = "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 26 26] >> endobj\n"
    let folder = "/specs/App.xcassets/Star.imageset/"
    files.contents[folder + "Contents.json"] = Array(
      Self.images(#"{"idiom": "universal", "scale": "2x", "filename": "star@2x.pdf"}"#).utf8)
    files.contents[folder + "star@2x.pdf"] = Array(page.utf8)
    let table = try table("sections: [{rows: [{text: A, image: Star}]}]", files)
    #expect(table.assets[0].variant(scale: 3).size == LayoutSize(width: 13, height: 13))
  }

  @Test("are not left by a link")
  func links() {
    var files = Self.files
    files.contents["/secret/Contents.json"] = Array(Self.colors(Self.component("00FF00")).utf8)
    files.links["/specs/App.xcassets/Out.colorset"] = "/secret"
    files.contents["/specs/App.xcassets/Out.colorset/Contents.json"] = [1]
    let result = parse("tablespec: 1\nassets: App.xcassets\ntintColor: Out\n", files: files)
    #expect(
      result.diagnostics.diagnostics.map(\.message) == [
        "the colour 'Out' of the asset catalog cannot be read: a link leads out of the catalog"
      ])
  }

  @Test("are printed with their names, and read again")
  func printing() throws {
    let table = try table(
      "tintColor: Accent\nbackground: Tint\nsections: [{rows: [{text: {text: A, color: Link}, image: Icons/Boat}]}]")
    let printed = String(decoding: SpecPrinter().print(table), as: UTF8.self)
    #expect(printed.contains("\"assets\"") && printed.contains("\"Accent\"") && printed.contains("Icons/Boat"))
    let again = try #require(parse(printed, files: Self.files).table)
    #expect(again.tintColor == table.tintColor && again.background == table.background && again.assets == table.assets)
  }
}
