import TableConstraints
import TableIR

extension LayoutContext {
  /// Records that an image or a control has less than the size of its content, because others take the space: nothing of it along an axis, or
  /// a point less in a stack along the stack's axis, and of a switch anywhere. UIKit distorts such an image, draws no button without a width,
  /// and a switch beyond its frame (mozilla-mobile/firefox-ios#26723: 24 of 49 points).
  ///
  /// - Parameters:
  ///   - frame: in points.
  ///   - axis: that of the stack that arranges the view; nil for another view.
  ///   - sizing: the size that the spec sets.
  func noteSqueeze(
    of view: View, named name: @autoclosure () -> String, to frame: LayoutRect, along axis: Stack.Axis?,
    sizing: ViewSizing, isSet: (Attribute) -> Bool = { _ in false }
  ) {
    guard view.content.isSqueezable, !view.look.isInvisible, sizing.aspect == nil else { return }
    if sizing.width == nil {
      note(view, name(), .width, frame.width, isAlong: axis == .horizontal, isArranged: axis != nil, isSet)
    }
    if sizing.height == nil {
      note(view, name(), .height, frame.height, isAlong: axis == .vertical, isArranged: axis != nil, isSet)
    }
  }

  private func note(
    _ view: View, _ name: @autoclosure () -> String, _ length: ConstraintProblem.Length, _ actual: Double,
    isAlong: Bool,
    isArranged: Bool, _ isSet: (Attribute) -> Bool
  ) {
    let (sizes, isWidth) = (ContentSizes(context: self), length == .width)
    let insets = sizes.alignmentInsets(view)
    let rest = actual - (isWidth ? insets.left + insets.right : insets.top + insets.bottom)
    guard rest < Self.nothing || isAlong && view.content.isRigid || view.content.isSwitch else { return }
    let intrinsic = sizes.intrinsic(view, width: nil, isArranged: isArranged)
    guard let own = isWidth ? intrinsic.width : intrinsic.height, own - rest > 1, !isSet(isWidth ? .width : .height)
    else {
      return
    }
    constraintProblems.withLock { problems in
      guard problems.begins(.init(constraints: [view.location], kind: .squeezed)) else { return }
      let squeeze = ConstraintProblem.Squeeze(
        view: name(), location: view.location, length: length, own: own, actual: max(rest, 0))
      problems.add(ConstraintProblem(kind: .squeezed(squeeze), holder: view.location))
    }
  }

  /// A length of which nothing is seen, in points.
  private static var nothing: Double { 0.5 }
}

extension View.Content {
  /// Whether it is lost without the space for its content. Texts are truncated, which is told of them.
  fileprivate var isSqueezable: Bool {
    switch self {
    case .image, .control: true
    case .label, .stack, .container, .plain: false
    }
  }

  fileprivate var isSwitch: Bool {
    guard case .control(let control) = self, case .switch = control.kind else { return false }
    return true
  }

  /// Whether less space distorts it: a symbol, or an image of a size that the spec has. Files are often meant to shrink.
  fileprivate var isRigid: Bool {
    switch self {
    case .image(.symbol), .image(.placeholder): true
    default: false
    }
  }
}
