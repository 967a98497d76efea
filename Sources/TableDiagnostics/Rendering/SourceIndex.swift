/// The sources of one rendering, each fetched and indexed when it is first needed.
struct SourceIndex {
  private let provider: (String) -> [UInt8]?
  private var texts: [String: SourceText?] = [:]

  init(_ provider: @escaping (String) -> [UInt8]?) {
    self.provider = provider
  }

  /// The text of a file, or nil when nobody has its bytes.
  mutating func text(of file: String) -> SourceText? {
    if let known = texts[file] { return known }
    let text = provider(file).map(SourceText.init)
    texts[file] = .some(text)
    return text
  }
}
