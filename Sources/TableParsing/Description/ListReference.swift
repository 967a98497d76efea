import TableIR

/// Lists and content configurations as the reference tells of them: what is laid out as it was seen, and what is only taken to be so.
struct ListReference {
  func markdown() -> String {
    let lists = MetricsProfile().lists
    var page = """
      ## Lists

      A table whose `host` is `list` is a `UICollectionView` with a list layout, from iOS 14 on; one whose `host` is `swiftui` is a `List` or a
      `Form`, which is such a list from iOS 16 on and a table view before. Rows of lists are shown by content configurations
      (`UIListContentConfiguration`): by the one that `content` names, else by the one of the cell style: `cell` for `default`, `subtitleCell` for
      `subtitle`, `valueCell` for `value1`. Rows, headers and footers of a table view can have one too.

      Up to iOS 18 a cell's texts have \(Int(lists.contentMargin)) points above and below, and \(Int(lists.textGap)) between them; an image stands \(Int(lists.imageGap)) before them. Texts take as many lines as
      they need. What differs from a table view, in the profile's group `lists` unless it says otherwise:

      | what | how it was seen |
      |---|---|
      | Rows are as high as their contents ask for, \(Int(MetricsProfile().rows.minimumAutomaticHeight)) at the least up to iOS 18 and 52 in iOS 26; in a table view a row has its line besides | iOS 26.1 simulator; pictures of iOS 14 to 18 and 26 |
      | Headers and footers of grouped and inset grouped lists are as high as their titles and margins; the first is no higher than others | SwiftUI on iOS 18 and 26, a `UICollectionView` on iOS 16 |
      | Titles of grouped lists grow with the content size category | SwiftUI's text styles are documented to; the heights at other sizes were not seen |
      | A symbol stands in a slot of \(Int(MetricsProfile().labels.symbolSlot)) points, as in a cell style; at accessibility sizes there is no slot | Apple's documentation of `reservedLayoutSize`; the slot's width was not |
      | Headers and footers are as wide as the cards | SwiftUI on iOS 18 and 26 |
      | Without titles rows begin 35 down, at the top below a large title; nothing but 20 points is below the last row | below a large title: iOS 26.1 simulator; 35: by what apps pull lists up |
      | Margins of 16 on phones of iOS 26; on pads those of a table | on phones: iOS 26.1 simulator, SwiftUI; on pads: not |
      | A disclosure indicator stands in a square box in iOS 26, as in a table view before | iOS 26.1 simulator; SwiftUI on iOS 17 |
      | A switch reaches \(Int(lists.switchOverhang)) points beyond the margin, as its alignment rectangle does not | SwiftUI on iOS 17 |
      | Titles of plain lists are as those of plain tables | not |
      | Editing, swipe actions and section indexes are as in a table view | not |

      | configuration | laid out | seen |
      |---|---|---|

      """
    for configuration in CellConfiguration.allCases {
      page += "| `\(configuration.rawValue)` | \(Self.words(configuration)) |\n"
    }
    for configuration in TitleConfiguration.allCases {
      page += "| `\(configuration.rawValue)` | \(Self.words(configuration)) |\n"
    }
    page += """

      `prominentInsetGroupedHeader`, `extraProminentInsetGroupedHeader` and `sidebarHeader` were not seen at all, and are not in the language. A list has no
      `tableHeader`, no `tableFooter` and no counterpart of `value2`.

      """
    return page
  }

  private static func words(_ configuration: CellConfiguration) -> String {
    switch configuration {
    case .cell: "a text, and a secondary text below it | iOS 14 to 18 and 26 with one text"
    case .subtitleCell:
      "as `cell` | iOS 26; earlier in UIKit's printed margins, and the secondary font of a `subtitle` cell is not"
    case .valueCell:
      "a secondary text at the trailing edge; below the text where both have no room, and at accessibility sizes | iOS 17 and 26"
    case .sidebarCell, .accompaniedSidebarCell: "as `cell` | not"
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: "as `subtitleCell` | not"
    }
  }

  private static func words(_ configuration: TitleConfiguration) -> String {
    switch configuration {
    case .plainHeader: "the title of a plain table's header | not"
    case .plainFooter: "as `groupedFooter` | not"
    case .groupedHeader: "the title of a grouped table's header | iOS 16, 18 and 26"
    case .groupedFooter: "the title of a grouped table's footer | iOS 18 and 26"
    }
  }
}
