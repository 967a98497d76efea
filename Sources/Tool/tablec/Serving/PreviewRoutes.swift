import TableDiagnostics
import TableLayout
import TablePreview
import TableSupport

/// Answers the requests of the page. Called by several threads at once, none of which anyone else waits for.
struct PreviewRoutes: Sendable {
  let preview: LivePreview

  func answer(_ request: PageRequest) -> PageAnswer {
    let state = preview.state
    switch request.path {
    case "index.json": return .bytes(state.index().json(), type: "application/json")
    case let path:
      if let file = PageFiles.file(path) { return .bytes(file.bytes, type: file.type) }
    }
    let query = PreviewQuery(request.query)
    if request.path == "events" { return .stream { preview.follow(query, by: $0) } }
    guard let table = state.table(query) else { return .notFound }
    switch request.path {
    case "scene.json": return .bytes(state.scene(table, query).json(), type: "application/json")
    case "explain.json":
      return .bytes(state.explanation(table, query, target: request["target"]), type: "application/json")
    case "diff.json":
      let against = request["against"] ?? ComparedVersion.head
      return .bytes(state.diff(table, query, against: against).json(), type: "application/json")
    case "picture.svg": return picture(state, table, query, as: .svg)
    case "layout.json": return picture(state, table, query, as: .layout)
    case "thumbnail.svg": return thumbnail(state, table, query)
    default: return .notFound
    }
  }

  /// A file to save, which is what `compile` writes.
  private func picture(_ state: PreviewState, _ table: LiveTable, _ query: PreviewQuery, as stage: Stage) -> PageAnswer
  {
    drawing(state, table, query, stage.format?.mediaType ?? "") { tree, limit in
      let layout = DeferredLayout(tree: tree)
      return SpecCompiler(state.session.base).emit(layout, as: stage, work: WorkMeter(limit: limit), jobs: 1).bytes
        ?? []
    }
  }

  private func thumbnail(_ state: PreviewState, _ table: LiveTable, _ query: PreviewQuery) -> PageAnswer {
    drawing(state, table, query, Stage.Format.svg.mediaType) { tree, limit in
      Thumbnail.picture(of: tree, pictures: state.session.base.pictures, limit: limit)
    }
  }

  private func drawing(
    _ state: PreviewState, _ table: LiveTable, _ query: PreviewQuery, _ type: String,
    _ draw: (LayoutTree, _ limit: Int) -> [UInt8]
  ) -> PageAnswer {
    do throws(Diagnostic) {
      guard let work = table.shown?.parsed?.source?.work, let tree = try state.tree(table, query, work: work) else {
        return .notFound
      }
      let bytes = draw(tree, work.left)
      guard bytes.count <= work.left else { return .refused(status: 422, "the picture exceeds the work limit") }
      return .bytes(bytes, type: type)
    } catch {
      return .refused(status: 422, error.words)
    }
  }
}

extension PageRequest {
  fileprivate subscript(key: String) -> String? { query.first { $0.key == key }?.value }
}
