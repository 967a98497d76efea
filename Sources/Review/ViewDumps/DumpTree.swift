/// Builds the hierarchy of a dump's views from their depths.
struct DumpTree {
  private var views: [DumpView] = []
  private var leads: [DumpLead] = []

  var count: Int { views.count }

  mutating func add(_ view: DumpView, lead: DumpLead) {
    views.append(view)
    leads.append(lead)
  }

  var dump: Dump {
    var dump = Dump()
    dump.views = views
    let hasBars = leads.contains { $0.bars > 0 }
    // The ancestors of the current view, with their depths.
    var path: [(depth: Int, index: Int)] = []
    if let first = leads.first?.bars {
      // A view whose bars were lost tells nothing.
      dump.strayView = leads.firstIndex { $0.bars < first && !($0.isContinued && $0.bars == 0) }
    }
    for index in views.indices {
      let lead = leads[index]
      var depth = hasBars ? lead.bars : lead.column
      let isLost = lead.bars == 0 && lead.isContinued && (hasBars || lead.column <= (path.first?.depth ?? 0))
      if isLost, let place = place(of: views[index], along: path) {
        path.removeSubrange((place + 1)...)
        depth = path[place].depth + 1
      } else {
        while let last = path.last, last.depth >= depth { path.removeLast() }
      }
      dump.views[index].parent = path.last?.index
      if let parent = path.last?.index { dump.views[parent].children.append(index) } else { dump.roots.append(index) }
      if views[index].isSupplementary, DumpRole(ofClass: views[index]) != .cell {
        // It is the background of one.
        dump.views[index].isSupplementary = false
        if let parent = path.last?.index, DumpRole(views[parent]) == .cell { dump.views[parent].isSupplementary = true }
      }
      path.append((depth, index))
    }
    return dump
  }

  /// The ancestor of the last view that must contain a view whose depth was lost; nil for a view that may be a root.
  private func place(of view: DumpView, along path: [(depth: Int, index: Int)]) -> Int? {
    func last(_ roles: Set<DumpRole>) -> Int? { path.lastIndex { roles.contains(DumpRole(views[$0.index])) } }
    switch DumpRole(view) {
    case .cell, .header: return last([.wrapper]) ?? last([.table])
    case .wrapper, .index: return last([.table])
    case .contentView: return last([.cellScrollView]) ?? last([.cell])
    case .cellScrollView, .separator, .editingControl, .reorderControl, .deleteConfirmation, .background, .accessory:
      return last([.cellScrollView]) ?? last([.cell, .header])
    case .headerContent: return last([.header])
    case .textLabel, .label, .image, .control, .stack:
      guard let content = last([.contentView, .headerContent]) else { return last([.cell, .header]) }
      // A view beyond the content is an accessory.
      let width = views[path[content].index].frame?.width ?? 0
      return (view.frame?.maxX ?? 0) > width + 1 ? last([.cellScrollView]) ?? last([.cell]) ?? content : content
    case .plain:
      // In a list without depths, what fits in the content above it is in there.
      guard let content = last([.contentView, .headerContent]), let outer = views[path[content].index].frame,
        let frame = view.frame, frame.maxX <= outer.width + 1, frame.maxY <= outer.height + 1
      else { return nil }
      return content
    case .table, .decoration, .innards, .window, .collection: return nil
    }
  }
}
