/// Writes the names of the font (`name`): the families, the copyright, and the axes.
struct NameWriter {
  private var names: [(id: Int, text: String)] = []

  init(_ face: FontFace) {
    let ids: [NameTable.ID] = [.copyright, .family, .subfamily, .full, .postScript]
    let own = ids.map(\.rawValue) + (face.axes?.axes.map(\.nameID) ?? [])
    for id in Set(own).sorted() {
      if let text = face.names?[id] { names.append((id, text)) }
    }
  }

  func bytes() -> [UInt8] {
    var table = FontBytes()
    var texts = FontBytes()
    table.u16(0, names.count, 6 + 12 * names.count)
    for (id, text) in names {
      let units = text.utf16.prefix(4_096)
      table.u16(3, 1, 0x409, id, 2 * units.count, texts.count)
      for unit in units { texts.u16(Int(unit)) }
    }
    table.append(texts.bytes)
    return table.bytes
  }
}
