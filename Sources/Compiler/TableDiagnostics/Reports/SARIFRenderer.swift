import TableSupport

/// Writes a report as SARIF 2.1.0, for code scanning, with everything that GitHub documents as required. Each result has fingerprints
/// that stay the same when lines move: GitHub's own for its line, and ours.
public struct SARIFRenderer: ReportRenderer {
  /// The number of results that GitHub shows. If there are more, the worst are written.
  static let most = 5_000

  /// Creates a SARIF renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits { ReportTraits(purpose: "for code scanning", suffix: "sarif", countsOmitted: true) }

  /// The report as text.
  public func render(_ report: Report) -> String {
    var shown = report.limited(to: Self.most)
    shown.items.removeAll(where: \.isNotification)
    let codes = Set(shown.items.map(\.diagnostic.code)).sorted { $0.rawValue < $1.rawValue }
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    var identity = ItemIdentity(shown)
    let hashes = Self.hashes(of: shown)
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in json.writeDriver(version: report.version, codes: codes) }
          }
          // What stands before the last slash is the category that GitHub keeps apart from those of other runs.
          json.object("automationDetails", inline: true) { json in
            json.member("id", "tablec/\(report.command.isEmpty ? "run" : report.command)/")
          }
          json.array("invocations") { json in json.writeInvocation(report, shown: shown) }
          json.member("columnKind", "unicodeCodePoints")
          json.array("results") { json in
            for item in shown.items {
              let range = item.diagnostic.range
              json.write(
                item, rule: indices[item.diagnostic.code] ?? 0, identity.next(item),
                lineHash: hashes[range.file]?[range.start.line])
            }
          }
        }
      }
    }
    json.finishLine()
    return json.text
  }

  /// The hashes of the lines that a report names, by file.
  private static func hashes(of report: Report) -> [String: [Int: String]] {
    let lines = Dictionary(grouping: report.items.lazy.map(\.diagnostic.range), by: \.file)
    return lines.reduce(into: [:]) { hashes, file in
      guard let source = report.sources(file.key) else { return }
      hashes[file.key] = CodeScanningHashes.hashes(of: Set(file.value.map(\.start.line)), in: source)
    }
  }
}

extension ReportItem {
  /// Whether it is about the run itself: code scanning would show it at the first line of a file that may not be there.
  fileprivate var isNotification: Bool { endsRun && diagnostic.range.isWholeFile }
}

extension JSONWriter {
  fileprivate mutating func writeDriver(version: String, codes: [DiagnosticCode]) {
    member("name", "tablec")
    member("version", version)
    array("rules") { json in
      for code in codes {
        json.object { json in
          json.member("id", code.rawValue)
          if let rule = code.rule {
            json.member("name", rule)
          }
          json.writeMessage("shortDescription", code.title)
          json.writeMessage("fullDescription", code.explanation)
          json.object("help", inline: true) { json in
            json.member("text", code.page.text.withoutPlaceholders)
            json.member("markdown", code.page.markdown.withoutPlaceholders)
          }
          json.object("defaultConfiguration", inline: true) { json in
            json.member("level", code.severity.rawValue)
          }
        }
      }
    }
  }

  /// - Parameter shown: the report with the results that are written.
  fileprivate mutating func writeInvocation(_ report: Report, shown: Report) {
    object { json in
      json.member("executionSuccessful", report.failed.isEmpty && !report.items.contains(where: \.endsRun))
      var notifications = report.items.filter(\.isNotification).map { item in
        ("error", "\(item.diagnostic.range.displayName): \(item.messageAndHelp)")
      }
      notifications += report.failed.map { ("warning", "\($0) has errors and could not be compared.") }
      if shown.omitted.total > 0 {
        let remark =
          "\(counted(shown.omitted.total, "more problem")) \(shown.omitted.total == 1 ? "is" : "are") left out; "
          + "the worst \(shown.items.count) are listed."
        notifications.append(("warning", remark))
      }
      if let leftOut = report.leftOut { notifications.append(("note", leftOut + ".")) }
      guard !notifications.isEmpty else { return }
      json.array("toolExecutionNotifications") { json in
        for (level, words) in notifications {
          json.object(inline: true) { json in
            json.member("level", level)
            json.writeMessage("message", words)
          }
        }
      }
    }
  }

  fileprivate mutating func write(
    _ item: ReportItem, rule: Int, _ identity: (digits: String, occurrence: Int), lineHash: String?
  ) {
    let diagnostic = item.diagnostic
    object { json in
      json.member("ruleId", diagnostic.code.rawValue)
      json.member("ruleIndex", rule)
      json.member("level", diagnostic.severity.rawValue)
      json.writeMessage("message", item.messageAndHelp)
      json.array("locations") { json in json.writeLocation(diagnostic.range, message: nil) }
      let placed = diagnostic.notes.filter { $0.range != nil }
      if !placed.isEmpty {
        json.array("relatedLocations") { json in
          for note in placed { if let range = note.range { json.writeLocation(range, message: note.message) } }
        }
      }
      json.object("partialFingerprints", inline: true) { json in
        let own = "\(identity.digits):\(identity.occurrence)"
        json.member("primaryLocationLineHash", lineHash ?? own)
        json.member("tablec/v1", item.fingerprint ?? own)
      }
      if let reason = item.justification {
        json.array("suppressions", inline: true) { json in
          json.object { json in
            json.member("kind", "external")
            json.member("justification", reason)
          }
        }
      }
    }
  }

  private mutating func writeMessage(_ key: StaticString, _ text: String) {
    self.key(key)
    object(inline: true) { json in
      json.member("text", text.withoutLinks.withoutPlaceholders)
    }
  }

  private mutating func writeLocation(_ range: SourceRange, message: String?) {
    object { json in
      json.object("physicalLocation", inline: true) { json in
        json.object("artifactLocation") { json in
          json.member("uri", range.reportPath.percentEncodedPath)
        }
        json.object("region") { json in
          let (start, end) = (range.start, range.end)
          json.member("startLine", start.line)
          json.member("startColumn", start.column)
          json.member("endLine", max(start.line, end.line))
          // Code scanning needs an end everywhere, and shows no region without a width.
          json.member("endColumn", end > start ? end.column : start.column + 1)
        }
      }
      if let message { json.writeMessage("message", message) }
    }
  }
}

extension String {
  /// Plain text in which no viewer finds a link, `[text](place)`: messages quote specs, which must not choose where a report leads.
  fileprivate var withoutLinks: String {
    guard utf8.contains("](".utf8) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }

  /// Text in which no viewer finds a placeholder, `{0}`: braces around digits are doubled (SARIF 2.1.0, 3.11.5).
  fileprivate var withoutPlaceholders: String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    return replacing(/\{(\d+)\}/) { "{{\($0.output.1)}}" }
  }

  /// A path as a URI reference: reserved characters are percent-encoded.
  fileprivate var percentEncodedPath: String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
