/** A page never receives an earlier state of a table after a later one. */
import { waitFor } from '@great-fire/testkit/wait-for';
import { startInProcessServer, updateSetupInProcess, type Storage } from '../../testing';
import { enterTable, seatPlayersInProcess, startGameInProcess } from '../../testing/game-in-process';
import { EMPTY_PRESENCE } from '../storage/presence';

const now = () => 1_700_000_000_000;

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
  const server = startInProcessServer({ now, wrapStorage });
  const { matchId, claims } = await seatPlayersInProcess(server);
  const [host] = claims;
  if (host === undefined) throw new Error('A table needs a host');
  const watching = await enterTable(server, null, matchId);
  const isHeld = history.holdNext();
  const answer = watching.emitWithAck('sync');
  await isHeld;
  await updateSetupInProcess(server, host, { type: 'change-setup', change: { language: 'fr' } });
  await server.whenIdle();
  expect(watching.messages('sync').at(-1)?.match.language).toBe('fr');
  history.release();
  expect((await answer).sync?.match.language).toBe('fr');
  await server.stop();
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
  const server = startInProcessServer({ now, wrapStorage });
  const { matchId, keys } = await startGameInProcess(server);
  const ann = await enterTable(server, keys[0] ?? null, matchId);
  const isHeld = remote.holdNext();
  await server.connect(null).connect(matchId, 'sync');
  await isHeld;
  elsewhere = 5;
  const second = server.connect(null);
  await second.connect(matchId, 'sync');
  await second.emitWithAck('sync');
  remote.release();
  await waitFor('the latest presence', () => ann.messages('presence').at(-1)?.spectators === 2 + elsewhere);
  await server.whenIdle();
  expect((await ann.emitWithAck('sync')).sync?.presence.spectators).toBe(2 + elsewhere);
  await server.stop();
});
