-- Neovim 0.11 or later: copy into ~/.config/nvim/init.lua.
vim.lsp.config('tablec', {
  cmd = { 'tablec', 'lsp' },
  filetypes = { 'yaml' },
  root_markers = { '.tablec.yaml', '.git' },
})
vim.lsp.enable('tablec')
-- Heights and positions beside the rows.
vim.lsp.inlay_hint.enable(true)

-- :TablecServe shows the spec in a browser while you edit it.
vim.api.nvim_create_user_command('TablecServe', function()
  vim.fn.jobstart({ 'tablec', 'preview', vim.fn.expand('%:p'), '--serve', '--open' })
end, {})
