import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectStorage, startTestServer, type InspectedGame } from '@great-fire/server/testing';
import { findViolations, type ClientHistory } from './check-history';
import { takebackTarget } from './check-takebacks';
import { allClients, openTable, collectHistories, quiesce, type ChaosTable } from './table';
import type { SentMove, ChaosClient } from './client';
import { waitForAll } from './wait-for';

interface History {
  readonly clients: readonly ClientHistory[]; // three by seat, then the spectator
  readonly game: InspectedGame;
}

/** Plays a real game until it contains all that the cases below corrupt. Returns its histories and the stored game. */
async function playGame(): Promise<History> {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
  try {
    const { clients, matchId } = await playGameIn(dataDir);
    const stored = await inspectStorage(join(dataDir, 'great-fire.db'));
    const game = await stored.readGame(matchId);
    await stored.close();
    return { clients, game };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function playGameIn(dataDir: string): Promise<Pick<History, 'clients'> & { readonly matchId: string }> {
  const server = await startTestServer({ dataDir });
  const bots = ['merchant', 'apprentice'] as const;
  let clients: readonly ChaosClient[] = [];
  try {
    const options = { name: 'checked', seats: 5, hasHiddenColours: true, bots, takebackRate: 0.2 } as const;
    const table = await openTable(server.url, options);
    clients = allClients(table);
    await waitForAll(
      'every page to show its table',
      clients,
      ({ isConnected, stateId }) => isConnected && stateId >= 0,
    );
    table.players.forEach((player) => player.play());
    await waitForAll(
      'a game that contains every case to corrupt',
      clients,
      ({ stateId }) => stateId >= 40 && coversAllCases(table),
    );
    await quiesce(table);
    return { clients: collectHistories(table), matchId: table.matchId };
  } finally {
    clients.forEach((client) => client.close());
    await server.stop();
  }
}

/** Returns whether the bots have moved, and a person has moved after a takeback. */
function coversAllCases({ players, spectator }: ChaosTable): boolean {
  const { log } = spectator.matchClient.getSnapshot();
  const takebackStateId =
    log.find(({ takeback }) => takeback !== undefined)?.stateId ?? Number.POSITIVE_INFINITY;
  const botMoves = log.filter(({ seat }) => players.every((player) => player.seat !== seat));
  const moves = players.flatMap((player) => player.moves);
  return (
    botMoves.length > 1 &&
    moves.some(({ ackedStateId }) => ackedStateId !== null && ackedStateId > takebackStateId)
  );
}

type Row = InspectedGame['log'][number];
type Corrupt = (history: History, last: SentMove) => Partial<History>; // `last`: the last acknowledged move

const fail = (): never => {
  throw new Error('The game is too short');
};
const findTakeback = ({ log }: InspectedGame): Row =>
  log.find((row) => takebackTarget(row) !== null) ?? fail();
const isBotMove = ({ moveId }: Row): boolean => moveId.startsWith('bot:');
const findLastBotMove = ({ log }: InspectedGame): Row => [...log].reverse().find(isBotMove) ?? fail();

/** Changes one row of the log, which `find` returns. */
const inRow =
  (
    find: (game: InspectedGame, last: SentMove) => Row,
    change: (row: Row, history: History) => Partial<Row>,
  ) =>
  (history: History, last: SentMove): Pick<History, 'game'> => {
    const { game } = history;
    const found = find(game, last);
    const log = game.log.map((row) => (row === found ? { ...row, ...change(row, history) } : row));
    return { game: { ...game, log } };
  };

/** Changes what the last acknowledged move became. */
const inLastMove =
  (change: (move: SentMove) => readonly SentMove[]): Corrupt =>
  ({ clients }, last) => ({
    clients: clients.map((history) => ({
      ...history,
      moves: history.moves.flatMap((move) => (move === last ? change(move) : [move])),
    })),
  });

const inClients =
  (change: (client: ClientHistory, all: readonly ClientHistory[]) => Partial<ClientHistory>): Corrupt =>
  ({ clients }) => ({ clients: clients.map((client) => ({ ...client, ...change(client, clients) })) });

const inAction = (action: string, change: object): string =>
  JSON.stringify({ ...(JSON.parse(action) as object), ...change });

const CORRUPTIONS: readonly (readonly [what: string, corrupt: Corrupt, named: RegExp])[] = [
  [
    'an acknowledged move that is lost',
    ({ game }, last) => {
      const log = game.log.filter(({ moveId }) => moveId !== last.moveId);
      return { game: { ...game, log, match: { ...game.match, stateId: log.length } } };
    },
    /was acknowledged as state \d+, where/,
  ],
  [
    'a gap in the log',
    ({ game }) => ({ game: { ...game, log: game.log.filter((_, index) => index !== 20) } }),
    /^the log has a gap or a duplicate$/,
  ],
  [
    'a log that is longer than the table says',
    ({ game }) => ({ game: { ...game, match: { ...game.match, stateId: game.log.length - 1 } } }),
    /^the table says \d+, the log \d+$/,
  ],
  [
    'a move that is in the log twice',
    ({ game }) => ({ game: { ...game, log: [...game.log, game.log.at(-1) ?? fail()] } }),
    /^a move is in the log twice$/,
  ],
  [
    'another decision than was made',
    inLastMove((move) => [
      { ...move, action: { type: 'discard', card: 1 } as unknown as SentMove['action'] },
    ]),
    /was acknowledged as state \d+, where/,
  ],
  [
    'two acknowledgements with one state',
    inLastMove((move) => [move, { ...move, moveId: 'another-00001' }]),
    /were both acknowledged as state \d+$/,
  ],
  [
    'a client that received acknowledgements out of order',
    inClients(({ moves }) => ({ moves: [...moves].reverse() })),
    /received acknowledgements out of order$/,
  ],
  [
    'a move that was rejected and is in the log',
    inLastMove((move) => [{ ...move, ackedStateId: null, code: 'stale' }]),
    /was rejected \(stale\) and is in the log$/,
  ],
  [
    'a move that is in the log and was never acknowledged',
    inLastMove(() => []),
    /is in the log and was never acknowledged$/,
  ],
  [
    'a bot that moved twice on one state',
    inRow(findLastBotMove, (_, { game }) => ({ moveId: (game.log.find(isBotMove) ?? fail()).moveId })),
    /^a bot moved twice on the state of bot:\d+$/,
  ],
  [
    'a move of a bot that stands beyond the state that it was decided on',
    inRow(findLastBotMove, ({ stateId }) => ({ moveId: `bot:${String(stateId - 2)}` })),
    /^bot:\d+ led to state \d+, not the one after the state that the bot saw$/,
  ],
  [
    'a move of a bot in the seat of a person',
    inRow(
      ({ log }, { ackedStateId }) => log[(ackedStateId ?? 0) - 1] ?? fail(),
      ({ stateId }) => ({ moveId: `bot:${String(stateId - 1)}` }),
    ),
    /^bot:\d+ is a bot's move in the person's seat \d$/,
  ],
  [
    'a move that no bot made in the seat of one',
    inRow(findLastBotMove, () => ({ moveId: 'x-1' })),
    /^x-1 is no bot's move in the bot's seat \d$/,
  ],
  [
    'an answer about the opening hand in the midst of the game',
    inRow(findLastBotMove, ({ stateId }) => ({ moveId: `opening-hand:${String(stateId)}` })),
    /^opening-hand:\d+ is no bot's move in the bot's seat \d$/,
  ],
  [
    'a bot that has the seat of a person',
    ({ game }) => {
      const seats = game.match.seats.map((seat) => ({ ...seat, bot: seat.bot ?? 'merchant' }) as const);
      return { game: { ...game, match: { ...game.match, seats } } };
    },
    /^seat 0 is not controlled by the player who joined it$/,
  ],
  [
    'a move of a bot that a client received and that is not in the log',
    inRow(findLastBotMove, () => ({ at: 1 })),
    /received another state \d+ than is in the log$/,
  ],
  [
    'a takeback that was carried out twice',
    ({ clients, game }) => {
      const row = findTakeback(game);
      const { seat, action } = row;
      const takebackRequests = [{ to: takebackTarget(row) ?? 0, code: null }]; // the seat may have proposed it twice
      const { stateId } = findLastBotMove(game);
      const again = { seat, action, moveId: `take-back:${String(stateId)}` };
      return {
        clients: clients.map((client) => (client.seat === seat ? { ...client, takebackRequests } : client)),
        game: {
          ...game,
          log: game.log.map((each) => (each.stateId === stateId ? { ...each, ...again } : each)),
        },
      };
    },
    /^take-back:\d+ goes back to \d+, which has no open proposal$/,
  ],
  [
    'a takeback that the server has not made',
    inRow(findTakeback, () => ({ moveId: 'x-1' })),
    /^x-1 is at state \d+, where the server has made no takeback$/,
  ],
  [
    'a takeback that not all agreed to',
    inRow(findTakeback, ({ action }, { clients }) => ({
      action: inAction(action, { consent: [clients[0]?.seat, clients[1]?.seat] }),
    })),
    /^take-back:\d+ was agreed to by \d, \d, not by all who play$/,
  ],
  [
    'a takeback to another state than a client received',
    inRow(findTakeback, ({ action, stateId }) => ({ action: inAction(action, { to: stateId }) })),
    /received another state \d+ than is in the log$/,
  ],
  [
    'a snapshot that is not the state of its log',
    ({ game }) => ({ game: { ...game, isSnapshotConsistent: false } }),
    /^the snapshot differs from the replayed log$/,
  ],
  [
    'a page that shows an earlier state',
    inClients(({ stateId }) => ({ stateId: stateId - 1 })),
    /shows state \d+ of \d+$/,
  ],
  [
    'a page that shows what another seat sees',
    inClients(({ seat }, all) => ({ view: all.find((other) => other.seat !== seat)?.view ?? null })),
    /shows a wrong view$/,
  ],
];

let history: History;
beforeAll(async () => {
  history = await playGame();
});

test('reports nothing for an intact game', () => {
  expect(history.game.log.length).toBeGreaterThanOrEqual(40);
  expect(findViolations(history.clients, history.game)).toEqual([]);
});

test.each(CORRUPTIONS)('reports %s', (_, corrupt, named) => {
  const moves = history.clients.flatMap((client) => client.moves);
  const last = moves.reduce((one, other) =>
    (other.ackedStateId ?? 0) > (one.ackedStateId ?? 0) ? other : one,
  );
  const { clients, game } = { ...history, ...corrupt(history, last) };
  expect(findViolations(clients, game)).toContainEqual(expect.stringMatching(named));
});
