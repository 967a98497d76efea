extension Dimension {
  private static func spec(_ index: Int, _ text: String = "Row") -> String {
    "tablespec: 1\nsections: [{rows: [{id: r\(index), text: \(text) \(index)}, {id: s, text: B}]}]\n"
  }

  private static func folder(_ count: Int, _ text: String = "Row", at path: (Int) -> String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { (path($0), spec($0, text)) })
  }

  private static let walks = [
    ["compile", "Specs", "-o", "build"], ["compile", "Specs", "--check"], ["lint", "Specs"],
    ["format", "Specs", "--check"],
    ["gallery", "Specs", "-o", "site"], ["config", "Specs"],
  ]
  private static let committed = [["init", "-q"], ["add", "-A"], ["commit", "-qm", "a"]]

  static let folders: [Dimension] = [
    Dimension(name: "specs", commands: walks, sizes: 16...4_096) { folder($0) { "Specs/s\($0).yaml" } },
    Dimension(name: "folders of a spec", commands: walks, sizes: 16...4_096) { folder($0) { "Specs/f\($0)/s.yaml" } },
    // The system's names of files are no longer.
    Dimension(name: "nested folders", commands: walks, sizes: 4...1_024) { size in
      ["Specs/" + String(repeating: "f/", count: size) + "s.yaml": spec(0)]
    },
    Dimension(name: "includes", commands: walks, sizes: 4...64) { size in
      var files = folder(size) { "Specs/_i\($0).yaml" }
      files["Specs/a.yaml"] =
        "tablespec: 1\ninclude: [\((0..<size).map { "_i\($0).yaml" }.joined(separator: ", "))]\nsections: [{rows: [A]}]\n"
      return files
    },
    Dimension(
      name: "specs of two folders",
      commands: [
        ["diff", "A", "B"], ["diff", "A", "B", "--format", "html", "-o", "d.html"],
        [
          "diff", "A", "B", "--format", "json", "--format", "markdown", "--format", "svg", "--format", "patch", "-o",
          "d/",
        ],
      ], sizes: 16...2_048
    ) { size in
      folder(size) { "A/s\($0).yaml" }.merging(folder(size, "New") { "B/s\($0).yaml" }) { $1 }
    },
    Dimension(name: "renamed specs", commands: [["diff", "A", "B"]], sizes: 16...2_048) { size in
      folder(size) { "A/s\($0).yaml" }.merging(folder(size) { "B/t\($0).yaml" }) { $1 }
    },
    Dimension(
      name: "files of a revision",
      commands: [
        ["diff", "HEAD:.", "."], ["diff", "HEAD..HEAD", "."], ["lint", "Specs", "--changed-since", "HEAD"],
      ],
      sizes: 16...4_096, preparations: committed
    ) { folder($0) { "Specs/s\($0).yaml" } },
    Dimension(
      name: "nested folders of a revision", commands: [["diff", "HEAD:.", "."], ["diff", "HEAD..HEAD", "."]],
      sizes: 4...1_024, preparations: committed
    ) { ["Specs/" + String(repeating: "f/", count: $0) + "s.yaml": spec(0)] },
    Dimension(name: "rules of a configuration", commands: walks, sizes: 16...4_096) { size in
      folder(1) { "Specs/s\($0).yaml" }.merging([
        ".tablec.yaml": "exclude: [\((0..<size).map { "'**/a\($0)*b*c*/**'" }.joined(separator: ", "))]\n"
      ]) { $1 }
    },
    Dimension(
      name: "known changes", commands: [["diff", "A", "B", "--known", "known.yaml"]], sizes: 16...4_096
    ) { size in
      folder(size) { "A/s\($0).yaml" }.merging(folder(size, "New") { "B/s\($0).yaml" }) { $1 }.merging([
        "known.yaml": "ignore:\n" + (0..<size).map { "  - {spec: 's\($0)', row: r\($0)}\n" }.joined()
      ]) { $1 }
    },
    Dimension(
      name: "rows of a dump",
      commands: [
        ["verify", "Specs", "Dumps"], ["import", "Dumps/a.txt", "-o", "i.yaml"],
        ["diff", "Specs/a.yaml", "Dumps/a.txt"],
      ],
      sizes: 16...8_192
    ) { size in
      let lines = (0..<size).map { index in
        "   | <UITableViewCell: 0x2\(index); frame = (0 \(44 * index); 393 44); text = 'Row \(index)'>\n"
          + "   |    | <UITableViewCellContentView: 0x3\(index); frame = (0 0; 393 44)>\n"
          + "   |    |    | <UITableViewLabel: 0x4\(index); frame = (20 0; 353 44); text = 'Row \(index)'>\n"
      }
      return [
        "Specs/a.yaml": "tablespec: 1\nsections:\n- rows:\n"
          + (0..<size).map { "  - {id: r\($0), text: Row \($0)}\n" }.joined(),
        "Dumps/a.txt":
          "<UITableView: 0x1; frame = (0 0; 393 852); contentOffset: {0, 0}; contentSize: {393, \(44 * size)}; adjustedContentInset: {0, 0, 0, 0}>\n"
          + lines.joined(),
      ]
    },
    Dimension(
      name: "nested views of a dump", commands: [["import", "a.txt", "-o", "i.yaml"], ["verify", "a.yaml", "a.txt"]],
      sizes: 16...8_192
    ) { size in
      [
        "a.yaml": spec(0),
        "a.txt": "<UITableView: 0x1; frame = (0 0; 393 852); contentOffset: {0, 0}; contentSize: {393, 44}>\n"
          + (1...size).map { String(repeating: "   | ", count: $0) + "<UIView: 0x\($0); frame = (0 0; 9 9)>\n" }
          .joined(),
      ]
    },
  ]
}
