import type { GameEvent } from '@great-fire/game';
import {
  type AnimationStep,
  getStepDistricts,
  getStepDuration,
  getStepsForEvents,
  playsBeforeMove,
} from './steps';

const spread: GameEvent = {
  ...{ type: 'fire-spread', seat: 1, card: 'N', path: ['pudding-lane', 'dowgate', 's-mary'], double: false },
};
const burned = (district: 's-mary' | 'vintry'): GameEvent => ({
  ...{ type: 'houses-burned', seat: 1, district, houses: { red: 2 } },
});
const intensified = (...districts: readonly ('vintry' | 'tower')[]): GameEvent => ({
  ...{ type: 'fire-intensified', seat: 1, districts, fromPuddingLane: 0, missing: 0 },
});
const PAN: AnimationStep = { kind: 'pan' };
const CARD: AnimationStep = { kind: 'card', seat: 1, card: 'N' };
const CONE: AnimationStep = { kind: 'cone', path: ['pudding-lane', 'dowgate', 's-mary'] };
const BURN: AnimationStep = { kind: 'burn', district: 's-mary', houses: { red: 2 } };

test.each<readonly [what: string, events: readonly GameEvent[], steps: readonly AnimationStep[]]>([
  ['a spread', [spread, burned('s-mary')], [CARD, CONE, BURN]],
  ['a spread into an empty district', [spread], [CARD, CONE, { ...BURN, houses: {} }]],
  [
    'a contained spread',
    [spread, { type: 'fire-contained', district: 's-mary' }],
    [CARD, CONE, { kind: 'contain', district: 's-mary' }],
  ],
  [
    'what happened in another district, or before the spread',
    [
      burned('s-mary'),
      spread,
      burned('vintry'),
      { type: 'fire-contained', district: 'vintry' },
      { type: 'token-taken', seat: 1, district: 'vintry' },
    ],
    [CARD, CONE, { ...BURN, houses: {} }],
  ],
  ['a discard', [{ type: 'card-discarded', seat: 1, card: 'N' }], [CARD]],
  [
    'a placed band',
    [{ type: 'band-placed', seat: 1, district: 'vintry' }],
    [PAN, { kind: 'place', piece: 'band', seat: 1, district: 'vintry' }],
  ],
  [
    'a placed pawn',
    [{ type: 'pawn-placed', seat: 1, district: 'vintry' }],
    [PAN, { kind: 'place', piece: 'pawn', seat: 1, district: 'vintry' }],
  ],
  [
    'a pawn that moves',
    [{ type: 'pawn-moved', seat: 1, from: 'dowgate', to: 'vintry' }],
    [PAN, { kind: 'move', piece: 'pawn', seat: 1, from: 'dowgate', to: 'vintry' }],
  ],
  [
    'a band that moves',
    [{ type: 'band-moved', seat: 1, from: 'dowgate', to: 'vintry', pinned: false }],
    [PAN, { kind: 'move', piece: 'band', seat: 1, from: 'dowgate', to: 'vintry' }],
  ],
  [
    'a band that moves to a cone',
    [{ type: 'band-moved', seat: 1, from: 'dowgate', to: 'vintry', pinned: true }],
    [
      PAN,
      { kind: 'move', piece: 'band', seat: 1, from: 'dowgate', to: 'vintry' },
      { kind: 'contain', district: 'vintry' },
    ],
  ],
  [
    'a cone that is put out, and the hero',
    [
      { type: 'cone-put-out', seat: 1, district: 'vintry' },
      { type: 'hero-passed', seat: 1, from: null },
    ],
    [PAN, { kind: 'put-out', seat: 1, district: 'vintry' }],
  ],
  [
    'a demolition',
    [{ type: 'district-demolished', seat: 1, district: 'vintry', houses: { blue: 1 }, token: true }],
    [PAN, { kind: 'demolish', district: 'vintry', houses: { blue: 1 } }],
  ],
  ['a drawn card', [{ type: 'card-drawn', seat: 1 }], [{ kind: 'draw', seat: 1 }]],
  ['a new hand', [{ type: 'hand-redealt', seat: 1 }], [{ kind: 'draw', seat: 1 }]],
  [
    'an intensified fire',
    [intensified('vintry', 'tower')],
    [PAN, { kind: 'intensify', districts: ['vintry', 'tower'] }],
  ],
  ['an intensified fire without room', [intensified()], []],
  [
    'events that change no piece',
    [
      { type: 'turn-began', seat: 1, turn: 4 },
      { type: 'actions-ended', seat: 1, points: 2 },
      { type: 'hand-kept', seat: 1 },
    ],
    [],
  ],
])('animates %s', (_, events, steps) => {
  expect(getStepsForEvents(events)).toEqual(steps);
});

test('pans once for two steps in one place, and again for a third elsewhere', () => {
  const kinds = getStepsForEvents([
    { type: 'cone-put-out', seat: 1, district: 'vintry' },
    { type: 'cone-put-out', seat: 1, district: 'vintry' },
    { type: 'cone-put-out', seat: 1, district: 'tower' },
  ]).map(({ kind }) => kind);
  expect(kinds).toEqual(['pan', 'put-out', 'put-out', 'pan', 'put-out']);
});

const EACH: readonly AnimationStep[] = [
  ...[PAN, CARD, CONE, BURN],
  { kind: 'contain', district: 'vintry' },
  { kind: 'move', piece: 'pawn', seat: 1, from: 'dowgate', to: 'vintry' },
  { kind: 'place', piece: 'band', seat: 1, district: 'vintry' },
  { kind: 'put-out', seat: 1, district: 'vintry' },
  { kind: 'demolish', district: 'vintry', houses: { red: 1 } },
  { kind: 'draw', seat: 1 },
  { kind: 'intensify', districts: ['vintry', 'tower'] },
];

test('each step but a pan takes long enough to see and not much more than half a second', () => {
  for (const step of EACH) {
    const duration = getStepDuration(step);
    if (step.kind === 'pan') expect(duration).toBe(0);
    else expect([step.kind, duration > 150 && duration < 700]).toEqual([step.kind, true]);
  }
});

test('houses fall one after the other, and districts flare up one after the other', () => {
  const burn = (houses: number) => getStepDuration({ ...BURN, houses: { red: houses } });
  expect(burn(2)).toBeGreaterThan(burn(1));
  expect(burn(3) - burn(2)).toBe(burn(2) - burn(1));
  const intensify = (...districts: readonly ('vintry' | 'tower')[]) =>
    getStepDuration({ kind: 'intensify', districts });
  expect(intensify('vintry', 'tower')).toBeGreaterThan(intensify('vintry'));
});

test('only pan, card and cone play on the board before the move', () => {
  expect(EACH.filter(playsBeforeMove)).toEqual([PAN, CARD, CONE]);
});

test('names the districts of each step, the main one last', () => {
  expect(EACH.map((step) => [step.kind, ...getStepDistricts(step)])).toEqual([
    ['pan'],
    ['card'],
    ['cone', 'pudding-lane', 'dowgate', 's-mary'],
    ['burn', 's-mary'],
    ['contain', 'vintry'],
    ['move', 'dowgate', 'vintry'],
    ['place', 'vintry'],
    ['put-out', 'vintry'],
    ['demolish', 'vintry'],
    ['draw'],
    ['intensify', 'vintry', 'tower'],
  ]);
});
