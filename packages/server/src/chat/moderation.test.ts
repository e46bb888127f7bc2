import { createTestTable, withServer, type Storage, type TestTable, type TestSocket } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

const textsOf = async (socket: TestSocket | undefined) =>
  (await socket?.emitWithAck('sync'))?.sync?.chat.map(({ text }) => text);
const sendLine = async ({ sockets }: TestTable, seat: number, text: string) =>
  (await sockets[seat]?.emitWithAck('chat', { text }))?.line?.id;

test('hides a muted author at once and after a reload, without telling them, until unmuted', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben, cat] = party.sockets;
  const line = await sendLine(party, 1, 'noise');
  const heardByBen: unknown[] = [];
  for (const event of ['sync', 'chat'] as const)
    ben?.socket.on(event, (told: unknown) => heardByBen.push(told));
  const quiet = ann?.waitForEvent('sync');
  expect(await ann?.emitWithAck('moderate', { type: 'mute', lineId: line })).toMatchObject({ ok: true });
  expect((await quiet)?.chat).toEqual([]);
  await ben?.emitWithAck('sync'); // answered after all earlier messages
  expect(heardByBen).toEqual([]);
  const heardByAnn: string[] = [];
  ann?.socket.on('chat', ({ text }: { readonly text: string }) => heardByAnn.push(text));
  await sendLine(party, 1, 'more noise');
  await sendLine(party, 2, 'fire!');
  expect(await textsOf(ann)).toEqual(['fire!']);
  expect(await textsOf(cat)).toEqual(['noise', 'more noise', 'fire!']);
  expect(heardByAnn).toEqual(['fire!']);
  const muted = (await ann?.emitWithAck('moderate', { type: 'list-muted' })) as unknown as {
    readonly muted: readonly { readonly handle: string; readonly name: string }[];
  };
  expect(muted.muted).toMatchObject([{ name: 'Ben' }]);
  await ann?.emitWithAck('moderate', { type: 'unmute', handle: muted.muted[0]?.handle });
  expect(await textsOf(ann)).toEqual(['noise', 'more noise', 'fire!']);
  const own = await sendLine(party, 0, 'mine');
  expect(await ann?.emitWithAck('moderate', { type: 'mute', lineId: own })).toMatchObject({
    ok: false,
    field: 'line',
  });
  party.close();
});

/** Holds back the answers of reads of chat lines until they are released. */
class HeldReads {
  private held: Promise<void> | null = null;
  private onRead: () => void = () => undefined;
  release: () => void = () => undefined;

  /** Holds back later answers. `whenRead` resolves with the first of them. */
  hold(): { readonly whenRead: Promise<void> } {
    this.held = new Promise((resolve) => (this.release = resolve));
    return { whenRead: new Promise((resolve) => (this.onRead = resolve)) };
  }

  readonly wrapStorage = (storage: Storage): Storage => ({
    ...storage,
    close: () => storage.close(),
    chat: {
      ...storage.chat,
      history: async (...args) => {
        const { held } = this;
        const lines = await storage.chat.history(...args);
        if (held !== null) this.onRead();
        await held;
        return lines;
      },
    },
  });
}

test('a mute is in force once it is acknowledged, also before its sync and in a sync that was read before', async () => {
  const reads = new HeldReads();
  await withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      const [ann] = party.sockets;
      const first = ann?.waitForEvent('chat');
      const line = await sendLine(party, 1, 'noise');
      await first;
      const heardByAnn: string[] = [];
      ann?.socket.on('chat', ({ text }: { readonly text: string }) => heardByAnn.push(text));
      const { whenRead } = reads.hold();
      const earlySync = ann?.emitWithAck('sync');
      await whenRead;
      expect(await ann?.emitWithAck('moderate', { type: 'mute', lineId: line })).toMatchObject({ ok: true });
      const next = ann?.waitForEvent('chat');
      await sendLine(party, 1, 'more noise');
      await sendLine(party, 2, 'fire!');
      expect((await next)?.text).toBe('fire!');
      reads.release();
      expect((await earlySync)?.sync?.chat.map(({ text }) => text)).toEqual(['fire!']);
      expect(heardByAnn).toEqual(['fire!']);
      party.close();
    },
    { wrapStorage: reads.wrapStorage },
  )();
});

test('shows a report only to the host, who removes the line for everyone but not for the operator', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  const [ann, ben, cat] = party.sockets;
  const line = await sendLine(party, 1, 'foul words');
  const toHost = ann?.waitForEvent('chat', ({ reportCount }) => reportCount === 1); // not the line before
  const toBen = ben?.waitForEvent('chat');
  expect(await cat?.emitWithAck('moderate', { type: 'report', lineId: line })).toMatchObject({ ok: true });
  expect(await toHost).toMatchObject({ id: line, reportCount: 1 });
  expect(await toBen).not.toHaveProperty('reportCount');
  expect((await ann?.emitWithAck('sync'))?.sync?.chat).toMatchObject([{ id: line, reportCount: 1 }]);
  expect((await cat?.emitWithAck('sync'))?.sync?.chat[0]).not.toHaveProperty('reportCount');
  expect(await storage.moderation.openReports(9)).toMatchObject([{ matchId: party.matchId, reports: 1 }]);

  expect(await cat?.emitWithAck('moderate', { type: 'remove', lineId: line })).toMatchObject({
    ok: false,
    code: 'not-host',
  });
  const gone = party.spectator.socket.waitForEvent('chat');
  expect(await ann?.emitWithAck('moderate', { type: 'remove', lineId: line })).toMatchObject({ ok: true });
  expect(await gone).toMatchObject({ id: line, text: '', removedBy: 'host' });
  expect(await textsOf(cat)).toEqual(['']);
  expect((await storage.chat.byKey(party.matchId, line ?? ''))?.text).toBe('foul words');
  expect(await storage.moderation.openReports(9)).toEqual([]);
  party.close();
});

test('hides spectators’ lines from players before the end, and rejects unknown persons', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann] = party.sockets;
  const aside = (await party.spectator.socket.emitWithAck('chat', { text: 'aside' })).line?.id;
  for (const what of ['mute', 'report', 'remove'])
    expect(await ann?.emitWithAck('moderate', { type: what, lineId: aside })).toMatchObject({
      ok: false,
      code: 'not-found',
    });
  expect(await ann?.emitWithAck('moderate', { type: 'shout', lineId: aside })).toMatchObject({
    ok: false,
    field: 'type',
  });
  const line = await sendLine(party, 0, 'hm');
  expect(
    await party.spectator.socket.emitWithAck('moderate', { type: 'report', lineId: line }),
  ).toMatchObject({
    code: 'not-signed-in',
  });
  party.close();
});
