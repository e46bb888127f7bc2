import { startInProcessServer, type MemoryConnection, type Storage } from '../../testing';
import { startGameInProcess } from '../../testing/game-in-process';

const SPECTATORS = 450; // more than two batches of spectators

/** Opens a table of three players and `SPECTATORS` anonymous sockets. */
async function openCrowdedTable(wrapStorage: (opened: Storage) => Storage = (opened) => opened) {
  const wired = startInProcessServer({ now: () => 1_700_000_000_000, wrapStorage });
  const { matchId, keys } = await startGameInProcess(wired);
  const enter = async (key: string | null) => {
    const line = wired.connect(key);
    await line.connect(matchId, 'sync');
    return line;
  };
  const watchers: MemoryConnection[] = [];
  for (let count = 0; count < SPECTATORS; count += 1) watchers.push(await enter(null));
  const players: MemoryConnection[] = [];
  for (const key of keys) players.push(await enter(key));
  return { wired, matchId, watchers, players };
}

test('sends a move to the players before any spectator, and the last state to everyone', async () => {
  const { wired, matchId, watchers, players } = await openCrowdedTable();
  const told: MemoryConnection[] = [];
  for (const line of [...watchers, ...players])
    line.on('received', (packet: string) => {
      if (packet.startsWith('2["delta"')) told.push(line);
    });
  const move = async () => {
    const match = wired.matches.peek(matchId);
    if (match === null) throw new Error('The game has not begun');
    const { stateId, game } = match.state;
    const id = `move-${String(stateId)}`.padEnd(12, '0');
    const action = { type: 'place-band', district: 'temple' };
    expect(await players[game.turn.seat]?.emitWithAck('move', { id, stateId, action })).toMatchObject({
      ok: true,
    });
    return stateId + 1;
  };
  await move();
  expect(new Set(told.slice(0, 3))).toEqual(new Set(players));
  const last = await move();
  await Promise.all([...watchers, ...players].map((line) => line.waitForState(last)));
  expect(told.filter((line) => players.includes(line))).toHaveLength(6);
  expect(new Set(told).size).toBe(SPECTATORS + 3);
  await wired.stop();
});

test('sends a change of the table to the players first, and reads it once for all spectators', async () => {
  let reads = 0;
  const { wired, watchers, players } = await openCrowdedTable((opened) => {
    const history: Storage['chat']['history'] = (...args) => {
      reads += 1;
      return opened.chat.history(...args);
    };
    return { ...opened, chat: { ...opened.chat, history } };
  });
  await wired.whenIdle();
  reads = 0;
  const told: MemoryConnection[] = [];
  const isPaused = ([packet]: readonly string[]) => packet?.includes('"pausedAt":1') === true;
  const lastSync = ({ received }: MemoryConnection) =>
    received.filter((packet) => packet.startsWith('2["sync"')).slice(-1);
  for (const line of [...watchers, ...players])
    line.on('received', (packet: string) => {
      if (packet.startsWith('2["sync"')) told.push(line);
    });
  const [ann, ...others] = players;
  await ann?.emitWithAck('table-command', { type: 'propose', kind: 'pause' });
  for (const other of others)
    expect(await other.emitWithAck('table-command', { type: 'respond', id: 1, agrees: true })).toMatchObject({
      ok: true,
    });
  await wired.whenIdle();
  const firstSpectator = told.findIndex((line) => !players.includes(line));
  expect(new Set(told.slice(0, firstSpectator)).size).toBe(players.length);
  expect(reads).toBeLessThan(3 * 5); // three changes: three players and all spectators
  expect([...watchers, ...players].map(lastSync).every(isPaused)).toBe(true);
  expect(await ann?.emitWithAck('chat', { text: 'Back in ten minutes' })).toMatchObject({ ok: true });
  const hasLine = ({ received }: MemoryConnection) =>
    received.filter((packet) => packet.startsWith('2["chat"')).length === 1;
  expect([...watchers, ...players].every(hasLine)).toBe(true);
  await wired.stop();
});

// The three players are read one after the other, and then all spectators.
test.each([0, 3])(
  'loses no chat line that comes while a change of the table is read, read %i',
  async (nth) => {
    let untilLine = Infinity;
    let sendLine = (): Promise<unknown> => Promise.resolve();
    const { wired, watchers, players } = await openCrowdedTable((opened) => {
      const history: Storage['chat']['history'] = async (...args) => {
        const lines = await opened.chat.history(...args);
        if (untilLine-- === 0) await sendLine();
        return lines;
      };
      return { ...opened, chat: { ...opened.chat, history } };
    });
    const [ann, ben] = players;
    sendLine = async () =>
      expect(await ben?.emitWithAck('chat', { text: 'Wait' })).toMatchObject({ ok: true });
    await wired.whenIdle();
    untilLine = nth;
    await ann?.emitWithAck('table-command', { type: 'propose', kind: 'pause' });
    await wired.whenIdle();
    expect(untilLine).toBeLessThan(0);
    const showsLine = ({ received }: MemoryConnection) => {
      const isSync = received.map((packet) => packet.startsWith('2["sync"'));
      return received.slice(isSync.lastIndexOf(true)).some((packet) => packet.includes('"text":"Wait"'));
    };
    expect([...watchers, ...players].filter((line) => !showsLine(line)).length).toBe(0);
    await wired.stop();
  },
);
