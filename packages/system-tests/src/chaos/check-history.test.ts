import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectStorage, startTestServer, type InspectedGame } from '@great-fire/server/testing';
import { findViolations, type ClientHistory } from './check-history';
import { takebackTarget } from './check-takebacks';
import { quiesce } from './quiesce';
import { allClients, openTable, collectHistories, type ChaosTable } from './table';
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

const withMoves = (clients: readonly ClientHistory[], change: (move: SentMove) => readonly SentMove[]) =>
  clients.map((history) => ({ ...history, moves: history.moves.flatMap(change) }));

type Row = InspectedGame['log'][number];

/** Returns a copy of the game in which `change` is merged into each row of the log. */
const withRows = (game: InspectedGame, change: (row: Row) => Partial<Row>): InspectedGame => ({
  ...game,
  log: game.log.map((row) => ({ ...row, ...change(row) })),
});

/** Returns a copy of the game with one changed row. */
const withRow = (game: InspectedGame, stateId: number, change: Partial<Row>): InspectedGame =>
  withRows(game, (row) => (row.stateId === stateId ? change : {}));

const findTakeback = ({ log }: InspectedGame): Row =>
  log.find((row) => takebackTarget(row) !== null) ?? fail();
const isBotMove = ({ moveId }: Row): boolean => moveId.startsWith('bot:');
const findLastBotMove = ({ log }: InspectedGame): Row => [...log].reverse().find(isBotMove) ?? fail();

const CORRUPTIONS: Readonly<
  Record<string, readonly [(history: History, last: SentMove) => Partial<History>, RegExp]>
