import TableIR

/// The chapter on lists and content configurations in the reference: which parts of their layout were observed, and which are assumed.
struct ListReference {
  func markdown() -> String {
    let lists = MetricsProfile().lists
    var page = """
      ## Lists

      A table whose `host` is `list` is a `UICollectionView` with a list layout, available from iOS 14 on; a table whose `host` is `swiftui` is a
      `List` or a `Form`, which is such a list from iOS 16 on and a table view before that. Rows of lists are shown by content configurations
      (`UIListContentConfiguration`): the one that `content` names, otherwise the one for the cell style: `cell` for `default`, `subtitleCell` for
      `subtitle`, `valueCell` for `value1`. Rows, headers and footers of a table view can have one too.

      Up to iOS 18, the text of a cell has \(Int(lists.contentMargin)) points above and below it, and \(Int(lists.textGap)) between text and secondary text; an image is \(Int(lists.imageGap)) before it. Text takes as many lines as
      it needs. Lists differ from table views as follows; the numbers are in the group `lists` of a profile, unless stated otherwise:

      | difference | how it was observed |
      |---|---|
      | Rows fit their contents, at least \(Int(MetricsProfile().rows.minimumAutomaticHeight)) up to iOS 18 and at least 52 in iOS 26; in a table view, the line is added to the height of a row | iOS 26.1 simulator; pictures of iOS 14 to 18 and 26 |
      | Headers and footers of grouped and inset grouped lists fit their titles and margins; the first header is not taller than the others | SwiftUI on iOS 18 and 26, a `UICollectionView` on iOS 16 |
      | Titles of grouped lists grow with the content size category | SwiftUI's text styles are documented to do so; the heights at other sizes were not observed |
      | A symbol is centred in a slot of \(Int(MetricsProfile().labels.symbolSlot)) points, as in a cell style; at accessibility sizes there is no slot | Apple's documentation of `reservedLayoutSize`; the width of the slot was not observed |
      | Headers and footers are as wide as the cards | SwiftUI on iOS 18 and 26 |
      | Without titles, rows begin 35 below the top, or at the top below a large title; below the last row there are only 20 points | below a large title: iOS 26.1 simulator; 35: the offset by which apps move lists up |
      | Margins of 16 on iPhones with iOS 26; on iPads those of a table | on iPhones: iOS 26.1 simulator, SwiftUI; on iPads: not observed |
      | A disclosure indicator is centred in a square box in iOS 26; before that, its box is that of a table view | iOS 26.1 simulator; SwiftUI on iOS 17 |
      | A switch extends \(Int(lists.switchOverhang)) points beyond the margin, because its alignment rectangle is narrower | SwiftUI on iOS 17 |
      | Titles of plain lists are the same as those of plain tables | not observed |
      | Editing, swipe actions and section indexes are the same as in a table view | not observed |

      | configuration | layout | observed |
      |---|---|---|

      """
    for configuration in CellConfiguration.allCases {
      page += "| `\(configuration.rawValue)` | \(Self.words(configuration)) |\n"
    }
    for configuration in TitleConfiguration.allCases {
      page += "| `\(configuration.rawValue)` | \(Self.words(configuration)) |\n"
    }
    page += """

      `prominentInsetGroupedHeader`, `extraProminentInsetGroupedHeader` and `sidebarHeader` were not observed and are not in the language. A list has no
      `tableHeader`, no `tableFooter` and no counterpart of `value2`.

      """
    return page
  }

  private static func words(_ configuration: CellConfiguration) -> String {
    switch configuration {
    case .cell: "text, and secondary text below it | iOS 14 to 18 and 26, without secondary text"
    case .subtitleCell:
      "the same as `cell` | iOS 26; earlier versions by UIKit's printed margins; the secondary font of a `subtitle` cell was not observed"
    case .valueCell:
      "secondary text at the trailing edge; below the text if there is no space for both, and at accessibility sizes | iOS 17 and 26"
    case .sidebarCell, .accompaniedSidebarCell: "the same as `cell` | not observed"
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: "the same as `subtitleCell` | not observed"
    }
  }

  private static func words(_ configuration: TitleConfiguration) -> String {
    switch configuration {
    case .plainHeader: "the title of a plain table's header | not observed"
    case .plainFooter: "the same as `groupedFooter` | not observed"
    case .groupedHeader: "the title of a grouped table's header | iOS 16, 18 and 26"
    case .groupedFooter: "the title of a grouped table's footer | iOS 18 and 26"
    }
  }
}
