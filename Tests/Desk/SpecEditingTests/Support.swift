import Foundation
import SourceTree
import TableParsing

@testable import SpecEditing

/// Files of a project in memory, and a place in one of them.
struct Project {
  static let root = "/project"
  static let vocabulary = EditingVocabulary(
    report: ReportVocabulary(rules: [.unfilledPlaceholder, .unusedTemplate], stages: ["layout", "svg"]),
    symbols: { ["gearshape", "gearshape.fill", "star"] }, versions: [6, 7, 15, 17, 18, 26])

  var files: ProjectFiles
  private var texts: [String: SpecText] = [:]

  init(_ contents: [String: String] = [:], images: [String: [UInt8]] = [:]) {
    for (name, content) in contents {
      let path = "\(Self.root)/\(name)"
      texts[path] = SpecText(Array(content.utf8), path: path, vocabulary: Self.vocabulary)
    }
    let (all, pictures) = (texts, Dictionary(images.map { ("\(Self.root)/\($0)", $1) }) { first, _ in first })
    files = ProjectFiles(
      root: Self.root, paths: (Array(all.keys) + pictures.keys).sorted(), text: { all[$0] }, image: { pictures[$0] })
  }

  func editor(_ text: String, path: String = "spec.yaml", kind: FileKind? = nil) -> SpecEditor {
    SpecEditor(
      SpecText(Array(text.utf8), path: "\(Self.root)/\(path)", kind: kind, vocabulary: Self.vocabulary), files: files)
  }

  /// The completions at the `⟦` of a text.
  func completions(_ marked: String, path: String = "spec.yaml", kind: FileKind? = nil) -> CompletionList {
    let (text, offset) = Self.place(in: marked)
    return editor(text, path: path, kind: kind).completions(at: offset)
  }

  static func place(in marked: String) -> (text: String, offset: Int) {
    guard let mark = marked.firstIndex(of: "⟦") else { return (marked, marked.utf8.count) }
    let text = marked.filter { $0 != "⟦" }
    return (text, marked[..<mark].utf8.count)
  }
}

extension CompletionList {
  var labels: [String] { items.sorted { ($0.order, $0.label) < ($1.order, $1.label) }.map(\.label) }

  func item(_ label: String) -> CompletionItem? { items.first { $0.label == label } }
}

/// The text after an item was accepted, with placeholders removed and `⟦` at the first.
func accepted(_ label: String, _ marked: String, in project: Project = Project(), path: String = "spec.yaml") -> String?
{
  let list = project.completions(marked, path: path)
  guard let item = list.item(label) else { return nil }
  let (text, _) = Project.place(in: marked)
  let bytes = Array(text.utf8)
  let start = bytes[..<list.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  let indent = String(repeating: " ", count: bytes[start...].prefix { $0 == 0x20 }.count)
  let lines = item.insertion.split(separator: "\n", omittingEmptySubsequences: false)
  let insertion = lines.joined(separator: "\n" + indent).replacingOccurrences(of: "$0", with: "⟦")
  return String(decoding: bytes[..<list.range.lowerBound], as: UTF8.self) + insertion
    + String(decoding: bytes[list.range.upperBound...], as: UTF8.self)
}

/// The specs of the package and the parts that they include, by their names in the folder.
enum OwnSpecs {
  static let folder = PackageFolder.url("Specs")

  static let all: [(name: String, bytes: [UInt8])] = {
    PackageFolder.files(below: folder).filter { $0.hasSuffix(".yaml") }.compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { (name, Array($0)) }
    }
  }()
}
