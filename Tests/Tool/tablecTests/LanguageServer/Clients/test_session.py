"""A session of an editor with `tablec lsp`, driven by pytest-lsp, which checks every message against the protocol's types."""

import asyncio
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PARTS = """\
templates:
  Plain:
    accessory: disclosureIndicator
"""

SPEC = """\
tablespec: 1
name: mail
include: _parts.yaml
sections:
- id: inbox
  header: "Eingang \U0001f4e5"
  rows:
  - id: ann
    use: Plain
    text: Ann
  - id: ben
    text: "Ben \U0001f600"
    style: subtitle
    detailText: hello
environments:
- state: {selected: ann}
"""


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["TABLEC"], "lsp"]),
    params=["visual_studio_code", "neovim"],
)
async def client(request, lsp_client: LanguageClient):
    folder = pathlib.Path(os.environ["TABLEC_TEST_FOLDER"]) / request.param
    folder.mkdir(exist_ok=True)
    (folder / "_parts.yaml").write_text(PARTS, encoding="utf-8")
    (folder / "mail.yaml").write_text(SPEC, encoding="utf-8")
    lsp_client.folder = folder

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters):
        return None

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="specs")],
            root_uri=folder.as_uri(),
        )
    )
    yield
    await lsp_client.shutdown_session()


def address(client, name="mail.yaml"):
    return (client.folder / name).as_uri()


def document(client, name="mail.yaml"):
    return types.TextDocumentIdentifier(uri=address(client, name))


def opening(client, text=SPEC, name="mail.yaml", language="yaml"):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=address(client, name), language_id=language, version=1, text=text)
        )
    )


def change(client, version, text, start=None, end=None, name="mail.yaml"):
    if start is None:
        event = types.TextDocumentContentChangeWholeDocument(text=text)
    else:
        event = types.TextDocumentContentChangePartial(text=text, range=types.Range(start, end))
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=address(client, name), version=version), [event]
        )
    )


async def diagnostics(client, name="mail.yaml", where=lambda found: True):
    """Waits until the problems of a document are those that are expected."""
    async with asyncio.timeout(60):
        while True:
            found = client.diagnostics.get(address(client, name))
            if found is not None and where(found):
                return found
            await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)


def place(text, words, after=0):
    """The position of words, in UTF-16 as both clients count."""
    offset = text.index(words) + after
    line = text.count("\n", 0, offset)
    start = text.rfind("\n", 0, offset) + 1
    return types.Position(line, len(text[start:offset].encode("utf-16-le")) // 2)


def applied(text, edits):
    """The text after edits, which do not overlap."""
    lines = text.split("\n")

    def offset(position):
        units = lines[position.line].encode("utf-16-le")[: 2 * position.character]
        return sum(len(line) + 1 for line in lines[: position.line]) + len(units.decode("utf-16-le"))

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


async def test_a_good_spec_has_no_problems(client):
    opening(client)
    assert not await diagnostics(client)


async def test_diagnostics_come_and_go(client):
    opening(client)
    await diagnostics(client)
    broken = SPEC.replace("style: subtitle", "stile: subtitle")
    change(client, 2, broken)
    found = await diagnostics(client, where=len)
    assert "E0107" in [item.code for item in found]
    assert found[0].range.start == place(broken, "stile")
    change(client, 3, "style", place(broken, "stile"), place(broken, "stile", 5))
    assert not await diagnostics(client, where=lambda found: not found)


async def test_unsaved_includes_count(client):
    opening(client)
    opening(client, PARTS, "_parts.yaml")
    await diagnostics(client)
    change(client, 2, PARTS.replace("accessory:", "accesory:"), name="_parts.yaml")
    found = await diagnostics(client, "_parts.yaml", len)
    assert found[0].range.start.line == 2
    change(client, 3, PARTS, name="_parts.yaml")
    await diagnostics(client, "_parts.yaml", lambda found: not found)
    client.text_document_did_close(types.DidCloseTextDocumentParams(document(client, "_parts.yaml")))
    client.text_document_did_close(types.DidCloseTextDocumentParams(document(client)))


async def test_other_languages_are_left_alone(client):
    opening(client, "services:\n  web: {image: nginx}\n", "docker-compose.yaml")
    opening(client)
    await diagnostics(client)
    assert address(client, "docker-compose.yaml") not in client.diagnostics
    hover = await client.text_document_hover_async(
        types.HoverParams(document(client, "docker-compose.yaml"), types.Position(0, 2))
    )
    assert hover is None


async def test_hover(client):
    opening(client)
    key = await client.text_document_hover_async(types.HoverParams(document(client), place(SPEC, "style:", 1)))
    assert "subtitle" in key.contents.value and "row `ben`" in key.contents.value
    row = await client.text_document_hover_async(types.HoverParams(document(client), place(SPEC, "ann", 1)))
    assert "row `ann` (top)" in row.contents.value and "height" in row.contents.value


async def test_a_broken_spec_keeps_its_layout(client):
    opening(client)
    await client.text_document_hover_async(types.HoverParams(document(client), place(SPEC, "ann", 1)))
    broken = SPEC.replace("    style: subtitle", "    style: [")
    change(client, 2, broken)
    row = await client.text_document_hover_async(types.HoverParams(document(client), place(broken, "id: ann", 5)))
    assert "of the last version without errors" in row.contents.value


async def test_completion(client):
    opening(client)
    text = SPEC.replace("    style: subtitle", "    sty")
    change(client, 2, text)
    found = await client.text_document_completion_async(
        types.CompletionParams(document(client), place(text, "    sty\n", 7))
    )
    item = next(item for item in found.items if item.label == "style")
    assert applied(text, [item.text_edit]).count("style") == 1
    text = SPEC.replace("style: subtitle", "style: ")
    change(client, 3, text)
    found = await client.text_document_completion_async(
        types.CompletionParams(document(client), place(text, "style: ", 7))
    )
    assert {"default", "subtitle", "value1", "value2"} <= {item.label for item in found.items}


async def test_definition_and_references(client):
    opening(client)
    found = await client.text_document_definition_async(
        types.DefinitionParams(document(client), place(SPEC, "Plain", 1))
    )
    first = found[0]
    uri = first.target_uri if isinstance(first, types.LocationLink) else first.uri
    assert uri == address(client, "_parts.yaml")
    found = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document(client), place(SPEC, "ann", 1))
    )
    assert sorted(item.range.start.line for item in found) == [7, 15]


