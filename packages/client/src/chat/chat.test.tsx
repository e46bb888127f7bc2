/** @jest-environment jsdom */
import type { Ack, ChatLine, MutedPersons } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { matchSummary } from '../testing/match-summary';
import { choose, optionsOf } from '../testing/page-input';
import { Chat } from './chat.lazy';
import type { ChatModel } from './chat-model';

beforeAll(async () => {
  await initI18n();
  await loadMessages('chat');
});
afterEach(cleanup);

const line = (id: string, change: Partial<ChatLine> = {}): ChatLine => ({
  ...{ id, channel: 'players', seat: 1, name: 'Margery', text: `text ${id}`, at: 0 },
  ...change,
});
const OWN = line('own', { seat: 0, name: 'Anna' });
const WATCHER = line('watcher', { channel: 'spectators', seat: null, name: 'Dora' });

/** Opens the chat of Anna, the host, unless `changes` say otherwise. */
function openChat(changes: Partial<ChatModel> = {}) {
  const sent: unknown[] = [];
  let answer: Ack<Partial<MutedPersons>> = { ok: true };
  const record = (action: unknown) => {
    sent.push(action);
    return Promise.resolve(answer);
  };
  const model: ChatModel = {
    ...{
      match: matchSummary(),
      viewer: 0,
      phase: 'game',
      chat: [line('a'), OWN, WATCHER],
      chatHasMore: false,
      serverNow: () => 0,
    },
    ...{ send: record, moderate: record, loadEarlier: () => record('load earlier').then(() => undefined) },
    ...changes,
  };
  render(<Chat model={model} />);
  return {
    sent,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

const texts = () =>
  within(screen.getByTestId('chat-lines'))
    .queryAllByTestId('chat-message')
    .map(({ textContent }) => /text \w+/.exec(textContent)?.[0]);
const click = (id: string) => act(async () => void fireEvent.click(screen.getByTestId(id)));
const pressText = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)));
const openMenu = () =>
  act(async () => void fireEvent.click(screen.getAllByTestId('message-actions')[0] ?? document.body));

test('shows all messages, and says so if there are none', () => {
  openChat();
  expect(texts()).toEqual(['text a', 'text own', 'text watcher']);
  expect(screen.queryByText('No messages yet.')).toBeNull();
  cleanup();
  openChat({ chat: [] });
  expect(screen.getByText('No messages yet.')).toBeTruthy();
  cleanup();
  openChat({ chat: [], chatHasMore: true });
  expect(screen.queryByText('No messages yet.')).toBeNull();
});

test('loads earlier messages only if there are any', async () => {
  const { sent } = openChat({ chatHasMore: true });
  await pressText('Earlier messages');
  expect(sent).toEqual(['load earlier']);
  cleanup();
  openChat();
  expect(screen.queryByText('Earlier messages')).toBeNull();
});

test.each<readonly [string, Partial<ChatModel>, boolean]>([
  ['a player during the game', {}, false],
  ['a spectator during the game', { viewer: null }, true],
  ['a player after the game', { phase: 'finished' }, true],
  ['a spectator in the waiting room', { viewer: null, phase: 'waiting-room' }, false],
])('lets %s choose a channel if there are two', (_, changes, hasFilter) => {
  openChat(changes);
  expect(screen.queryByRole('radiogroup', { name: 'Show' }) !== null).toBe(hasFilter);
});

test('shows the messages of the chosen channel', () => {
  openChat({ phase: 'finished' });
  expect(optionsOf('Show')).toEqual(['[All]', 'Players', 'Spectators']);
  choose('Show', 'Spectators');
  expect(texts()).toEqual(['text watcher']);
  choose('Show', 'Players');
  expect(texts()).toEqual(['text a', 'text own']);
  choose('Show', 'All');
  expect(texts()).toHaveLength(3);
});

test('has a menu for messages of others only', () => {
  openChat({ chat: [line('a'), OWN, line('gone', { removedBy: 'host', text: '' }), WATCHER] });
  expect(screen.getAllByTestId('message-actions').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Options for Margery’s message',
    'Options for Dora’s message',
  ]);
});

