import Testing
import UIKitDeclarations

@Suite("Declarations of SwiftUI", .enabled(if: SwiftCompiler.shouldRun, Comment(rawValue: SwiftCompiler.note)))
struct SwiftUIDeclarationTests {
  private func problems(_ body: String) async throws -> String {
    let source = """
      import SwiftUI

      struct Screen: View {
        @State private var isOn = true

        var body: some View {
          \(body)
        }
      }
      """
    return try await TypeCheck.problems(inTexts: ["Screen.swift": source], importing: [.uiKit, .swiftUI])
  }

  @Test("A screen compiles against them")
  func screen() async throws {
    let body = """
      List {
        Section {
          Toggle(isOn: $isOn) { Text("Wi-Fi") }
          if isOn {
            LabeledContent { Text(verbatim: "Harbour House") } label: { Text("Network").font(.headline) }
          } else {
            EmptyView()
          }
          ForEach(["a", "b"], id: \\.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
        } header: {
          Text("Networks")
        }
      }
      .listStyle(.insetGrouped)
      """
    #expect(try await problems(body) == "")
  }

  @Test(
    "What SwiftUI does not allow is an error",
    arguments: [
      ("VStack {\n" + String(repeating: "Text(\"a\")\n", count: 11) + "}", "extra argument"),
      ("List { Text(\"a\") }.listStyle(.large)", "has no member 'large'"),
      ("Toggle(isOn: isOn) { Text(\"a\") }", "to expected type 'Binding<Bool>'"),
      ("Text(\"a\").textColour(.red)", "has no member 'textColour'"),
      ("Text(\"a\").foregroundStyle(UIColor.red)", "conform to 'ShapeStyle'"),
    ])
  func errors(_ body: String, _ message: String) async throws {
    #expect(try await problems(body).contains(message))
  }
}
