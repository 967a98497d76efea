import TableLanguageServer
import TableSupport

/// What the editor understands, as far as answers depend on it.
struct ClientCapabilities: Sendable {
  var snippets = false
  var markdownHover = false
  var markdownCompletion = false
  var linkedDefinitions = false
  var nestedSymbols = false
  var linkTooltips = false
  var documentChanges = false
  var codeActionLiterals = false
  var settings = false
  var showsDocuments = false
  var registersSettings = false
  var refreshesHints = false

  init() {}

  init(_ value: JSONValue?) {
    let text = value?["textDocument"]
    func isOn(_ value: JSONValue?) -> Bool { value?.bool ?? false }
    func hasMarkdown(_ value: JSONValue?) -> Bool { value?.strings?.contains("markdown") ?? false }
    snippets = isOn(text?["completion"]?["completionItem"]?["snippetSupport"])
    markdownCompletion = hasMarkdown(text?["completion"]?["completionItem"]?["documentationFormat"])
    markdownHover = hasMarkdown(text?["hover"]?["contentFormat"])
    linkedDefinitions = isOn(text?["definition"]?["linkSupport"])
    linkTooltips = isOn(text?["documentLink"]?["tooltipSupport"])
    nestedSymbols = isOn(text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"])
    codeActionLiterals = text?["codeAction"]?["codeActionLiteralSupport"] != nil
    let workspace = value?["workspace"]
    documentChanges = isOn(workspace?["workspaceEdit"]?["documentChanges"])
    settings = isOn(workspace?["configuration"])
    registersSettings = isOn(workspace?["didChangeConfiguration"]?["dynamicRegistration"])
    refreshesHints = isOn(workspace?["inlayHint"]?["refreshSupport"])
    showsDocuments = isOn(value?["window"]?["showDocument"]?["support"])
  }
}
