extension ReferenceTopic {
  static let words = ReferenceTopic(
    name: "words", title: "UIKit's words", about: "what to write for the names of UIKit, SwiftUI and Interface Builder",
    text: ReferenceChapter(WordsReference().markdown()).text)
}
