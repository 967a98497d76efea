import TableIR
import TableLayout

/// Gives headers, footers and the space between sections the frames of a dump.
struct DumpSectionFitting {
  let table: DumpTable
  let trial: DumpTrial
  /// Space above a header depends on whether there is one, so a correction can need another one.
  private static let mostPasses = 6

  func fit(_ draft: inout DumpDraft) {
    for _ in 0..<Self.mostPasses {
      guard let tree = trial.layOut(draft, table) else { return }
      let views = fitViews(&draft, tree)
      // Space is measured between views of the right heights.
      if views { continue }
      guard fitSpace(&draft, tree) else { return }
    }
  }

  // MARK: Views

  private func fitViews(_ draft: inout DumpDraft, _ tree: LayoutTree) -> Bool {
    var hasChanged = false
    for (index, node) in tree.table.sections.enumerated() {
      let section = table.sections[index]
      for (view, node, path) in [
        (section.header, node.header, \DumpDraft.Section.header), (section.footer, node.footer, \.footer),
      ] {
        guard let view else { continue }
        let before = draft.sections[index][keyPath: path]
        var after = before
        correct(&after, view, node)
        if after != before {
          draft.sections[index][keyPath: path] = after
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  private func correct(
    _ draft: inout DumpDraft.Supplementary, _ view: DumpTable.Supplementary, _ node: SupplementaryNode?
  ) {
    guard let node, !DumpAgreement(view, node).isWhole else {
      if node == nil { draft.height = view.frame.height }
      return
    }
    // UIKit gives a title its place in a header of any height.
    if draft.height == nil, !node.frame.height.isNear(view.frame.height) {
      draft.height = view.frame.height
    } else {
      draft = DumpDraft.Supplementary(contents: .views, height: view.frame.height)
    }
  }

  // MARK: Space

  /// Makes sections begin where they do in the dump.
  private func fitSpace(_ draft: inout DumpDraft, _ tree: LayoutTree) -> Bool {
    var hasChanged = false
    var (printed, laidOut) = (0.0, 0.0)
    // A header that was made for its space is a part of that space.
    if let header = table.header { (printed, laidOut) = (header.frame.maxY, tree.table.header?.frame.maxY ?? 0) }
    for (index, node) in tree.table.sections.enumerated() {
      let section = table.sections[index]
      let missing = (section.top - printed) - (node.visibleTop(of: section) - laidOut)
      (printed, laidOut) = (section.bottom, node.visibleBottom(of: section))
      guard missing.magnitude > 0.501 else { continue }
      hasChanged = add(missing, above: index, to: &draft, tree) || hasChanged
    }
    return hasChanged
  }

  /// Adds space above a section: in a view that shows nothing.
  private func add(_ space: Double, above index: Int, to draft: inout DumpDraft, _ tree: LayoutTree) -> Bool {
    let nodes = tree.table.sections
    // The space above headers from iOS 15 on, which apps take away.
    if space < 0, table.sections[index].header != nil, draft.style == .plain, draft.sectionHeaderTopPadding == nil {
      draft.sectionHeaderTopPadding = 0
      return true
    }
    func change(_ height: inout Double?, from laidOut: Double) -> Bool {
      let new = max(laidOut + space, 0)
      defer { height = new }
      return height.map { ($0 - new).magnitude > 0.01 } ?? true
    }
    if table.sections[index].header == nil,
      draft.style != .plain || nodes[index].header != nil || (index == 0 && table.header != nil)
    {
      return change(&draft.sections[index].header.height, from: nodes[index].header?.frame.height ?? 0)
    }
    if index == 0 {
      guard table.header == nil else { return false }
      return change(&draft.tableHeader.height, from: tree.table.header?.frame.height ?? 0)
    }
    guard table.sections[index - 1].footer == nil else { return false }
    return change(&draft.sections[index - 1].footer.height, from: nodes[index - 1].footer?.frame.height ?? 0)
  }
}

extension DumpTable.Section {
  /// Of its first view that was printed.
  var top: Double { header?.frame.y ?? rows.first?.frame.y ?? footer?.frame.y ?? 0 }
  var bottom: Double {
    footer?.frame.maxY ?? rows.last?.frame.maxY ?? header?.frame.maxY ?? 0
  }
}

extension SectionNode {
  /// Of the view that was printed first.
  func visibleTop(of section: DumpTable.Section) -> Double {
    (section.header != nil ? header?.frame.y : nil) ?? rows.first?.frame.y ?? footer?.frame.y ?? frame.y
  }

  func visibleBottom(of section: DumpTable.Section) -> Double {
    (section.footer != nil ? footer?.frame.maxY : nil) ?? rows.last?.frame.maxY ?? header?.frame.maxY ?? frame.maxY
  }
}
