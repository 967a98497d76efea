import SpecEditing
import TableIR
import TableLanguageServer
import TableSupport

// The colours of a document. Editors show one swatch for each: the light one.
extension Question {
  func colors() -> OutgoingMessage.Content {
    let colors = editor.colors().map { (range: range($0.range), color: $0.light) }
    return { writer in
      writer.array { writer in
        for mark in colors {
          writer.object { writer in
            writer.member("range", mark.range)
            writer.object("color") { writer in
              writer.member("red", Double(mark.color.red) / 255)
              writer.member("green", Double(mark.color.green) / 255)
              writer.member("blue", Double(mark.color.blue) / 255)
              writer.member("alpha", Double(mark.color.alpha) / 255)
            }
          }
        }
      }
    }
  }

  func presentations() throws(ResponseError) -> OutgoingMessage.Content {
    let value = parameters["color"]
    func channel(_ name: String) -> UInt8? {
      value?[name]?.number.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
      throw .invalidParams("color")
    }
    let color = RGBA(red, green, blue, alpha: channel("alpha") ?? 255)
    let presentations = editor.presentations(of: color, at: try span()).map { ($0.label, range($0.range)) }
    return { writer in
      writer.array { writer in
        for (label, range) in presentations {
          writer.object { writer in
            writer.member("label", label)
            writer.object("textEdit") { writer in
              writer.member("range", range)
              writer.member("newText", label)
            }
          }
        }
      }
    }
  }
}
