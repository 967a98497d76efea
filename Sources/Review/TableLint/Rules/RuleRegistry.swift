import TableDiagnostics

/// The lint rules, in the order of their codes. A rule is a file in `Rules`, with its code and page, and a line here.
public enum RuleRegistry {
  /// The types of all rules, of which lint makes those that are not off.
  package static let rules: [any LintRule.Type] = [
    TextContrast.self, IndicatorContrast.self, MissingPosition.self, BackgroundHeight.self, MissingScale.self,
    UnavailableSymbol.self,
    VerticalDrag.self, IndicatorInSplit.self, ActiveIndicator.self, TapTarget.self,
    TruncatedText.self, OverlappingViews.self, ClippedViews.self, LabelUnderAccessory.self, UnevenAccessories.self,
    TallHeader.self, DuplicateViewID.self, ImpossibleStyle.self, SilencedAppearance.self, UnsatisfiableConstraints.self,
    AmbiguousLayout.self, CollapsedViews.self, UnavailableGuide.self, StretchedViews.self,
    RowWithoutHeight.self, SqueezedViews.self, MissingTranslation.self, MissingPluralForm.self, MissingLabel.self,
    AlikeElements.self,
    UnreachedControl.self,
  ]

  /// The codes that lint reports: those of the rules, and of comments and baselines.
  public static let codes = rules.map { $0.code } + DiagnosticCode.runCodes
}
