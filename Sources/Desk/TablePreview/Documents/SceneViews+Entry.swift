import TableIR
import TableLayout

extension SceneViews {
  /// What a node adds to the list by itself.
  struct Entry {
    var name: String
    var kind: String?
    /// In points, in its superview's space.
    var frame: LayoutRect
    /// Its name in the explanation of its row, header or footer.
    var explanation: String
    var text: String?
    var isTruncated = false
    /// Nil for that of its row, header or footer.
    var location: SourceLocation?

    init(_ name: String, kind: String?, _ frame: LayoutRect, explanation: String) {
      (self.name, self.kind, self.frame, self.explanation) = (name, kind, frame, explanation)
    }

    /// - Parameter owner: the name of the header or footer that it is the title of; empty in a cell.
    init(_ label: LabelNode, _ name: String, in owner: String = "") {
      self.init(
        name, kind: Text.traits.className, label.frame, explanation: owner.isEmpty ? name : "\(owner).\(name)")
      (text, isTruncated) = (label.text, label.isTruncated)
    }

    init(_ accessory: AccessoryNode, _ name: String) {
      self.init(name, kind: accessory.kind, accessory.frame, explanation: name)
      take(accessory.labels)
    }

    init(_ node: ViewNode, _ name: String, explanation: String) {
      self.init(name, kind: node.className ?? node.classOfKind, node.frame, explanation: explanation)
      location = node.location
      switch node.content {
      case .label(let label): take([label])
      case .control(_, let labels): take(labels)
      case .image, .stack, .container, .plain: break
      }
    }

    private mutating func take(_ labels: [LabelNode]) {
      guard !labels.isEmpty else { return }
      text = labels.map(\.text).joined(separator: " ")
      isTruncated = labels.contains(where: \.isTruncated)
    }
  }
}

extension AccessoryNode {
  /// The class that UIKit shows it with.
  fileprivate var kind: String? {
    switch accessory {
    case .none: nil
    case .disclosureIndicator, .checkmark, .image: "UIImageView"
    case .detailButton, .detailDisclosureButton: Button.traits.className
    case .control(let control): control.kind.traits.className
    case .view: "UIView"
    }
  }
}

extension ViewNode {
  fileprivate var classOfKind: String? {
    switch content {
    case .label: Text.traits.className
    case .image: "UIImageView"
    case .control(let control, _): control.kind.traits.className
    case .stack: "UIStackView"
    case .container, .plain: "UIView"
    }
  }
}
