import Foundation
import SourceTree
import Testing

@Suite("The interface of the libraries")
struct PublicCommentTests {
  private static let rooms = [
    "Basics/TableSupport", "Compiler/YAMLSyntax", "Compiler/TableDiagnostics", "Compiler/TableIR",
    "Compiler/TableFonts",
    "Compiler/TableParsing", "Compiler/TableLayout", "Compiler/LayoutFormat", "Compiler/TableEmission",
    "Review/TableLint", "Review/TableDiff", "Review/TableVerify", "Review/ViewDumps",
  ]

  @Test("has a comment at each public declaration", arguments: rooms)
  func comments(_ room: String) throws {
    let folder = PackageFolder.url("Sources/\(room)")
    for file in PackageFolder.files(below: folder) where file.hasSuffix(".swift") {
      let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for (index, line) in lines.enumerated() where Self.isPublic(line) {
        let above = lines[..<index].last { !$0.hasPrefix("@") && (!$0.hasPrefix("//") || $0.hasPrefix("///")) }
        #expect(above?.hasPrefix("///") == true, "\(room)/\(file):\(index + 1): \(line)")
      }
    }
  }

  private static func isPublic(_ line: String) -> Bool {
    line.firstMatch(of: /^(@\w+(\([^)]*\))? )*public (?!import|extension)/) != nil
  }
}
