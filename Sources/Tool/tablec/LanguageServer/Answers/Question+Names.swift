import SpecEditing
import TableLanguageServer
import TableSupport

// Where names lead, where they are used, and changing them.
extension Question {
  func definition() throws(ResponseError) -> OutgoingMessage.Content {
    let targets = editor.definitions(at: try offset())
    let isLinked = capabilities.linkedDefinitions
    let places = targets.map { target in
      let whole = place(target.target)
      let name = place(TextLocation(path: target.target.path, range: target.name))
      return (origin: range(target.origin), uri: whole.uri, whole: whole.range, name: name.range)
    }
    return { writer in
      writer.array { writer in
        for target in places {
          guard isLinked else {
            writer.location((target.uri, target.name))
            continue
          }
          writer.object { writer in
            writer.member("originSelectionRange", target.origin)
            writer.member("targetUri", target.uri)
            writer.member("targetRange", target.whole)
            writer.member("targetSelectionRange", target.name)
          }
        }
      }
    }
  }

  func references() throws(ResponseError) -> OutgoingMessage.Content {
    let includesDeclaration = parameters["context"]?["includeDeclaration"]?.bool ?? true
    let places = editor.references(at: try offset(), includesDeclaration: includesDeclaration).map(place)
    return { writer in writer.array { writer in for place in places { writer.location(place) } } }
  }

  func prepareRename() throws(ResponseError) -> OutgoingMessage.Content {
    let offset = try offset()
    do throws(RenameProblem) {
      let place = try editor.prepareRename(at: offset)
      let range = range(place.range)
      return { writer in
        writer.object { writer in
          writer.member("range", range)
          writer.member("placeholder", place.name)
        }
      }
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  func rename() throws(ResponseError) -> OutgoingMessage.Content {
    guard let name = parameters["newName"]?.string else { throw .invalidParams("newName") }
    let offset = try offset()
    do throws(RenameProblem) {
      let changes = try editor.rename(at: offset, to: name)
      var edit = WorkspaceEdit(session)
      for change in changes {
        let place = place(change.location)
        edit.add(place.range, change.replacement, in: place.uri)
      }
      let isVersioned = capabilities.documentChanges
      return { [edit] in edit.write(to: &$0, isVersioned: isVersioned) }
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}
