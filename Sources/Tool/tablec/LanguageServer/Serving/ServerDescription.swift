import TableLanguageServer
import TableSupport

/// What the server can do, as `initialize` answers.
struct ServerDescription {
  let encoding: PositionEncoding

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.object("capabilities") { writeCapabilities(to: &$0) }
      writer.object("serverInfo") { writer in
        writer.member("name", "tablec")
        writer.member("version", Tablec.configuration.version)
      }
    }
  }

  private func writeCapabilities(to writer: inout JSONWriter) {
    writer.member("positionEncoding", encoding.rawValue)
    writer.object("textDocumentSync") { writer in
      writer.member("openClose", true)
      // Incremental.
      writer.member("change", 2)
      writer.member("save", true)
    }
    writer.object("completionProvider") { writer in
      writer.array("triggerCharacters") { writer in
        for character in [" ", ":", "/", "\"", "-"] { writer.string(character) }
      }
    }
    for feature in Self.features { writer.key(escaping: feature + "Provider"); writer.bool(true) }
    writer.object("renameProvider") { $0.member("prepareProvider", true) }
    writer.object("documentLinkProvider") { $0.member("resolveProvider", false) }
    writer.object("codeActionProvider") { writer in
      writer.array("codeActionKinds") { writer in for kind in CodeAction.Kind.allCases { writer.string(kind.rawValue) }
      }
    }
    writer.object("executeCommandProvider") { writer in
      writer.array("commands") { writer in for command in ServerCommand.allCases { writer.string(command.rawValue) } }
    }
    writer.object("workspace") { writer in
      writer.object("workspaceFolders") { writer in
        writer.member("supported", true)
        writer.member("changeNotifications", true)
      }
    }
  }

  /// The features without options.
  private static let features = [
    "hover", "definition", "references", "documentSymbol", "color", "foldingRange", "inlayHint", "documentFormatting",
  ]
}
