import TableDiagnostics

/// E0301–E0309: included files.
enum IncludeMarkers {
  static let cases: [MarkedSpec] =
    strings + [
      MarkedSpec(
        "a missing file",
        "tablespec: 1\ninclude: 1️⃣parts/b.yaml\nsections: [{rows: [{include: 2️⃣c.yaml}]}, {include: 3️⃣d.yaml}]\n",
        Finding(
          "1️⃣", .includeMissing, "there is no file 'parts/b.yaml' to include", label: "no file parts/b.yaml",
          under: "parts/b.yaml"),
        Finding("2️⃣", .includeMissing, "there is no file 'c.yaml' to include"),
        Finding("3️⃣", .includeMissing, "there is no file 'd.yaml' to include")),
      MarkedSpec(
        "a folder", "tablespec: 1\ninclude: 1️⃣faces\n",
        Finding("1️⃣", .includeMissing, "the file 'faces' cannot be read: it is a folder")),
      MarkedSpec(
        "files outside the root",
        "tablespec: 1\ninclude: [1️⃣../b.yaml, 2️⃣/etc/passwd, 3️⃣~/b.yaml, 4️⃣'https://a.b/c.yaml', 5️⃣link.yaml, 6️⃣x/../../b.yaml]\n",
        Finding("1️⃣", .includeOutsideRoot, "the file '../b.yaml' is outside the spec's root", help: "below /specs"),
        Finding("2️⃣", .includeOutsideRoot, "the file '/etc/passwd' is outside the spec's root"),
        Finding("3️⃣", .includeOutsideRoot, "the file '~/b.yaml' is outside the spec's root"),
        Finding("4️⃣", .includeOutsideRoot, "the file 'https://a.b/c.yaml' is outside the spec's root"),
        Finding("5️⃣", .includeOutsideRoot, "the file 'link.yaml' is outside the spec's root"),
        Finding("6️⃣", .includeOutsideRoot, "the file 'x/../../b.yaml' is outside the spec's root"),
        files: ["/secret.yaml": "name: secret\n", "/b.yaml": "name: b\n"], links: ["link.yaml": "/secret.yaml"]),
      MarkedSpec(
        "a file that includes itself", "tablespec: 1\ninclude: 1️⃣a.yaml\n",
        Finding("1️⃣", .includeCycle, "the file 'a.yaml' includes itself", label: "a.yaml → a.yaml")),
      MarkedSpec(
        "files that include each other", "tablespec: 1\ninclude: parts/b.yaml\n",
        Finding(
          "1️⃣", .includeCycle, "the file 'again.yaml' includes itself",
          label: "parts/b.yaml → parts/c.yaml → parts/again.yaml"),
        files: ["parts/b.yaml": "include: c.yaml\n", "parts/c.yaml": "include: 1️⃣again.yaml\n"],
        links: ["parts/again.yaml": "parts/b.yaml"]),
      MarkedSpec(
        "files of the wrong shape",
        """
        tablespec: 1
        include: [1️⃣list.yaml, 2️⃣text.yaml, 3️⃣empty.yaml]
        sections: [{rows: [{include: 4️⃣mapping.yaml}]}, {include: 5️⃣text.yaml}]

        """,
        Finding("1️⃣", .includeWrongShape, "the included file 'list.yaml' must be a mapping of table keys, not a list"),
        Finding(
          "2️⃣", .includeWrongShape, "the included file 'text.yaml' must be a mapping of table keys, not a single value"),
        Finding(
          "3️⃣", .includeWrongShape, "the included file 'empty.yaml' must be a mapping of table keys, and it is empty"),
        Finding("4️⃣", .includeWrongShape, "the included file 'mapping.yaml' must be a list, not a mapping"),
        Finding("5️⃣", .includeWrongShape, "the included file 'text.yaml' must be a list, not a single value"),
        files: ["list.yaml": "- a\n", "text.yaml": "a\n", "empty.yaml": "# nothing\n", "mapping.yaml": "name: a\n"]),
      MarkedSpec(
        "several documents in an included file", "tablespec: 1\ninclude: b.yaml\n",
        Finding("1️⃣", .severalDocuments, "an included file must be one YAML document"),
        files: ["b.yaml": "name: a\n---\n1️⃣name: b\n"]),
      MarkedSpec(
        "problems of an included file, once and at their own place",
        "tablespec: 1\nsections: [{rows: [{include: b.yaml}]}, {rows: [{include: b.yaml}]}, {rows: [{include: c.yaml}]}]\n",
        Finding("1️⃣", .unknownKey, "unknown key 'hight' in a row", label: "did you mean 'height'?"),
        Finding("2️⃣", .unclosedQuote, "this quote is never closed; the document ends on line 1"),
        files: ["b.yaml": "- Ann\n- {text: Ben, 1️⃣hight: 60}\n", "c.yaml": "- text: 2️⃣'Cy\n"]),
    ]

