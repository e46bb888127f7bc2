import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerToClient } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { Server } from 'socket.io';
import { createSocket } from '../live/socket';
import { followGroupTables } from './group-feed.lazy';

test('calls once for the changes of its group at a time, and on connecting', async () => {
  const http = createServer();
  const io = new Server<Record<never, never>, ServerToClient>(http, { transports: ['websocket'] });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  let calls = 0;
  const stop = followGroupTables(
    'testgrup22',
    () => (calls += 1),
    createSocket({ url: `http://127.0.0.1:${String(port)}` }),
  );
  try {
    await waitFor('the call on connecting', () => calls === 1);
    io.emit('group-tables', { group: 'othergrp22' });
    for (let seat = 0; seat < 3; seat += 1) io.emit('group-tables', { group: 'testgrup22' });
    await waitFor('the call after the changes', () => calls === 2);
    io.disconnectSockets();
    await waitFor('the call on connecting again', () => calls === 3);
    expect(calls).toBe(3);
  } finally {
    stop();
    await io.close();
  }
});
