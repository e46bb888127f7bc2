/** @jest-environment jsdom */
import { personSeatSummary } from '@great-fire/protocol';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { matchSummary } from '../testing/match-summary';
import { ChatForm } from './chat-form';
import type { ChatModel } from './chat-model';

const NAMES = ['Anna', 'Margery', 'Martin', 'Mary'];
const DISTRICTS = ['Vintry', 'Tower Street', 'Tower Hill'];

beforeAll(async () => {
  await initI18n();
  await loadMessages('chat');
});
afterEach(cleanup);

/** Opens the form of Anna, beside a map. */
function openForm() {
  const sent: unknown[] = [];
  const model: ChatModel = {
    match: matchSummary({ seats: NAMES.map((name) => personSeatSummary(name)) }),
    ...{ viewer: 0, phase: 'game', chat: [], chatHasMore: false, serverNow: () => 0 },
    send: (message) => {
      sent.push(message);
      return Promise.resolve({ ok: true });
    },
    moderate: () => Promise.resolve({ ok: true }),
    loadEarlier: () => Promise.resolve(),
    districts: { names: DISTRICTS, renderText: (text) => text },
  };
  render(<ChatForm model={model} />);
  return sent;
}

const field = () => screen.getByTestId<HTMLInputElement>('chat-field');
/** Types a text and leaves the caret at its end, or at another place. */
function type(text: string, caret = text.length) {
  fireEvent.change(field(), { target: { value: text } });
  field().setSelectionRange(caret, caret);
  fireEvent.select(field());
}
/** Presses a key. Returns whether the field used it up. */
function pressKey(key: string): boolean {
  const event = createEvent.keyDown(field(), { key });
  fireEvent(field(), event);
  return event.defaultPrevented;
}
const options = () =>
  screen
    .queryAllByRole('option')
    .map((option) =>
      option.getAttribute('aria-selected') === 'true'
        ? `[${String(option.textContent)}]`
        : option.textContent,
    );
const listName = () => screen.getByRole('listbox').getAttribute('aria-label');

test('offers the names of the others that begin as typed, and marks the first', () => {
  openForm();
  type('@');
  expect(options()).toEqual(['[Margery]', 'Martin', 'Mary']);
  expect(listName()).toBe('People at the table');
  type('@mart');
  expect(options()).toEqual(['[Martin]']);
  type('@x');
  expect(options()).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the arrow keys go round the names, and the field names the marked one', () => {
  openForm();
  type('@mar');
  for (const [key, marked] of [
    ['ArrowDown', 'Martin'],
    ['ArrowDown', 'Mary'],
    ['ArrowDown', 'Margery'],
    ['ArrowUp', 'Mary'],
    ['ArrowUp', 'Martin'],
  ] as const) {
    expect(pressKey(key)).toBe(true);
    expect(options()).toContain(`[${marked}]`);
    const active = field().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe(marked);
  }
});

test('marks the last name if fewer are left than were passed', () => {
  openForm();
  type('@mar');
  pressKey('ArrowUp');
  type('@marg');
  expect(options()).toEqual(['[Margery]']);
  pressKey('Enter');
  expect(field().value).toBe('@Margery ');
});

test.each(['Enter', 'Tab'])('%s completes the marked name, and the next list begins at the top', (key) => {
  const sent = openForm();
  type('Well, @mar');
  pressKey('ArrowDown');
  expect(pressKey(key)).toBe(true);
  expect(field().value).toBe('Well, @Martin ');
  expect(sent).toEqual([]);
  expect(options()).toEqual([]);
  type('Well, @Martin @m');
  expect(options()[0]).toBe('[Margery]');
});

test('a press completes a name and keeps the focus in the field', () => {
  openForm();
  field().focus();
  type('@mar');
  const [, martin] = screen.getAllByRole('option');
  const event = createEvent.pointerDown(martin ?? document.body);
  fireEvent(martin ?? document.body, event);
  expect(event.defaultPrevented).toBe(true);
  expect(field().value).toBe('@Martin ');
  expect(document.activeElement).toBe(field());
});

test('Escape closes the names of this mention, not of another, and only the list uses it up', () => {
  openForm();
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey);
  type('@mar');
  expect(pressKey('Escape')).toBe(true);
  expect(onKey).not.toHaveBeenCalled();
  expect(options()).toEqual([]);
  type('@mart');
  expect(options()).toEqual([]);
  expect(pressKey('Escape')).toBe(false);
  expect(onKey).toHaveBeenCalledTimes(1);
  type('@mart or @m');
  expect(options()).toHaveLength(3);
  type('');
  type('@mar'); // another message
  expect(options()).toHaveLength(3);
  document.removeEventListener('keydown', onKey);
});

test('leaves all keys to the field while no list is open', () => {
  openForm();
  type('Hello');
  expect(['ArrowDown', 'ArrowUp', 'Tab', 'Escape', 'a'].map(pressKey)).toEqual(Array(5).fill(false));
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().getAttribute('aria-controls')).toBeNull();
  type('@mar');
  expect(pressKey('a')).toBe(false);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

test('completes the name of a district without its #', () => {
  openForm();
  type('Save #tow');
  expect(listName()).toBe('Districts');
  expect(options()).toEqual(['[Tower Street]', 'Tower Hill']);
  pressKey('Enter');
  expect(field().value).toBe('Save Tower Street ');
});

test.each([
  ['', 0, '#'],
  ['Save', 4, 'Save #'],
  ['Save ', 5, 'Save #'],
  ['Save please', 4, 'Save # please'],
])('the button begins a district in "%s" at %d', async (text, caret, expected) => {
  openForm();
  type(text, caret);
  await act(async () => void fireEvent.click(screen.getByTestId('name-district')));
  expect(field().value).toBe(expected);
  expect(document.activeElement).toBe(field());
  expect(field().selectionStart).toBe(expected.indexOf('#') + 1);
  expect(options()).toHaveLength(3);
});

test('sees the mention at the caret, not at the end', () => {
  openForm();
  type('@mar and more', 4);
  expect(options()).toHaveLength(3);
  type('@mar and more');
  expect(options()).toEqual([]);
});
