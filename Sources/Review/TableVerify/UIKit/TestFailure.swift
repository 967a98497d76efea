#if canImport(UIKit)
  import Testing
  import UIKit
  import XCTest

  /// The line of a test that asks for a table.
  struct TestPlace {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
  }

  /// A failure of a test of either framework, with what it needs to be understood.
  struct TestFailure {
    var message: String
    var attachments: [Attached] = []

    struct Attached {
      var name: String
      var bytes: Data
      /// Its uniform type.
      var type: String
    }

    @MainActor
    func report(at place: TestPlace) {
      if Test.current == nil { reportToXCTest(at: place) } else { reportToTesting(at: place) }
    }

    private func reportToTesting(at place: TestPlace) {
      let location = SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
      // Swift Testing has attachments since Swift 6.2.
      #if compiler(>=6.2)
        for attachment in attachments {
          Attachment.record(Array(attachment.bytes), named: attachment.name, sourceLocation: location)
        }
      #endif
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    @MainActor
    private func reportToXCTest(at place: TestPlace) {
      XCTContext.runActivity(named: "Views and layout of the table") { activity in
        for attached in attachments {
          let attachment = XCTAttachment(data: attached.bytes, uniformTypeIdentifier: attached.type)
          attachment.name = attached.name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
      XCTFail(message, file: place.filePath, line: place.line)
    }
  }
#endif
