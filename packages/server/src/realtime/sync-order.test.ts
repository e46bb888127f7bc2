/** A page never receives an earlier state of a table after a later one. */
import { TestClient, createTestTable, withServer, type Storage } from '../../testing';
import { EMPTY_PRESENCE } from '../storage/presence';

/** Holds back results of a read of the storage. */
class HeldRead {
  private readonly waiting: (() => void)[] = [];
  private isHeld: () => void = () => undefined;
  private holds = 0;

  /** Holds the next read back after it has read. Resolves once it waits. */
  holdNext(): Promise<void> {
    this.holds += 1;
    return new Promise((resolve) => (this.isHeld = resolve));
  }

  release(): void {
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  /** Returns the value, or waits with it. */
  async pass<T>(value: T): Promise<T> {
    if (this.holds === 0) return value;
    this.holds -= 1;
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      this.isHeld();
    });
    return value;
  }
}

test('answers a sync that was read before a change of the table with the change', async () => {
  const history = new HeldRead();
  const wrapStorage = (opened: Storage): Storage => ({
    ...opened,
    chat: {
      ...opened.chat,
      history: async (...query) => history.pass(await opened.chat.history(...query)),
    },
  });
  await withServer(
    async ({ url }) => {
      const [host, guest] = [new TestClient(url), new TestClient(url)];
      const { match } = await host.openTable({ players: 3 });
      const [hosting, watching] = [host.connect({ match: match.id }), guest.connect({ match: match.id })];
      await Promise.all([hosting.waitForSync(), watching.waitForSync()]);
      const isHeld = history.holdNext();
      const answer = watching.emitWithAck('sync');
      await isHeld;
      const changed = watching.waitForEvent('sync', ({ match: { language } }) => language === 'fr');
      await host.request('PATCH', `/api/matches/${match.id}`, { language: 'fr' });
      await changed;
      history.release();
      expect((await answer).sync?.match.language).toBe('fr');
      for (const socket of [hosting, watching]) socket.close();
    },
    { wrapStorage },
  )();
});

test('shows the latest presence on other servers, however long an earlier read takes', async () => {
  const remote = new HeldRead();
  let elsewhere = 0; // spectators on another server
  const wrapStorage = (opened: Storage): Storage => ({
    ...opened,
    presence: {
      ...opened.presence,
      findRemote: (ids) =>
        remote.pass(new Map(ids.map((id) => [id, { ...EMPTY_PRESENCE, spectators: elsewhere }]))),
    },
  });
  await withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      const [ann] = party.sockets;
      const connect = () => new TestClient(url).connect({ match: party.matchId });
      const isHeld = remote.holdNext();
      const first = connect();
      await isHeld;
      elsewhere = 5;
      const second = connect();
      await second.waitForSync();
      await second.emitWithAck('sync');
      const latest = ann?.waitForEvent('presence', ({ spectators }) => spectators === 3 + elsewhere);
      remote.release();
      await latest;
      expect((await ann?.emitWithAck('sync'))?.sync?.presence.spectators).toBe(3 + elsewhere);
      for (const socket of [first, second]) socket.close();
      party.close();
    },
    { wrapStorage },
  )();
});
