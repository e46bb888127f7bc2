/** Honours of a finished game, from small logs whose answers are plain. */
import type { GameEvent, Result, Seat } from '../src/index';
import { computeHonours } from '../src/record';
import { simulateGame, randomOptions, seedFromName } from '../testing';

const { end } = simulateGame(3, randomOptions('honours'), seedFromName('honours'));
if (end.result === null) throw new Error('A simulated game ends');
const { result: simulated } = end;

const result: Result = {
  ...simulated,
  scores: simulated.scores.map((score, seat) => ({ ...score, seat, cones: [1, 4, 4][seat] ?? 0 })),
  reveal: {
    ...simulated.reveal,
    colours: ['red', 'blue', 'green'],
    objectives: [['III-tower'], ['III-vintry'], []],
  },
};

const burn = (seat: Seat, district: 'tower' | 'vintry' | 'dowgate', houses: object): readonly GameEvent[] => [
  { type: 'fire-spread', seat, card: 'E', path: ['pudding-lane', district], double: false },
  { type: 'houses-burned', seat, district, houses },
];
const undone = (seat: Seat): GameEvent => ({
  ...{ type: 'taken-back', seat },
  action: { type: 'spread', card: 'E', from: 'pudding-lane', exit: 'pudding-lane', to: 'tower' },
});

describe('honours', () => {
  it('names the fiercest rival, the best firefighter and the hardest loss', () => {
    const events = [
      ...burn(0, 'dowgate', { blue: 2, red: 1 }),
      ...burn(2, 'tower', { red: 1, blue: 2 }),
      ...burn(0, 'dowgate', { blue: 1, green: 2 }),
    ];
    expect(computeHonours(result, events)).toEqual({
      fiercest: { seat: 0, rival: 1, houses: 3 },
      firefighter: { seat: 1, cones: 4 },
      hardestLoss: { seat: 0, district: 'tower', points: 8 }, // a house and the objective
    });
  });

  it('leaves out a spread that was undone, and own or unowned houses', () => {
    const events = [
      ...burn(0, 'tower', { blue: 3 }),
      undone(0),
      ...burn(1, 'dowgate', { blue: 2, yellow: 4 }),
      ...burn(2, 'dowgate', { blue: 1 }),
    ];
    expect(computeHonours(result, events)).toMatchObject({
      fiercest: { seat: 2, rival: 1, houses: 1 },
      hardestLoss: { seat: 1, district: 'dowgate', points: 4 },
    });
  });

  it('gives no honour without an achievement', () => {
    const none = { ...result, scores: result.scores.map((score) => ({ ...score, cones: 0 })) };
    expect(computeHonours(none, [])).toEqual({ fiercest: null, firefighter: null, hardestLoss: null });
  });
});
