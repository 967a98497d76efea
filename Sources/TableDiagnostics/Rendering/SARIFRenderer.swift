import JSONWriting

/// Writes diagnostics as SARIF 2.1.0, for code scanning. Each result has a fingerprint that stays the same when lines move.
public struct SARIFRenderer: Sendable {
  /// The version of the tool.
  public var version: String

  public init(version: String) {
    self.version = version
  }

  public func render(_ items: [ReportItem]) -> String {
    let codes = Set(items.map(\.diagnostic.code)).sorted { $0.rawValue < $1.rawValue }
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in json.writeDriver(version: version, codes: codes) }
          }
          json.member("columnKind", "unicodeCodePoints")
          json.array("results") { json in
            for item in items { json.write(item, rule: indices[item.diagnostic.code] ?? 0) }
          }
        }
      }
    }
    json.finishLine()
    return json.text
  }
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
          json.object("defaultConfiguration", inline: true) { json in
            json.member("level", code.severity.rawValue)
          }
        }
      }
    }
  }

  fileprivate mutating func write(_ item: ReportItem, rule: Int) {
    let diagnostic = item.diagnostic
    object { json in
      json.member("ruleId", diagnostic.code.rawValue)
      json.member("ruleIndex", rule)
      json.member("level", diagnostic.severity.rawValue)
      json.writeMessage("message", item.wholeMessage)
      json.array("locations") { json in json.writeLocation(diagnostic.range, message: nil) }
      let placed = diagnostic.notes.filter { $0.range != nil }
      if !placed.isEmpty {
        json.array("relatedLocations") { json in
          for note in placed { if let range = note.range { json.writeLocation(range, message: note.message) } }
        }
      }
      if let fingerprint = item.fingerprint {
        json.object("partialFingerprints", inline: true) { json in
          json.member("tablec/v1", fingerprint)
        }
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
      json.member("text", text)
    }
  }

  private mutating func writeLocation(_ range: SourceRange, message: String?) {
    object { json in
      json.object("physicalLocation", inline: true) { json in
        json.object("artifactLocation") { json in
          json.member("uri", range.file.percentEncodedPath)
        }
        if case .span(let start, let end) = range.extent {
          json.object("region") { json in
            json.member("startLine", start.line)
            json.member("startColumn", start.column)
            if end > start {
              json.member("endLine", end.line)
              json.member("endColumn", end.column)
            }
          }
        }
      }
      if let message { json.writeMessage("message", message) }
    }
  }
}

extension String {
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