> = {
  'an acknowledged move that is lost': [
    ({ game }, last) => {
      const log = game.log.filter(({ moveId }) => moveId !== last.moveId);
      return { game: { ...game, log, match: { ...game.match, stateId: log.length } } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'a gap in the log': [
    ({ game }) => ({ game: { ...game, log: game.log.filter((_, index) => index !== 20) } }),
    /^the log has a gap or a duplicate$/,
  ],
  'a log that is longer than the table says': [
    ({ game }) => ({ game: { ...game, match: { ...game.match, stateId: game.log.length - 1 } } }),
    /^the table says \d+, the log \d+$/,
  ],
  'a move that is in the log twice': [
    ({ game }, last) => {
      const log = game.log.map((row) => {
        const duplicated =
          row.stateId === game.log.length ? game.log.find((r) => r.moveId === last.moveId) : row;
        return { ...(duplicated ?? row), stateId: row.stateId };
      });
      return { game: { ...game, log: [...log, { ...(log.at(-1) ?? fail()), stateId: log.length + 1 }] } };
    },
    /^a move is in the log twice$/,
  ],
  'moves in another order than they were acknowledged in': [
    ({ game }, last) => {
      const index = (last.ackedStateId ?? 0) - 1;
      const [one, other] = [game.log[index - 1] ?? fail(), game.log[index] ?? fail()];
      const log = game.log.map((row) =>
        row === one
          ? { ...other, stateId: row.stateId }
          : row === other
            ? { ...one, stateId: row.stateId }
            : row,
      );
      return { game: { ...game, log } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'another decision than was made': [
    ({ clients }, last) => ({
      clients: withMoves(clients, (move) => [
        move === last
          ? { ...move, action: { type: 'discard', card: 1 } as unknown as SentMove['action'] }
          : move,
      ]),
    }),
    /was acknowledged as state \d+, where/,
  ],
  'two acknowledgements with one state': [
    ({ clients }, last) => ({
      clients: withMoves(clients, (move) =>
        move === last ? [move, { ...move, moveId: 'another-00001' }] : [move],
      ),
    }),
    /were both acknowledged as state \d+$/,
  ],
  'a client that received acknowledgements out of order': [
    ({ clients }) => ({
      clients: clients.map((history) => ({ ...history, moves: [...history.moves].reverse() })),
    }),
    /received acknowledgements out of order$/,
  ],
  'a move that was rejected and is in the log': [
    ({ clients }, last) => ({
      clients: withMoves(clients, (move) => [
        move === last ? { ...move, ackedStateId: null, code: 'stale' } : move,
      ]),
    }),
    /was rejected \(stale\) and is in the log$/,
  ],
  'a move that is in the log and was never acknowledged': [
    ({ clients }, last) => ({
      clients: withMoves(clients, (move) => (move === last ? [] : [move])),
    }),
    /is in the log and was never acknowledged$/,
  ],
  'a bot that moved twice on one state': [
    ({ game }) => {
      const { moveId } = findLastBotMove(game);
      const first = game.log.find(isBotMove);
      return { game: withRows(game, (row) => (row === first ? { moveId } : {})) };
    },
    /^a bot moved twice on the state of bot:\d+$/,
  ],
  'a move of a bot that stands beyond the state that it was decided on': [
    ({ game }) => {
      const { stateId } = findLastBotMove(game);
      const moveId = `bot:${String(stateId - 2)}`;
      return { game: withRow(game, stateId, { moveId }) };
    },
    /^bot:\d+ led to state \d+, not the one after the state that the bot saw$/,
  ],
  'a move of a bot in the seat of a person': [
    ({ game }, last) => ({
      game: withRow(game, last.ackedStateId ?? 0, { moveId: `bot:${String((last.ackedStateId ?? 0) - 1)}` }),
    }),
    /^bot:\d+ is a bot's move in the person's seat \d$/,
  ],
  'a move that no bot made in the seat of one': [
    ({ game }) => ({ game: withRow(game, findLastBotMove(game).stateId, { moveId: 'x-1' }) }),
    /^x-1 is no bot's move in the bot's seat \d$/,
  ],
  'an answer about the opening hand in the midst of the game': [
    ({ game }) => {
      const { stateId } = findLastBotMove(game);
      return { game: withRow(game, stateId, { moveId: `opening-hand:${String(stateId)}` }) };
    },
    /^opening-hand:\d+ is no bot's move in the bot's seat \d$/,
  ],
  'a bot that has the seat of a person': [
    ({ game }) => {
      const seats = game.match.seats.map((seat) => ({ ...seat, bot: seat.bot ?? 'merchant' }) as const);
      return { game: { ...game, match: { ...game.match, seats } } };
    },
    /^seat 0 is not controlled by the player who joined it$/,
  ],
  'a move of a bot that a client received and that is not in the log': [
    ({ game }) => {
      const { stateId } = findLastBotMove(game);
      return { game: withRow(game, stateId, { at: 1 }) };
    },
    /received another state \d+ than is in the log$/,
  ],
  'a takeback that is in the log twice': [
    ({ game }) => {
      const { seat, moveId, action } = findTakeback(game);
      return { game: withRow(game, findLastBotMove(game).stateId, { seat, moveId, action }) };
    },
    /^take-back:\d+ is at state \d+, where the server has made no takeback$/,
  ],
  'a takeback that was carried out twice': [
    ({ clients, game }) => {
      const row = findTakeback(game);
      const { seat, action } = row;
      const { stateId } = findLastBotMove(game);
      // The seat may have proposed this takeback more than once.
      const takebackRequests = [{ to: takebackTarget(row) ?? 0, code: null }];
      return {
        clients: clients.map((history) =>
          history.seat === seat ? { ...history, takebackRequests } : history,
        ),
        game: withRow(game, stateId, { seat, action, moveId: `take-back:${String(stateId)}` }),
      };
    },
    /^take-back:\d+ goes back to \d+, which has no open proposal$/,
  ],
  'a takeback that the server has not made': [
    ({ game }) => ({ game: withRow(game, findTakeback(game).stateId, { moveId: 'x-1' }) }),
    /^x-1 is at state \d+, where the server has made no takeback$/,
  ],
  'a takeback that not all agreed to': [
    ({ clients, game }) => {
      const { stateId, action } = findTakeback(game);
      const less = { ...(JSON.parse(action) as object), consent: [clients[0]?.seat, clients[1]?.seat] };
      return { game: withRow(game, stateId, { action: JSON.stringify(less) }) };
    },
    /^take-back:\d+ was agreed to by \d, \d, not by all who play$/,
  ],
  'a takeback to another state than a client received': [
    ({ game }) => {
      const { stateId, action } = findTakeback(game);
      const other = { ...(JSON.parse(action) as object), to: stateId };
      return { game: withRow(game, stateId, { action: JSON.stringify(other) }) };
    },
    /received another state \d+ than is in the log$/,
  ],
  'a move that was taken back and is missing from the log': [
    ({ game }) => {
      const { stateId } = findTakeback(game);
      const removedStateId = (takebackTarget(findTakeback(game)) ?? 0) + 1;
      const shifted = game.log.filter((row) => row.stateId !== removedStateId);
      const log = shifted.map((row, index) => ({ ...row, stateId: index + 1 }));
      return { game: { ...game, log: stateId > removedStateId ? log : fail() } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'a snapshot that is not the state of its log': [
    ({ game }) => ({ game: { ...game, isSnapshotConsistent: false } }),
    /^the snapshot differs from the replayed log$/,
  ],
  'a page that shows an earlier state': [
    ({ clients }) => ({ clients: clients.map((one) => ({ ...one, stateId: one.stateId - 1 })) }),
    /shows state \d+ of \d+$/,
  ],
  'a page that shows what another seat sees': [
    ({ clients }) => ({
      clients: clients.map((one, index) => ({ ...one, view: clients[(index + 1) % 3]?.view ?? null })),
    }),
    /shows a wrong view$/,
  ],
};

const fail = (): never => {
  throw new Error('The game is too short');
};

let history: History;
beforeAll(async () => {
  history = await playGame();
});

test('reports nothing for an intact game', () => {
  expect(history.game.log.length).toBeGreaterThanOrEqual(40);
  expect(findViolations(history.clients, history.game)).toEqual([]);
});

test.each(Object.entries(CORRUPTIONS))('reports %s', (_, [broken, named]) => {
  const deeds = history.clients.flatMap((witness) => witness.moves);
  const last = deeds.reduce((one, other) =>
    (other.ackedStateId ?? 0) > (one.ackedStateId ?? 0) ? other : one,
  );
  const { clients, game } = { ...history, ...broken(history, last) };
  expect(findViolations(clients, game)).toContainEqual(expect.stringMatching(named));
});
