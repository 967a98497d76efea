import TableSupport

extension PictureEdges {
  /// The result as tables in Markdown: by system, and some of the pictures one by one.
  static var markdown: String {
    let measured = all.map { (picture: $0, differences: (try? $0.differences()) ?? []) }
    var text = """
      Edges of rows in pictures at native scale of public test suites, most of them lists of SwiftUI, measured in the pixels. An edge is right
      within 0.35 points, a pixel of 3. A picture and the layout are compared from one edge on, because where a table is on the screen is not
      its own. `medium` is what swift-snapshot-testing's devices show.

      | iOS | pictures | edges | right |
      |---|---:|---:|---:|

      """
    for ios in Set(all.map(\.ios)).sorted() {
      let own = measured.filter { $0.picture.ios == ios }
      let edges = own.flatMap(\.differences)
      text += "| \(ios) | \(own.count) | \(edges.count) | \(edges.count(where: \.isRight)) |\n"
    }
    text += """

      Some of the pictures, with the bottoms of up to four rows as measured, and as `tablec` has them:

      | picture | points, scale, text size | edges | right | measured | computed | repository at commit |
      |---|---|---:|---:|---|---|---|

      """
    for name in shown {
      guard let (picture, differences) = measured.first(where: { $0.picture.picture == name }) else { continue }
      let bottoms = differences.filter(\.isBottom).prefix(4)
      let computed = bottoms.compactMap { difference in
        picture.rows[difference.row]?[1].map { String(decimal: (($0 + difference.points) * 100).rounded() / 100) }
      }
      let observed = bottoms.compactMap { picture.rows[$0.row]?[1].map { String(decimal: $0) } }
      let place =
        "\(String(decimal: picture.width)) × \(String(decimal: picture.height)) at \(String(decimal: picture.scale))x, "
      let repository = picture.source.prefix { $0 != ":" }
      text +=
        "| \(name) | \(place)\(picture.contentSize) | \(differences.count) | \(differences.count(where: \.isRight)) | "
        + "\(observed.joined(separator: ", ")) | \(computed.joined(separator: ", ")) | \(repository) \(picture.commit.prefix(9)) |\n"
    }
    return text
  }

  /// One or two of each system and kind.
  private static let shown = [
    "ios12-plain-default-320@2x.png", "ios17.5-plain-default-middle-375x400@3x.png", "ios18-swiftui-links-390@3x.png",
    "ios18-swiftui-switches-footers-390@3x.png", "ios18.5-swiftui-headers-footers-stacks-402@3x.png",
    "ios26-swiftui-values-headers-390@3x.png", "ios26.1-swiftui-ipad-values-834@2x.png",
    "ios26-swiftui-labeled-ax3-390@3x.png", "ios26.1-swiftui-settings-dark-393@3x.png",
    "ios26.4-swiftui-switches-footer-five-lines-390@3x.png", "ios26.4-swiftui-symbols-390@3x.png",
    "ios27-swiftui-debug-values-450@1x.png",
  ]
}
