/** Tests what each rule of the set-up says of a record that breaks it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup } from './check-setup';
import type { GameRecord } from './index';

type Change = (record: GameRecord) => void;

const EXAMPLE = readFileSync(join(__dirname, '../../tests/fixtures/example-3p.json'), 'utf8');

function violationAfter(change: Change): string | null {
  const record = JSON.parse(EXAMPLE) as GameRecord;
  change(record);
  const violation = checkSetup(record);
  return violation === null ? null : `${violation.rule}: ${violation.why}`;
}

const swapPawns: Change = ({ players: [first, second] }) => {
  if (first === undefined || second === undefined) throw new Error('no players');
  [first.pawn, second.pawn] = [second.pawn, first.pawn];
};

test('the example breaks no rule', () => {
  expect(violationAfter(() => undefined)).toBeNull();
});

test.each<readonly [string, Change, string | null]>([
  ['players in another order', (r) => void r.players.reverse(), 'SET-1: players must be listed by seat'],
  ['a hand missing', (r) => void r.setup.hands.pop(), 'SET-1: there must be one hand a player'],
  [
    'the objectives of a player missing',
    (r) => void r.setup.objectives.pop(),
    'SET-1: there must be one set of objectives a player',
  ],
  [
    'two players of one colour',
    (r) => {
      for (const player of r.players) player.colour = 'white';
    },
    'SET-6: two players have one colour',
  ],
  [
    'two players of one pawn',
    (r) => {
      for (const player of r.players) player.pawn = 'white';
    },
    'SET-6: two players have one pawn',
  ],
  ['another pawn with open colours', swapPawns, 'SET-6: with open colours each pawn has its player’s colour'],
  [
    'another pawn with hidden colours',
    (r) => {
      swapPawns(r);
      r.options.hiddenColours = true;
    },
    null,
  ],
  ['a hand of four', (r) => void r.setup.hands[0]?.pop(), 'SET-3: each hand has 5 cards'],
  ['a hand of six', (r) => void r.setup.hands[2]?.push('N'), 'SET-3: each hand has 5 cards'],
  ['a card missing', (r) => void r.setup.deck.pop(), 'SET-4: there are 14 cards S, not 15'],
  [
    'a stack card lower',
    (r) => void r.setup.deck.splice(7, 2, 'W', '#B'),
    'SET-4: the stacks do not have their heights',
  ],
  ['a house missing', (r) => void r.setup.houses.aldgate?.pop(), 'SET-5: aldgate holds'],
  [
    'a token on another district',
    (r) => {
      const [id = 'temple'] = Object.keys(r.setup.tokens) as (keyof typeof r.setup.tokens)[];
      r.setup.tokens['pudding-lane'] = r.setup.tokens[id] ?? 'one-vp';
      delete r.setup.tokens[id];
    },
    'SET-7: one token lies on each district with a yellow label, and nowhere else',
  ],
  [
    'a token more',
    (r) => void (r.setup.tokens['pudding-lane'] = 'one-vp'),
    'SET-7: one token lies on each district with a yellow label, and nowhere else',
  ],
  [
    'two objectives of one deck',
    ({ setup: { objectives } }) => void objectives[0]?.splice(0, 1, ...(objectives[1]?.slice(1, 2) ?? [])),
    'SET-8: each player has one objective of each deck',
  ],
  [
    'an objective missing',
    (r) => void r.setup.objectives[0]?.pop(),
    'SET-8: each player has one objective of each deck',
  ],
  [
    'an objective dealt twice',
    ({ setup: { objectives } }) => void (objectives[1] = [...(objectives[0] ?? [])]),
    'SET-8: an objective was dealt twice',
  ],
  ['a start player without a seat', (r) => void (r.startSeat = 3), 'SET-9: the start player has no seat'],
  ['the last player as the start player', (r) => void (r.startSeat = 2), null],
  ['a band too many', (r) => void (r.setup.bands.temple = 1), 'SET-10: temple begins with 0 bands'],
])('%s', (_, change, expected) => {
  const violation = violationAfter(change);
  if (expected === null) expect(violation).toBeNull();
  else expect(violation).toContain(expected);
});
