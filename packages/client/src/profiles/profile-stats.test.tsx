/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { GameTotals } from '@great-fire/protocol';
import { initI18n, loadMessages } from '../i18n/i18n';
import { ProfileStats, perGame, objectiveRate, sumTotals, winRate } from './profile-stats';

beforeAll(async () => {
  await initI18n();
  await loadMessages('profiles');
});

test('shows only the number of games of a player without finished games', () => {
  render(<ProfileStats totals={[]} />);
  expect(screen.getByTestId('stat-games').textContent).toMatch(/0$/);
  expect(screen.getAllByTestId(/^stat-/)).toHaveLength(1);
});

const gameTotals = (players: number, change: Partial<GameTotals> = {}): GameTotals => ({
  players,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  ...{
    games: 2,
    wins: 1,
    sharedWins: 0,
    vp: 50,
    houses: 20,
    conesPutOut: 4,
    objectivesSurvived: 2,
    objectivesLost: 4,
  },
  ...change,
});

test('sums up all games and computes averages and rates', () => {
  const sums = sumTotals([
    gameTotals(3),
    gameTotals(4, { sharedWins: 1, vp: 70, objectivesSurvived: 5, objectivesLost: 1 }),
  ]);
  expect(sums).toEqual({
    games: 4,
    wins: 2,
    sharedWins: 1,
    vp: 120,
    houses: 40,
    conesPutOut: 8,
    objectivesSurvived: 7,
    objectivesLost: 5,
  });
  expect(perGame(sums.vp, sums)).toBe(30);
  expect(winRate(sums)).toBe(0.75);
  expect(objectiveRate(sums)).toBeCloseTo(7 / 12);
});

test('returns null without games', () => {
  const none = sumTotals([]);
  expect([perGame(none.vp, none), winRate(none), objectiveRate(none)]).toEqual([null, null, null]);
});