  private static let strings: [MarkedSpec] = [
    MarkedSpec(
      "a string catalog that is none", "tablespec: 1\nstrings: b.xcstrings\n",
      Finding("1️⃣", .unreadableStrings, "the string catalog 'b.xcstrings' cannot be read: expected a value"),
      files: ["b.xcstrings": "1️⃣<<<<<<< HEAD"]),
    MarkedSpec(
      "a strings file with a missing semicolon", "tablespec: 1\nstrings: de.lproj/A.strings\n",
      Finding("1️⃣", .unreadableStrings, "the strings file 'de.lproj/A.strings' cannot be read: expected ';'"),
      files: ["de.lproj/A.strings": "/* Titles */\n\"a\" = \"Eins\"\n1️⃣\"b\" = \"Zwei\";\n"]),
    MarkedSpec(
      "keys that files of strings have twice", "tablespec: 1\nstrings: [b.xcstrings, c.strings]\n",
      Finding(
        "1️⃣", .repeatedString, "the string catalog 'b.xcstrings' has the key 'Bell' twice", help: "keep one of the two"),
      Finding(
        "2️⃣", .repeatedString, "the strings file 'c.strings' has the key 'a' twice", help: "keep one of the two"),
      files: [
        "b.xcstrings": #"{"version": "1.0", "sourceLanguage": "en", "strings": {"Bell": {}, 1️⃣"Bell": {}}}"#,
        "c.strings": "a = b;\n2️⃣a = c;\n",
      ]),
    MarkedSpec(
      "string catalogs that are missing, outside the root, or something else",
      "tablespec: 1\nstrings: [1️⃣b.xcstrings, 2️⃣../c.xcstrings, 3️⃣d.yaml]\n",
      Finding("1️⃣", .includeMissing, "there is no string catalog 'b.xcstrings'", label: "no file b.xcstrings"),
      Finding("2️⃣", .includeOutsideRoot, "the string catalog '../c.xcstrings' is outside the root"),
      Finding("3️⃣", .badValue, "'d.yaml' is not a string catalog")),
    MarkedSpec(
      "a key that the strings do not have, and one of a table without strings",
      """
      tablespec: 1
      strings: b.xcstrings
      sections:
        - rows:
            - {text: {key: 1️⃣setings.wifi}}
            - {text: {key: settings.wifi}, accessory: {button: {title: {key: 2️⃣nowhere, text: Here}}}}

      """,
      Finding("1️⃣", .unknownStringKey, "the strings have no key 'setings.wifi'", label: "did you mean 'settings.wifi'?"),
      Finding("2️⃣", .unknownStringKey, "the strings have no key 'nowhere'"),
      files: ["b.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"settings.wifi": {}}}"#]),
    MarkedSpec(
      "a key without strings", "tablespec: 1\nsections: [{rows: [{text: {key: 1️⃣a}}, {text: {key: b, text: B}}]}]\n",
      Finding("1️⃣", .unknownStringKey, "the strings have no key 'a'", help: "name the app's string catalog")),
  ]
}
