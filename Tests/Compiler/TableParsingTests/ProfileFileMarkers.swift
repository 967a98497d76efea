import TableDiagnostics
import TableParsing

/// What is wrong with a file that is named as a profile, or that is one where a spec is wanted.
enum ProfileFileMarkers {
  static let cases: [MarkedSpec] = files + kinds

  static let files: [MarkedSpec] = [
    MarkedSpec(
      "a missing profile", "tablespec: 1\nmetrics: 1️⃣styles/ours.yml\n",
      Finding(
        "1️⃣", .includeMissing, "there is no metrics profile 'styles/ours.yml'", label: "no file styles/ours.yml",
        under: "styles/ours.yml")),
    MarkedSpec(
      "a profile outside the root", "tablespec: 1\nmetrics: 1️⃣../ours.yaml\n",
      Finding(
        "1️⃣", .includeOutsideRoot, "the metrics profile '../ours.yaml' is outside the root",
        help: "keep profiles below /specs"),
      files: ["/ours.yaml": "metricsprofile: 1\n"]),
    MarkedSpec(
      "a base outside the root, through a link", "tablespec: 1\nmetrics: ours.yaml\n",
      Finding("1️⃣", .includeOutsideRoot, "the metrics profile 'link.yaml' is outside the root"),
      files: ["ours.yaml": "metricsprofile: 1\nextends: 1️⃣link.yaml\n", "/secret.yaml": "metricsprofile: 1\n"],
      links: ["link.yaml": "/secret.yaml"]),
    MarkedSpec(
      "a profile that extends itself by way of another", "tablespec: 1\nmetrics: styles/b.yaml\n",
      Finding(
        "1️⃣", .includeCycle, "the metrics profile 'b.yaml' extends itself",
        label: "styles/b.yaml → styles/c.yaml → styles/b.yaml"),
      files: [
        "styles/b.yaml": "metricsprofile: 1\nextends: c.yaml\n",
        "styles/c.yaml": "metricsprofile: 1\nextends: 1️⃣b.yaml\n",
      ]),
    MarkedSpec(
      "files that are no profiles",
      "tablespec: 1\ninclude: [b.yaml, c.yaml, d.yaml, e.yaml]\nmetrics: 5️⃣a.yaml\n",
      Finding(
        "1️⃣", .includeWrongShape, "the metrics profile 'empty.yaml' must be a mapping of its keys, and it is empty"),
      Finding(
        "2️⃣", .includeWrongShape, "the metrics profile 'list.yaml' must be a mapping of its keys, not a list"),
      Finding("3️⃣", .severalDocuments, "a metrics profile must be one YAML document"),
      Finding("4️⃣", .missingKey, "the metrics profile needs the key 'metricsprofile'", help: "metricsprofile: 1"),
      Finding(
        "5️⃣", .includeWrongShape, "'a.yaml' is a table spec, not a metrics profile", help: "metricsprofile: 1"),
      files: [
        "b.yaml": "metrics: 1️⃣empty.yaml\n", "c.yaml": "metrics: 2️⃣list.yaml\n", "d.yaml": "metrics: two.yaml\n",
        "e.yaml": "metrics: other.yaml\n", "empty.yaml": "# nothing\n", "list.yaml": "- a\n",
        "two.yaml": "metricsprofile: 1\n---\n3️⃣metricsprofile: 1\n", "other.yaml": "4️⃣name: a\n",
      ]),
    MarkedSpec(
      "a profile that is included", "tablespec: 1\ninclude: 1️⃣ours.yaml\n",
      Finding(
        "1️⃣", .includeWrongShape, "'ours.yaml' is a metrics profile, not a part of a spec",
        help: "use it as the table's 'metrics'"),
      files: ["ours.yaml": "metricsprofile: 1\n"]),
    MarkedSpec(
      "problems of a profile and of the spec that names it", "tablespec: 1\nmetrics: ours.yaml\n2️⃣styel: plain\n",
      Finding("1️⃣", .unknownKey, "unknown key 'row' in the metrics profile", label: "did you mean 'rows'?", fix: "rows"),
      Finding("2️⃣", .unknownKey, "unknown key 'styel' in the table"),
      files: ["ours.yaml": "metricsprofile: 1\n1️⃣row: {}\n"]),
    MarkedSpec(
      "too many profiles", "tablespec: 1\nmetrics: b.yaml\n",
      Finding("1️⃣", .tooManyIncludes, "more than 2 files are included", help: "--max-includes"),
      files: [
        "b.yaml": "metricsprofile: 1\nextends: c.yaml\n", "c.yaml": "metricsprofile: 1\nextends: 1️⃣d.yaml\n",
        "d.yaml": "metricsprofile: 1\n",
      ], change: { $0.maxIncludes = 2 }),
  ]

  static let kinds: [MarkedSpec] = [
    MarkedSpec(
      "a profile for a spec", "# ours\n1️⃣metricsprofile: 1\nextends: ios12\n",
      Finding(
        "1️⃣", .wrongDocument, "this is a metrics profile, not a table spec", help: "'metrics: a.yaml'",
        under: "metricsprofile")),
    ProfileMarkers.profile(
      "a spec for a profile", "1️⃣tablespec: 1\nsections: []\n",
      Finding("1️⃣", .wrongDocument, "this is a table spec, not a metrics profile", help: "metricsprofile: 1")),
    MarkedSpec(
      "both in one", "tablespec: 1\n1️⃣metricsprofile: 1\n",
      Finding("1️⃣", .unknownKey, "unknown key 'metricsprofile' in the table")),
    MarkedSpec(
      "a profile, where either is welcome", "metricsprofile: 1\nrows: {1️⃣padding: 1}\n",
      Finding("1️⃣", .unknownKey, "unknown key 'padding' in 'rows' of the profile"), as: .either),
    ProfileMarkers.profile(
      "an empty profile", "# nothing\n", Finding("a.yaml", .emptyFile, "the metrics profile is empty")),
    ProfileMarkers.profile(
      "a list for a profile", "1️⃣- 1\n",
      Finding("1️⃣", .rootNotMapping, "a metrics profile must be a mapping, not a list", help: "metricsprofile: 1")),
    ProfileMarkers.profile(
      "several profiles in a file", "metricsprofile: 1\n---\n1️⃣metricsprofile: 1\n",
      Finding("1️⃣", .severalDocuments, "a metrics profile must be one YAML document, and this file has 2")),
    ProfileMarkers.profile("nothing but a version", "metricsprofile: 1\n"),
  ]
}
