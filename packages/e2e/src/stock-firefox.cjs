#!/usr/bin/env node
/**
 * Starts the Firefox of FIREFOX_PATH for Playwright. Playwright runs this file as the executable of its channel
 * `moz-firefox` and speaks WebDriver BiDi with it. This process passes all messages on, except:
 *
 * - `emulation.setMediaFeaturesOverride`, which Firefox 153 lacks and Playwright sends for every page. The preferences
 *   of the profile set the media features instead, for all pages alike.
 * - the pointer of a page with the screen of a phone. Playwright's touchscreen does nothing over BiDi, but Firefox has
 *   touch pointers. So the mouse of such a page becomes a finger.
 * - input into a window in the background, where Enter presses no button. The window is activated before.
 */
const { spawn } = require('node:child_process');
const { createInterface } = require('node:readline');
const { WebSocket, WebSocketServer } = require('ws');

const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)$/;
const CHANGED_COMMANDS =
  /"(?:emulation\.setMediaFeaturesOverride|emulation\.setScreenOrientationOverride|input\.performActions)"/;
const FIRST_OWN_ID = 1_000_000_000; // of commands that this process sends. Playwright counts from 1
const OWN_REPLY = /^\{"type":"(?:success|error)","id":1\d{9}\b/;
const SOCKET_OPTIONS = { maxPayload: 0, perMessageDeflate: false };

/** A finger in the place of a mouse. It moves only while it touches. */
class Finger {
  constructor() {
    this.isDown = false;
    this.position = { type: 'pointerMove', x: 0, y: 0 };
  }

  /** Returns the actions of the finger for these of the mouse. */
  actionsOf(mouseActions) {
    return mouseActions.flatMap((action) => {
      if (action.type === 'pointerMove') this.position = action;
      if (action.type === 'pointerUp') this.isDown = false;
      if (action.type === 'pointerDown') {
        this.isDown = true;
        return [this.position, action];
      }
      return action.type === 'pointerUp' || this.isDown ? [action] : [];
    });
  }
}

/** Passes all messages between Playwright and Firefox on, with the exceptions above. */
function connect(playwright, url) {
  const firefox = new WebSocket(url, SOCKET_OPTIONS);
  const fingers = new Map(); // by the id of a page with the screen of a phone
  let held = []; // commands that wait for the connection or for an activated window; null: commands pass
  let activePage = null;
  let lastOwnId = FIRST_OWN_ID;

  const receive = (text) => (held === null ? onCommand(text) : held.push(text));
  const release = () => {
    const texts = held ?? [];
    held = null;
    texts.forEach(receive);
  };
  /** Activates the window of a page. This command and later ones wait for it. */
  const activate = (page, text) => {
    lastOwnId += 1;
    activePage = page;
    held = [text];
    const command = { id: lastOwnId, method: 'browsingContext.activate', params: { context: page } };
    firefox.send(JSON.stringify(command));
  };
  const onCommand = (text) => {
    if (!CHANGED_COMMANDS.test(text)) return firefox.send(text);
    const command = JSON.parse(text);
    const { id, method, params } = command;
    const succeed = () => playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    if (method === 'emulation.setMediaFeaturesOverride') return succeed();
    if (method === 'emulation.setScreenOrientationOverride') {
      const isPhone = params.screenOrientation.natural === 'portrait';
      for (const page of params.contexts ?? [])
        if (isPhone && !fingers.has(page)) fingers.set(page, new Finger());
      return firefox.send(text);
    }
    if (activePage !== params.context) return activate(params.context, text);
    const [source] = params.actions;
    if (source.type !== 'pointer' || !fingers.has(params.context)) return firefox.send(text);
    const actions = fingers.get(params.context).actionsOf(source.actions);
    if (actions.length === 0) return succeed();
    params.actions = [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }];
    firefox.send(JSON.stringify(command));
  };

  firefox.on('open', release);
  firefox.on('message', (data) => {
    const text = String(data);
    if (OWN_REPLY.test(text)) release();
    else playwright.send(text);
  });
  for (const event of ['close', 'error']) firefox.on(event, () => playwright.close());
  playwright.on('close', () => firefox.close());
  playwright.on('message', (data) => receive(String(data)));
}

/** Listens for Playwright, and prints the address in the way of Firefox. */
function listen(firefoxUrl) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...SOCKET_OPTIONS });
  server.on('connection', (playwright, { url }) => connect(playwright, firefoxUrl + url));
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
}

const firefox = spawn(process.env['FIREFOX_PATH'], process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = ADDRESS.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listen(address);
});
