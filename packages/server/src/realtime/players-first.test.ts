import { updateSetupInProcess, startInProcessServer } from '../../testing';
import type { MemoryConnection } from '../../testing';

const SPECTATORS = 450; // more than two batches of spectators

test('sends a move to the players before any spectator, and the last state to everyone', async () => {
  const wired = startInProcessServer({ now: () => 1_700_000_000_000, wrapStorage: (opened) => opened });
  const { tables, matches } = wired;
  const wish = { tableName: 'Crowded', players: 3, private: false, name: 'Ann' } as const;
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const host = await tables.open(null, { ...wish, options });
  const { matchId } = host;
  const keys = [host.sessionKey];
  for (const name of ['Ben', 'Cat']) {
    const seated = await tables.join(null, matchId, { name });
    await updateSetupInProcess(wired, seated, { type: 'set-ready', seat: seated.seat, isReady: true });
    keys.push(seated.sessionKey);
  }
  await updateSetupInProcess(wired, host, { type: 'start' });
  const enter = async (key: string | null) => {
    const line = wired.connect(key);
    await line.connect(matchId, 'sync');
    return line;
  };
  const watchers: MemoryConnection[] = [];
  for (let count = 0; count < SPECTATORS; count += 1) watchers.push(await enter(null));
  const players: MemoryConnection[] = [];
  for (const key of keys) players.push(await enter(key));

  const told: MemoryConnection[] = [];
  for (const line of [...watchers, ...players])
    line.on('received', (packet: string) => {
      if (packet.startsWith('2["delta"')) told.push(line);
    });
  const move = async () => {
    const match = matches.peek(matchId);
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
  expect(told).toHaveLength(3); // the next batch of spectators is sent after the next move
  expect(new Set(told)).toEqual(new Set(players));
  const last = await move();
  await Promise.all([...watchers, ...players].map((line) => line.waitForState(last)));
  expect(told.filter((line) => players.includes(line))).toHaveLength(6);
  expect(new Set(told).size).toBe(SPECTATORS + 3);
  await wired.stop();
});
