import TableIR

/// The geometry of one era of UIKit: every number that a layout rule reads, with the observations that support it beside
/// the value. Lengths are points. Ids in comments are those of the observations the numbers were read from.
public struct MetricsProfile: Hashable, Sendable {
  /// What a spec's `metrics` calls it.
  public var name: String
  /// The major versions of iOS that it holds for.
  public var versions: ClosedRange<Int>
  public var margins: Margins
  public var rows: Rows
  public var labels: Labels
  public var accessories: Accessories
  public var separators: Separators
  public var headers: Headers
  public var insetGroup: InsetGroup

  /// The leading and trailing margins of a cell.
  public struct Margins: Hashable, Sendable {
    /// On tables narrower than `wideWidth`.
    public var narrow: Double
    public var wide: Double
    public var wideWidth: Double

    /// The margin of a table, or of a card's content, by the table's width.
    public func margin(tableWidth: Double) -> Double { tableWidth < wideWidth ? narrow : wide }
  }

  /// The heights of rows.
  public struct Rows: Hashable, Sendable {
    /// The least automatic height of a row, before the hairline is taken off.
    public var minimumAutomaticHeight: Double
    /// Space above and below a text or image that makes an automatic row grow, both together, without the hairline.
    public var verticalPadding: Double
    /// Where the height of the separator goes.
    public var separatorHeight: SeparatorHeight

    public enum SeparatorHeight: Hashable, Sendable {
      /// Up to iOS 12 a contentView ends above the separator.
      case offContentView
      /// From iOS 13 a contentView is as high as its row, and an automatic row is a hairline less than whole.
      case offAutomaticRow
    }
  }

  /// Where labels and images stand in the contentView.
  public struct Labels: Hashable, Sendable {
    /// Between image and text.
    public var imageGap: Double
    /// Whether an image's y goes down to a whole point, or to a pixel.
    public var imageIsOnWholePoint: Bool
    public var trailing: Trailing
    /// Between the two labels of `value1`, at the least.
    public var value1Gap: Double
    /// The width of the first label of `value2`.
    public var value2TextWidth: Double
    /// Between the two labels of `value2`.
    public var value2Gap: Double
    /// How far the first line of `subtitle` is lifted off the second, as a part of its font's size, up to a pixel.
    public var subtitleLift: Double
    /// The height from which a subtitle row has room for the lift, in parts of that font's size.
    public var subtitleLiftHeight: Double

    /// Where texts end.
    public struct Trailing: Hashable, Sendable {
      /// Before the contentView's trailing edge where no accessory follows; nil for the margin.
      public var withoutAccessory: Double?
      /// Before the contentView's trailing edge where one follows.
      public var withAccessory: Double
      /// Before the cell's trailing edge where a disclosure indicator follows, if that is sooner.
      public var beforeDisclosure: Double?
    }
  }

  /// The standard accessories.
  public struct Accessories: Hashable, Sendable {
    /// Between the contentView and a standard accessory.
    public var gap: Double
    /// The disclosure indicator, by whole pixels a point (2, 3).
    public var disclosureWidth2x: Double
    public var disclosureWidth3x: Double
    public var disclosureHeight: Double
    /// The slots that a checkmark and a detail button are centred in.
    public var checkmarkSlot: Double
    public var detailSlot: Double
    public var checkmarkSize: Size
    public var detailButtonSize: Size
    /// Between the detail button's slot and the disclosure indicator.
    public var detailDisclosureGap: Double
    public var switchSize: Size
    public var sliderHeight: Double
    /// Above and below a system button's title, both together.
    public var buttonPadding: Double
    public var buttonMinimumWidth: Double
    /// The custom chevron's box.
    public var chevronSize: Size

    public func disclosureWidth(scale: Double) -> Double {
      scale >= 3 ? disclosureWidth3x : disclosureWidth2x
    }
  }

  /// The lines between rows.
  public struct Separators: Hashable, Sendable {
    /// In pixels.
    public var thickness: Double
  }

  /// The headers and footers of sections.
  public struct Headers: Hashable, Sendable {
    /// A titled header of the first section in a grouped table, rounded down to a pixel.
    public var groupedFirst: Double
    /// A titled header of a later section.
    public var grouped: Double
    /// A titled header of a later section that has a footer title too, rounded down to a pixel.
    public var groupedWithFooter: Double
    /// An untitled header of the first section.
    public var groupedFirstUntitled: Double
    /// Whether that is so whatever height the table gives to headers.
    public var groupedFirstUntitledIsFixed: Bool
    /// An untitled header of a later section, or an untitled footer: rounded up for a header, down for a footer.
    public var groupedUntitled: Double
    /// A header or footer in a grouped table whose title is an empty text, and a header of that kind in the first section,
    /// rounded down to a pixel; nil where it is as one without a title.
    public var groupedEmpty: Double?
    public var groupedFirstEmpty: Double?
    /// Above and below a footer's lines, both together.
    public var footerPadding: Double
    /// Above a footer's first line.
    public var footerTop: Double
    /// Between a header's last line and its bottom.
    public var headerBottom: Double
    /// Below the last footer of a grouped table.
    public var groupedBottom: Double
    /// A titled header of a plain table.
    public var plain: Double
    /// Whether in a plain table a titled header is as high as the table says, and an untitled one or a footer takes no space.
    public var plainFollowsTitles: Bool
    /// Above a plain table's header (`sectionHeaderTopPadding`).
    public var plainTopPadding: Double
    public var groupedUppercases: Bool
  }

  /// Cards of inset grouped tables.
  public struct InsetGroup: Hashable, Sendable {
    public var cornerRadius: Double
  }
}
