extension FidelityReport {
  /// The report as tables in Markdown.
  var markdown: String {
    "## At run time\n\n" + frames(runtime) + "\n## On Interface Builder's canvas\n\n" + frames(canvas)
      + "\n## Views that constraints hold\n\n" + Self.aboutConstraints + "\n\n" + constrained.markdown
      + "\n## Edges of rows in pictures\n\n" + PictureEdges.markdown
      + "\n## Widths of texts\n\n" + Self.aboutWidths + "\n\n" + widths.markdown + lineBreakLine
      + "\n## Records that a rule sets aside\n\n" + rules { !$0.isJudged }
      + "\n## Records that are judged by a special rule\n\n" + rules { $0.isJudged }
      + "\n## The largest deviations\n\n" + furthest
  }

  private static let aboutConstraints = """
    Custom cells that Interface Builder laid out with constraints, with the saved frame of every view: position and size within half a
    point, each in the space of its superview. Texts are measured as everywhere; images have the sizes that the records give them, and so
    do text fields, buttons and other controls whose contents the records leave out. Hidden views are not judged.
    """

  private static let aboutWidths = """
    Single-line labels of 9 to 48 points in the system font, in cells and elsewhere. The error is the difference between the estimated width
    and the middle of the range that the label's width allows, which was rounded up to a pixel. Whether a label hugs its text follows from its
    record, whatever the estimate: the labels of `subtitle` and `value1` and the second label of `value2` do where they neither meet the other
    label nor end at a margin of the contentView, other labels where one constraint sets one of their sides and none sets their width, and all
    labels of the simulator. Large errors come from labels whose texts or fonts were changed after they were laid out. Of the remaining labels,
    whose constraints are not recorded, only those are counted that are at most 1.2 points and 1 % of their width beyond the pixel. The canvases
    of Xcode 7 before toolsVersion 9000 show some labels in Helvetica Neue and some in San Francisco; they are measured as Helvetica Neue and
    are not in the other rows. From iOS 7 on, the estimates were made from labels such as these; for texts that were not used for them, see
    `Sources/Compiler/TableLayout/Text/Advances/residuals.txt`.
    """

  private var lineBreakLine: String {
    guard let lineBreaks else { return "" }
    return
      "\nLine breaks: \(lineBreaks.agreeing) of the \(lineBreaks.lines) lines of Unicode's LineBreakTest.txt agree.\n"
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

  /// The three largest deviations of each kind.
  private var furthest: String {
    let tallies = all
    return FrameKind.allCases.reduce("") { text, kind in
      tallies.total(kind).worst.prefix(3).reduce(text) { $0 + "- \($1.text)\n" }
    }
  }
}
