import type { GameRecord } from '@great-fire/game/record';
import example from '@great-fire/game/testing/example-3p.json';
import { matchFromRecord } from './record-to-match';

test('names the level of a bot in the summary of a record', () => {
  const record = structuredClone(example) as unknown as GameRecord;
  const bots = [null, 'alderman', 'a later level'];
  const players = record.players.map((player, seat) => ({ ...player, bot: bots[seat] ?? null }));
  const { seats } = matchFromRecord({ ...record, players }, 'record2222');
  expect(seats.map(({ botLevel }) => botLevel)).toEqual([null, 'alderman', null]);
  expect(seats.map((seat) => seat.hasOwner)).toEqual([true, false, false]);
  expect(seats[1]).not.toHaveProperty('bot');
});
