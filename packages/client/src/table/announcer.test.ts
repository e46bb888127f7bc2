/** @jest-environment jsdom */
import { publicVp, viewFor } from '@great-fire/game';
import { type Played, dealGame, logFor, playUntil } from '../gallery/random-play';
import { type GameSnapshot, createAnnouncerState, nextAnnouncerState } from './announcer';

function snapshotOf(played: Played): GameSnapshot {
  const view = viewFor(played.state, null);
  const scores = view.seats.map((_, seat) => publicVp(view, seat));
  return { stateId: played.moves.length, log: logFor(played, null), scores };
}

const playUntilSecondTurn = () =>
  playUntil(dealGame(3, 'told'), 1, ({ turn }) => turn.number === 2 && turn.step === 'spread');
const housesLost = ({ lost }: Played['state']) => Object.values(lost).reduce((sum, count) => sum + count, 0);
const playUntilBurn = (from: Played) =>
  playUntil(from, 2, (state) => housesLost(state) > housesLost(from.state) && state.turn.step === 'act');

test('announces nothing that happened before mount', () => {
  expect(createAnnouncerState(snapshotOf(playUntilSecondTurn())).announcements).toEqual([]);
});

test('announces a burn once, with the scores that it changed', () => {
  const before = playUntilSecondTurn();
  const after = playUntilBurn(before);
  const told = nextAnnouncerState(createAnnouncerState(snapshotOf(before)), snapshotOf(after));
  const burns = told.announcements.filter(({ sentence }) => sentence?.key === 'spread-burned');
  expect(burns).toHaveLength(1);
  const scores = snapshotOf(after).scores;
  for (const { score } of told.announcements) if (score !== null) expect(scores[score.seat]).toBe(score.vp);
  expect(told.announcements.some(({ score }) => score !== null)).toBe(
    scores.some((vp, seat) => vp !== snapshotOf(before).scores[seat]),
  );
  expect(nextAnnouncerState(told, snapshotOf(after)).announcements).toEqual(told.announcements);
});

test('skips moves missed while disconnected, and announces the moves after them', () => {
  const before = playUntilSecondTurn();
  const later = playUntil(before, 3, ({ turn }) => turn.number === 6 && turn.step === 'spread');
  const told = nextAnnouncerState(createAnnouncerState(snapshotOf(before)), snapshotOf(later));
  expect(told.announcements).toEqual([]);
  expect(nextAnnouncerState(told, snapshotOf(playUntilBurn(later))).announcements).not.toEqual([]);
});
