import type { Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import { encodeMentions } from './mentions';
import { toChatLines } from './present-lines';

const ANN = { personId: 'ann', name: 'Ann', seat: 0 };
// A swear word that a person chose as a name.
const RUDE = { personId: 'rude', name: 'Bastard', seat: 1 };

type Match = Parameters<typeof toChatLines>[1];
const matchOf = (changes: Partial<Match> = {}): Match => ({
  seats: [ANN, RUDE] as unknown as Match['seats'],
  profanityFilter: null,
  private: false,
  ...changes,
});

const line = (text: string, changes: Partial<StoredChatLine> = {}): StoredChatLine => ({
  ...{ id: 7, key: 'k7', channel: 'players', seat: 0, name: 'Ann', at: 5, phrase: null },
  ...{ text: encodeMentions(text, [ANN, RUDE]), personId: 'ann', removedBy: null, reports: 0 },
  ...changes,
});

const namesAsked: (readonly string[])[] = [];
const storage = {
  persons: {
    namesOf: (ids: readonly string[]) => {
      namesAsked.push(ids);
      return Promise.resolve(new Map([['gone', { name: 'Cat' }]]));
    },
  },
} as unknown as Pick<Storage, 'persons'>;

const present = async (stored: StoredChatLine, match = matchOf(), reader: 'host' | 'others' = 'others') =>
  (await toChatLines(storage, match, [stored], reader))[0];

beforeEach(() => void (namesAsked.length = 0));

test('masks a swear word, but not the name of a person who is mentioned', async () => {
  expect(await present(line('you bastard, @Bastard, bastard'))).toEqual({
    ...{ id: 'k7', channel: 'players', seat: 0, name: 'Ann', at: 5 },
    text: 'you •••••••, @Bastard, •••••••',
    mentions: [{ from: 13, to: 21, seat: 1 }],
  });
});

test.each([
  [null, false, true],
  [null, true, false],
  [true, true, true],
  [false, false, false],
] as const)('filter %s, private %s: masks %s', async (profanityFilter, isPrivate, isMasked) => {
  const shown = await present(line('bastard'), matchOf({ profanityFilter, private: isPrivate }));
  expect(shown?.text).toBe(isMasked ? '•••••••' : 'bastard');
});

test('names a mentioned person who left by the present name, or by none that is known', async () => {
  const shown = await present(line('\u0002gone\u0003 and \u0002nobody\u0003'));
  expect(shown?.text).toBe('@Cat and @?');
  expect(shown?.mentions?.map(({ seat }) => seat)).toEqual([null, null]);
  expect(namesAsked).toEqual([['gone', 'nobody']]);
});

test('asks for no names if all mentioned persons are seated', async () => {
  await present(line('@Ann'));
  expect(namesAsked).toEqual([]);
});

test('shows nothing of a removed line but who removed it', async () => {
  expect(await present(line('@Ann bastard', { removedBy: 'host', phrase: 'thanks' as never }))).toEqual({
    ...{ id: 'k7', channel: 'players', seat: 0, name: 'Ann', at: 5, text: '', removedBy: 'host' },
  });
});

test('shows the host alone how many people reported a line', async () => {
  const reported = line('hello', { reports: 2 });
  expect(await present(reported, matchOf(), 'host')).toMatchObject({ reportCount: 2 });
  expect(await present(reported)).not.toHaveProperty('reportCount');
  expect(await present(line('hello'), matchOf(), 'host')).not.toHaveProperty('reportCount');
});
