import type { Presence } from '@great-fire/protocol';
import { gather, withServer } from '../../testing';

test(
  'where many watch, those who come and go are told of together, and the last word is right',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const { socket } = party.watcher;
    const told: Presence[] = [];
    const began = performance.now();
    socket.socket.on('presence', (presence: Presence) => void told.push(presence));
    const crowd = Array.from({ length: 80 }, () => party.watcher.guest.connect({ match: party.matchId }));
    await Promise.all(crowd.map((one) => one.ready()));
    const all = 81;
    if (told.at(-1)?.spectators !== all)
      await socket.next('presence', ({ spectators }) => spectators === all);
    // Of the first twenty each; of the sixty after them once a second.
    expect(told.length).toBeLessThanOrEqual(22 + (performance.now() - began) / 1000);
    for (const one of crowd) one.close();
    await socket.next('presence', ({ spectators }) => spectators === 1);
    expect(told.at(-1)?.seats).toEqual([true, true, true]);
    party.close();
  }),
);
