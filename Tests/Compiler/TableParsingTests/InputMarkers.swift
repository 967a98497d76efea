import TableDiagnostics

/// E00xx: the input as a whole, and its YAML.
enum InputMarkers {
  static let cases: [MarkedSpec] = [
    MarkedSpec("empty file", "", Finding("a.yaml", .emptyFile, "the spec is empty", help: "tablespec: 1")),
    MarkedSpec("only a comment", "# settings\n", Finding("a.yaml", .emptyFile, "the spec is empty")),
    MarkedSpec("an empty document", "---\n", Finding("a.yaml", .emptyFile, "the spec is empty")),
    MarkedSpec("list root", "1️⃣- rows: []\n", Finding("1️⃣", .rootNotMapping, "a spec must be a mapping, not a list")),
    MarkedSpec(
      "scalar root", "1️⃣tablespec\n", Finding("1️⃣", .rootNotMapping, "a spec must be a mapping, not a single value")),
    MarkedSpec(
      "several documents", "tablespec: 1\n---\n1️⃣tablespec: 1\n---\na: b\n",
      Finding(
        "1️⃣", .severalDocuments, "a spec must be one YAML document, and this file has 3", help: "in a separate file")),
    MarkedSpec(
      "an unclosed bracket", "tablespec: 1\nbackground: 1️⃣[red, blue\n2️⃣",
      Finding("1️⃣", .yamlSyntax, "this bracket is never closed; the document ends on line 2", note: "2️⃣")),
    MarkedSpec(
      "a list item among keys", "tablespec: 1\n1️⃣- text\n",
      Finding("1️⃣", .yamlSyntax, "unexpected '-' entry among the keys of a mapping")),
    MarkedSpec(
      "an unclosed quote", "tablespec: 1\nname: 1️⃣'Ann\nstyle: plain\n",
      Finding("1️⃣", .unclosedQuote, "this quote is never closed; the document ends on line 3", help: "close the quote")),
    MarkedSpec(
      "tab indentation", "tablespec: 1\nsections:\n1️⃣\t- header: Friends\n",
      Finding("1️⃣", .tabIndentation, "a tab cannot indent YAML; use spaces", help: "replace each tab with two spaces")),
    MarkedSpec(
      "an undefined alias", "tablespec: 1\nsections: 1️⃣*tall\n",
      Finding("1️⃣", .undefinedAlias, "no anchor '&tall' is defined before this alias in the document")),
    MarkedSpec(
      "an alias in its own anchor", "tablespec: 1\nsections: 2️⃣&all [{rows: 1️⃣*all}]\n",
      Finding("1️⃣", .recursiveAlias, "this alias is inside the node that it refers to", note: "2️⃣")),
    MarkedSpec(
      "an anchor with a colon", "tablespec: 1\nname: 2️⃣&an1️⃣:chor value\n",
      Finding(
        "1️⃣", .anchorName, "':' follows the name of an anchor or alias without a space: it may be part of the name",
        help: "put a space after the name", note: "2️⃣")),
    MarkedSpec(
      "a comment right after a quote", "tablespec: 1\nname: \"Ann\"1️⃣# first\n",
      Finding(
        "1️⃣", .gluedComment, "'#' does not start a comment here, because there is no space before it",
        help: "put a space before '#'")),
    MarkedSpec(
      "a text block that loses a line", "tablespec: 1\nname: |\n    \n  1️⃣# one\n",
      Finding(
        "1️⃣", .ambiguousBlockText,
        "this line looks like a comment: blank lines with more spaces come before it in the text",
        help: "remove the spaces")),
    MarkedSpec(
      "a quoted line that is not indented", "tablespec: 1\nname: 2️⃣\"Ann\n1️⃣and Ben\"\n",
      Finding(
        "1️⃣", .shallowContinuation, "this line continues a value and must be indented beyond column 1",
        help: "close the quote or bracket", note: "2️⃣")),
    MarkedSpec(
      "a lone dash in brackets", "tablespec: 1\nsections: [{header: 1️⃣-}]\n",
      Finding("1️⃣", .flowIndicator, "a single '-' is not a value in brackets", help: "quotes")),
    MarkedSpec(
      "marks count scalars, not bytes", "tablespec: 1\nname: 表👍🏽 # 表\nsections: [{header: 値段 👍🏽, 1️⃣rowz: []}]\n",
      Finding("1️⃣", .unknownKey, "unknown key 'rowz' in a section", label: "did you mean 'rows'?", under: "rowz")),
  ]
}
