extension ReferenceTopic {
  static let lists = ReferenceTopic(
    name: "lists", title: "Lists and content configurations",
    about:
      "`UICollectionView` lists, SwiftUI's `List` and `Form`, `UIListContentConfiguration`; what of them was observed",
    text: ReferenceChapter(ListReference().markdown()).text)
}
