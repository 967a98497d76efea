/// The sources of a rendering, each loaded and indexed on first use.
struct SourceIndex {
  private let provider: (String) -> [UInt8]?
  private var texts: [String: SourceText?] = [:]

  init(_ provider: @escaping (String) -> [UInt8]?) {
    self.provider = provider
  }

  /// The text of a file, or nil if its bytes are not available.
  mutating func text(of file: String) -> SourceText? {
    if let known = texts[file] { return known }
    let text = provider(file).map(SourceText.init)
    texts[file] = .some(text)
    return text
  }
}
