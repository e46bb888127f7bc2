import { TestClient, withServer } from '../../testing';

test(
  'a browser at the IP address of a player cannot take the open seat of another player, even if the player leaves',
  withServer(
    async ({ url }) => {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
      const { id } = (await ann.openTable()).match;
      await ben.joinAndReady(id, 'Ben');
      await cat.joinAndReady(id, 'Cat');
      await ann.start(id);
      const player = ben.connect({ match: id, headers: from('7.7.7.7') });
      const leaver = cat.connect({ match: id, headers: from('8.8.8.8') });
      await Promise.all([player.waitForSync(), leaver.waitForSync()]);
      expect(await leaver.emitWithAck('table-command', { type: 'leave' })).toEqual({ ok: true });
      const take = (address: string) =>
        new TestClient(url).request(
          'POST',
          `/api/matches/${id}/seats`,
          { name: 'Dan', seat: 2 },
          from(address),
        );
      expect(await take('7.7.7.7')).toMatchObject({
        status: 409,
        body: { code: 'not-allowed-now', field: 'seat' },
      });
      const own = ann.connect({ match: id }); // at a loopback address
      await own.waitForSync();
      const gone = own.waitForEvent('presence', ({ connected }) => connected[1] === false);
      player.close();
      await gone;
      expect((await take('7.7.7.7')).status).toBe(409); // the player could come back
      expect((await take('127.0.0.1')).status).toBe(201);
      own.close();
      leaver.close();
    },
    { trustedProxies: 1 },
  ),
);
