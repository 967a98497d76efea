import TableDiagnostics
import TableParsing
import TableSupport

/// The settings that apply to a path, with where each comes from.
struct ConfigurationListing {
  /// A flag that overrides a key, or that is added to it.
  struct Flag {
    var name: String
    /// As JSON; nil if the flags are shown by their names alone.
    var value: String?
    var isAdded = false
  }

  fileprivate struct Line {
    var key: String
    /// As JSON; nil if nothing is set.
    var value: String?
    var standard: String?
    var origin: Origin
  }

  fileprivate enum Origin {
    case file(SourceRange)
    case flag(String)
    case standard
  }

  private let found: RunConfiguration.Found
  private let path: String
  /// The folder that is the root, from the working folder.
  private let root: String
  private var lines: [Line] = []

  init(_ found: RunConfiguration.Found, path: String, flags: [String: Flag], root: String) {
    (self.found, self.path, self.root) = (found, path, root)
    for setting in found.configuration.settings(words: .all) {
      let flag = flags[setting.key]
      // What a flag overrides is not in force.
      if flag.map({ $0.isAdded && setting.value != nil }) ?? true { lines.append(line(setting)) }
      if let flag {
        lines.append(
          Line(key: setting.key, value: flag.value, standard: setting.standard, origin: .flag(flag.name)))
      }
    }
  }

  private func line(_ setting: ConfigurationSetting) -> Line {
    let place = place(of: setting)
    return Line(
      key: setting.key, value: setting.value, standard: setting.standard,
      origin: place.map(Origin.file) ?? .standard)
  }

  /// The place of a key, or of one that stands for it: `output: build`, or `disable` for a rule.
  private func place(of setting: ConfigurationSetting) -> SourceRange? {
    if let place = found.places[setting.key] { return place }
    guard setting.value != nil else { return nil }
    if setting.key.hasPrefix("lint.rules."), let place = found.places["lint.disable"] { return place }
    return setting.key.lastIndex(of: ".").flatMap { found.places[String(setting.key[..<$0])] }
  }

  // MARK: Text

  /// Rules that have their own severity are only counted.
  var text: String {
    let rules = lines.filter { $0.key.hasPrefix("lint.rules.") && $0.isStandard }
    let shown = lines.filter { !$0.key.hasPrefix("lint.rules.") || !$0.isStandard }
    let cells = shown.map { (safeText($0.key), safeText($0.words, limit: 200), safeText($0.from)) }
    let widths = (cells.map(\.0.count).max() ?? 0, min(cells.map(\.1.count).max() ?? 0, 40))
    var text =
      found.folder.isEmpty
      ? "\(safeText(path)): no configuration applies\n" : "\(safeText(path)): \(safeText(found.shown))\n"
    text += "root folder: \(safeText(root))\n\n"
    for (key, words, from) in cells {
      text += key.padded(to: widths.0) + "  " + words.padded(to: widths.1) + "  " + from + "\n"
    }
    if !rules.isEmpty { text += "\(rules.count) rules have their own severity\n" }
    return text
  }

  // MARK: JSON

  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("format", "tablec.config")
    json.member("version", 1)
    json.member("path", path)
    if found.folder.isEmpty {
      json.key("configuration"); json.null()
    } else {
      json.member("configuration", found.shown)
    }
    json.member("root", root)
    json.array("settings") { json in
      for line in lines {
        json.object(inline: true) { json in
          json.member("key", line.key)
          if let value = line.value {
            json.key("value")
            json.raw(value.utf8)
          }
          if line.isStandard, let standard = line.standard { json.member("default", standard) }
          switch line.origin {
          case .file(let range):
            json.member("from", "file")
            json.member("file", range.file)
            json.member("line", range.start.line)
          case .flag(let name):
            json.member("from", "flag")
            json.member("flag", name)
          case .standard: json.member("from", "default")
          }
        }
      }
    }
    json.endObject()
    json.finishLine()
    return json.bytes
  }
}

extension ConfigurationListing.Line {
  var isStandard: Bool { if case .standard = origin { true } else { false } }

  var words: String { value ?? standard ?? "-" }

  var from: String {
    switch origin {
    case .file(let range): "\(range.file):\(range.start.line)"
    case .flag(let name): name.hasPrefix("-") ? "flag \(name)" : name
    case .standard: "default"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
