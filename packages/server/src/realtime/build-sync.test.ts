import type { ChatLine, TableLogEntry } from '@great-fire/protocol';
import { startInProcessServer } from '../../testing';
import { playInProcess, seatPlayersInProcess, startGameInProcess } from '../../testing/game-in-process';
import { SYNC_CHAT_LINES, buildSync, type SyncContents } from './build-sync';
import { MatchRoom } from './match-room';
import { PersonListCache } from './person-list-cache';

const NOW = 1_700_000_000_000;
const server = startInProcessServer({ now: () => NOW });
afterAll(() => server.stop());

const room = new MatchRoom(new PersonListCache(() => Promise.resolve([])));

async function contentsOf(matchId: string): Promise<SyncContents> {
  const match = await server.storage.matches.find(matchId);
  if (match === null) throw new Error('The match is gone');
  const liveMatch = await server.matches.get(matchId, 0);
  const nothing = { chatLines: [], events: [], formerOwners: [], wasKicked: false, rematch: null };
  return { match, liveMatch, ...nothing };
}

const lineOf = (text: string, index: number): ChatLine => ({
  id: `line-${String(index)}`,
  channel: 'players',
  seat: 0,
  name: 'Ann',
  text,
  at: NOW,
});

describe('before the start', () => {
  test('a sync has no game, and the own answer for five identical cards', async () => {
    const { matchId } = await seatPlayersInProcess(server, { openingHandAnswer: 'redeal' });
    const contents = await contentsOf(matchId);
    const sync = buildSync({ ...contents, wasKicked: true }, room, 0, NOW + 5);
    expect(sync).toMatchObject({
      ...{ frame: null, tableState: null, log: [], tableLog: [], chat: [], chatHasMore: false },
      ...{ mySeat: 0, myOpeningHandAnswer: 'redeal', wasKicked: true, rematch: null },
      ...{ serverTime: NOW + 5, rulesVersion: contents.match.rulesVersion },
      seedCommitment: contents.match.commitment,
      presence: { connected: [false, false, false], spectators: 0 },
    });
    expect(buildSync(contents, room, null, NOW).myOpeningHandAnswer).toBeNull();
  });
});

describe('the lists of a sync', () => {
  const withLines = async (chatLines: readonly ChatLine[]) => {
    const { matchId } = await seatPlayersInProcess(server);
    return buildSync({ ...(await contentsOf(matchId)), chatLines }, room, 0, NOW);
  };

  test('hold the last fifty chat lines, and say whether there are earlier ones', async () => {
    const lines = Array.from({ length: SYNC_CHAT_LINES + 1 }, (_, index) => ({
      ...lineOf('', index),
      name: '',
    }));
    const some = lines.map(({ id }) => ({ id }) as ChatLine); // short, so that only their number limits them
    const all = await withLines(some.slice(1));
    expect([all.chat, all.chatHasMore]).toEqual([some.slice(1), false]);
    const more = await withLines(some);
    expect([more.chat, more.chatHasMore]).toEqual([some.slice(1), true]);
  });

  test('leave out the earliest chat lines beyond three thousand bytes', async () => {
    const size = Buffer.byteLength(JSON.stringify(lineOf('', 0)));
    const lines = [1000, 1000, 1000].map((bytes, index) => lineOf('x'.repeat(bytes - size), index));
    const exact = await withLines(lines);
    expect([exact.chat, exact.chatHasMore]).toEqual([lines, false]);
    const longer = [...lines.slice(0, 2), lineOf('x'.repeat(1001 - size), 2)];
    const sync = await withLines(longer);
    expect([sync.chat, sync.chatHasMore]).toEqual([longer.slice(1), true]);
    expect((await withLines([lineOf('x'.repeat(3000), 0)])).chat).toEqual([]);
    const wide = [lineOf('字'.repeat(900), 0), lineOf('字'.repeat(300), 1)]; // three bytes each
    expect((await withLines(wide)).chat).toEqual(wide.slice(1));
  });

  test('hold two thousand bytes of table events and four thousand of moves, the last ones', async () => {
    const { matchId } = await startGameInProcess(server);
    await playInProcess(server, matchId, 80);
    const contents = await contentsOf(matchId);
    const event: TableLogEntry = { id: 1, stateId: 0, at: NOW, event: { type: 'game-resumed' } as never };
    const events = Array.from({ length: 60 }, (_, id) => ({ ...event, id }));
    const { log, tableLog } = buildSync({ ...contents, events }, room, 1, NOW);
    const bytes = (items: readonly object[]) =>
      items.reduce((sum, item) => sum + Buffer.byteLength(JSON.stringify(item)), 0);
    expect(bytes(log)).toBeLessThanOrEqual(4000);
    expect(bytes(log)).toBeGreaterThan(2500);
    expect(log.at(-1)?.stateId).toBe(contents.liveMatch?.state.stateId);
    expect(bytes(tableLog)).toBeLessThanOrEqual(2000);
    expect(bytes(tableLog) + bytes([event])).toBeGreaterThan(1990);
    expect(tableLog.at(-1)?.id).toBe(59);
  });
});

test('a sync of a running game has the view and the log of its viewer', async () => {
  const { matchId } = await startGameInProcess(server);
  await playInProcess(server, matchId, 12);
  const contents = await contentsOf(matchId);
  const stateId = contents.liveMatch?.state.stateId ?? 0;
  const formerOwners = [{ stateId, seat: 2, name: 'Zoe', version: 4 }];
  const sync = buildSync({ ...contents, formerOwners }, room, 1, NOW);
  expect(sync.frame).toMatchObject({ stateId, view: { viewer: 1 } });
  expect(sync.tableState).toEqual(contents.liveMatch?.tableState);
  expect(sync.log.at(-1)).toMatchObject({ stateId, formerOwners });
  expect(sync.myOpeningHandAnswer).toBeNull();
  const watched = buildSync(contents, room, null, NOW);
  expect(watched.frame?.view.own).toBeNull();
  expect(watched.mySeat).toBeNull();
});
