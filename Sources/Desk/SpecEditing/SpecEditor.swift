import TableIR
import TableParsing
import YAMLSyntax

/// What an editor asks about a place in a text: pure functions of the text, of an offset and of the project's files.
///
/// The text may be unfinished or broken in any way. Offsets are in bytes of UTF-8; one that is out of range is moved to the nearest end.
package struct SpecEditor: Sendable {
  package let text: SpecText
  package let files: ProjectFiles

  package init(_ text: SpecText, files: ProjectFiles) {
    (self.text, self.files) = (text, files)
  }

  var tree: SourceSyntax { text.tree }
  var grammar: SpecGrammar { text.grammar }
  var vocabulary: EditingVocabulary { text.vocabulary }

  func clamped(_ offset: Int) -> Int { min(max(offset, 0), text.bytes.count) }
}

/// A range of a file.
package struct TextLocation: Hashable, Sendable {
  /// The path of the file: absolute, without dots.
  package var path: String
  /// In bytes.
  package var range: Range<Int>

  package init(path: String, range: Range<Int>) {
    (self.path, self.range) = (path, range)
  }
}

/// A change of a file.
package struct TextChange: Hashable, Sendable {
  package var location: TextLocation
  package var replacement: String
}

/// A file or a place that a text leads to.
package struct TextTarget: Hashable, Sendable {
  /// The text that leads there.
  package var origin: Range<Int>
  /// The whole of what is declared, such as a row; empty at the start of a file that is named as a whole.
  package var target: TextLocation
  /// Its name, inside the target.
  package var name: Range<Int>
}

/// Why a name cannot be changed, in words for the author.
package struct RenameProblem: Error, Hashable, Sendable {
  package var message: String
}

/// A name that can be changed.
package struct RenamePlace: Hashable, Sendable {
  package var range: Range<Int>
  package var name: String
}

/// A colour in a text.
package struct ColorMark: Hashable, Sendable {
  package var range: Range<Int>
  package var light: RGBA
  package var dark: RGBA
}

/// A way to write a colour.
package struct ColorPresentation: Hashable, Sendable {
  /// As it is written: `"#ff3b30"` or `systemRed`.
  package var label: String
  package var range: Range<Int>
}

/// An entry of the outline.
package struct SpecSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case table, section, row, template, header, appearance, environment, view, key
  }

  package var name: String
  /// What distinguishes it from others: the text of a row.
  package var detail: String?
  package var kind: Kind
  /// All of it.
  package var range: Range<Int>
  /// Its name, inside its range.
  package var selection: Range<Int>
  package var children: [SpecSymbol] = []
}

/// Lines that can be folded, from the end of the first to the end of the last.
package struct FoldingRange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case region, comment }

  package var range: Range<Int>
  package var kind: Kind
}

/// A text that names a file.
package struct FileLink: Hashable, Sendable {
  package var range: Range<Int>
  /// The path of the file, which may be missing: absolute, without dots.
  package var path: String
  package var what: String
}

/// What is known about a key or a value, in Markdown.
package struct HoverText: Hashable, Sendable {
  package var markdown: String
  package var range: Range<Int>
}
