import RandomNumbers
import Testing

@testable import SpecEditing

@Suite("Any text, at any offset")
struct HostileTextTests {
  @Test("mutated specs are answered", arguments: 0..<8)
  func mutations(part: Int) {
    var random = Generator(state: UInt64(part) &+ 7)
    let project = Project(
      Dictionary(OwnSpecs.all.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first })
    for (index, spec) in OwnSpecs.all.enumerated() where index % 8 == part {
      for _ in 0..<12 {
        let bytes = mutated(spec.bytes, &random)
        ask(bytes, spec.name, project, &random)
      }
    }
  }

  @Test(
    "hostile texts are answered",
    arguments: [
      ("brackets", String(repeating: "[", count: 50_000)), ("braces", String(repeating: "{a: ", count: 20_000)),
      ("hyphens", String(repeating: "- ", count: 50_000)), ("questions", String(repeating: "? ", count: 20_000)),
      ("one long line", "a: " + String(repeating: "b, c: ", count: 50_000)),
      ("a long line in brackets", "a: [" + String(repeating: "b, ", count: 50_000)),
      ("open quotes", String(repeating: "a: \"b\n", count: 10_000)),
      ("open quotes below each other", (0..<300).map { String(repeating: " ", count: $0) + "a: \"\n" }.joined()),
      ("open quotes in brackets", "a: [" + String(repeating: "\"b\n  'c\n", count: 5_000)),
      ("anchors", String(repeating: "&a ", count: 20_000)), ("aliases", String(repeating: "*a\n", count: 20_000)),
      ("keys of growing depth", (0..<600).map { String(repeating: " ", count: $0) + "a:\n" }.joined()),
      ("blank lines", "a:\n" + String(repeating: "\n", count: 50_000) + "b"),
      ("colons", String(repeating: ": ", count: 30_000)),
      ("closing brackets", String(repeating: "]}", count: 30_000)), ("NUL", String(repeating: "\0", count: 1_000)),
      ("carriage returns", String(repeating: "a: b\r", count: 5_000)), ("a byte order mark", "\u{FEFF}"),
      ("nothing", ""),
      ("comments", String(repeating: "# a\n", count: 10_000)),
      ("text of many lines", "a: b\n" + String(repeating: "  c\n", count: 20_000)),
      (
        "a template of itself",
        "templates:\n  a: {use: b}\n  b: {use: a}\nsections: [{rows: [{use: a, views: {x: y}}]}]\n"
      ),
    ])
  func hostile(name: String, text: String) {
    var random = Generator(state: 3)
    ask(Array(text.utf8), "spec.yaml", Project(), &random)
  }

  @Test("files that include each other are answered")
  func cycles() {
    let project = Project([
      "_a.yaml": "include: _b.yaml\ntemplates: {t: {text: A}}\n",
      "_b.yaml": "include: [_a.yaml, _b.yaml]\ntemplates: {u: {text: A}}\n",
    ])
    let list = project.completions("include: _a.yaml\nsections: [{rows: [{use: ⟦}]}]")
    #expect(Set(list.labels) == ["t", "u"])
  }

  private func ask(_ bytes: [UInt8], _ name: String, _ project: Project, _ random: inout Generator) {
    let text = SpecText(bytes, path: "\(Project.root)/\(name)", vocabulary: Project.vocabulary)
    let editor = SpecEditor(text, files: project.files)
    check(text)
    _ = (editor.colors(), editor.symbols(), editor.foldingRanges(), editor.links())
    for _ in 0..<3 {
      let offset = random.below(bytes.count + 3) - 1
      let list = editor.completions(at: offset)
      let clamped = min(max(offset, 0), bytes.count)
      #expect(
        list.range.lowerBound <= clamped && clamped <= list.range.upperBound && list.range.upperBound <= bytes.count)
      _ = (editor.hover(at: offset), editor.definitions(at: offset), editor.reference(at: offset))
      _ = editor.references(at: offset, includesDeclaration: true)
      if let place = try? editor.prepareRename(at: offset) {
        #expect(place.range.upperBound <= bytes.count)
        _ = try? editor.rename(at: offset, to: "other name")
      }
    }
  }

  /// Nodes are in order, inside their parents, and inside the text.
  private func check(_ text: SpecText) {
    var bad: [Int] = []
    for (index, node) in text.tree.nodes.enumerated() {
      var isGood = node.start >= 0 && node.start <= node.end && Int(node.end) <= text.bytes.count
      isGood = isGood && Int(node.next) > index && Int(node.next) <= text.tree.nodes.count
      defer { if !isGood { bad.append(index) } }
      guard node.parent >= 0 else { continue }
      let parent = text.tree.nodes[Int(node.parent)]
      isGood =
        isGood && Int(node.parent) < index && node.start >= parent.start && node.end <= parent.end
        && node.next <= parent.next
    }
    guard let first = bad.first else { return }
    let parent = text.tree.nodes[first].parent
    let source = String(decoding: text.bytes, as: UTF8.self)
    Issue.record("\(text.tree.nodes[first]) in \(parent < 0 ? "" : "\(text.tree.nodes[Int(parent)])"): \(source)")
  }

  private func mutated(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
    var bytes = bytes
    let alphabet = Array("\n -:{}[]\"'#&*|>,ab\t\r!?".utf8)
    for _ in 0...random.below(4) {
      guard !bytes.isEmpty else { break }
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
      case 2: bytes.insert(alphabet[random.below(alphabet.count)], at: place)
      case 3: bytes[place] = alphabet[random.below(alphabet.count)]
      default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: random.below(bytes.count))
      }
    }
    return bytes
  }
}
