/** @jest-environment jsdom */
import type { Action } from '@great-fire/game';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { TestTable, tableAt } from '../../testing/test-table';
import type { TableModel } from '../model/table-context';
import type { MoveDraft } from './draft-store';
import { SkipLinks, useFocusManagement } from './focus-management';
import { useDraftStore } from './move-input-context';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});
beforeEach(() => {
  jest.useFakeTimers(); // of the frames
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

let change: (draft: Partial<MoveDraft>) => void = () => undefined;

/** The controls that the decisions of the tests need, by the names that the focus asks for. */
function Page({ hasConfirm }: { readonly hasConfirm: boolean }) {
  useFocusManagement();
  const store = useDraftStore();
  const { draft } = useStore(store);
  useLayoutEffect(() => {
    change = (changes) => store.getState().setDraft({ ...draft, ...changes });
  });
  return (
    <>
      <SkipLinks />
      <p tabIndex={-1} id="prompt" data-anchor="turn-prompt" />
      <button type="button" id="card" data-anchor="card-0" aria-pressed={draft.card === 0} />
      <button type="button" id="other-card" data-anchor="card-1" aria-pressed={draft.card === 1} />
      <div data-anchor="city-map">
        <button type="button" id="burn" data-district data-press-effect="burn" />
        <div role="button" id="stop" tabIndex={0} data-district data-press-effect="none" />
      </div>
      {hasConfirm && <button type="button" id="confirm" data-anchor="confirm" />}
      <button type="button" id="log" role="tab" aria-selected="true" />
      <input id="chat" />
    </>
  );
}

const page = (model: TableModel, draft: Partial<MoveDraft>, hasConfirm = true) => (
  <TestTable model={model} draft={draft}>
    <Page hasConfirm={hasConfirm} />
  </TestTable>
);

function openTable(name = 'random-spread', draft: Partial<MoveDraft> = {}) {
  const sent: Action[] = [];
  const model = tableAt(name, sent);
  const { rerender, unmount } = render(page(model, draft));
  return {
    model,
    unmount,
    update: (changes: Partial<TableModel>, hasConfirm = true) =>
      act(() => rerender(page({ ...model, ...changes }, draft, hasConfirm))),
  };
}

const focus = (id: string) => act(() => document.getElementById(id)?.focus());
const focused = () => document.activeElement?.id;
const useKeys = () => fireEvent.keyDown(document.body, { key: 'Tab' });
const usePointer = () => fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
const choose = (draft: Partial<MoveDraft>) => act(() => change(draft));
const nextFrame = () => act(() => jest.advanceTimersByTime(20));

test('the focus goes from a chosen card to the map, for those who use keys', () => {
  openTable();
  useKeys();
  focus('card');
  choose({ card: 0 });
  expect(focused()).toBe('burn');
});

test('the focus stays where the pointer has put it', () => {
  openTable();
  useKeys();
  usePointer();
  focus('card');
  choose({ card: 0 });
  nextFrame();
  expect(focused()).toBe('card');
});

test('the last input counts: a key after the pointer', () => {
  openTable();
  usePointer();
  useKeys();
  focus('card');
  choose({ card: 0 });
  expect(focused()).toBe('burn');
});

test('follows a key that a part of the page keeps to itself', () => {
  openTable();
  const chat = document.getElementById('chat');
  chat?.addEventListener('keydown', (event) => event.stopPropagation());
  fireEvent.keyDown(chat ?? document.body, { key: 'Tab' });
  focus('card');
  choose({ card: 0 });
  expect(focused()).toBe('burn');
});

test('the focus stays in the chat while the decision changes, and on a card while it does not', () => {
  openTable('random-spread', { card: 0 });
  useKeys();
  focus('chat');
  choose({ card: null });
  nextFrame();
  expect(focused()).toBe('chat');
  focus('other-card');
  choose({ card: null, isDoubleMove: true }); // another draft, the same target
  nextFrame();
  expect(focused()).toBe('other-card');
});

test('the prompt passes the focus on as soon as the viewer has to decide', () => {
  const waiting = tableAt('other-player-acts');
  const { unmount } = openTable('other-player-acts');
  useKeys();
  focus('prompt');
  choose({ district: 'holborn' });
  expect(focused()).toBe('prompt');
  unmount();
  expect(waiting.view.turn.seat).not.toBe(waiting.view.viewer);
  openTable();
  useKeys();
  focus('prompt');
  choose({ isDoubleMove: true });
  expect(focused()).toBe('card');
});

test('a control that goes leaves the focus to the decision, one frame later', () => {
  const { update } = openTable('random-spread', { card: 0 });
  useKeys();
  focus('confirm');
  update({}, false);
  expect(focused()).toBe('');
  nextFrame();
  expect(focused()).toBe('burn');
});

test('nothing moves while an action is being sent, nor after the table is gone', () => {
  const { update, unmount } = openTable('random-spread', { card: 0 });
  useKeys();
  focus('confirm');
  update({ isSending: true }, false);
  nextFrame();
  expect(focused()).toBe('');
  update({ isSending: false }, false);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a dialog and the tutorial keep the focus', () => {
  openTable();
  useKeys();
  focus('card');
  const own = document.body.appendChild(document.createElement('div'));
  own.dataset['tutorial'] = '';
  choose({ card: 0 });
  nextFrame();
  expect(focused()).toBe('card');
  own.remove();
});

test('the first links of the page lead to the decision, the map and the log', () => {
  openTable('random-spread', { card: 1 });
  const follow = (name: string) => {
    fireEvent.click(screen.getByText(name));
    return focused();
  };
  expect(follow('Skip to your decision')).toBe('burn');
  expect(follow('Skip to the map')).toBe('stop');
  expect(follow('Skip to the log')).toBe('log');
});
