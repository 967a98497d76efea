import TableDiagnostics

extension ReferenceTopic {
  static func configuration(_ words: ReportWords) -> ReferenceTopic {
    ReferenceTopic(
      name: "configuration", title: "Project configuration",
      about:
        "`.tablec.yaml`: the root, the project's specs, strings, environments and output, the severity of rules, what counts for `diff`",
      text: """
        A file named `.tablec.yaml` in the folder of a spec or in a folder above it; the nearest one applies, however the spec is named. It
        can be empty. `tablec config SPEC` shows what applies to a spec, and the line that sets it. A revision in git has the
        configurations that were committed. A file named `.tablec.yml` is not read, and a warning names it.

        What it leaves out of `lint`, `compile` and `diff` is said in a line at the end:
        `2 rules off, 3 findings hidden, 1 spec excluded by .tablec.yaml`. Findings are hidden by the baseline that it names.

        The search ends at the top folder of a repository (the folder with `.git`) and at your home folder, and never reads a
        `.tablec.yaml` in a folder that all users share, such as `/tmp`.

        A configuration comes with the repository and can be a stranger's, so everything that it names must be in its own folder:
        `root`, `strings`, `output`, `baseline`, `known` and profiles, after links are resolved. Nothing reads or writes in a `.git` folder. A
        configuration makes its folder the root, so specs can include every file of it. To check pull requests of people you do not
        trust, give a narrower root yourself: `--root Specs` overrides `root`.

        Patterns name paths below the configuration's folder: `*` matches any characters in a name, `**` any number of folders, `?` one
        character, `[a-z]` one of several characters, and `{a,b}` one of several texts. A backslash makes the next character
        match itself. A pattern that matches a folder means everything in it. Names that begin with a dot or an underscore are
        never found. On the command line, patterns in quotes work the same, relative to the working folder.

        The comment `# tablec:disable RULE, RULE -- a reason` in a spec silences rules: at the top of the file, in the whole file; on a
        separate line, in the row, section or key that begins below it; at the end of a line, on that line.
        """,
      mappings: [
        DescribedMapping(
          .configuration(words),
          LanguageExample(
            "The project's specs, texts, environments and output; a stricter contrast, a rule that is off; `diff` fails only for what breaks",
            """
            root: .
            specs: [Specs, "Features/*/Tables/**/*.yaml"]
            exclude: ["**/Drafts"]
            strings: strings/Settings.xcstrings
            environments:
              - {device: iphone-se}
              - {device: iphone-17, appearance: [light, dark]}
            output: build
            lint:
              rules: {text-contrast: error}
              disable: [tap-target]
            diff: {failOn: breaking}
            """)),
        DescribedMapping(
          .output(words),
          LanguageExample(
            "Pictures and one page per spec, in a folder",
            """
            output:
              folder: build/tables
              emit: [svg, html]
            """)),
        DescribedMapping(
          .lint(words),
          LanguageExample(
            "Severities, rules that are off, and a baseline of known findings",
            """
            lint:
              rules: {text-contrast: error, clipped-views: note}
              disable: [tap-target, tall-header]
              baseline: known-findings.yaml
            """)),
        DescribedMapping(
          .rules(words),
          LanguageExample(
            "Every rule with its own severity",
            "lint:\n  rules:\n"
              + words.rules.compactMap { code in code.rule.map { "    \($0): \(code.severity.rawValue)" } }
              .joined(separator: "\n"))),
        DescribedMapping(
          .diff(words),
          LanguageExample(
            "Known changes, a tolerance, and the least change that fails",
            """
            diff:
              known: known-changes.yaml
              tolerance: 0.5
              failOn: layout
            """)),
      ])
  }

  static func knownChanges(_ words: ReportWords) -> ReferenceTopic {
    ReferenceTopic(
      name: "known-changes", title: "Known changes", about: "a file of changes that `diff` ignores or accepts",
      text: """
        A file of expected changes between two versions, named by `tablec diff --known FILE` or by the configuration. Ignored changes
        are never reported. Accepted changes are listed separately and do not count until they expire; `tablec diff --accept FILE` writes
        them.

        A fingerprint identifies a change by its spec, its kind, the id or the text of its row, and the values that the spec sets. It is
        the same whichever folder, file or environments are compared and whatever else changes, and after the spec is renamed; a
        different value or row has a different one. That rows move because of something above them is one change of a spec, however
        many rows move and how far. Heights and frames are part of it where the spec sets them; those that follow from something else
        are not.

        The path can also be that of a folder, at any depth of which each `.yaml` file is such a file, except those whose name begins with
        a dot or an underscore. `--accept FOLDER/` writes a new file, whose name follows from the changes, so that two branches never edit
        the same file. `tablec diff --prune` removes accepted changes that no longer occur although their specs were compared, and keeps
        everything else as it is written.
        """,
      mappings: [
        DescribedMapping(
          .knownChanges(words),
          LanguageExample(
            "Colours that are never reported, and a row that was removed on purpose",
            """
            tablecchanges: 1
            ignore:
              - {change: color-changed, reason: The palette is reviewed elsewhere}
            accept:
              - {fingerprint: 4f0c2a9e51d7b386, reason: The row moved to another screen}
            """)),
        DescribedMapping(
          .ignoredChange(words),
          LanguageExample(
            "Changes of the colours in one section of all settings",
            """
            tablecchanges: 1
            ignore:
              - {change: color-changed, at: theme/*, spec: settings*, reason: Colours follow the user's theme}
            """)),
        DescribedMapping(
          .acceptedChange(words),
          LanguageExample(
            "A change that is accepted to the end of January",
            """
            tablecchanges: 1
            accept:
              - fingerprint: 4f0c2a9e51d7b386
                reason: The row moved to another screen
                expires: 2027-01-31
                change: row-removed
                at: connections/hotspot
                spec: Specs/settings
            """)),
      ])
  }
}
