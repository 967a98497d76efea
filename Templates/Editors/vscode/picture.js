// @ts-check
'use strict';

const vscode = require('vscode');

/**
 * What the server answers to `tablec.preview`.
 * @typedef {{uri: string, title: string, isNewest: boolean, svg: string}} Answer
 */

/** The picture of a spec in a panel beside it, which follows the text while it is edited. */
class Picture {
  /** @param {(uri: string) => Promise<Answer>} draw asks the server for the picture of a document */
  constructor(draw) {
    this.draw = draw;
    /** @type {import('vscode').WebviewPanel | undefined} */
    this.panel = undefined;
    /** @type {import('vscode').TextDocument | undefined} */
    this.document = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    /** The last picture that could be drawn. @type {Answer | undefined} */
    this.last = undefined;
    this.subscriptions = [
      vscode.workspace.onDidChangeTextDocument((change) => {
        // An included file or a profile changes the picture, too.
        if (this.panel && change.document.languageId === 'yaml') this.schedule();
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        if (this.panel && editor?.document.languageId === 'yaml') this.show(editor.document);
      }),
    ];
  }

  /** @param {import('vscode').TextDocument | undefined} document */
  show(document) {
    if (!document || document.languageId !== 'yaml') return;
    if (document !== this.document) this.last = undefined;
    this.document = document;
    if (!this.panel) {
      const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.panel = vscode.window.createWebviewPanel('tablec.picture', 'tablec', place, { enableScripts: false });
      this.panel.onDidDispose(() => { this.panel = undefined; });
    }
    this.schedule(0);
  }

  /** @param {number} delay in milliseconds */
  schedule(delay = 50) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.refresh(), delay);
  }

  async refresh() {
    const document = this.document;
    if (!this.panel || !document) return;
    let problem = '';
    try {
      const answer = await this.draw(document.uri.toString());
      if (document !== this.document) return;
      this.last = answer;
      if (!answer.isNewest) problem = 'The spec has errors. This is its last good picture.';
    } catch (error) {
      if (document !== this.document) return;
      problem = error instanceof Error ? error.message : String(error);
    }
    if (this.panel) this.panel.webview.html = page(this.last, problem);
  }

  dispose() {
    clearTimeout(this.waiting);
    for (const subscription of this.subscriptions) subscription.dispose();
    this.panel?.dispose();
  }
}

/**
 * A page without scripts. The picture is an image, so nothing in it can run.
 * @param {Answer | undefined} answer
 * @param {string} problem
 */
function page(answer, problem) {
  const nonce = require('node:crypto').randomBytes(16).toString('base64');
  const picture = answer
    ? `<p>${escaped(answer.title)}</p><img alt="The table" src="data:image/svg+xml;base64,${Buffer.from(answer.svg).toString('base64')}">`
    : '';
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'nonce-${nonce}'">
<title>tablec</title>
<style nonce="${nonce}">
body { font: 12px system-ui, sans-serif; padding: 12px; }
img { max-width: 100%; border: 1px solid rgb(128 128 128 / 40%); }
.problem { padding: 8px; border-left: 3px solid #d33; }
</style>
</head>
<body>
${problem ? `<p class="problem" role="status">${escaped(problem)}</p>` : ''}
${picture}
</body>
</html>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

module.exports = { Picture, page };
