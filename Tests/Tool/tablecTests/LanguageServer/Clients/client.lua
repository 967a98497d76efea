-- What sessions of Neovim with `tablec lsp` share: as the configuration in the documentation starts it, without a window.
folder = vim.env.TABLEC_TEST_FOLDER

function check(holds, words)
  if not holds then error(words, 2) end
end

function wait(words, holds)
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

function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end

function line(pattern)
  for number, text in ipairs(lines()) do
    if text:find(pattern) then return number, text end
  end
  error("no line has " .. pattern, 2)
end

function put(pattern, column)
  local number, text = line(pattern)
  vim.api.nvim_win_set_cursor(0, { number, column or (text:find(pattern) - 1) })
end

function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters or vim.lsp.util.make_position_params(), 60000)
  check(answers, "no answer to " .. method)
  for _, answer in pairs(answers) do
    check(not answer.error, method .. ": " .. vim.inspect(answer.error))
    return answer.result
  end
  error("no server answered " .. method)
end

-- Opens a file of the folder, and waits for the server.
function open(name)
  vim.cmd("filetype on")
  vim.cmd("edit " .. folder .. "/" .. name)
  local client
  wait("the server", function()
    client = vim.lsp.buf_get_clients(0)[next(vim.lsp.buf_get_clients(0))]
    return client and client.initialized
  end)
end

-- Neovim 0.7 misses an answer now and then that comes at once, and waits for it. How a server ends is tested with other clients.
local function close()
  local function hasEnded() return #vim.lsp.get_active_clients() == 0 end
  vim.lsp.stop_client(vim.lsp.get_active_clients())
  if not vim.wait(2000, hasEnded, 10) then vim.lsp.stop_client(vim.lsp.get_active_clients(), true) end
  wait("the end of the server", hasEnded)
end

function run(session)
  local isDone, problem = pcall(function()
    session()
    close()
  end)
  vim.fn.writefile({ isDone and "done" or tostring(problem) }, folder .. "/result")
  vim.cmd("qall!")
end
