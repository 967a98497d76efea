// @ts-check
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { Picture } = require('./picture');

/** @type {LanguageClient | undefined} */
let client;

/** The settings, by the names that `tablec lsp` knows. */
function settings() {
  const configuration = vscode.workspace.getConfiguration('tablec');
  return {
    lint: configuration.get('lint'),
    inlayHints: configuration.get('inlayHints'),
    flags: configuration.get('flags'),
  };
}

/** @returns {string} the program */
function program() {
  return vscode.workspace.getConfiguration('tablec').get('path') || 'tablec';
}

async function start() {
  client = new LanguageClient(
    'tablec', 'tablec',
    { command: program(), args: ['lsp'] },
    {
      documentSelector: [{ scheme: 'file', language: 'yaml' }, { scheme: 'untitled', language: 'yaml' }],
      initializationOptions: settings(),
      synchronize: { configurationSection: 'tablec' },
      middleware: {
        workspace: {
          // The path is the extension's own setting, not one of the server's.
          configuration: (request, token, next) =>
            request.items.every((item) => item.section === 'tablec') ? request.items.map(settings) : next(request, token),
          didChangeConfiguration: async () =>
            client?.sendNotification('workspace/didChangeConfiguration', { settings: { tablec: settings() } }),
        },
      },
    });
  try {
    await client.start();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    vscode.window.showErrorMessage(`'${program()} lsp' cannot be started: ${words}. Set tablec.path to where tablec is.`);
  }
}

async function stop() {
  const old = client;
  client = undefined;
  await old?.stop();
}

/** Runs the preview's server in a terminal, where Ctrl-C ends it. */
function servePicture() {
  const document = vscode.window.activeTextEditor?.document;
  if (!document || document.uri.scheme !== 'file') return;
  const scheme = vscode.env.uriScheme;
  vscode.window.createTerminal({
    name: 'tablec preview',
    shellPath: program(),
    shellArgs: [
      'preview', document.uri.fsPath, '--serve', '--open', '--open-url', `${scheme}://file/{path}:{line}:{column}`,
    ],
  }).show(true);
}

/** @param {import('vscode').ExtensionContext} context */
async function activate(context) {
  const picture = new Picture((uri) => {
    if (!client) return Promise.reject(new Error('the language server does not run'));
    return client.sendRequest('workspace/executeCommand', { command: 'tablec.preview', arguments: [uri] });
  });
  context.subscriptions.push(
    picture,
    vscode.commands.registerCommand('tablec.showPicture', () => picture.show(vscode.window.activeTextEditor?.document)),
    vscode.commands.registerCommand('tablec.servePicture', servePicture),
    vscode.commands.registerCommand('tablec.restartServer', async () => {
      await stop();
      await start();
    }),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (!change.affectsConfiguration('tablec.path')) return;
      await stop();
      await start();
    }));
  await start();
}

module.exports = { activate, deactivate: stop };
