import type { Presence } from '@great-fire/protocol';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { createTestTable, withServer } from '../../../testing';

test(
  'batches presence messages at a table with many spectators, and ends with the right presence',
  withServer(
    withFakeTimers(async ({ url }) => {
      const party = await createTestTable(url);
      const { socket } = party.spectator;
      const told: Presence[] = [];
      socket.socket.on('presence', (presence: Presence) => void told.push(presence));
      const crowd = Array.from({ length: 80 }, () =>
        party.spectator.client.connect({ match: party.matchId }),
      );
      await Promise.all(crowd.map((one) => one.waitForSync()));
      // After the answer to each `sync`, the server knows every socket.
      await Promise.all(crowd.map((one) => one.emitWithAck('sync')));
      const all = socket.waitForEvent('presence', ({ spectators }) => spectators === 81);
      jest.advanceTimersByTime(1_000);
      await all;
      // The first twenty arrivals cause one message each, the other sixty a single one.
      expect(told.length).toBeLessThanOrEqual(22 + 1);
      for (const one of crowd) one.close();
      await socket.waitForEvent('presence', ({ spectators }) => spectators === 1);
      expect(told.at(-1)?.connected).toEqual([true, true, true]);
      party.close();
    }),
  ),
);
