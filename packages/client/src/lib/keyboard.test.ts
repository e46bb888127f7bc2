/** @jest-environment jsdom */
import { addKeyHandler, isTyping, isShortcutAllowed, useShortcutSetting } from './keyboard';

const pressed: string[] = [];
/** Adds a handler that records its scope and handles Escape. */
const addScope = (scope: Parameters<typeof addKeyHandler>[0]) =>
  addKeyHandler(scope, ({ key }) => {
    pressed.push(scope);
    return key === 'Escape';
  });

function press(key: string, target: Element = document.body): KeyboardEvent {
  pressed.length = 0;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('passes a key to the scopes in order until one handles it', () => {
  const removers = (['table', 'time-travel', 'catch-up', 'help'] as const).map(addScope);
  expect(press('x').defaultPrevented).toBe(false);
  expect(pressed).toEqual(['help', 'time-travel', 'catch-up', 'table']);
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(pressed).toEqual(['help']);
  for (const remove of removers) remove();
  press('Escape');
  expect(pressed).toEqual([]);
});

test('passes keys past an open dialog to the help and the tutorial alone, wherever the focus is', () => {
  const scopes = ['help', 'tutorial', 'time-travel', 'catch-up', 'table', 'replay'] as const;
  const removers = scopes.map((scope) =>
    addKeyHandler(scope, () => {
      pressed.push(scope);
      return false;
    }),
  );
  document.body.innerHTML = '<dialog open><button></button></dialog>';
  for (const target of [document.body, document.querySelector('button') ?? document.body]) {
    expect(press('Escape', target).defaultPrevented).toBe(false); // so that it closes the dialog
    expect(pressed).toEqual(['help', 'tutorial']);
  }
  document.querySelector('dialog')?.removeAttribute('open');
  press('Escape');
  expect(pressed).toEqual(scopes);
  for (const remove of removers) remove();
});

test('leaves a key that the focused element handled to the scopes before it', () => {
  const removers = (['time-travel', 'table'] as const).map(addScope);
  const field = document.body.appendChild(document.createElement('button'));
  field.addEventListener('keydown', (event) => event.preventDefault());
  press('x', field);
  expect(pressed).toEqual(['time-travel']);
  for (const remove of removers) remove();
});

test.each([
  ['<input id="at" />', true],
  ['<input id="at" type="range" />', false],
  ['<textarea id="at"></textarea>', true],
  ['<select id="at"></select>', true],
  ['<div contenteditable><b id="at"></b></div>', true],
  ['<button id="at"></button>', false],
])('tells whether %s takes characters', (html, isField) => {
  document.body.innerHTML = html;
  const target = document.getElementById('at') ?? document.body;
  expect(isTyping(press('x', target))).toBe(isField);
});

const allowedKeys = (...keys: readonly string[]) => keys.filter((key) => isShortcutAllowed({ key }));

test('allows character keys unless they are switched off', () => {
  expect(allowedKeys('u', 'N', '3', '[', '?')).toHaveLength(5);
  useShortcutSetting.getState().setOn(false);
  expect(allowedKeys('u', 'N', '3', '[', '?')).toEqual([]);
  useShortcutSetting.getState().setOn(true);
  expect(allowedKeys('u')).toEqual(['u']);
});

test('always allows named keys', () => {
  useShortcutSetting.getState().setOn(false);
  expect(allowedKeys('Enter', 'Escape', 'F1', 'ArrowUp')).toEqual(['Enter', 'Escape', 'F1', 'ArrowUp']);
});

test('stores the setting', () => {
  useShortcutSetting.getState().setOn(false);
  expect(window.localStorage.getItem('great-fire.single-keys')).toBe('off');
});
