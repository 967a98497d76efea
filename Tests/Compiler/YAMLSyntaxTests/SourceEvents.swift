import Foundation

@testable import YAMLSyntax

/// The source's nodes as events in the notation of the YAML test suite.
struct SourceEvents {
  let source: SourceSyntax
  private(set) var text = "+STR\n"
  private var handles: [String: String] = [:]

  init(_ source: SourceSyntax) {
    self.source = source
    var tokens = source.tokens.indices[...]
    for root in source.roots {
      var isStarted = false
      handles = ["!": "!", "!!": "tag:yaml.org,2002:"]
      // Those before and in the document.
      while let token = tokens.first, source.tokens[token].kind != .endOfFile,
        source.range(ofToken: token).upperBound <= source.nodes[root].range.upperBound
      {
        tokens.removeFirst()
        if source.tokens[token].kind == .directive { addHandle(string(source.range(ofToken: token))) }
        isStarted = isStarted || source.tokens[token].kind == .documentStart
      }
      line(1, "+DOC" + (isStarted ? " ---" : ""))
      node(root, depth: 2)
      let next = tokens.first { !source.tokens[$0].kind.isTrivia }
      line(1, "-DOC" + (next.map { source.tokens[$0].kind == .documentEnd } ?? false ? " ..." : ""))
    }
    line(0, "-STR")
  }

  private mutating func addHandle(_ directive: String) {
    let words = directive.split { $0 == " " || $0 == "\t" }
    if words.count > 2, words[0] == "%TAG" { handles[String(words[1])] = String(words[2]) }
  }

  private mutating func node(_ id: Int, depth: Int) {
    let found = source.nodes[id]
    switch found.kind {
    case .scalar: line(depth, "=VAL" + properties(id) + " " + scalar(id))
    case .alias: line(depth, "=ALI *" + source.text(of: id))
    case .sequence, .mapping:
      let (name, brackets) = found.kind == .sequence ? ("SEQ", "[]") : ("MAP", "{}")
      line(depth, "+\(name)" + (found.style == .flow ? " \(brackets)" : "") + properties(id))
      var child = id + 1
      while child < Int(found.next) {
        node(child, depth: depth + 1)
        child = Int(source.nodes[child].next)
      }
      line(depth, "-\(name)")
    }
  }

  private func properties(_ id: Int) -> String {
    let found = source.nodes[id]
    let anchor = found.anchor < 0 ? "" : " &" + string(source.anchors[Int(found.anchor)])
    return anchor + (found.tag < 0 ? "" : " <\(tag(string(source.range(ofToken: Int(found.tag)))))>")
  }

  private func tag(_ text: String) -> String {
    if text.hasPrefix("!<") { return String(text.dropFirst(2).dropLast()) }
    let handle = text.dropFirst().firstIndex(of: "!").map { String(text[...$0]) } ?? "!"
    let suffix = text.dropFirst(handle.count)
    return suffix.isEmpty && handle == "!" ? "!" : ((handles[handle] ?? handle) + suffix).removingPercentEncoding ?? "?"
  }

  private func scalar(_ id: Int) -> String {
    let signs: [SourceSyntax.Node.Style: String] = [
      .plain: ":", .singleQuoted: "'", .doubleQuoted: "\"", .literal: "|", .folded: ">",
    ]
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\u{8}": "\\b"]
    return (signs[source.nodes[id].style] ?? "?")
      + source.text(of: id).unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  private mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: " ", count: depth) + content + "\n"
  }
}
