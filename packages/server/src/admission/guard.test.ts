import { TestClient, createTestTable, playMoves, withServer } from '../../testing';
import { createResourceLimits } from '../config/resource-limits';
import { Guard } from './guard';

test('while the disk is nearly full, games go on and nothing optional is stored', async () => {
  let size = 0;
  await withServer(
    async ({ url, checkDisk }) => {
      const table = await createTestTable(url);
      size = 2;
      await checkDisk();
      const [ann] = table.sockets;
      expect(await ann?.emitWithAck('chat', { text: 'hello' })).toMatchObject({ code: 'storage-full' });
      const opened = await new TestClient(url).request('POST', '/api/matches', {});
      expect(opened).toMatchObject({ status: 507, body: { code: 'storage-full' } });
      expect(await playMoves(table, 'on a full disk', 10)).toBe(10);
      table.close();
    },
    {
      maxDatabaseBytes: 1,
      wrapStorage: (opened) => ({
        ...opened,
        retention: { ...opened.retention, size: () => Promise.resolve(size) },
      }),
    },
  )();
});

const createGuard = (rateLimitScale: number): Guard =>
  new Guard({
    rateLimitScale,
    resourceLimits: createResourceLimits(rateLimitScale),
    disk: { isLow: false },
  });
const never = () => new Promise<void>(() => undefined);

test('rejects work of an address of which too much waits, and names the wait', async () => {
  const guard = createGuard(1);
  for (let work = 0; work < 601; work += 1) void guard.run('192.0.2.1', never);
  await expect(guard.run('192.0.2.1', never)).rejects.toMatchObject({
    body: { code: 'too-many-requests', retryAfterSeconds: 1 },
  });
  await expect(guard.run('192.0.2.2', () => Promise.resolve('done'))).resolves.toBe('done');
});

test('without limits work does not wait for a turn', async () => {
  const guard = createGuard(0);
  for (let work = 0; work < 700; work += 1) void guard.run('192.0.2.1', never);
  await expect(guard.run('192.0.2.1', () => Promise.resolve('done'))).resolves.toBe('done');
});
