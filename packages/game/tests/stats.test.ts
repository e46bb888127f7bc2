/** Statistics of whole games: those from the log must agree with those from the final state. */
import type { Action, GameEvent, Spread } from '../src/index';
import { computeSeatStats } from '../src/record';
import { randomOptions, given, simulateGame, seedFromName, spread, when } from '../testing';

const undo = { type: 'undo' } as const;
const PLAYERS = [3, 4, 5, 6] as const;

function simulateWithStats(name: string, players: (typeof PLAYERS)[number]) {
  const events: GameEvent[] = [];
  const { end } = simulateGame(players, randomOptions(name), seedFromName(name), {
    after: (_, __, ___, newEvents) => void events.push(...newEvents),
  });
  return { end, events, facts: computeSeatStats(end, events) };
}

describe('game statistics', () => {
  const games = PLAYERS.flatMap((players) =>
    ['one', 'two', 'three'].map((name) => simulateWithStats(`facts ${name} ${String(players)}`, players)),
  );

  it('give first place to the winners, and the same place to tied seats', () => {
    for (const { end, facts } of games) {
      const first = facts.filter(({ place }) => place === 1).map(({ seat }) => seat);
      expect(first).toEqual([...(end.result?.winners ?? [])].sort());
      for (const { place, isShared } of facts) {
        const alike = facts.filter((other) => other.place === place).length;
        expect(isShared).toBe(alike > 1);
        expect(facts.filter((other) => other.place < place)).toHaveLength(place - 1);
      }
    }
  });

  it('count the own houses standing on the board', () => {
    for (const { end, facts } of games)
      for (const { seat, houses } of facts) {
        const own = end.secret.colours[seat];
        const standing = Object.values(end.districts).flatMap((district) => district.houses);
        expect(houses).toBe(standing.filter((colour) => colour === own).length);
      }
  });

  it('count cones put out, returned ones included, as the log does', () => {
    for (const { end, events, facts } of games) {
      const returned = events.flatMap((event) => (event.type === 'cones-returned' ? event.seats : []));
      for (const { seat, putOut } of facts)
        expect(putOut).toBe((end.seats[seat]?.putOut ?? 0) + returned.filter((one) => one === seat).length);
    }
  });

  it("count each seat's objectives, and the houses of others that its spreads burnt", () => {
    for (const { end, facts, events } of games) {
      for (const { seat, kept, lost } of facts) expect(kept + lost).toBe(end.secret.objectives[seat]?.length);
      const burnt = events.flatMap((event) =>
        event.type === 'houses-burned' ? Object.values(event.houses) : [],
      );
      const all = burnt.reduce((sum, houses) => sum + houses, 0);
      const ofOthers = facts.reduce((sum, fact) => sum + fact.burnt, 0);
      expect(ofOthers).toBeGreaterThan(0);
      expect(ofOthers).toBeLessThanOrEqual(all);
    }
  });
});

it('places follow the tie-breaks of END-4 and are shared by tied seats', () => {
  const over = given(
    'rules players:4 | turn 50 over | lost r6 b10 g10 w6 y0 k0 | seat 0 red put-out:0 objectives:I-temple,II-aldgate,III-vintry | ' +
      'seat 1 blue put-out:3 objectives:I-bedlam,II-bishopsgate,III-st-pauls | ' +
      'seat 2 green put-out:3 objectives:I-newgate,II-goldsmiths-hall,III-guild-hall | ' +
      'seat 3 white put-out:3 objectives:I-temple,II-aldgate,III-vintry',
  );
  const places = computeSeatStats(over, []).map(({ place, isShared }) => [place, isShared]);
  expect(places).toEqual([
    [2, false],
    [3, true],
    [3, true],
    [1, false],
  ]);
});

it('UNDO-2: houses of an undone spread are not burnt, those of an earlier one are', () => {
  const over = given(
    'rules players:3 | turn 50 over | lost r6 b10 g10 w6 y0 k0 | seat 0 red objectives:I-temple,II-aldgate,III-vintry | ' +
      'seat 1 blue objectives:I-bedlam,II-bishopsgate,III-st-pauls | ' +
      'seat 2 green objectives:I-newgate,II-goldsmiths-hall,III-guild-hall',
  );
  const start = given(
    'rules players:3 | pudding-lane F4 | s-mary H:rbb | bridgeward H:gg | seat 0 red hand:NESWN tokens:m | seat 1 blue | seat 2 green',
  );
  const first = spread('N', 'pudding-lane', 'pudding-lane', 's-mary');
  const second: Spread = { ...first, to: 'bridgeward', token: 'double-move' };
  const burntAfter = (...actions: readonly Action[]) =>
    computeSeatStats(over, when(start, ...actions).events).map(({ burnt }) => burnt);
  expect(burntAfter(first)).toEqual([2, 0, 0]);
  expect(burntAfter(first, undo)).toEqual([0, 0, 0]);
  expect(burntAfter(first, second)).toEqual([4, 0, 0]);
  expect(burntAfter(first, second, undo)).toEqual([2, 0, 0]);
  expect(burntAfter(first, undo, first, second)).toEqual([4, 0, 0]);
});

it('a game that is not over has no statistics', () => {
  expect(() => computeSeatStats(given('rules players:3 | turn 9 act card:N'), [])).toThrow('not over');
});
