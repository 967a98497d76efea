import TableDiagnostics
import TableLanguageServer
import TableSupport

extension Question {
  /// The computed height and the position of each row, behind the line where it begins.
  func inlayHints() throws(ResponseError) -> OutgoingMessage.Content {
    let span = try span()
    guard session.settings.showsHints, file.role == .spec || file.role == .part, let layout else {
      return { writer in writer.array { _ in } }
    }
    let hints = hints(layout, in: span)
    return { writer in
      writer.array { writer in
        for hint in hints {
          writer.object { writer in
            writer.member("position", hint.position)
            writer.member("label", hint.label)
            writer.member("paddingLeft", true)
            writer.member("tooltip", hint.tooltip)
          }
        }
      }
    }
  }

  private struct Hint {
    var position: TextPosition
    var label: String
    var tooltip: String
  }

  private func hints(_ layout: LayoutPlaces, in span: Range<Int>) -> [Hint] {
    // Rows that are repeated begin at the same place, and rows in brackets on the same line.
    var lines: [(line: Int, rows: [LayoutPlaces.Element])] = []
    for row in layout.rows {
      guard let offset = row.offset, span.lowerBound <= offset, offset <= span.upperBound else { continue }
      let line = document.position(of: offset, encoding).line
      if lines.last?.line == line { lines[lines.count - 1].rows.append(row) } else { lines.append((line, [row])) }
    }
    // The rows of a template that is used in several places come back to the same lines.
    var seen: Set<Int> = []
    return lines.filter { seen.insert($0.line).inserted }.compactMap { line, rows in
      document.line(line).map {
        Hint(
          position: document.position(of: $0.upperBound, encoding), label: Self.label(rows), tooltip: Self.tooltip(rows)
        )
      }
    }
  }

  private static func label(_ rows: [LayoutPlaces.Element]) -> String {
    // A hint is read at a glance: the tooltip has every digit.
    func rounded(_ height: Double) -> String { String(decimal: (height * 100).rounded() / 100) }
    let heights = Set(rows.map { rounded($0.frame.height) })
    guard rows.count > 1 else { return "\(heights.first ?? "") pt · \(rows[0].position?.rawValue ?? "")" }
    let all = rows.map(\.frame.height)
    let range =
      heights.count == 1
      ? heights.first ?? "" : "\(rounded(all.min() ?? 0))–\(rounded(all.max() ?? 0))"
    return "\(rows.count) × \(range) pt"
  }

  private static func tooltip(_ rows: [LayoutPlaces.Element]) -> String {
    rows.prefix(20).map { row in
      "\(safeText(row.id, limit: 100)): y \(String(decimal: row.frame.y)), height \(String(decimal: row.frame.height))"
    }.joined(separator: "\n")
  }
}
