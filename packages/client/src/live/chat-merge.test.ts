import type { ChatLine } from '@great-fire/protocol';
import { prependChat, mergeChatSync, upsertChatLine } from './chat-merge';

const chatLine = (id: string, text = id): ChatLine => ({
  ...{ id, channel: 'players', seat: 0, name: 'Anna', text, at: 1 },
});
const chatState = (ids: string, chatHasMore = true) => ({
  chat: [...ids].map((id) => chatLine(id)),
  chatHasMore,
});
const ids = (chat: readonly ChatLine[]) => chat.map(({ id }) => id).join('');

test('earlier lines are kept when the last ones are told anew, as they are told then', () => {
  const told = mergeChatSync(chatState('abcd', false), {
    chat: [chatLine('c', 'removed'), chatLine('d'), chatLine('e')],
    chatHasMore: true,
  });
  expect(ids(told.chat)).toBe('abcde');
  expect(told.chat[2]?.text).toBe('removed');
  expect(told.chatHasMore).toBe(false);
});

test('where lines were missed between, those before the hole are let go and can be fetched again', () => {
  const told = mergeChatSync(chatState('ab', false), chatState('de'));
  expect(ids(told.chat)).toBe('de');
  expect(told.chatHasMore).toBe(true);
});

test('a page goes before the line that it was asked for by, and nowhere else', () => {
  expect(prependChat(chatState('cd'), chatState('ab', false), 'c')).toEqual(chatState('abcd', false));
  expect(prependChat(chatState('bcd'), chatState('ab', false), 'c')).toEqual(chatState('bcd'));
});

test('a line is added once, and one that is known already is as it is told last', () => {
  const chat = upsertChatLine(upsertChatLine([], chatLine('a')), chatLine('b'));
  expect(ids(upsertChatLine(chat, chatLine('a', 'gone')))).toBe('ab');
  expect(upsertChatLine(chat, chatLine('a', 'gone'))[0]?.text).toBe('gone');
});
