import type { ChatLine } from '@great-fire/protocol';
import { prependChat, mergeChatSync, upsertChatLine } from './merge-pages';

const chatLine = (id: string, text = id): ChatLine => ({
  ...{ id, channel: 'players', seat: 0, name: 'Anna', text, at: 1 },
});
const chatState = (ids: string, chatHasMore = true) => ({
  chat: [...ids].map((id) => chatLine(id)),
  chatHasMore,
});
const ids = (chat: readonly ChatLine[]) => chat.map(({ id }) => id).join('');

test('keeps older messages when the server sends the newest again, in their new form', () => {
  const told = mergeChatSync(chatState('abcd', false), {
    chat: [chatLine('c', 'removed'), chatLine('d'), chatLine('e')],
    chatHasMore: true,
  });
  expect(ids(told.chat)).toBe('abcde');
  expect(told.chat[2]?.text).toBe('removed');
  expect(told.chatHasMore).toBe(false);
});

test('drops older messages if the new ones leave a gap', () => {
  const told = mergeChatSync(chatState('ab', false), chatState('de'));
  expect(ids(told.chat)).toBe('de');
  expect(told.chatHasMore).toBe(true);
});

test('prepends a page only before the message that it was requested for', () => {
  expect(prependChat(chatState('cd'), chatState('ab', false), 'c')).toEqual(chatState('abcd', false));
  expect(prependChat(chatState('bcd'), chatState('ab', false), 'c')).toEqual(chatState('bcd'));
});

test('appends a new message once and replaces a known one', () => {
  const chat = upsertChatLine(upsertChatLine([], chatLine('a')), chatLine('b'));
  expect(ids(upsertChatLine(chat, chatLine('a', 'gone')))).toBe('ab');
  expect(upsertChatLine(chat, chatLine('a', 'gone'))[0]?.text).toBe('gone');
});

test.each([{ removedBy: 'host' }, { removedBy: 'operator' }, { reportCount: 1 }] as const)(
  'ignores a line that is not loaded, if it comes because of moderation: %o',
  (moderation) => {
    const chat = [chatLine('b')];
    expect(upsertChatLine(chat, { ...chatLine('a'), ...moderation })).toBe(chat);
    expect(upsertChatLine(chat, { ...chatLine('b'), ...moderation })).toEqual([
      { ...chatLine('b'), ...moderation },
    ]);
  },
);
