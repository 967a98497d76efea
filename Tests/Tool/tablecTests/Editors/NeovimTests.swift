import Foundation
import SourceTree
import Testing

@Suite("The lines for Neovim", .enabled(if: Tools.has("nvim")), .serialized)
struct NeovimTests {
  /// Opens a spec and another YAML file, and prints what the server said about each.
  private static let script = """
    local function open(name)
      vim.cmd('edit ' .. name)
      if name:match('Specs') then
        vim.wait(30000, function() return #vim.diagnostic.get(0) > 0 end, 10)
      end
      local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 }) or vim.lsp.buf_get_clients(0)
      local root
      for _, client in pairs(clients) do root = vim.fn.fnamemodify(client.config.root_dir, ':t') end
      local parameters = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 3, character = 10 } }
      local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', parameters, 30000) or {}
      local hover = ''
      for _, answer in pairs(answers) do
        if type(answer.result) == 'table' then hover = answer.result.contents.value:match('[^\\n]*') end
      end
      local words = {}
      for _, found in ipairs(vim.diagnostic.get(0)) do table.insert(words, found.message) end
      io.stdout:write(name, '|', tostring(root), '|', hover, '|', table.concat(words, ';'), '\\n')
    end
    local isDone, problem = pcall(function()
      open('project/Specs/list.yaml')
      open('project/other.yaml')
    end)
    if not isDone then io.stdout:write(tostring(problem), '\\n') end
    vim.cmd('qa!')

    """

  @Test("start the server, which answers for specs and leaves other YAML alone")
  func start() async throws {
    let editors = PackageFolder.url("Templates/Editors/neovim")
    let folder = try TemporaryFolder([
      "project/.tablec.yaml": "", "project/Specs/list.yaml": Specs.misspelt, "project/other.yaml": "acessory: 1\n",
      "script.lua": Self.script,
      "init.lua": "dofile(vim.fn.has('nvim-0.11') == 1 and 'new.lua' or 'old.lua')\n",
      "new.lua": String(contentsOf: editors.appending(path: "init-0.11.lua"), encoding: .utf8),
      "old.lua": String(contentsOf: editors.appending(path: "init-0.7.lua"), encoding: .utf8),
    ])
    try folder.makeFolder("bin")
    try folder.link("bin/tablec", to: Program.tablec.url.path)
    guard let nvim = Program.named("nvim") else { throw Tools.Missing(name: "nvim") }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try await nvim.run(
      ["--headless", "--clean", "-u", "init.lua", "+luafile script.lua"], in: folder.url,
      variables: [
        "PATH": folder.path("bin") + ":" + path, "XDG_CONFIG_HOME": folder.path("config"),
        "XDG_STATE_HOME": folder.path("state"), "XDG_CACHE_HOME": folder.path("cache"),
        "XDG_DATA_HOME": folder.path("data"),
      ])
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first
        == "project/Specs/list.yaml|project|**text** of a row|unknown key 'acessory' in a row: did you mean 'accessory'?",
      "\(run.output)\(run.errors)")
    #expect(lines.last == "project/other.yaml|project||", "\(run.output)\(run.errors)")
  }
}
