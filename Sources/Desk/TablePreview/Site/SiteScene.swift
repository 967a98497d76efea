import TableIR
import TableSupport

extension Scene {
  /// The scene as a data file of a site: what the figures have in common is there once, and frames are numbers in the superview's space,
  /// from which the page computes those in the picture.
  ///
  /// - Parameter address: of the file, relative to the page.
  package func siteDocument(address: String) -> SiteDocument {
    var lists = DistinctTexts()
    var pictures = DistinctTexts()
    var json = JSONWriter(reservingCapacity: 1 << 16)
    json.object(inline: true) { json in
      writeStart(to: &json)
      json.array("figures") { json in
        for figure in figures {
          let places = places(of: figure)
          json.object { json in
            writeStart(of: figure, to: &json)
            json.member("picture", 1 + pictures.index(of: figure.picture))
            json.member("views", lists.index(of: Self.list(figure.views, files: places)))
            json.array("frames") { json in
              for view in figure.views {
                for number in [view.own.x, view.own.y, view.own.width, view.own.height] { json.number(number) }
              }
            }
          }
        }
      }
      json.array("views") { json in for list in lists.values { json.raw(list) } }
    }
    return SiteDocument(address: address, json: json.bytes, pictures: pictures.values)
  }

  /// The views without their frames, as UTF-8.
  private static func list(_ views: [SceneView], files: [Int]) -> [UInt8] {
    var json = JSONWriter(reservingCapacity: views.count * 160)
    json.array(inline: true) { json in for view in views { json.write(view, files: files, withFrames: false) } }
    return json.bytes
  }
}
