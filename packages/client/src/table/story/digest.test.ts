import { viewFor } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { dealt, logFor, playUntil } from '../../dev/play';
import { digestOf, missed } from './digest';

const game = playUntil(dealt(3, 'away'), 2, ({ turn }) => turn.number >= 16);
const states = [...game.before, game.state];
const log = logFor(game, 1);
const LATEST = game.moves.length;
const view = (stateId: number, viewer: number | null = 1) => {
  const state = states[stateId];
  if (state === undefined) throw new Error('No such state');
  return viewFor(state, viewer);
};

test('an absence has every move after the last one seen', () => {
  const entries = missed(log, { from: 12, to: LATEST }) ?? [];
  expect(entries.map(({ stateId }) => stateId)).toEqual(
    Array.from({ length: LATEST - 12 }, (_, index) => 13 + index),
  );
});

test('while the log does not reach back so far, nothing can be told', () => {
  expect(missed(log.slice(20), { from: 12, to: LATEST })).toBeNull();
  expect(missed(log.slice(12), { from: 12, to: LATEST })).not.toBeNull();
});

test('what happened to me comes first: my houses and my objectives', () => {
  const start = view(0);
  const now = view(LATEST);
  const { housesLost, objectivesLost, lines } = digestOf(log, start, now);
  const colour = now.own?.colour ?? 'red';
  expect(housesLost).toBe(now.lost[colour]);
  expect(housesLost).toBeGreaterThan(0);
  const burnt = (now.own?.objectives ?? []).filter((id) =>
    OBJECTIVES[id].districts.some((district) => now.districts[district].houses.length === 0),
  );
  expect(objectivesLost).toEqual(burnt);
  expect(lines.filter(({ kind }) => kind === 'turn').length).toBeGreaterThanOrEqual(now.turn.number - 1);
});

test('every line stands under its turn, and no turn stands without a line', () => {
  const middle = log.find(({ events }) => events.some(({ type }) => type === 'fire-spread'))?.stateId ?? 0;
  const entries = missed(log, { from: middle, to: LATEST }) ?? [];
  const { lines } = digestOf(entries, view(middle), view(LATEST));
  expect(lines[0]).toMatchObject({ kind: 'turn', turn: view(middle).turn.number });
  expect(lines.at(-1)?.kind).toBe('sentence');
});

test('a spectator loses nothing', () => {
  const { housesLost, objectivesLost } = digestOf(log, view(0, null), view(LATEST, null));
  expect([housesLost, objectivesLost]).toEqual([null, []]);
});
