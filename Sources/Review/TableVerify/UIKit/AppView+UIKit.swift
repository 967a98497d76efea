#if canImport(UIKit)
  import TableIR
  import UIKit
  import ViewDumps

  extension AppView {
    /// No app nests views so deeply; one that does is read so far.
    private static let deepest = 100

    /// A view of the app with its subviews, as it is now.
    @MainActor
    public init(_ view: UIView) { self.init(view, depth: 0) }

    @MainActor
    private init(_ view: UIView, depth: Int) {
      let name = NSStringFromClass(type(of: view))
      self.init(
        name, baseClass: Self.baseClass(of: view, named: name), frame: LayoutRect(view.frame), text: Self.text(of: view)
      )
      accessibilityIdentifier = view.accessibilityIdentifier
      isHidden = view.isHidden
      alpha = Double(view.alpha)
      clipsToBounds = view.clipsToBounds
      if let scrolling = view as? UIScrollView {
        contentOffset = LayoutPoint(x: Double(scrolling.contentOffset.x), y: Double(scrolling.contentOffset.y))
        contentSize = LayoutSize(scrolling.contentSize)
      }
      look = DumpLook(of: view)
      if depth < Self.deepest { subviews = view.subviews.map { AppView($0, depth: depth + 1) } }
      guard let cell = view as? UITableViewCell else { return }
      let accessory = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
      for (index, part) in view.subviews.enumerated() where part === accessory { subviews[index].isAccessory = true }
    }

    // MARK: Classes

    /// The classes that a comparison knows; a subclass comes before its superclass.
    @MainActor private static let bases: [UIView.Type] = [
      UITableViewCell.self, UITableViewHeaderFooterView.self, UITableView.self, UICollectionViewListCell.self,
      UICollectionView.self, UITextView.self,
      UILabel.self, UIImageView.self, UIStackView.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
      UISegmentedControl.self, UITextField.self, UIDatePicker.self, UIPageControl.self, UIProgressView.self,
      UIActivityIndicatorView.self, UIWindow.self,
    ]

    /// UIKit's class that a class of the app derives from; UIKit's own classes are known by their names.
    @MainActor
    private static func baseClass(of view: UIView, named name: String) -> String? {
      guard !name.hasPrefix("UI"), !name.hasPrefix("_UI") else { return nil }
      return bases.first { view.isKind(of: $0) }.map { NSStringFromClass($0) }
    }

    // MARK: Texts

    @MainActor
    private static func text(of view: UIView) -> String? {
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      case let cell as UITableViewCell:
        title(cell.contentConfiguration, cell.contentView) { cell.textLabel }
      case let header as UITableViewHeaderFooterView:
        title(header.contentConfiguration, header) { header.textLabel }
      case let cell as UICollectionViewListCell:
        title(cell.contentConfiguration, cell.contentView) { nil }
      default: nil
      }
    }

    /// The text of the first label. Of the labels in a cell, it tells which is which.
    ///
    /// - Parameter label: makes UIKit's label if there is none yet, so it is asked only if there is one.
    @MainActor
    private static func title(
      _ configuration: (any UIContentConfiguration)?, _ view: UIView, label: () -> UILabel?
    ) -> String? {
      if let list = configuration as? UIListContentConfiguration { return list.text ?? list.attributedText?.string }
      return configuration == nil && hasOwnLabel(view) ? label()?.text : nil
    }

    @MainActor
    private static func hasOwnLabel(_ view: UIView) -> Bool {
      view.subviews.contains { subview in
        let role = DumpRole(DumpView(className: NSStringFromClass(type(of: subview))))
        return role == .textLabel || role == .headerContent && hasOwnLabel(subview)
      }
    }
  }

  extension LayoutRect {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
        height: Double(rect.size.height))
    }
  }

  extension LayoutSize {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }
#endif
