internal import CResources

/// A text file of this package that is part of the binary, so that the binary is the whole tool.
package struct EmbeddedFile: Sendable {
  // Both point to constants.
  private nonisolated(unsafe) let start: UnsafePointer<UInt8>
  private nonisolated(unsafe) let pathStart: UnsafePointer<CChar>

  private init(_ file: embedded_file) {
    (start, pathStart) = (file.text, file.path)
  }

  private static func files(_ list: embedded_list) -> [EmbeddedFile] {
    UnsafeBufferPointer(start: list.files, count: list.count).map(EmbeddedFile.init)
  }

  package var text: String { String(cString: start) }
  /// From the package's folder: `Templates/Outputs/csv.mustache`.
  package var path: String { String(cString: pathStart) }

  /// `csv`
  package var stem: String {
    let path = path
    let name = path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)...]
    return String(name[..<(name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)])
  }
}

// The files, in the order of their names where there are several.
extension EmbeddedFile {
  /// What every diagnostic code means, with examples.
  package static let diagnostics = EmbeddedFile(diagnostics_page)
  /// The page of the reference that lists the others, and those.
  package static let languageOverview = EmbeddedFile(language_overview)
  package static let languagePages = files(language_pages)
  /// The other pages of the documentation.
  package static let guidePages = files(guide_pages)
  /// Words of UIKit, SwiftUI and Interface Builder, and what a spec writes for them.
  package static let synonyms = EmbeddedFile(synonyms_table)
  /// The names of Apple's SF Symbols, with the versions of iOS that they came with.
  package static let symbols = EmbeddedFile(symbols_list)

  /// The page of `preview --serve` and of `gallery`.
  package static let page = EmbeddedFile(page_html)
  package static let pageScripts = files(page_scripts)
  package static let pageStyles = files(page_styles)

  /// The templates for outputs, and the parts that they include.
  package static let outputTemplates = files(output_templates)

  /// The specs that `init` writes.
  package static let startingSpecs = files(starting_specs)
  /// The files that `init` writes beside a spec.
  package static let configuration = EmbeddedFile(starting_configuration)
  package static let github = EmbeddedFile(starting_github)
  package static let gitlab = EmbeddedFile(starting_gitlab)
  package static let helix = EmbeddedFile(starting_helix)
  package static let vscode = EmbeddedFile(starting_vscode)
  package static let zed = EmbeddedFile(starting_zed)

  /// What the static binary contains of others, and the licences of everything in it.
  package static let notices = EmbeddedFile(notices_page)
  package static let license = EmbeddedFile(project_license)
  package static let licenseTexts = files(license_texts)
}
