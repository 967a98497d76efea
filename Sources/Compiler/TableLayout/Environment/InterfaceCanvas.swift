/// What Interface Builder's canvas does besides what the UIKit of its time does, so that one can see and choose each view. All lengths are in points.
package struct InterfaceCanvas: Hashable, Sendable {
  /// The height of an arranged view without a size, which a device shows with none.
  package var emptyArrangedHeight = 50.0
  /// The height that a text field without a border has at least if its font follows a text style.
  package var textFieldHeight = 0.0
  /// Whether a slider's thumb reaches beyond its alignment rectangle.
  package var hasSliderOverhang = true
  /// Whether labels have sizes in whole points, as from when they are added until something makes the canvas measure them again: 42 × 21 for `Label` of 17
  /// points, where it has 41⅓ × 20⅓ (bAX-CO-21L of entourage-ios, gmV-1W-jWJ of openHAB, ZQp-94-vJz of NetNewsWire).
  package var measuresInWholePoints = false
  /// Whether views keep their sizes where these contradict the cell's: so it is with a cell that stands alone, in which the constraint to the middle or
  /// the far edge of the contentView is broken instead (55 of 62 contradictions in xibs of 33 repositories; in tables it is the size in 44 of 51).
  package var keepsSizes = false
  /// Whether a label's baselines are where they are in a label as high as its text, from its top edge the first and from its bottom edge the last, however
  /// high it is: `firstBaseline` of v7M-Wa-qKJ, 30 high, is 16 below its top, and that of pZ6-2K-xy0, 51 high, 18 (cwa-app-ios).
  package var baselinesFollowEdges = true
  /// Whether a progress view gives its height up before the labels that share too little space with it: HkK-Uz-ji1 of LoopKit and bWe-ig-wB0 of OsmAnd
  /// are not high at all below labels that are higher than their texts.
  package var yieldsProgress = true
  /// Whether views beside a stack hug their contents as their documents say, and no more: what is in the stack counts as much as they do.
  package var weighsStacks = true

  package init() {}
}
