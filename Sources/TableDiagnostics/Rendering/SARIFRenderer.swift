import JSONWriting

/// Writes diagnostics as SARIF 2.1.0, which code scanning reads. Each result has a fingerprint that stays while lines move.
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
      json.key("$schema")
      json.string("https://json.schemastore.org/sarif-2.1.0.json")
      json.key("version")
      json.string("2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in json.writeDriver(version: version, codes: codes) }
          }
          json.key("columnKind")
          json.string("unicodeCodePoints")
          json.key("results")
          json.array { json in for item in items { json.write(item, rule: indices[item.diagnostic.code] ?? 0) } }
        }
      }
    }
    json.finishLine()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func writeDriver(version: String, codes: [DiagnosticCode]) {
    key("name")
    string("tablec")
    key("version")
    string(version)
    key("rules")
    array { json in
      for code in codes {
        json.object { json in
          json.key("id")
          json.string(code.rawValue)
          if let rule = code.rule {
            json.key("name")
            json.string(rule)
          }
          json.writeMessage("shortDescription", code.title)
          json.writeMessage("fullDescription", code.explanation)
          json.key("defaultConfiguration")
          json.object(inline: true) { json in
            json.key("level")
            json.string(code.severity.rawValue)
          }
        }
      }
    }
  }

  fileprivate mutating func write(_ item: ReportItem, rule: Int) {
    let diagnostic = item.diagnostic
    object { json in
      json.key("ruleId")
      json.string(diagnostic.code.rawValue)
      json.key("ruleIndex")
      json.integer(rule)
      json.key("level")
      json.string(diagnostic.severity.rawValue)
      json.writeMessage("message", item.wholeMessage)
      json.key("locations")
      json.array { json in json.writeLocation(diagnostic.range, message: nil) }
      let placed = diagnostic.notes.filter { $0.range != nil }
      if !placed.isEmpty {
        json.key("relatedLocations")
        json.array { json in
          for note in placed { if let range = note.range { json.writeLocation(range, message: note.message) } }
        }
      }
      if let fingerprint = item.fingerprint {
        json.key("partialFingerprints")
        json.object(inline: true) { json in
          json.key("tablec/v1")
          json.string(fingerprint)
        }
      }
      if let reason = item.justification {
        json.key("suppressions")
        json.array(inline: true) { json in
          json.object { json in
            json.key("kind")
            json.string("external")
            json.key("justification")
            json.string(reason)
          }
        }
      }
    }
  }

  private mutating func writeMessage(_ key: StaticString, _ text: String) {
    self.key(key)
    object(inline: true) { json in
      json.key("text")
      json.string(text)
    }
  }

  private mutating func writeLocation(_ range: SourceRange, message: String?) {
    object { json in
      json.key("physicalLocation")
      json.object(inline: true) { json in
        json.key("artifactLocation")
        json.object { json in
          json.key("uri")
          json.string(range.file.percentEncodedPath)
        }
        if case .span(let start, let end) = range.extent {
          json.key("region")
          json.object { json in
            json.key("startLine")
            json.integer(start.line)
            json.key("startColumn")
            json.integer(start.column)
            if end > start {
              json.key("endLine")
              json.integer(end.line)
              json.key("endColumn")
              json.integer(end.column)
            }
          }
        }
      }
      if let message { json.writeMessage("message", message) }
    }
  }
}

extension String {
  /// A path as the reference of a URI: what has a meaning there is percent-encoded.
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
