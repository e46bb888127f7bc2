/** @jest-environment jsdom */
import {
  createGame,
  STACK_LETTERS,
  STANDARD_OPTIONS,
  TOKENS,
  type FireCard,
  type PlayerCount,
} from '@great-fire/game';
import { initI18n, loadMessages } from '../i18n/i18n';
import { translate } from '../i18n/messages';
import type { TFunction } from '../i18n/keys';
import { findRules } from './find-rules';
import { toSearchWords } from './search';
import { SECTIONS } from './sections';

const t: TFunction<'rulebook', 'rulebook' | 'common'> = (key, values) =>
  translate('en', ['rulebook', 'common'], key, values);
const find = (query: string) => findRules(t, toSearchWords(query));
const ruleIds = (query: string) => find(query).sections.flatMap(({ rules }) => rules.map(({ id }) => id));

beforeAll(async () => {
  await initI18n();
  await loadMessages('rulebook');
});

/** Returns the details of a row of components. */
function detailsOf(id: string): readonly string[] {
  const { components, stacks } = find('');
  const row = [...components, ...stacks].find((other) => other.id === id);
  return row?.details.map(({ text }) => text) ?? [];
}

const deal = (players: PlayerCount) => createGame({ players, options: STANDARD_OPTIONS, seed: 'a box' });

test('finds everything without a search', () => {
  expect(ruleIds('')).toEqual(SECTIONS.flatMap(({ rules }) => rules));
});

test('finds a rule by its id, by its words, and by the title of its section', () => {
  expect(ruleIds('int-2')).toEqual(['INT-2']);
  expect(ruleIds('hero returning')).toEqual(['ACT-6']);
  expect(ruleIds('demolition')).toEqual(expect.arrayContaining(['DEM-1', 'DEM-2', 'DEM-3', 'DEM-4']));
});

test('finds what the map shows: the wall, the rivers and the bridge', () => {
  expect(ruleIds('wall')).toEqual(['FIRE-3', 'ACT-2']);
  expect(ruleIds('Fleet,')).toEqual(['FIRE-3', 'ACT-2']);
  for (const query of ['bridge', 'river', 'thames'])
    expect(find(query).components.map(({ id }) => id)).toEqual(['map']);
  expect(ruleIds('double-move')).toContain('DBL-1');
});

test('finds components and stacks, and counts all results', () => {
  const { components, stacks, sections, count } = find('5 players');
  expect(components.map(({ id }) => id)).toEqual(['bands']);
  expect(stacks.map(({ id }) => id)).toEqual(expect.arrayContaining(['stacks-5']));
  expect(count).toBe(components.length + stacks.length + sections.flatMap(({ rules }) => rules).length);
  expect(find('xyzzy')).toEqual({ components: [], stacks: [], sections: [], count: 0 });
});

test.each([3, 4, 5, 6] as const)('SET-4: with %d players the stacks are those of a deal', (players) => {
  const { deck, unused } = deal(players).secret;
  const heights = deck
    .join('')
    .split('#')
    .slice(1)
    .map((stack) => `${stack.charAt(0)}: ${stack.length - 1}`);
  const leftOut = unused.length > 0 ? [`${unused.length} left out of the game`] : [];
  expect(detailsOf(`stacks-${players}`)).toEqual([...heights, ...leftOut]);
  expect(find('').components.find(({ id }) => id === 'stack-cards')?.count).toBe(
    String(STACK_LETTERS.length),
  );
});

test('SET-1: cards and tokens are those of a deal', () => {
  const { hands, deck, unused, lying } = deal(3).secret;
  const cards = [...hands.flat(), ...deck.filter((card) => !card.startsWith('#')), ...unused] as FireCard[];
  const count = <T>(items: readonly T[], item: T) => items.filter((other) => other === item).length;
  expect(detailsOf('fire-cards')).toEqual([
    `${count(cards, 'N')}\u00a0× North`,
    `${count(cards, 'E')}\u00a0× East`,
    `${count(cards, 'S')}\u00a0× South`,
    `${count(cards, 'W')}\u00a0× West`,
    `${hands[0]?.length} in each hand`,
    'With East wind: 13\u00a0× North, 12\u00a0× East, 13\u00a0× South and 22\u00a0× West',
  ]);
  expect(detailsOf('tokens')).toEqual(
    TOKENS.map((kind) => `${count(Object.values(lying), kind)}\u00a0× ${t(`common:token.${kind}`)}`),
  );
});

test('SET-1, SET-2, SET-10: names the other components', () => {
  const counts = Object.fromEntries(find('').components.map(({ id, count }) => [id, count]));
  expect(counts).toEqual({
    houses: '120',
    pawns: '6',
    bands: '6',
    cones: '65 or 100',
    'fire-cards': '60',
    'stack-cards': '6',
    tokens: '20',
    objectives: '24',
    hero: '1',
    map: '1',
  });
  expect(detailsOf('cones')).toEqual(['25 in Pudding Lane', '40 or 75 in stock']);
  expect(detailsOf('bands')).toEqual([
    '2 on the map at the start with 4 players',
    '1 on the map at the start with 5 players',
  ]);
  expect(detailsOf('objectives')).toEqual(['8 worth 2 points', '8 worth 4 points', '8 worth 6 points']);
});
