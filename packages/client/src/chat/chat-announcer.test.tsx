/** @jest-environment jsdom */
import type { ChatLine } from '@great-fire/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { useSoundSetting } from '../lib/sound-setting';
import { matchSummary } from '../testing/match-summary';
import type { ChatModel } from './chat-model';
import { ChatAnnouncerHost } from './lazy-chat';
import { useUnreadBadge } from './use-unread-badge';

const mockPlay = jest.fn();
const mockClose = jest.fn();
jest.mock('../lib/synth.lazy', () => ({ createSynth: () => ({ play: mockPlay, close: mockClose }) }));

const VIEWER = 0;
const line = (id: string, change: Partial<ChatLine> = {}): ChatLine => ({
  ...{ id, channel: 'players', seat: 1, name: 'Margery', text: `text ${id}`, at: 0 },
  ...change,
});
const MENTION = line('m', { mentions: [{ from: 0, to: 4, seat: VIEWER }] });
const OLD = [line('old'), line('last')];

beforeAll(async () => {
  await initI18n();
  await loadMessages('chat');
});
beforeEach(() => {
  useSoundSetting.setState({ isOn: true, volume: 0.4 });
  mockPlay.mockClear();
  mockClose.mockClear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const modelWith = (chat: readonly ChatLine[], viewer: number | null = VIEWER): ChatModel => ({
  ...{ match: matchSummary(), viewer, phase: 'game', chat, chatHasMore: false, serverNow: () => 0 },
  send: () => Promise.resolve({ ok: true }),
  moderate: () => Promise.resolve({ ok: true }),
  loadEarlier: () => Promise.resolve(),
});

/** Opens the page of a table with these messages. Returns the function that adds others. */
function openPage(chat: readonly ChatLine[] = OLD, viewer: number | null = VIEWER) {
  const page = (shown: readonly ChatLine[]) => <ChatAnnouncerHost model={modelWith(shown, viewer)} />;
  const { rerender, unmount } = render(page(chat));
  let lines = chat;
  const add = (...added: readonly ChatLine[]) => {
    lines = [...lines, ...added];
    return act(async () => rerender(page(lines)));
  };
  return { add, unmount };
}

const isolated = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '');
const announced = () =>
  [...screen.getByTestId('chat-announcer').querySelectorAll('p')].map(({ textContent }) =>
    isolated(textContent),
  );
const waitForAnnouncement = () => screen.findAllByText(/text|thinking/);

test('announces what others write from then on, and no earlier or own message', async () => {
  const { add } = openPage();
  expect(screen.queryByTestId('chat-announcer')).toBeNull();
  await add(line('new'), line('own', { seat: VIEWER }), line('p', { phrase: 'moment', text: '' }));
  await add(line('watcher', { seat: null, name: 'Dora' }));
  await waitForAnnouncement();
  expect(announced()).toEqual([
    'Margery: text new',
    'Margery: One moment, I’m thinking',
    'Dora: text watcher',
  ]);
});

test('announces the first message of all', async () => {
  const { add } = openPage([]);
  await add(line('first'));
  await waitForAnnouncement();
  expect(announced()).toEqual(['Margery: text first']);
});

test('announces the messages of other spectators to a spectator', async () => {
  const { add } = openPage(OLD, null);
  await add(line('watcher', { seat: null, name: 'Dora' }), MENTION);
  await waitForAnnouncement();
  expect(announced()).toEqual(['Dora: text watcher', 'Margery: text m']);
  expect(mockPlay).not.toHaveBeenCalled();
});

test('keeps the last six messages', async () => {
  const { add } = openPage();
  await add(...Array.from({ length: 8 }, (_, index) => line(String(index))));
  await screen.findByText('text 7');
  expect(announced()).toEqual(['2', '3', '4', '5', '6', '7'].map((id) => `Margery: text ${id}`));
});

test('is empty at first: screen readers ignore what comes together with its region', async () => {
  const { add } = openPage();
  await add(line('loads the code'));
  await screen.findByTestId('chat-announcer');
  await waitForAnnouncement();
  cleanup();
  jest.useFakeTimers();
  const again = openPage();
  await again.add(line('new'));
  expect(announced()).toEqual([]);
  act(() => void jest.advanceTimersByTime(149));
  expect(announced()).toEqual([]);
  act(() => void jest.advanceTimersByTime(1));
  expect(announced()).toEqual(['Margery: text new']);
});

test('says that a message mentions the viewer, and knocks once for each', async () => {
  const { add, unmount } = openPage();
  await add(MENTION);
  await waitForAnnouncement();
  expect(announced()).toEqual(['Margery mentioned you: text m']);
  expect(mockPlay.mock.calls).toEqual([['knock', 0.4]]);
  await add(line('other'), line('about Ben', { mentions: [{ from: 0, to: 4, seat: 2 }] }));
  expect(mockPlay).toHaveBeenCalledTimes(1);
  await add({ ...MENTION, id: 'again' });
  expect(mockPlay).toHaveBeenCalledTimes(2);
  await act(async () => unmount());
  expect(mockClose).toHaveBeenCalledTimes(1);
});

test('does not knock while sound is off', async () => {
  useSoundSetting.setState({ isOn: false, volume: 0.4 });
  const { add } = openPage();
  await add(MENTION);
  await waitForAnnouncement();
  expect(mockPlay).not.toHaveBeenCalled();
});

/** The badge beside the chat. Returns the function that changes what the page has. */
function openBadge(chat: readonly ChatLine[]) {
  function Badge({ lines, isVisible }: { readonly lines: readonly ChatLine[]; readonly isVisible: boolean }) {
    return <output>{useUnreadBadge(lines, VIEWER, isVisible)}</output>;
  }
  const { rerender } = render(<Badge lines={chat} isVisible={false} />);
  return (lines: readonly ChatLine[], isVisible = false) => {
    rerender(<Badge lines={lines} isVisible={isVisible} />);
    return screen.getByRole('status').textContent;
  };
}

test('counts the new messages of others while the chat is not visible', () => {
  const show = openBadge(OLD);
  expect(show(OLD)).toBe('');
  expect(show([...OLD, line('a'), line('own', { seat: VIEWER }), line('b')])).toBe('2');
  expect(show([...OLD, line('a'), line('b', { removedBy: 'host' })])).toBe('1');
  expect(show([...OLD, line('own', { seat: VIEWER })])).toBe('');
});

test('counts from the last message that was visible', () => {
  const show = openBadge([]);
  expect(show([line('a'), line('b')])).toBe('2');
  expect(show([line('a'), line('b')], true)).toBe('');
  expect(show([line('a'), line('b')])).toBe('');
  expect(show([line('a'), line('b'), line('c')])).toBe('1');
});

test('marks a count with a mention of the viewer', () => {
  const show = openBadge(OLD);
  expect(show([...OLD, line('a'), MENTION])).toBe('@2');
  expect(show([...OLD, MENTION, line('a')], true)).toBe('');
});
