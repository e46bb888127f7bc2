import type { Presence } from '@great-fire/protocol';
import { createTestTable, withServer } from '../../../testing';
import { withFakeTimers } from '../../../testing/fake-timers';

test(
  'at a table with many spectators arrivals are announced together, and the last presence is right',
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
      // An answer to each shows that the server knows all of them.
      await Promise.all(crowd.map((one) => one.emitWithAck('sync')));
      const all = socket.waitForEvent('presence', ({ spectators }) => spectators === 81);
      jest.advanceTimersByTime(1_000);
      await all;
      // Each of the first twenty is announced at once, the sixty after them together.
      expect(told.length).toBeLessThanOrEqual(22 + 1);
      for (const one of crowd) one.close();
      await socket.waitForEvent('presence', ({ spectators }) => spectators === 1);
      expect(told.at(-1)?.connected).toEqual([true, true, true]);
      party.close();
    }),
  ),
);
