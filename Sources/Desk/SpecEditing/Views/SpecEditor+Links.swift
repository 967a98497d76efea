import TableParsing

extension SpecEditor {
  /// The names of files in the text: included parts, images and profiles.
  package func links() -> [FileLink] {
    let known = Set(files.paths)
    return text.mentions.compactMap { mention in
      guard let path = path(of: mention, known: known) else { return nil }
      let what =
        switch mention.thing {
        case .image: "image"
        case .color: "colour set"
        case .profile: "metrics profile"
        case .path: "file"
        default: "included file"
        }
      return FileLink(range: mention.range, path: path, what: what)
    }
  }

  private func path(of mention: Mention, known: Set<String>) -> String? {
    switch mention.thing {
    case .part, .profile: return files.resolve(mention.name, from: text.path)
    case .color: return self.path(of: mention)
    case .image:
      if !ValueVocabulary.isImageFile(mention.name), let set = assets?.description(of: .image, mention.name) {
        return set
      }
      guard !mention.name.contains("{"), let path = files.resolve(mention.name, from: text.path) else { return nil }
      return known.contains(path) ? path : imageFiles(of: path).first ?? path
    case .path: return files.resolve(mention.name, from: text.path).flatMap { known.contains($0) ? $0 : nil }
    default: return nil
    }
  }
}
