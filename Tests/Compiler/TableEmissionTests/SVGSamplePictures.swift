import Foundation
import TableEmission
import Testing

/// Writes the sample pictures to the folder that `TABLEC_SVG_SAMPLES` names, to be looked at.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TABLEC_SVG_SAMPLES"] != nil))
struct SVGSamplePictures {
  @Test func writesEveryPicture() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TABLEC_SVG_SAMPLES"])
    for (name, tree) in SVGSampleTables.all {
      for showsFrames in [false, true] {
        let path = "\(folder)/\(name)\(showsFrames ? ".frames" : "").svg"
        let bytes = SVGEmitter(options: SVGOptions(showsFrames: showsFrames)).emit(tree)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
      }
    }
  }
}
