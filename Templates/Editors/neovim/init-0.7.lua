-- Neovim 0.7 to 0.10: copy into ~/.config/nvim/init.lua.
local clients = {}

-- The folder of the project: the nearest one with a configuration or a repository, or that of the file.
local function root(file)
  local start = vim.fn.fnamemodify(file, ':h')
  local folder = start
  while true do
    for _, mark in ipairs({ '.tablec.yaml', '.git' }) do
      if vim.loop.fs_stat(folder .. '/' .. mark) then return folder end
    end
    local above = vim.fn.fnamemodify(folder, ':h')
    if above == folder then return start end
    folder = above
  end
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'yaml',
  callback = function(event)
    local folder = root(vim.api.nvim_buf_get_name(event.buf))
    if not clients[folder] then
      clients[folder] = vim.lsp.start_client({
        name = 'tablec',
        cmd = { 'tablec', 'lsp' },
        root_dir = folder,
        on_exit = function() clients[folder] = nil end,
      })
    end
    vim.lsp.buf_attach_client(event.buf, clients[folder])
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
    local function map(keys, action) vim.keymap.set('n', keys, action, { buffer = event.buf }) end
    map('K', vim.lsp.buf.hover)
    map('gd', vim.lsp.buf.definition)
    map('gr', vim.lsp.buf.references)
    map('<F2>', vim.lsp.buf.rename)
    map('<F4>', vim.lsp.buf.code_action)
  end,
})

-- :TablecServe shows the spec in a browser while you edit it.
vim.api.nvim_create_user_command('TablecServe', function()
  vim.fn.jobstart({ 'tablec', 'preview', vim.fn.expand('%:p'), '--serve', '--open' })
end, {})
