// Activates the extension with stand-ins for VS Code and its client, and prints what it registers, asks and shows.
'use strict';

const Module = require('node:module');
const path = require('node:path');

const seen = { commands: [], settings: [], requests: [], client: null, terminal: null, pages: [], errors: [], notifications: [] };
const commands = new Map();
const listeners = { text: [], editor: [], configuration: [] };
const disposable = { dispose() {} };
const on = (list) => (listener) => { list.push(listener); return disposable; };
const document = {
  languageId: 'yaml',
  uri: { scheme: 'file', fsPath: '/project/Specs/list.yaml', toString: () => 'file:///project/Specs/list.yaml' },
};
const manifest = require(path.join(path.resolve(process.argv[2]), 'package.json'));
const defaults = Object.fromEntries(
  Object.entries(manifest.contributes.configuration.properties).map(([name, setting]) => [name, setting.default]));
let answers = [];

const vscode = {
  ViewColumn: { Beside: -2 },
  env: { uriScheme: 'vscode' },
  commands: { registerCommand(name, run) { seen.commands.push(name); commands.set(name, run); return disposable; } },
  workspace: {
    getConfiguration: (section) => ({ get(name) { seen.settings.push(`${section}.${name}`); return defaults[`${section}.${name}`]; } }),
    onDidChangeConfiguration: on(listeners.configuration),
    onDidChangeTextDocument: on(listeners.text),
  },
  window: {
    activeTextEditor: { document },
    onDidChangeActiveTextEditor: on(listeners.editor),
    showErrorMessage(words) { seen.errors.push(words); },
    createTerminal(options) { seen.terminal = options; return { show() {} }; },
    createWebviewPanel(type, title, place, options) {
      return {
        webview: { set html(text) { seen.pages.push({ text, options }); } },
        onDidDispose: () => disposable,
        dispose() {},
      };
    },
  },
};

class LanguageClient {
  constructor(id, name, server, options) { seen.client = { id, name, server, options }; }
  async start() {}
  async stop() {}
  async sendNotification(method, parameters) { seen.notifications.push({ method, parameters }); }
  async sendRequest(method, parameters) {
    seen.requests.push({ method, parameters });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === 'vscode') return vscode;
  if (name === 'vscode-languageclient/node') return { LanguageClient };
  return load(name, ...rest);
};

async function shown(count) {
  while (seen.pages.length < count) await new Promise((resolve) => setImmediate(resolve));
}

(async () => {
  const folder = path.resolve(process.argv[2]);
  const extension = require(path.join(folder, 'extension.js'));
  await extension.activate({ subscriptions: [] });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>&lt;b&gt;</text></svg>';
  answers = [
    { uri: 'u', title: 'iPhone <17>', isNewest: true, svg }, { uri: 'u', title: 'iPhone', isNewest: false, svg },
    new Error('the spec has errors'),
  ];
  commands.get('tablec.showPicture')();
  await shown(1);
  for (const count of [2, 3]) {
    for (const listener of listeners.text) listener({ document });
    await shown(count);
  }
  const { middleware } = seen.client.options;
  seen.asked = middleware.workspace.configuration({ items: [{ section: 'tablec' }] });
  await middleware.workspace.didChangeConfiguration();
  commands.get('tablec.servePicture')();
  await commands.get('tablec.restartServer')();
  await extension.deactivate();
  seen.settings = [...new Set(seen.settings)].sort();
  console.log(JSON.stringify(seen));
})();
