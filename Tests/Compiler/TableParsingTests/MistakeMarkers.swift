/// What people who know UIKit write at the first try.
enum MistakeMarkers {
  static let cases =
    UIKitMistakes.cases + UIKitViewMistakes.cases + SwiftUIMistakes.cases + ValueMistakes.cases + KindMistakes.cases
    + PlaceMistakes.cases + TrialMistakes.cases
}