test.each([
  ['mute', 'Mute Margery', { type: 'mute', lineId: 'a' }, ''],
  ['block-author', 'Block Margery', { type: 'block', lineId: 'a' }, ''],
  ['report', 'Report', { type: 'report', lineId: 'a' }, 'Reported to the host and the site’s operator.'],
  ['remove-line', 'Remove', { type: 'remove', lineId: 'a' }, ''],
])('sends the action %s, closes the menu and shows the result', async (id, label, action, result) => {
  const { sent } = openChat({ chat: [line('a')] });
  await openMenu();
  expect(screen.getByTestId('message-actions').getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByTestId(id).textContent).toBe(label);
  await click(id);
  expect(sent).toEqual([action]);
  expect(screen.queryByTestId(id)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(result);
});

test('shows that an action failed', async () => {
  const { answerWith } = openChat({ chat: [line('a')] });
  answerWith({ ok: false, code: 'unavailable', message: '' });
  await openMenu();
  await click('report');
  expect(screen.getByRole('status').textContent).toBe('Couldn’t do that.');
});

test.each<readonly [string, Partial<ChatModel>]>([
  ['another player', { viewer: 1, chat: [line('a', { seat: 0 })] }],
  ['a spectator', { viewer: null }],
  ['a spectator of a table without a host', { viewer: null, match: matchSummary({ hostSeat: null }) }],
])('offers to remove a message to the host, not to %s', async (_, changes) => {
  openChat(changes);
  await openMenu();
  expect(screen.queryByTestId('remove-line')).toBeNull();
  expect(screen.getByTestId('report')).toBeTruthy();
});

test('sends a phrase and closes the list', async () => {
  const { sent } = openChat();
  expect(screen.getByTestId('phrases-toggle').getAttribute('aria-expanded')).toBe('false');
  await click('phrases-toggle');
  expect(screen.getByTestId('phrases-toggle').getAttribute('aria-expanded')).toBe('true');
  await pressText('Well played');
  expect(sent).toEqual([{ phrase: 'well-played' }]);
  expect(screen.queryByTestId('phrase-list')).toBeNull();
});

test('opens one tool at a time, and closes it again', async () => {
  openChat();
  await click('phrases-toggle');
  await click('emoji-toggle');
  expect([screen.queryByTestId('phrase-list'), screen.queryByTestId('emoji-grid') !== null]).toEqual([
    null,
    true,
  ]);
  await click('emoji-toggle');
  expect(screen.queryByTestId('emoji-grid')).toBeNull();
});

test('inserts an emoji at the caret', async () => {
  openChat();
  const field = screen.getByTestId<HTMLInputElement>('chat-field');
  fireEvent.change(field, { target: { value: 'Mind the bread' } });
  field.setSelectionRange(9, 9);
  fireEvent.select(field);
  await click('emoji-toggle');
  await pressText('🔥');
  expect(field.value).toBe('Mind the 🔥bread');
});

test('lists the muted people and unmutes them', async () => {
  const { sent, answerWith } = openChat();
  answerWith({
    ok: true,
    muted: [
      { handle: 'ben', name: 'Ben' },
      { handle: 'dora', name: 'Dora' },
    ],
  });
  await click('muted-toggle');
  await pressText('Unmute Ben');
  expect(sent).toEqual([{ type: 'list-muted' }, { type: 'unmute', handle: 'ben' }]);
  const list = within(screen.getByTestId('muted-list'));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unmute Dora']);
  answerWith({ ok: false, code: 'unavailable', message: '' });
  await pressText('Unmute Dora');
  expect(list.getByText('Unmute Dora')).toBeTruthy();
  expect(list.queryByText('Nobody is muted.')).toBeNull();
});

test('shows a text when no player is muted', async () => {
  const { answerWith } = openChat();
  answerWith({ ok: true, muted: [] });
  await click('muted-toggle');
  expect(screen.getByText('Nobody is muted.')).toBeTruthy();
});

async function submit(text: string) {
  fireEvent.change(screen.getByTestId('chat-field'), { target: { value: text } });
  await click('chat-send');
}

test('sends the trimmed text and no empty one', async () => {
  const { sent } = openChat();
  await submit('   ');
  await submit('  Mind the bakery ');
  expect(sent).toEqual([{ text: 'Mind the bakery' }]);
  expect(screen.getByTestId<HTMLInputElement>('chat-field').value).toBe('');
});

test.each([
  ['blocked-by-host', /^This table isn’t open to you\.$/],
  ['unavailable', /^Couldn’t send\. Try again\.$/],
] as const)('shows why a message was refused: %s, until the next one is sent', async (code, reason) => {
  const { answerWith } = openChat();
  answerWith({ ok: false, code, message: '' });
  await submit('Hello');
  expect(screen.getByRole('alert').textContent).toMatch(reason);
  answerWith({ ok: true });
  await submit('Hello again');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('describes the field of a spectator: players read the messages after the game', () => {
  openChat({ viewer: null });
  const field = screen.getByLabelText('Message to spectators');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Players see this after the game.',
  );
  cleanup();
  openChat();
  expect(screen.getByLabelText('Write a message').getAttribute('aria-describedby')).toBeNull();
  expect(screen.queryByText('Players see this after the game.')).toBeNull();
});

test('offers districts only beside a map', async () => {
  openChat();
  expect(screen.queryByTestId('name-district')).toBeNull();
  cleanup();
  openChat({ districts: { names: ['Vintry', 'Tower'], renderText: (text) => text } });
  await click('name-district');
  expect(await screen.findByRole('option', { name: 'Vintry' })).toBeTruthy();
});
