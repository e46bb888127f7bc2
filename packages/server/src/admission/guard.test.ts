import { TestClient, createTestTable, playMoves, withServer } from '../../testing';

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