async def test_rename_over_files(client):
    opening(client)
    opening(client, PARTS, "_parts.yaml")
    ready = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(document(client), place(SPEC, "Plain", 1))
    )
    assert ready.range.start == place(SPEC, "Plain")
    edit = await client.text_document_rename_async(types.RenameParams(document(client), place(SPEC, "Plain", 1), "Wide"))
    if edit.document_changes:
        edits = {change.text_document.uri: change.edits for change in edit.document_changes}
        assert {change.text_document.version for change in edit.document_changes} == {1}
    else:
        edits = edit.changes
    assert applied(SPEC, edits[address(client)]) == SPEC.replace("Plain", "Wide")
    assert applied(PARTS, edits[address(client, "_parts.yaml")]) == PARTS.replace("Plain", "Wide")
    client.text_document_did_close(types.DidCloseTextDocumentParams(document(client, "_parts.yaml")))


async def test_outline_folding_links_and_colors(client):
    text = SPEC.replace("style: subtitle", "backgroundColor: systemRed")
    opening(client, text)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document(client)))
    assert any("sections" in symbol.name for symbol in symbols)
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document(client)))
    assert any(fold.start_line == 4 for fold in folds)
    links = await client.text_document_document_link_async(types.DocumentLinkParams(document(client)))
    assert links[0].target == address(client, "_parts.yaml")
    colored = "tablespec: 1\ntintColor: systemRed\nsections: [{rows: [{text: a}]}]\n"
    change(client, 2, colored)
    colors = await client.text_document_document_color_async(types.DocumentColorParams(document(client)))
    assert round(colors[0].color.red * 255) == 0xFF
    presentations = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(document(client), types.Color(0.0, 0.0, 1.0, 1.0), colors[0].range)
    )
    assert presentations


async def test_hints_are_at_the_ends_of_rows(client):
    opening(client)
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(document(client), types.Range(types.Position(0, 0), types.Position(99, 0)))
    )
    assert [hint.position for hint in hints] == [place(SPEC, "id: ann", 7), place(SPEC, "id: ben", 7)]
    assert hints[0].label.endswith("pt · top")


async def test_code_actions(client):
    text = SPEC.replace("style: subtitle", "stile: subtitle")
    opening(client, text)
    found = await diagnostics(client, where=len)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document(client), found[0].range, types.CodeActionContext(found))
    )
    fix = next(action for action in actions if action.kind == types.CodeActionKind.QuickFix)
    edits = fix.edit.document_changes[0].edits if fix.edit.document_changes else fix.edit.changes[address(client)]
    assert applied(text, edits) == SPEC


async def test_formatting(client):
    text = SPEC.replace("    style: subtitle", "    style:    'subtitle'")
    opening(client, text)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document(client), types.FormattingOptions(tab_size=2, insert_spaces=True))
    )
    result = applied(text, edits)
    assert "style: subtitle" in result and "\U0001f600" in result


async def test_preview(client):
    opening(client)
    picture = await client.workspace_execute_command_async(
        types.ExecuteCommandParams("tablec.preview", [address(client)])
    )
    assert picture["svg"].startswith("<svg") and picture["isNewest"]
