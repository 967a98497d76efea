-- A session that asks what things are, and has them written.
dofile(debug.getinfo(1, "S").source:match("@(.*/)") .. "client.lua")

local function hover(pattern, column)
  put(pattern, column)
  local answer = ask("textDocument/hover")
  return type(answer) == "table" and answer.contents.value or ""
end

local function complete(row, column)
  vim.api.nvim_win_set_cursor(0, { row, column })
  local items = {}
  for _, item in ipairs(ask("textDocument/completion").items) do items[item.label] = item end
  return items
end

local function has(text, words)
  for _, word in ipairs(words) do check(text:find(word, 1, true), word .. " is not in: " .. text) end
end

local function session()
  open("table.yaml")

  -- An attribute, and the constraint that it is in, in the environment of the spec.
  local _, text = line("a.leading ==")
  local attribute = hover("a.leading ==", text:find("leading") + 1)
  has(attribute, { "**leading**", "layout direction begins", "NSLayoutConstraint.Attribute.leading" })
  has(attribute, { "`a.leading`: 24, of 40 × ", "`contentView.leading`: 0, of 375 × 60 points" })
  has(hover("a.leading ==", text:find("==")), { "`a.leading == contentView.leading + 24` in the row `r`", "of 40 × " })

  -- A colour, in the system of the spec.
  has(hover("tintColor", 12), { "`systemRed` in iOS 18", "`#ff3b30`" })

  -- A symbol.
  local row
  row, text = line("symbol: gear")
  has(hover("symbol: gear", text:find("gearshape")), { "SF Symbol `gearshape`" })
  vim.api.nvim_buf_set_lines(0, row - 1, row, false, { (text:gsub("gearshape", "gearsh")) })
  local items = complete(row, text:find("gearsh") + 5)
  check(items["gearshape.fill"] and items["gearshape"], "Apple's symbols are not offered: " .. vim.inspect(vim.tbl_keys(items)))
  check(not items["gearsh"], "what is typed is offered")
  vim.cmd("undo")

  -- Heights without the digits that nobody reads.
  local whole = { start = { line = 0, character = 0 }, ["end"] = { line = #lines(), character = 0 } }
  local document = vim.lsp.util.make_text_document_params()
  local hints = ask("textDocument/inlayHint", { textDocument = document, range = whole })
  check(#hints > 0, "no hints")
  for _, hint in ipairs(hints) do check(not hint.label:find("%.%d%d%d"), hint.label) end

  -- A quick fix over several lines, with a comment.
  open("flat.yaml")
  wait("a problem", function() return #vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR }) > 0 end)
  put("^rows:")
  local parameters = vim.lsp.util.make_range_params()
  parameters.context = { diagnostics = {} }
  local action
  for _, found in ipairs(ask("textDocument/codeAction", parameters)) do
    if found.title == "Move it into a section" then action = found end
  end
  check(action and action.isPreferred, "no quick fix")
  vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
  local fixed = { "tablespec: 1", "sections:", "  - rows:", "      # first", "      - Ann", "      - Ben", "style: plain" }
  check(vim.deep_equal(lines(), fixed), table.concat(lines(), "\n"))
  wait("no problem", function() return #vim.diagnostic.get(0) == 0 end)

  -- A skeleton for a file with nothing in it.
  open("new.yaml")
  local skeleton = complete(1, 0)["a new table"]
  check(skeleton, "no skeleton")
  has(skeleton.textEdit.newText, { "tablespec: 1", "sections:", "rows:" })
end

run(session)
