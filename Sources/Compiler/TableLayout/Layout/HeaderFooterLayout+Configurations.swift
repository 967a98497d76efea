import TableIR

// Titles that a content configuration shows.

extension HeaderFooterLayout {
  /// The content configuration of a title; nil for a title of the table's style. They came with iOS 14. Those of plain
  /// lists, and `plainHeader` itself, were not observed: they are assumed to be like titles of plain tables.
  ///
  /// - Parameter standard: the configuration of a grouped list.
  func configuration(of title: HeaderFooter.Title, standard: TitleConfiguration) -> TitleConfiguration? {
    guard context.environment.ios >= 14 else { return nil }
    return title.configuration ?? (context.isList && context.isGrouped ? standard : nil)
  }

  func configured(
    _ view: HeaderFooter, _ title: HeaderFooter.Title, _ configuration: TitleConfiguration, y: L, _ scope: L.Scope
  ) -> SupplementaryNode {
    let lists = context.profile.lists
    let setting =
      configuration.isFooter
      ? footerSetting(title, style: lists.footerStyle, height: view.height)
      : headerSetting(title, isGrouped: true, style: lists.headerStyle, height: view.height)
    let (above, below) =
      configuration.isFooter
      ? (\MetricsProfile.lists.footerTop, \MetricsProfile.lists.footerBottom)
      : (\MetricsProfile.lists.headerTop, \MetricsProfile.lists.headerBottom)
    let top = context.metric(above, "above the title")
    let bottom = context.metric(below, "below the title")
    let height = declaredHeight(of: view) ?? titleHeight(setting) + top + bottom
    // A header's title is at its lower margin, whatever the height of the header.
    let labelY =
      configuration.isFooter
      ? top : height.restated("the header's height") - bottom - titleHeight(setting).named("the title's height")
    return titled(view, setting, height: height, labelY: labelY, y: y, scope)
  }
}
