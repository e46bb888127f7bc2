/** @jest-environment jsdom */
import type { ChatLine } from '@great-fire/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { ChatMessageView } from './chat-message.lazy';

beforeAll(async () => {
  await initI18n();
  await loadMessages('chat');
});
afterEach(cleanup);

const MESSAGE: ChatLine = {
  ...{ id: 'c1', text: '@Ben?', seat: 1, name: 'Anna', channel: 'players', at: 0 },
  mentions: [{ from: 0, to: 4, seat: 0 }],
};

test.each([
  ['the mentioned player', 0, true],
  ['another player', 2, false],
  ['a spectator', null, false],
])('highlights a message that mentions a player: %s', (_, viewer, isHighlighted) => {
  render(<ChatMessageView line={MESSAGE} viewer={viewer} serverNow={() => MESSAGE.at} />);
  expect(screen.getByText('@Ben').tagName).toBe('MARK');
  expect(screen.getByTestId('chat-message').classList.contains('mention')).toBe(isHighlighted);
});

const SeatMark = ({ seat }: { readonly seat: number }) => <i>colour of seat {seat}</i>;
const renderText = (text: string) => <u>{text}</u>;

/** Shows a message and returns its text without its time. */
function textOf(change: Partial<ChatLine>, hasMap = false) {
  render(
    <ChatMessageView
      line={{ ...MESSAGE, ...change }}
      viewer={2}
      serverNow={() => MESSAGE.at}
      {...(hasMap && { districts: { names: [], renderText }, SeatMark })}
    />,
  );
  const { textContent } = screen.getByTestId('chat-message');
  const time = screen.getByTestId('chat-message').querySelector('time')?.textContent ?? '';
  expect(textContent.startsWith(time)).toBe(true);
  return textContent.slice(time.length).replace(/[\u2066-\u2069]/g, '');
}

test('shows the name and the text, with the mentions in their places', () => {
  const text = 'Ask @Ben or @Cat now';
  const mentions = [
    { from: 4, to: 8, seat: 0 },
    { from: 12, to: 16, seat: 2 },
  ];
  expect(textOf({ text, mentions })).toBe('Anna Ask @Ben or @Cat now');
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['@Ben', '@Cat']);
});

test.each([
  ['Cat', 'Cat (spectator) Hello'],
  ['', 'Spectator Hello'],
])('names a spectator who is called %j', (name, expected) => {
  expect(textOf({ seat: null, name, text: 'Hello', mentions: [] })).toBe(expected);
});

test('links districts in the text, but not in a mention, and shows the colour of the player', () => {
  expect(textOf({ text: '@Ben: Vintry' }, true)).toBe('colour of seat 1Anna @Ben: Vintry');
  const links = [...document.querySelectorAll('u')].map(({ textContent }) => textContent);
  expect(links.filter((link) => link !== '')).toEqual([': Vintry']);
});

test('calls a spectator one, without a colour', () => {
  expect(textOf({ seat: null, channel: 'spectators', text: 'Hi', mentions: [] }, true)).toBe(
    'Anna (spectator) Hi',
  );
  expect(screen.getByTestId('chat-message').classList.contains('aside')).toBe(true);
});

test('does not set a message of a player apart', () => {
  textOf({});
  expect(screen.getByTestId('chat-message').classList.contains('aside')).toBe(false);
});

test('shows a phrase in the language of the reader, and a removed message as that', () => {
  expect(textOf({ phrase: 'thanks', text: '' })).toBe('Anna Thank you');
  cleanup();
  expect(textOf({ removedBy: 'host', phrase: 'thanks', text: 'rude' })).toBe('Anna Removed by the host');
});

test('shows the host how often a message was reported', () => {
  expect(textOf({ reportCount: 2 })).toBe('Anna @Ben? reported 2 times');
});

test('dates a message for programs', () => {
  textOf({ at: Date.UTC(2026, 10, 29, 12) });
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-29T12:00:00.000Z');
});
