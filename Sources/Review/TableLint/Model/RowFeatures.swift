import TableIR
import TableLayout

/// What a row has that rules judge. Most rows have little of it, so most rules are not asked about them.
public struct RowFeatures: OptionSet, Sendable {
  /// Its bits.
  public let rawValue: UInt16

  /// Creates row features of their raw value.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Subviews of the contentView.
  static let views = RowFeatures(rawValue: 1)
  static let accessory = RowFeatures(rawValue: 1 << 1)
  /// An accessory that is not one of UIKit's: an image, a control or a view.
  static let ownAccessory = RowFeatures(rawValue: 1 << 2)
  /// An image, the row's own or its accessory.
  static let image = RowFeatures(rawValue: 1 << 3)
  /// A text of its style that is truncated.
  static let truncation = RowFeatures(rawValue: 1 << 4)
  /// A colour or a ground that the spec sets. Most texts are in UIKit's colours on UIKit's ground.
  static let look = RowFeatures(rawValue: 1 << 5)
  static let swipeActions = RowFeatures(rawValue: 1 << 6)
  /// A system, or a host, that lacks something of what rows can ask for.
  static let lackingSystem = RowFeatures(rawValue: 1 << 7)
  /// A height that the spec sets, and that is less than that of a row of UIKit's.
  static let lowHeight = RowFeatures(rawValue: 1 << 8)
}

extension LaidOutRow {
  var features: RowFeatures {
    var features: RowFeatures = []
    if !cell.subviews.isEmpty { features.insert(.views) }
    if let accessory = cell.accessoryView?.accessory {
      features.insert(.accessory)
      switch accessory {
      case .image: features.formUnion([.ownAccessory, .image])
      case .control, .view: features.insert(.ownAccessory)
      case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
      }
    }
    if cell.imageView != nil { features.insert(.image) }
    if cell.textLabel?.isTruncated == true || cell.detailTextLabel?.isTruncated == true {
      features.insert(.truncation)
    }
    if hasOwnColor(declared.text) || hasOwnColor(declared.detailText) || grounds.areAuthored || !scene.rules.isEmpty {
      features.insert(.look)
    }
    if scene.hasSwipeActions || section.swipeActions.areSet || row.swipeActions.areSet {
      features.insert(.swipeActions)
    }
    if cell.frame.height < TapTarget.least - 0.5 { features.insert(.lowHeight) }
    if scene.unavailable.areInRows { features.insert(.lackingSystem) }
    return features
  }
}

extension SwipeActions {
  var areSet: Bool { leading != nil || trailing != nil }
}

/// By its place in memory, because a text that is passed along is copied.
private func hasOwnColor(_ text: UnsafePointer<Text?>?) -> Bool {
  text?.pointee?.color != nil || text?.pointee?.highlightedColor != nil
}
