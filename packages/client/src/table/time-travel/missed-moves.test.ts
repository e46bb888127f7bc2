import { viewFor } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { dealGame, logFor, playUntil } from '../../gallery/random-play';
import { summarizeAbsence, getMissedMoves, findMovesSinceOwn } from './missed-moves';

const game = playUntil(dealGame(3, 'away'), 2, ({ turn }) => turn.number >= 16);
const states = [...game.previousStates, game.state];
const log = logFor(game, 1);
const LIVE_STATE_ID = game.moves.length;
const view = (stateId: number, viewer: number | null = 1) => {
  const state = states[stateId];
  if (state === undefined) throw new Error('No such state');
  return viewFor(state, viewer);
};

test('returns every move after the last seen state', () => {
  const entries = getMissedMoves(log, { from: 12, to: LIVE_STATE_ID }) ?? [];
  expect(entries.map(({ stateId }) => stateId)).toEqual(
    Array.from({ length: LIVE_STATE_ID - 12 }, (_, index) => 13 + index),
  );
});

test('returns null when the log does not reach back far enough', () => {
  expect(getMissedMoves(log.slice(20), { from: 12, to: LIVE_STATE_ID })).toBeNull();
  expect(getMissedMoves(log.slice(12), { from: 12, to: LIVE_STATE_ID })).not.toBeNull();
});

test('recaps the moves since the viewer’s last one', () => {
  const own = log.filter(({ seat }) => seat === 1).map(({ stateId }) => stateId);
  const last = own.at(-1) ?? 0;
  expect(findMovesSinceOwn(log.slice(0, last), 1)).toBeNull();
  expect(findMovesSinceOwn(log.slice(last), 1)).toBeNull();
  expect(findMovesSinceOwn(log, null)).toBeNull();
  const before = own.filter((id, index) => (own[index + 1] ?? id) > id + 2).at(-1) ?? 0;
  expect(findMovesSinceOwn(log.slice(0, before + 2), 1)).toEqual({ from: before, to: before + 2 });
});

test('lists the viewer’s own houses and objectives first', () => {
  const start = view(0);
  const now = view(LIVE_STATE_ID);
  const { housesLost, objectivesLost, lines } = summarizeAbsence(log, start, now);
  const colour = now.own?.colour ?? 'red';
  expect(housesLost).toBe(now.lost[colour]);
  expect(housesLost).toBeGreaterThan(0);
  const burnt = (now.own?.objectives ?? []).filter((id) =>
    OBJECTIVES[id].districts.some((district) => now.districts[district].houses.length === 0),
  );
  expect(objectivesLost).toEqual(burnt);
  expect(lines.filter(({ kind }) => kind === 'turn').length).toBeGreaterThanOrEqual(now.turn.number - 1);
});

test('puts every line under its turn and shows no turn without lines', () => {
  const middle = log.find(({ events }) => events.some(({ type }) => type === 'fire-spread'))?.stateId ?? 0;
  const entries = getMissedMoves(log, { from: middle, to: LIVE_STATE_ID }) ?? [];
  const { lines } = summarizeAbsence(entries, view(middle), view(LIVE_STATE_ID));
  expect(lines[0]).toMatchObject({ kind: 'turn', turn: view(middle).turn.number });
  expect(lines.at(-1)?.kind).toBe('sentence');
});

test('counts no losses for a spectator', () => {
  const { housesLost, objectivesLost } = summarizeAbsence(log, view(0, null), view(LIVE_STATE_ID, null));
  expect([housesLost, objectivesLost]).toEqual([null, []]);
});

test('shows no heading of a turn that has only begun', () => {
  const heads = log.filter(({ events }) => events.some(({ type }) => type === 'turn-began'));
  const [first] = heads.filter(({ stateId }) => stateId > 20);
  if (first === undefined) throw new Error('A turn begins');
  const entries = getMissedMoves(log, { from: first.stateId - 3, to: first.stateId }) ?? [];
  const { lines } = summarizeAbsence(entries, view(first.stateId - 3), view(first.stateId));
  expect(lines.at(-1)?.kind).toBe('sentence');
});

test('shows no heading before the first turn', () => {
  const { lines } = summarizeAbsence(log, view(0), view(LIVE_STATE_ID));
  expect(lines[0]?.kind).toBe('sentence'); // of the set-up
  expect(lines.some((line) => line.kind === 'turn' && line.turn === 0)).toBe(false);
});
