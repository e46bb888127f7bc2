import { playAbandonedGame } from './play-game';

test('ends by the rules while one player stays, however many leave at any time', async () => {
  const games = [];
  for (let game = 1; game <= 8; game += 1) games.push(await playAbandonedGame(`test-${String(game)}`));
  const events = new Set(games.flatMap((game) => game.events));
  for (const type of ['time-out', 'voted', 'left', 'returned'] as const) expect([...events]).toContain(type);
  expect(games.reduce((sum, { departures }) => sum + departures, 0)).toBeGreaterThan(8);
});
