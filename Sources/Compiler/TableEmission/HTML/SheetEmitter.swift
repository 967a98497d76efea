import TableLayout

/// Lays the pictures of one table in several environments side by side on one HTML page.
///
/// The page is self-contained: it includes its pictures and style, has no scripts, and may not fetch anything, whatever a spec
/// contains. The same trees give the same bytes.
public struct SheetEmitter: Sendable {
  private let options: SVGOptions
  private var title = ""
  private var figures = HTMLWriter()
  private var environments = 0
  /// The number of environments in which text is truncated.
  private var truncatedEnvironments = 0

  /// Creates a sheet emitter.
  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The picture of the table in one environment, with its heading.
  public struct Figure: Sendable {
    /// The HTML of the figure, heading included, as UTF-8.
    public let bytes: [UInt8]
    fileprivate let title: String
    fileprivate let isTruncated: Bool
  }

  /// Draws the table in one environment. Does not keep the tree: a picture takes a fraction of its memory.
  public func figure(of tree: LayoutTree) -> Figure { figure(of: tree, cutAfter: .max) }

  /// The same with a picture that is cut after a limit in bytes: for a caller whose meter tells it then to discard it.
  package func figure(of tree: LayoutTree, cutAfter limit: Int) -> Figure {
    let texts = tree.truncations
    var figure = HTMLWriter()
    draw(tree, truncated: texts, limit: limit, on: &figure)
    return Figure(bytes: figure.bytes, title: tree.name, isTruncated: !texts.isEmpty)
  }

  /// Adds the picture of one more environment.
  public mutating func add(_ figure: Figure) {
    if environments == 0 { title = figure.title }
    environments += 1
    if figure.isTruncated { truncatedEnvironments += 1 }
    figures.raw(figure.bytes)
  }

  /// The page as UTF-8.
  public func page() -> [UInt8] {
    var page = HTMLWriter()
    page.reserve(figures.bytes.count + 8192)
    page.beginPage(title: title, style: Self.style)
    page.raw("<header>\n")
    page.element("h1", title)
    page.element("p", summary)
    page.raw("</header>\n<main>\n")
    page.raw(figures.bytes)
    page.raw("</main>\n")
    page.endPage()
    return page.bytes
  }

  private func draw(_ tree: LayoutTree, truncated texts: [Truncation], limit: Int, on figures: inout HTMLWriter) {
    let words = EnvironmentText(tree.environment)
    figures.raw("<figure>\n<figcaption>\n")
    if let name = tree.environment.name { figures.element("h2", name) }
    figures.element("p", "\(words.place), iOS \(tree.environment.ios) (\(tree.metrics))")
    figures.element("p", words.particulars.joined(separator: ", "))
    list(texts, on: &figures)
    figures.raw("</figcaption>\n")
    figures.raw(SVGEmitter(options: options).emit(tree, cutAfter: limit))
    figures.raw("</figure>\n")
  }

  /// Writes the texts that are truncated in this environment.
  private func list(_ texts: [Truncation], on figures: inout HTMLWriter) {
    guard !texts.isEmpty else { return }
    figures.raw("<details>\n")
    figures.element("summary", texts.count == 1 ? "1 text is truncated" : "\(texts.count) texts are truncated")
    figures.raw("<ul>\n")
    for text in texts.prefix(100) {
      figures.raw("<li>")
      figures.inline("code", text.place)
      figures.text(" \(text.text)")
      figures.raw("</li>\n")
    }
    figures.raw("</ul>\n")
    if texts.count > 100 { figures.element("p", "and \(texts.count - 100) more") }
    figures.raw("</details>\n")
  }

  private var summary: String {
    let count = environments == 1 ? "1 environment" : "\(environments) environments"
    return truncatedEnvironments == 0
      ? "\(count); no text is truncated" : "\(count); text is truncated in \(truncatedEnvironments)"
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
