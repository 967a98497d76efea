import Foundation
import SourceTree
import Testing

@testable import TableParsing

@Suite("Every key of the reference")
struct KeyUseTests {
  @Test("stands in a spec of this package, of which every stage has a golden")
  func isUsed() throws {
    var use = KeyUse()
    var count = 0
    for folder in ["Specs", "Tests/Tool/tablecTests/Fixtures"] {
      let folder = PackageFolder.url(folder)
      for file in PackageFolder.files(below: folder) where file.hasSuffix(".yaml") {
        try use.read(Array(Data(contentsOf: folder.appending(path: file))))
        count += 1
      }
    }
    #expect(count > 20)
    let all = LanguageDescription.mappings.flatMap { mapping in mapping.keys.map { "\(mapping.name).\($0.name)" } }
    #expect(all.filter { !use.used.contains($0) } == [])
  }
}
