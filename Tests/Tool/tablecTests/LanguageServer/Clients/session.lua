-- A session in which a spec is edited.
dofile(debug.getinfo(1, "S").source:match("@(.*/)") .. "client.lua")

local function session()
  open("mail.yaml")

  -- Diagnostics follow what is typed, and know their version.
  local seen = 0
  local default = vim.lsp.handlers["textDocument/publishDiagnostics"]
  vim.lsp.handlers["textDocument/publishDiagnostics"] = function(problem, result, ...)
    if result.version then seen = math.max(seen, result.version) end
    return default(problem, result, ...)
  end
  local number = line("style: subtitle")
  vim.api.nvim_buf_set_lines(0, number - 1, number, false, { "    stile: subtitle" })
  local problem
  wait("a problem", function()
    problem = vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR })[1]
    return problem
  end)
  check(problem.lnum == number - 1 and problem.col == 4, vim.inspect(problem))
  check(problem.message:find("unknown key 'stile'"), problem.message)
  vim.cmd("undo")
  wait("no problem", function() return #vim.diagnostic.get(0) == 0 end)
  check(seen > 0, "no version came with the diagnostics")

  -- Hover.
  put("style: subtitle")
  local hover = ask("textDocument/hover").contents.value
  check(hover:find("subtitle") and hover:find("row `ben`"), hover)

  -- Completion, with the position behind characters outside of the first plane.
  number = line("text: \"Ben")
  vim.api.nvim_buf_set_lines(0, number, number, false, { "    acc" })
  vim.api.nvim_win_set_cursor(0, { number + 1, 7 })
  local items = ask("textDocument/completion").items
  local labels = vim.tbl_map(function(item) return item.label end, items)
  check(vim.tbl_contains(labels, "accessory"), vim.inspect(labels))
  vim.cmd("undo")

  -- Rename, in this buffer and in a file that is not open.
  put("use: Plain", 10)
  vim.lsp.buf.rename("Wide")
  wait("the new name", function() return table.concat(lines(), "\n"):find("use: Wide") end)
  local parts = vim.fn.bufnr(folder .. "/_parts.yaml")
  wait("the new name in the other file", function()
    return table.concat(vim.api.nvim_buf_get_lines(parts, 0, -1, false), "\n"):find("Wide:")
  end)

  -- Formatting.
  number = line("style: subtitle")
  vim.api.nvim_buf_set_lines(0, number - 1, number, false, { "    style:     'subtitle'" })
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = 60000 })
  else
    vim.lsp.buf.formatting_sync(nil, 60000)
  end
  check(select(2, line("style:")):find("^ +style: subtitle$"), table.concat(lines(), "\n"))
end

run(session)
