extension FidelityReport {
  /// The report as tables in Markdown.
  var markdown: String {
    "## At run time\n\n" + frames(runtime) + "\n## On Interface Builder's canvas\n\n" + frames(canvas)
      + "\n## Views that constraints hold\n\n" + Self.aboutConstraints + "\n\n" + constrained.markdown
      + "\n## Widths of texts\n\n" + Self.aboutWidths + "\n\n" + widths.markdown + lineBreakLine
      + "\n## Records that a rule sets aside\n\n" + rules { !$0.isJudged }
      + "\n## Records that are judged by a rule of their own\n\n" + rules { $0.isJudged }
      + "\n## The furthest misses\n\n" + furthest
  }

  private static let aboutConstraints = """
    Cells of their own making that Interface Builder laid out by constraints, with every view's saved frame: position and size within half a
    point, each in the space of the view that it stands in. Texts are measured as everywhere; images have the sizes that the records give
    them, and so have text fields, buttons and other controls whose contents no record tells. Hidden views are not judged.
    """

  private static let aboutWidths = """
    Single-line labels of 9 to 48 points in the system font, in cells and elsewhere. The error is how far the estimated width is from the middle of what
    the label's allows, which was rounded up to a pixel. A label hugs its text by what its record says, whatever the estimate: the
    labels of `subtitle` and `value1` and the second of `value2` do where they neither meet the other label nor end at a margin of the contentView,
    others where one constraint holds one of their sides and none their width, and all of the simulator. Wrong by much are labels whose
    texts or fonts were changed since they were laid out. Of the others, whose constraints no record tells, those are counted that are at most 1.2 points and
    1 % of their width beyond the pixel. The canvases of Xcode 7 before
    toolsVersion 9000 show some labels in Helvetica Neue and some in San Francisco, and are measured as the former; they are not in
    the other rows. From iOS 7 on the estimates were made from labels such as these: of texts that had no part in them
    `Sources/TableLayout/Text/Advances/residuals.txt` tells.
    """

  private var lineBreakLine: String {
    guard let lineBreaks else { return "" }
    return
      "\nLines that may end: \(lineBreaks.agreeing) of the \(lineBreaks.lines) lines of Unicode's LineBreakTest.txt agree.\n"
  }

  private func frames(_ tallies: EraTallies) -> String {
    var text = "| iOS | frame | observed | within half a point | exact | share |\n|---|---|---:|---:|---:|---:|\n"
    for kind in FrameKind.allCases where tallies.total(kind).observed > 0 {
      text += row("**7 to 26**", kind, tallies.total(kind))
    }
    for era in Self.eras {
      for kind in FrameKind.allCases {
        if let tally = tallies[era, kind] { text += row(era, kind, tally) }
      }
    }
    return text
  }

  private func row(_ era: String, _ kind: FrameKind, _ tally: Tally) -> String {
    let columns = [
      era, kind.rawValue, "\(tally.observed)", "\(tally.within)", "\(tally.exact)", "\(tally.percent) %",
    ]
    return "| \(columns.joined(separator: " | ")) |\n"
  }

  private func rules(_ isIncluded: (EraTallies.Rule) -> Bool) -> String {
    let tallies = all
    return EraTallies.Rule.allCases.filter(isIncluded).reduce("| rule | records |\n|---|---:|\n") {
      $0 + "| \($1.meaning) | \(tallies.total($1)) |\n"
    }
  }

  /// The three furthest of each kind.
  private var furthest: String {
    let tallies = all
    return FrameKind.allCases.reduce("") { text, kind in
      tallies.total(kind).worst.prefix(3).reduce(text) { $0 + "- \($1.text)\n" }
    }
  }
}
