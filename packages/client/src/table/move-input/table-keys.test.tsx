/** @jest-environment jsdom */
import { isPlayable, type Action } from '@great-fire/game';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useShortcutSetting } from '../../lib/keyboard';
import { TestTable, tableAt } from '../../testing/test-table';
import type { MoveDraft } from './draft-store';
import { useMoveInput } from './move-input-context';
import { closeShortcuts, openShortcuts, useShortcutsDialog, useTableShortcuts } from './use-table-shortcuts';

afterEach(() => {
  cleanup();
  useShortcutSetting.setState({ isOn: true });
});

function ShortcutsProbe({ openShortcuts }: { readonly openShortcuts: () => void }) {
  useTableShortcuts(openShortcuts);
  const { draft } = useMoveInput();
  return <output>{JSON.stringify(draft)}</output>;
}

/** The map of the page, as far as the keys ask for it: two choices of the decision, the tab stop, and the button of the end. */
const MAP = (
  <>
    <div data-anchor="city-map">
      <button type="button" id="stop" tabIndex={0} role="button" data-press-effect="none" />
      <button type="button" id="first" data-press-effect="burn" />
      <button type="button" id="second" data-press-effect="place" />
      <button type="button" id="other" data-press-effect="none" />
    </div>
    <button type="button" id="end" data-anchor="end-actions" />
    <input aria-label="text" />
  </>
);

function openTable(name: string, draft: Partial<MoveDraft> = {}) {
  const sent: Action[] = [];
  const showKeys = jest.fn();
  const model = tableAt(name, sent);
  render(
    <TestTable model={model} draft={draft}>
      <ShortcutsProbe openShortcuts={showKeys} />
      {MAP}
    </TestTable>,
  );
  return { model, sent, showKeys };
}

const press = (key: string, target: Element = document.body, options: object = {}) =>
  fireEvent.keyDown(target, { key, ...options });
const draft = () => JSON.parse(screen.getByRole('status').textContent ?? '') as MoveDraft;
const focused = () => document.activeElement?.id;

test('k opens the list of the keys, which its button closes', () => {
  const { showKeys } = openTable('first-spread');
  expect(press('k')).toBe(false); // handled
  expect(showKeys).toHaveBeenCalledTimes(1);
  expect(press('x')).toBe(true);
  openShortcuts();
  expect(useShortcutsDialog.getState().isOpen).toBe(true);
  closeShortcuts();
  expect(useShortcutsDialog.getState().isOpen).toBe(false);
});

test('a number chooses the card at its place, if it can be played, and forgets the target of the last one', () => {
  const { model } = openTable('random-spread', { card: null, district: 'holborn', from: 'holborn' });
  const hand = model.view.own?.hand ?? [];
  expect(hand.length).toBeGreaterThan(0);
  for (const [index, card] of hand.entries()) {
    const before = draft().card;
    press(String(index + 1));
    expect(draft().card).toBe(isPlayable(model.view, card) ? index : before);
  }
  expect(draft()).toMatchObject({ district: null, from: null, exit: null });
  const last = draft().card;
  press(String(hand.length + 1));
  press('0');
  expect(draft().card).toBe(last);
});

test('a number chooses no card while the phase needs none', () => {
  openTable('random-act');
  press('1');
  expect(draft().card).toBeNull();
});

test('Escape releases what is chosen', () => {
  openTable('random-spread', { card: 0 });
  expect(draft().card).toBe(0);
  press('Escape');
  expect(draft()).toMatchObject({ card: null, district: null, from: null, exit: null });
});

test('n and Shift+n go round the choices of the map', () => {
  openTable('random-spread');
  const walk = (...keys: readonly string[]) =>
    keys.map((key) => {
      press(key, document.activeElement ?? document.body);
      return focused();
    });
  expect(walk('n', 'n', 'n')).toEqual(['first', 'second', 'first']);
  expect(walk('N', 'N')).toEqual(['second', 'first']);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(walk('N')).toEqual(['second']);
});

test('m goes to the map, and e to the button that ends the actions', () => {
  openTable('random-act');
  press('m');
  expect(focused()).toBe('stop');
  press('e');
  expect(focused()).toBe('end');
});

test('u takes the last action back, if the rules allow it', () => {
  const { sent, model } = openTable('random-act');
  const canUndo = model.view.undoable !== null && model.view.undoable !== undefined;
  press('u');
  expect(sent).toEqual(canUndo ? [{ type: 'undo' }] : []);
  cleanup();
  const other = openTable('other-player-acts');
  press('u');
  expect(other.sent).toEqual([]);
});

test('Enter on the page sends the decision that is complete, not on a button', () => {
  const { sent, model } = openTable('band-placement');
  press('Enter');
  expect(sent).toEqual([]);
  cleanup();
  const district = Object.keys(model.view.districts).find((id) => id === 'holborn') as 'holborn';
  const ready = openTable('band-placement', { district });
  press('Enter', document.querySelector('#first') ?? document.body);
  expect(ready.sent).toEqual([]);
  press('Enter');
  expect(ready.sent).toEqual([{ type: 'place-band', district }]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'leaves keys with %o to the browser',
  (options) => {
    const { showKeys } = openTable('random-act');
    expect(press('k', document.body, options)).toBe(true);
    expect(showKeys).not.toHaveBeenCalled();
  },
);

test('leaves keys to text fields and dialogs, and all single keys to those who switched them off', () => {
  const { showKeys } = openTable('random-spread', { card: 0 });
  press('k', screen.getByLabelText('text'));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  for (const target of [dialog, document.body]) for (const key of ['k', 'Escape', 'u']) press(key, target);
  dialog.remove();
  expect(draft().card).toBe(0);
  useShortcutSetting.setState({ isOn: false });
  press('k');
  press('1');
  expect(showKeys).not.toHaveBeenCalled();
  press('Escape');
  expect(draft().card).toBeNull();
});
