import { createGame } from '@great-fire/game';
import { freshDatabase } from '@great-fire/server/testing/fresh-database';
import { findCommandScript } from './command-script';
import { compareRuns } from './compare';
import { groupByKind } from './frame-recorder';
import { truncate } from './script';
import { networkTable } from './network-table';
import type { StorageLeak } from './servers';

const GAME = findCommandScript();

test('sends a player and a spectator at two servers the same bytes in both worlds', async () => {
  const { differences, packets } = await compareRuns(GAME, networkTable({ database: freshDatabase }), [
    0,
    null,
  ]);
  expect(differences).toEqual([]);
  expect(packets).toBeGreaterThan(500);
});

/** Adds a spectator to the presence whose name reveals the hands. */
const leakHandsAsName: StorageLeak = (storage, setup) => ({
  ...storage,
  close: () => storage.close(),
  presence: {
    ...storage.presence,
    findRemote: async (matchIds) => {
      const found = await storage.presence.findRemote(matchIds);
      const name = JSON.stringify(createGame(setup).secret.hands);
      return new Map(
        [...found].map(([id, presence]) => [
          id,
          { ...presence, namedSpectators: [{ personId: 'spy', name }] },
        ]),
      );
    },
  },
});

test('finds a planted leak of the second server, and only there', async () => {
  const table = networkTable({ database: freshDatabase, plantLeak: leakHandsAsName });
  const { differences } = await compareRuns(truncate(GAME, 3), table, [0, 1, null]);
  expect(differences.map(({ viewer, channel }) => [viewer, channel])).toEqual([
    [1, 'matchSocket'],
    [null, 'matchSocket'],
  ]);
});

test('keeps the order of packets of one kind, so that a changed order is a difference', () => {
  const [first, second] = ['2["chat",{"text":"b"}]', '2["chat",{"text":"a"}]'];
  expect(groupByKind(['312[{"ok":true}]', first, '2["sync",{}]', second])).toEqual([
    first,
    second,
    '2["sync",{}]',
    '312[{"ok":true}]',
  ]);
});
