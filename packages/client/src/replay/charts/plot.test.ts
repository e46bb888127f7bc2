/** @jest-environment jsdom */
import { COLOURS } from '@great-fire/game';
import { plotPoints } from './plot';

test('the lines of six players differ by their dashes alone', () => {
  const { svg } = plotPoints({
    points: [
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6, 7],
    ],
    rounds: [],
    size: { width: 600, height: 300 },
    seats: COLOURS.map((pawn) => ({ pawn, name: pawn })),
    labels: { round: 'Round', vp: 'VP' },
  });
  const dashes = COLOURS.map((colour) =>
    svg
      .querySelector(`[stroke="var(--player-${colour})"]`)
      ?.closest('g[stroke-dasharray], path[stroke-dasharray]')
      ?.getAttribute('stroke-dasharray'),
  );
  expect(new Set(dashes.map((dash) => dash ?? '')).size).toBe(COLOURS.length);
});
