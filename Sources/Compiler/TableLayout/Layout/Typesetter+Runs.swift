import TableIR

// Texts of several runs. All of their lines have the leading of the largest font.

extension Typesetter {
  /// The fonts of a text's runs.
  private func fonts(_ text: Text, _ style: Style) -> [LineFont] {
    text.runs.prefix(RunMeasure.most).map { font($0.font.over(text.font), in: style) }
  }

  /// Sets a text of several runs, like ``set(_:style:maxWidth:maxHeight:)`` for a single run.
  func setRuns(_ text: Text, style: Style, maxWidth: Double, maxHeight: Double) -> Setting {
    let fonts = fonts(text, style)
    guard let largest = fonts.max(by: { $0.font.size < $1.font.size }) else {
      preconditionFailure("a text of runs has one")
    }
    let own = font(text.font, in: style).font
    let leading = fonts.map(\.leading).max() ?? largest.leading
    let measure = RunMeasure(base: measure, fonts: fonts.map(\.font), full: largest.font)
    let font = own.size == largest.font.size ? own : largest.font
    var marked = text
    marked.words = Text.Content(RunMeasure.marked(text.runs))
    let setting = set(
      marked, style: style, in: LineFont(font: font, leading: leading), maxWidth: maxWidth,
      maxHeight: maxHeight, measure: measure)
    return Setting(
      text: text, style: setting.style, line: setting.line, laidOut: setting.laidOut, fullSize: setting.fullSize,
      runs: measure)
  }

  /// The lines of a text of several runs as they are drawn, and the pieces of each.
  func drawnRuns(_ setting: Setting) -> (lines: [LabelNode.Line], runs: [LabelNode.Run]) {
    guard let runs = setting.runs else { return ([], []) }
    var lines: [LabelNode.Line] = []
    var drawn: [LabelNode.Run] = []
    for (number, line) in setting.laidOut.lines.enumerated() {
      let pieces = RunMeasure.pieces(of: line).givingSpaces(to: setting.text.runs)
      for piece in pieces {
        let font = runs.font(of: piece.run, in: setting.font)
        let run = setting.text.runs[piece.run]
        var part = LabelNode.Run(
          line: number, text: piece.text, width: measure.width(of: piece.text, font: font), font: font,
          color: run.color ?? setting.text.color ?? setting.style.color)
        part.decoration = run.decoration
        drawn.append(part)
      }
      lines.append(
        LabelNode.Line(
          text: pieces.map(\.text).joined(), width: runs.width(of: line, font: setting.font)))
    }
    return (lines, drawn)
  }
}

extension [(text: String, run: Int)] {
  /// The pieces with the spaces that a run begins with, which are measured with the run before it, where the two are decorated differently:
  /// no line is drawn below a space of another run.
  fileprivate func givingSpaces(to runs: [TextRun]) -> [(text: String, run: Int)] {
    var pieces = self
    for index in pieces.indices.dropFirst() {
      let (before, own) = (runs[pieces[index - 1].run], runs[pieces[index].run])
      guard before.decoration != own.decoration, own.phrase.string.first?.isWhitespace == true,
        before.phrase.string.last?.isWhitespace == false
      else { continue }
      let letters = pieces[index - 1].text.lastIndex { !$0.isWhitespace }.map {
        pieces[index - 1].text.index(after: $0)
      }
      guard let end = letters, end < pieces[index - 1].text.endIndex else { continue }
      pieces[index].text = pieces[index - 1].text[end...] + pieces[index].text
      pieces[index - 1].text.removeSubrange(end...)
    }
    return pieces
  }
}
