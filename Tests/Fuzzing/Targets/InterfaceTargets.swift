import SpecFormatting
import SpecImporting
import TableIR
import TableParsing

extension FuzzTarget {
  /// A storyboard or a xib, from its bytes to a spec for each of its tables.
  static let interfaceBuilder = FuzzTarget(
    "interface-builder", seeds: ["Templates/Examples/Harbour"], suffixes: [".storyboard", ".xib"],
    words: { interfaceWords }
  ) { bytes in
    var limits = XMLLimits()
    limits.maxBytes = 1 << 18
    guard let document = try? InterfaceDocument(bytes, path: "Main.storyboard", limits: limits) else { return }
    for table in TableImporter(document).tables() {
      let text = DraftPrinter.print(table.spec, path: "main.yaml")
      let result = SpecFormatter().formatYAML(text, path: "main.yaml")
      try expect(result.problem == nil && !result.isChanged, "an imported spec is in the formatter's form")
      // Whether it is a spec that compiles depends on the document; what compiles must have a sound layout.
      guard let spec = try Compiling.table(text) else { continue }
      for layout in Compiling.layouts(of: spec) { try Compiling.check(layout) }
    }
  }

  /// What stands beside a document: translations, the sets of asset catalogs, drawings. The bytes are taken for each.
  static let project = FuzzTarget(
    "project", seeds: ["Templates/Examples/Harbour"], suffixes: [".strings", ".json", ".png", ".svg", ".pdf"],
    words: { projectWords },
    makeSeeds: {
      ["%PDF-1.4 /MediaBox [0 0 24 24]", "<svg viewBox=\"0 0 24 24\"/>", "{ a = \"\\U00fc\"; }"].map { Array($0.utf8) }
    }
  ) { bytes in
    for path in ["de.lproj/A.strings", "de.lproj/A.stringsdict"] { _ = try? StringsFile.read(bytes, path: path) }
    let project = InterfaceProject(OneProject(bytes: bytes))
    for path in project.documents { _ = project.translations(of: path) }
    _ = project.assets.color("Set", for: "Main.storyboard")
    for name in ["Set", "Drawn", "Loose", "Group/Set"] {
      guard let size = project.assets.image(name, for: "Main.storyboard")?.size else { continue }
      try expect(
        size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite, "an image has a size")
    }
  }

  /// A string catalog: what is written of it says the same, also after strings were added, and is written again in the same bytes.
  static let strings = FuzzTarget(
    "strings", seeds: ["Specs/strings"], suffixes: [".xcstrings"], words: { catalogWords }
  ) { bytes in
    guard let catalog = try? StringCatalog.parse(bytes) else { return }
    // Nothing is added to a catalog that has a key twice.
    guard try StringCatalog.read(bytes).repeated.isEmpty else { return }
    var document = try CatalogDocument(parsing: bytes)
    let written = document.bytes
    try expect(try StringCatalog.parse(written) == catalog, "a written catalog has the same strings")
    try expect(try CatalogDocument(parsing: written).bytes == written, "a written catalog is written the same again")
    let added = document.add([CatalogDocument.Extracted(key: "a.key", text: "Text", comment: "Comment")])
    let extended = try StringCatalog.parse(document.bytes)
    try expect(extended.strings.count == catalog.strings.count + added.new, "no string is lost")
    let again = document.add([CatalogDocument.Extracted(key: "a.key", text: "Text", comment: "Comment")])
    try expect(again == (0, 0), "what is there is not added again")
  }

  private static let catalogWords = [
    "\"sourceLanguage\": \"en\"", "\"version\": \"1.0\"", "\"strings\": {", "\"localizations\": {", "\"de\": {",
    "\"en\": {",
    "\"stringUnit\": {", "\"state\": \"translated\"", "\"state\": \"new\"", "\"value\": \"", "\"variations\": {",
    "\"plural\": {",
    "\"device\": {", "\"iphone\": {", "\"other\": {", "\"substitutions\": {", "\"formatSpecifier\": \"lld\"", "%#@",
    "%arg",
    "\"shouldTranslate\": false", "\"extractionState\": \"manual\"", "\"a.key\": {", "}", "},", "\\u0000",
  ]

  private static let interfaceWords =
    [
      "tableView", "tableViewSection", "tableViewCell", "tableViewCellContentView", "contentView", "subviews", "label",
      "constraints", "constraint", "rect", "frame", "color", "fontDescription", "connections", "segue", "outlet",
      "variation", "mask", "include", "resources", "image", "namedColor", "device", "scenes", "scene", "objects",
      "prototypes", "sections", "cells", "stackView", "button", "state", "attributedString", "fragment", "switch",
    ].map { "<\($0) " }
    + [
      "key=\"", "id=\"", "dataMode=\"static\"", "style=\"IBUITableViewCellStyleValue1\"", "rowHeight=\"",
      "firstItem=\"",
      "secondAttribute=\"", "constant=\"", "multiplier=\"", "priority=\"", "nan", "inf", "1e308", "-1", "\"/>", "</",
    ]

  private static let projectWords = [
    "\"idiom\": \"universal\"", "\"filename\": \"f\"", "\"scale\": \"2x\"", "\"appearances\": [{", "\"components\": {",
    "\"color-space\": \"display-p3\"", "\"cap-insets\": {", "\"resizing\": {", "/MediaBox [", "viewBox=\"", "/*", "*/",
    "\\U", "\" = \"", "<plist>", "<dict>", "<key>", "<string>",
  ]
}

/// A project in which each file has the same bytes.
private struct OneProject: InterfaceFiles {
  let bytes: [UInt8]

  let paths = [
    "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Main.xcstrings", "A.xcassets/Set.colorset/Contents.json",
    "A.xcassets/Set.imageset/Contents.json", "A.xcassets/Group/Contents.json",
    "A.xcassets/Group/Set.imageset/Contents.json", "A.xcassets/Drawn.symbolset/Contents.json", "Loose@2x.png",
  ]

  func read(_ path: String, limit: Int) -> [UInt8]? { bytes.count <= limit ? bytes : nil }
}
