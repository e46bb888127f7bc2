/** Decisions without a choice: which ones the server makes, what it shows, and that no secret decides. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ENGINE } from '@great-fire/game/engine';
import type { GameState, Token } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { type GameRecord, replayRecord } from '@great-fire/game/record';
import { type CreateTableInput, emptyTableState } from '@great-fire/protocol';
import { createTestTable, withFixedSecrets, withServer, type TestTable } from '../../testing';
import { allSockets, performTakeback } from '../../testing/table-commands';
import { findForcedAction } from './forced-action';
import type { LiveMatch } from './load-match';

const DAYS = { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' } as const;
const BLITZ = { clock: { kind: 'per-turn', seconds: 3600 }, timeoutAction: 'vote' } as const;
/** The card that the player draws uncovers a stack card, and only Pudding Lane burns, which takes no cone. */
const NO_ROOM = 'turn 5 act card:N | pudding-lane F4 | seat 0 red hand:NESW | deck N E #A W';
const NOTHING_PLACED = { type: 'intensify', districts: [] };

const matchOf = (game: GameState, change: Partial<LiveMatch> = {}): LiveMatch => ({
  rules: ENGINE,
  state: { stateId: 9, game, ctx: {} as LiveMatch['state']['ctx'] },
  recentMoves: [],
  timeControl: DAYS,
  ownedByPerson: game.seats.map(() => true),
  botLevels: new Map(),
  botSpeed: 'normal',
  tableState: emptyTableState(game.seats.length, game.turn.seat, 1),
  ...change,
});

const atIntensify = readPosition(NO_ROOM.replace('act card:N', 'intensify card:N by:stack'));

test('finds the only way to place cones, at a table with days for each turn, for a person who plays', () => {
  expect(findForcedAction(matchOf(atIntensify))).toEqual({ seat: 0, action: NOTHING_PLACED });
  const { tableState, ownedByPerson } = matchOf(atIntensify);
  for (const change of [
    { timeControl: BLITZ },
    { timeControl: { clock: { kind: 'none' }, timeoutAction: 'vote' } },
    { ownedByPerson: ownedByPerson.map(() => false) }, // a bot
    { tableState: { ...tableState, pausedAt: 5 } },
  ] as const)
    expect(findForcedAction(matchOf(atIntensify, change))).toBeNull();
});

test('leaves every decision with a choice, and every one that hand or tokens count in, to its player', () => {
  for (const position of [
    'turn 5 intensify card:N by:stack | pudding-lane F4 | s-mary F1 | s-bennet F1 | seat 0 red hand:NESW',
    NO_ROOM, // may end the actions or move
    'turn 5 spread | pudding-lane F4 | seat 0 red hand:N',
  ])
    expect([position, findForcedAction(matchOf(readPosition(position)))]).toEqual([position, null]);
});

/** Returns the same table with other cards and tokens in all hands. */
function withOtherSecrets(game: GameState): GameState {
  const { hands, tokens } = game.secret;
  const others: readonly Token[] = ['one-vp', 'double-move', 'demolition'];
  return {
    ...game,
    secret: {
      ...game.secret,
      hands: hands.map((hand, seat) =>
        hand.map((_, index) => (['N', 'E', 'S', 'W'] as const)[(seat + index) % 4] ?? 'N'),
      ),
      tokens: tokens.map((held) => held.map((_, index) => others[index % 3] ?? 'one-vp')),
    },
  };
}

test('no hand and no token changes what the server decides, in whole games', () => {
  const corpus = resolve(__dirname, '../../../game/tests/fixtures/corpus.jsonl.br');
  const lines = brotliDecompressSync(readFileSync(corpus)).toString('utf8').trimEnd().split('\n');
  let forced = 0;
  let differing = 0;
  const different: unknown[] = [];
  for (const line of lines.filter((_, index) => index % 4 === 0))
    replayRecord(JSON.parse(line) as GameRecord, (game) => {
      const { seat, step } = game.turn;
      if (step === 'over') return;
      const other = withOtherSecrets(game);
      const [first, second] = [findForcedAction(matchOf(game)), findForcedAction(matchOf(other))];
      if (JSON.stringify(first) !== JSON.stringify(second)) different.push([first, second]);
      if (first !== null) forced += 1;
      const [own, twin] = [game, other].map((each) => ENGINE.legalActions(ENGINE.viewFor(each, seat)).length);
      if (step !== 'intensify' && own !== twin) differing += 1;
    });
  expect(different).toEqual([]);
  expect(forced).toBeGreaterThan(0);
  expect(differing).toBeGreaterThan(1000); // the hands do matter to the rules
});

/** Runs a test at a table whose game begins in the position. */
const atPosition = (
  timeControl: CreateTableInput['timeControl'],
  testBody: (table: TestTable) => Promise<void>,
) => {
  const position = readPosition(NO_ROOM);
  const { seed, entropies } = position.secret;
  return withServer(
    async ({ url }) => {
      const table = await createTestTable(url, { ...(timeControl && { timeControl }) });
      await testBody(table);
      table.close();
    },
    { wrapStorage: withFixedSecrets({ seed, entropies, position }) },
  );
};

test(
  'makes it at once after the move before, and all see it in the log',
  atPosition(DAYS, async (table) => {
    const start = table.spectator.socket.stateId;
    expect(await table.sockets[0]?.move({ type: 'end-actions' })).toMatchObject({
      ok: true,
      stateId: start + 1,
    });
    for (const socket of allSockets(table)) {
      await socket.waitForState(start + 2);
      expect(socket.latestSync?.frame?.view.turn).toMatchObject({ number: 6, step: 'spread' });
      const entries = socket.updates.flatMap(({ logEntries }) => logEntries);
      expect(entries.map(({ stateId, seat, isForced = false }) => [stateId, seat, isForced])).toEqual([
        [start + 1, 0, false],
        [start + 2, 0, true],
      ]);
    }
    // A page that comes later sees it, too.
    const late = table.clients[1]?.connect({ match: table.matchId });
    expect((await late?.waitForSync())?.log.map(({ isForced = false }) => isForced)).toEqual([false, true]);
    late?.close();
  }),
);

test(
  'a takeback goes back behind it as behind any move, and it is then made again after the move',
  atPosition(DAYS, async (table) => {
    const start = table.spectator.socket.stateId;
    await table.sockets[0]?.move({ type: 'end-actions' });
    for (const socket of allSockets(table)) await socket.waitForState(start + 2);
    await performTakeback(table, start);
    expect(table.spectator.socket.latestSync?.frame?.view.turn).toMatchObject({ number: 5, step: 'act' });
    await table.sockets[0]?.move({ type: 'end-actions' });
    await table.spectator.socket.waitForState(start + 5);
    expect(table.spectator.socket.latestSync?.frame?.view.turn).toMatchObject({ number: 6, step: 'spread' });
  }),
);

test(
  'a game in real time waits for its player',
  atPosition(BLITZ, async (table) => {
    const start = table.spectator.socket.stateId;
    await table.sockets[0]?.move({ type: 'end-actions' });
    await table.spectator.socket.waitForState(start + 1);
    expect(table.spectator.socket.latestSync?.frame?.view.turn).toMatchObject({ step: 'intensify' });
    const move = await table.sockets[0]?.move({ type: 'intensify', districts: [] }, start + 1);
    expect(move).toMatchObject({ ok: true, stateId: start + 2 });
  }),
);
