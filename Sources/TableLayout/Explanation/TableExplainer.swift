import TableIR

/// Tells how the views above and below all sections come about, and how high all of it is.
struct TableExplainer {
  let context: LayoutContext
  let node: TableNode

  var explanation: Explanation {
    var frames: [FrameDerivation] = []
    if let header = node.header { frames += views("tableHeader", header, context.table.header, above: nil) }
    if let footer = node.footer { frames += views("tableFooter", footer, context.table.footer, above: end) }
    frames.append(content)
    if let index = node.sectionIndex { frames.append(sectionIndex(index.frame)) }
    return Explanation(subject: "the table", location: .start, frames: frames)
  }

  /// Where the last section ends, and what that is called.
  private var end: (y: Double, reason: String) {
    if let last = node.sections.last { return (last.frame.maxY, "where section '\(last.id)' ends") }
    return (node.header?.frame.maxY ?? 0, node.header == nil ? "the table's top" : "where the table's header ends")
  }

  private func views(
    _ name: String, _ node: SupplementaryNode, _ said: HeaderFooter?, above: (y: Double, reason: String)?
  ) -> [FrameDerivation] {
    let rules = HeaderFooterLayout(context: context)
    let view = frame(name, node.frame) { number in
      switch number.quantity {
      case .x: number.start(0, "the table's edge")
      case .y: number.start(above?.y ?? 0, above?.reason ?? "the table's top")
      case .width: number.start(context.tableWidth, "the table's width", .environment)
      case .height: if let said { rules.explainHeight(&number, said) }
      }
      number.snap(to: context.grid, origin: node.frame.y)
    }
    return [view] + rules.explainSubviews(of: node, said, name: name)
  }

  private var content: FrameDerivation {
    let size = node.contentSize
    return frame("contentSize", Rect(x: 0, y: 0, width: size.width, height: size.height)) { number in
      switch number.quantity {
      case .x, .y: number.start(0, "the table's content begins here")
      case .width: number.start(context.tableWidth, "the table's width", .environment)
      case .height:
        number.start(end.y, end.reason)
        number.plus(node.footer?.frame.height ?? 0, "the table's footer")
        if context.isGrouped && !node.sections.isEmpty {
          number.plus(
            context.profile.headers.groupedBottom, "below the last section of a grouped table",
            .profile("headers.groupedBottom"))
        }
      }
    }
  }

  private func sectionIndex(_ rect: Rect) -> FrameDerivation {
    let source = Derivation.Source.profile("indexes.leastWidth")
    return frame("sectionIndex", rect, mirroredIn: context.tableWidth) { number in
      switch number.quantity {
      case .x:
        number.start(context.tableWidth, "the table's width", .environment)
        number.minus(context.environment.safeArea.right, "the safe area's right", .environment)
        number.minus(context.sectionIndexWidth, "its own width", source)
      case .y: number.start(node.visibleRect?.y ?? 0, "what the screen shows begins here", .environment)
      case .width: number.start(context.sectionIndexWidth, "as its widest title needs it, or the least", source)
      case .height: number.start(context.environment.size.height, "the table's height", .environment)
      }
      number.snap(to: context.grid, origin: number.quantity == .width ? rect.x : rect.y)
    }
  }

  private func frame(_ view: String, _ rect: Rect, mirroredIn: Double? = nil, _ derive: (inout Derivation) -> Void)
    -> FrameDerivation
  {
    FrameDerivation(
      view: view, space: "the table's content", frame: rect,
      numbers: Derivation.Quantity.allCases.map { quantity in
        var number = Derivation(quantity)
        derive(&number)
        return number
      }, mirroredIn: mirroredIn)
  }
}
