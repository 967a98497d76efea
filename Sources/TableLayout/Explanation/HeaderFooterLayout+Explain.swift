import TableIR

extension HeaderFooterLayout {
  /// Tells how high a view of the spec's own is.
  func explainHeight(_ number: inout Derivation, _ view: HeaderFooter) {
    let spec = Derivation.Source.spec(view.location)
    let height = customHeight(view)
    switch view.content {
    case _ where view.height != nil: number.start(height, "its 'height'", spec)
    case .stack: number.start(height, "what its stack asks for, up to a pixel", spec)
    case .views, .title: number.start(height, "down to the end of its lowest subview", spec)
    }
  }

  /// Whose the padding above headers is.
  var topPaddingSource: Derivation.Source? { saidTopPadding == nil ? .profile("headers.plainTopPadding") : nil }
}
