import TableDiagnostics

/// The rules of lint, in the order of their codes. A rule is a file of `Rules`, a code and a line here.
public enum RuleRegistry {
  public static let rules: [any LintRule.Type] = [
    TextContrast.self, IndicatorContrast.self, MissingPosition.self, BackgroundHeight.self, MissingScale.self,
    VerticalDrag.self, IndicatorInSplit.self, ActiveIndicator.self, TapTarget.self,
    TruncatedText.self, OverlappingViews.self, ClippedViews.self, LabelUnderAccessory.self, UnevenAccessories.self,
    TallHeader.self, DuplicateViewID.self, ImpossibleStyle.self, SilencedAppearance.self,
  ]
}
