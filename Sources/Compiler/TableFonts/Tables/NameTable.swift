/// The names in a font (`name`), in English if available.
struct NameTable: Sendable {
  private let table: FontData
  private let count: Int

  enum ID: Int {
    case copyright = 0
    case family = 1
    case subfamily = 2
    case full = 4
    case postScript = 6
    /// The family of all weights; `family` covers only four styles.
    case typographicFamily = 16
    case typographicSubfamily = 17
  }

  init(_ table: FontData) throws(FontError) {
    guard let count = table.u16(2) else { throw .damagedTable("name") }
    self.table = table
    self.count = count
  }

  subscript(id: ID) -> String? { self[id.rawValue] }

  subscript(id: Int) -> String? {
    var best: (rank: Int, text: String)?
    for index in 0..<count {
      let record = 6 + 12 * index
      guard table.u16(record + 6) == id, let rank = rank(of: record), rank > best?.rank ?? 0,
        let text = text(of: record)
      else { continue }
      best = (rank, text)
    }
    return best?.text
  }

  /// The rank of a record: English for Windows, then any record for Windows or Unicode, then English for the Mac.
  private func rank(of record: Int) -> Int? {
    switch (table.u16(record), table.u16(record + 4)) {
    case (3, 0x409): 4
    case (3, _): 3
    case (0, _): 2
    case (1, 0): 1
    default: nil
    }
  }

  private func text(of record: Int) -> String? {
    guard let storage = table.u16(4), let length = table.u16(record + 8), let offset = table.u16(record + 10),
      let part = table.part(storage + offset, count: length)
    else { return nil }
    let text =
      if table.u16(record) == 1 {
        // Mac Roman, of which names use only ASCII.
        String(String.UnicodeScalarView(part.content.map { Unicode.Scalar($0 < 0x80 ? $0 : UInt8(ascii: "?")) }))
      } else {
        String(
          decoding: stride(from: 0, to: length - 1, by: 2).compactMap { part.u16($0).map(UInt16.init) }, as: UTF16.self)
      }
    return text.isEmpty ? nil : text
  }
}
