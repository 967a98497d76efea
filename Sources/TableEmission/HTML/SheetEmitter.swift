import TableLayout

/// Lays the pictures of one table in several environments side by side on one HTML page.
///
/// The page is self-contained: it includes its pictures and style, has no scripts, and may not fetch anything, whatever a spec
/// contains. The same trees give the same bytes.
public struct SheetEmitter: Sendable {
  public var options: SVGOptions

  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The page as UTF-8.
  ///
  /// - Parameter limit: in bytes; a larger page is cut off at some point after it and is unusable.
  public func emit(_ trees: [LayoutTree], limit: Int = .max) -> [UInt8] {
    let name = trees.first?.name ?? ""
    var page = HTMLWriter()
    page.beginPage(title: name, style: Self.style)
    page.raw("<header>\n")
    page.element("h1", name)
    let cuts = trees.map(\.truncations)
    page.element("p", summary(cuts))
    page.raw("</header>\n<main>\n")
    for (tree, texts) in zip(trees, cuts) where page.bytes.count <= limit {
      figure(tree, cut: texts, limit: limit - page.bytes.count, in: &page)
    }
    page.raw("</main>\n")
    page.endPage()
    return page.bytes
  }

  private func figure(_ tree: LayoutTree, cut texts: [Truncation], limit: Int, in page: inout HTMLWriter) {
    let words = EnvironmentText(tree.environment)
    page.raw("<figure>\n<figcaption>\n")
    if let name = tree.environment.name { page.element("h2", name) }
    page.element("p", "\(words.place), iOS \(tree.environment.ios) (\(tree.metrics))")
    page.element("p", words.particulars.joined(separator: ", "))
    cut(texts, in: &page)
    page.raw("</figcaption>\n")
    page.raw(SVGEmitter(options: options).emit(tree, limit: limit))
    page.raw("</figure>\n")
  }

  /// Writes the texts that are truncated in this environment.
  private func cut(_ texts: [Truncation], in page: inout HTMLWriter) {
    guard !texts.isEmpty else { return }
    page.raw("<details>\n")
    page.element("summary", texts.count == 1 ? "1 text is truncated" : "\(texts.count) texts are truncated")
    page.raw("<ul>\n")
    for text in texts.prefix(100) {
      page.raw("<li>")
      page.inline("code", text.place)
      page.text(" \(text.text)")
      page.raw("</li>\n")
    }
    page.raw("</ul>\n")
    if texts.count > 100 { page.element("p", "and \(texts.count - 100) more") }
    page.raw("</details>\n")
  }

  private func summary(_ cuts: [[Truncation]]) -> String {
    let cut = cuts.count { !$0.isEmpty }
    let count = cuts.count == 1 ? "1 environment" : "\(cuts.count) environments"
    return cut == 0 ? "\(count); no text is truncated" : "\(count); text is truncated in \(cut)"
  }

  private static let style = """
    main { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { font-size: 13px; margin: 0 0 8px; max-width: 375px; }
    figure > svg { display: block; max-width: 100%; height: auto; border-radius: 12px; box-shadow: 0 0 0 1px light-dark(#0000001f, #ffffff2b); }
    summary { color: light-dark(#b25000, #ff9f0a); }
    ul { margin: 4px 0; padding: 0 0 0 18px; overflow-wrap: anywhere; }

    """
}
