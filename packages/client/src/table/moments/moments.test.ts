import { type GameEvent, viewFor } from '@great-fire/game';
import { gameFromNotation } from '../../gallery/random-play';
import { type Moment, getMomentMs, MOMENT_MS, momentsOfMove } from './moments';

const viewAt = (position: string) => viewFor(gameFromNotation(position).state, 0);
const AFTER = viewAt('pudding-lane F4 | vintry F1 | tower H:rg F1 B1');

test.each<readonly [what: string, events: readonly GameEvent[], moments: readonly Moment[]]>([
  [
    'the token of another player stays secret',
    [{ type: 'token-taken', seat: 2, district: 'vintry' }],
    [{ kind: 'token', seat: 2, district: 'vintry', token: null }],
  ],
  [
    'the own token shows its face',
    [{ type: 'token-taken', seat: 0, district: 'vintry', token: 'one-vp' }],
    [{ kind: 'token', seat: 0, district: 'vintry', token: 'one-vp' }],
  ],
  [
    'a stack card and the last round come with one draw',
    [
      { type: 'card-drawn', seat: 1 },
      { type: 'stack-card-uncovered', seat: 1, letter: 'F' },
      { type: 'last-turns-began', turns: 4 },
    ],
    [
      { kind: 'stack-card', letter: 'F' },
      { kind: 'last-round', turns: 4 },
    ],
  ],
  [
    'a district that catches twice is staged once',
    [
      {
        type: 'fire-intensified',
        seat: 1,
        districts: ['vintry', 'tower', 'vintry'],
        fromPuddingLane: 0,
        missing: 0,
      },
    ],
    [{ kind: 'fire-grows', districts: ['vintry', 'tower'] }],
  ],
  [
    'no cone was left to place',
    [{ type: 'fire-intensified', seat: 1, districts: [], fromPuddingLane: 0, missing: 3 }],
    [],
  ],
  [
    'the Hero card is handed over at the cone that decided it',
    [
      { type: 'cone-put-out', seat: 1, district: 'vintry' },
      { type: 'hero-passed', seat: 1, from: 0 },
    ],
    [{ kind: 'hero', from: 0, seat: 1, district: 'vintry' }],
  ],
  [
    'a demolition',
    [{ type: 'district-demolished', seat: 1, district: 'tower', houses: {}, token: false }],
    [{ kind: 'demolition', district: 'tower' }],
  ],
  [
    'a move that was taken back has none',
    [{ type: 'taken-back', seat: 1, action: { type: 'end-actions' } }],
    [],
  ],
])('%s', (_, events, moments) => {
  expect(momentsOfMove(events, AFTER)).toEqual(moments);
});

test('a district burns out when its last cone leaves or is put out', () => {
  const spread: GameEvent = {
    ...{ type: 'fire-spread', seat: 1, card: 'N', path: ['vintry', 'cheapside'], double: false },
  };
  const burntOut = viewAt('pudding-lane F4 | vintry F0 | cheapside F1');
  expect(momentsOfMove([spread], burntOut)).toEqual([{ kind: 'burnt-out', district: 'vintry' }]);
  expect(momentsOfMove([{ type: 'cone-put-out', seat: 1, district: 'vintry' }], burntOut)).toEqual([
    { kind: 'burnt-out', district: 'vintry' },
  ]);
  expect(momentsOfMove([spread], AFTER)).toEqual([]);
});

test('no moment lasts longer than two seconds', () => {
  expect(Math.max(...Object.values(MOMENT_MS))).toBeLessThanOrEqual(2000);
});

test('a banner is shorter before the player who has to decide', () => {
  const [mine, another] = [0, 1].map((seat) => viewAt(`turn 2 intensify seat:${seat}`));
  if (mine === undefined || another === undefined) throw new Error('No view');
  const banner = { kind: 'stack-card', letter: 'A' } as const;
  expect(getMomentMs(banner, mine)).toBeLessThan(getMomentMs(banner, another));
  const hero = { kind: 'hero', from: null, seat: 1, district: null } as const;
  expect(getMomentMs(hero, mine)).toBe(getMomentMs(hero, another));
});
