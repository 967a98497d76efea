import TableDiagnostics

extension ReferenceTopic {
  static func configuration(_ words: ReportWords) -> ReferenceTopic {
    ReferenceTopic(
      name: "configuration", title: "Project configuration",
      about: "`.tablec.yaml`: the severity of rules, baselines, what counts for `diff`",
      text: """
        A file named `.tablec.yaml` in the folder of a spec or in a folder above it; the nearest one applies. It can be empty.
        The comment `# tablec:disable RULE, RULE -- a reason` in a spec silences rules: at the top of the file, in the whole file; on a
        separate line, in the row, section or key that begins below it; at the end of a line, on that line.
        """,
      mappings: [
        DescribedMapping(
          .configuration(words),
          LanguageExample(
            "A stricter contrast, a rule that is off, and `diff` that fails only for what breaks",
            """
            lint:
              rules: {text-contrast: error}
              disable: [tap-target]
            diff: {failOn: breaking}
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
