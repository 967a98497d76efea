import Foundation
import SourceTree
import UIKitDeclarations

/// TableVerify as an app sees it: with the part for UIKit, which this machine's module does not have.
enum TableVerifyPart {
  /// The files of the target.
  static let files: [URL] = {
    let folder = PackageFolder.url("Sources/Review/TableVerify")
    return PackageFolder.files(below: folder).filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }()

  /// What the compiler says of the target itself.
  static func problems() async throws -> String {
    try await TypeCheck.problems(in: files, importing: modules, products: true, options: package)
  }

  /// What the compiler says of sources that import the target: a module of its declarations is built for them.
  static func problems(inTexts texts: [String: String]) async throws -> String {
    let module = try await Self.module.value
    return try await TypeCheck.problems(
      inTexts: texts, importing: modules, products: true, options: ["-I", module.path])
  }

  private static let modules = [DeclaredModule.uiKit, .swiftUI, .xcTest]

  /// SwiftPM's name for a package is that of its folder.
  private static let package = ["-package-name", PackageFolder.root.lastPathComponent.lowercased()]

  private static let module = Task {
    let folder = DeclaredModule.products.appending(path: "TableVerify")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await TypeCheck.emitModule("TableVerify", of: files, to: folder, importing: modules, options: package)
    return folder
  }
}
