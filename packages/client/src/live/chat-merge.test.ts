import type { ChatLine } from '@great-fire/protocol';
import { prependChat, mergeChatSync, upsertChatLine } from './chat-merge';

const chatLine = (id: string, text = id): ChatLine => ({
  ...{ id, channel: 'players', seat: 0, name: 'Anna', text, at: 1 },
});
const chatState = (ids: string, chatIsWhole = false) => ({
  chat: [...ids].map((id) => chatLine(id)),
  chatIsWhole,
});
const ids = (chat: readonly ChatLine[]) => chat.map(({ id }) => id).join('');

test('earlier lines are kept when the last ones are told anew, as they are told then', () => {
  const told = mergeChatSync(chatState('abcd', true), {
    chat: [chatLine('c', 'removed'), chatLine('d'), chatLine('e')],
    chatIsWhole: false,
  });
  expect(ids(told.chat)).toBe('abcde');
  expect(told.chat[2]?.text).toBe('removed');
  expect(told.chatIsWhole).toBe(true);
});

test('where lines were missed between, those before the hole are let go and can be fetched again', () => {
  const told = mergeChatSync(chatState('ab', true), chatState('de'));
  expect(ids(told.chat)).toBe('de');
  expect(told.chatIsWhole).toBe(false);
});

test('a page goes before the line that it was asked for by, and nowhere else', () => {
  expect(prependChat(chatState('cd'), chatState('ab', true), 'c')).toEqual(chatState('abcd', true));
  expect(prependChat(chatState('bcd'), chatState('ab', true), 'c')).toEqual(chatState('bcd'));
});

test('a line is added once, and one that is known already is as it is told last', () => {
  const chat = upsertChatLine(upsertChatLine([], chatLine('a')), chatLine('b'));
  expect(ids(upsertChatLine(chat, chatLine('a', 'gone')))).toBe('ab');
  expect(upsertChatLine(chat, chatLine('a', 'gone'))[0]?.text).toBe('gone');
});
