import type { ChatLine } from '@great-fire/protocol';
import { chatBefore, chatToldAnew, chatWith } from './chat-merge';

const said = (id: string, text = id): ChatLine => ({
  ...{ id, channel: 'players', seat: 0, name: 'Anna', text, at: 1 },
});
const known = (ids: string, chatIsWhole = false) => ({ chat: [...ids].map((id) => said(id)), chatIsWhole });
const ids = (chat: readonly ChatLine[]) => chat.map(({ id }) => id).join('');

test('earlier lines are kept when the last ones are told anew, as they are told then', () => {
  const told = chatToldAnew(known('abcd', true), {
    chat: [said('c', 'removed'), said('d'), said('e')],
    chatIsWhole: false,
  });
  expect(ids(told.chat)).toBe('abcde');
  expect(told.chat[2]?.text).toBe('removed');
  expect(told.chatIsWhole).toBe(true);
});

test('where lines were missed between, those before the hole are let go and can be fetched again', () => {
  const told = chatToldAnew(known('ab', true), known('de'));
  expect(ids(told.chat)).toBe('de');
  expect(told.chatIsWhole).toBe(false);
});

test('a page goes before the line that it was asked for by, and nowhere else', () => {
  expect(chatBefore(known('cd'), known('ab', true), 'c')).toEqual(known('abcd', true));
  expect(chatBefore(known('bcd'), known('ab', true), 'c')).toEqual(known('bcd'));
});

test('a line is added once, and one that is known already is as it is told last', () => {
  const chat = chatWith(chatWith([], said('a')), said('b'));
  expect(ids(chatWith(chat, said('a', 'gone')))).toBe('ab');
  expect(chatWith(chat, said('a', 'gone'))[0]?.text).toBe('gone');
});
