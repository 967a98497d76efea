-- A session of Neovim with `tablec lsp`: as the configuration in the documentation starts it, without a window.
local folder = vim.env.TABLEC_TEST_FOLDER

local function check(holds, words)
  if not holds then error(words, 2) end
end

local function wait(words, holds)
  check(vim.wait(60000, holds, 10), "waited in vain: " .. words)
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "yaml",
  callback = function()
    local client = vim.lsp.start_client({
      name = "tablec", cmd = { vim.env.TABLEC, "lsp" },
      root_dir = vim.fs and vim.fs.dirname(vim.api.nvim_buf_get_name(0)) or vim.fn.expand("%:p:h"),
    })
    vim.lsp.buf_attach_client(0, client)
  end,
})

local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end

local function line(pattern)
  for number, text in ipairs(lines()) do
    if text:find(pattern) then return number, text end
  end
  error("no line has " .. pattern, 2)
end

local function put(pattern, column)
  local number, text = line(pattern)
  vim.api.nvim_win_set_cursor(0, { number, column or (text:find(pattern) - 1) })
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters or vim.lsp.util.make_position_params(), 60000)
  check(answers, "no answer to " .. method)
  for _, answer in pairs(answers) do
    check(not answer.error, method .. ": " .. vim.inspect(answer.error))
    return answer.result
  end
  error("no server answered " .. method)
end

local function session()
  vim.cmd("filetype on")
  vim.cmd("edit " .. folder .. "/mail.yaml")
  local client
  wait("the server", function()
    client = vim.lsp.buf_get_clients(0)[next(vim.lsp.buf_get_clients(0))]
    return client and client.initialized
  end)

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

  -- Neovim 0.7 misses an answer now and then that comes at once, and waits for it. How a server ends is tested with other clients.
  local function hasEnded() return #vim.lsp.get_active_clients() == 0 end
  vim.lsp.stop_client(vim.lsp.get_active_clients())
  if not vim.wait(2000, hasEnded, 10) then vim.lsp.stop_client(vim.lsp.get_active_clients(), true) end
  wait("the end of the server", hasEnded)
end

local isDone, problem = pcall(session)
vim.fn.writefile({ isDone and "done" or tostring(problem) }, folder .. "/result")
vim.cmd("qall!")
