/** A table of a round: people and, at some tables, bots play while one spectator watches. */
import type { PlayerCount } from '@great-fire/game';
import type { OfferedLevel, SeatClaim } from '@great-fire/protocol';
import { TestClient, DEFAULT_TABLE } from '@great-fire/server/testing';
import { waitFor } from '@great-fire/testkit/wait-for';
import type { ClientHistory } from './check-history';
import { ChaosClient } from './client';
import { waitForAll } from './wait-for';

export interface ChaosTableOptions {
  readonly name: string; // starts the names of the clients
  readonly seats: PlayerCount;
  readonly hasHiddenColours: boolean;
  readonly bots: readonly OfferedLevel[]; // in the seats after the host's
  readonly takebackRate: number; // share of people's moves after which they propose a takeback
}

export interface ChaosTable {
  readonly matchId: string;
  readonly players: readonly ChaosClient[]; // people, by seat
  readonly spectator: ChaosClient;
  readonly hasBots: boolean;
}

export const allClients = ({ players, spectator }: ChaosTable): readonly ChaosClient[] => [
  ...players,
  spectator,
];

export const collectHistories = (table: ChaosTable): readonly ClientHistory[] =>
  allClients(table).map(readHistory);

function readHistory({ name, seat, moves, takebacks, matchClient }: ChaosClient): ClientHistory {
  const { stateId, view, log } = matchClient.getSnapshot();
  return { name, seat, moves, takebackRequests: takebacks.requests, receivedLog: log, stateId, view };
}

/** Returns the number of takebacks in the log that the spectator received. */
export const countTakebacks = ({ spectator }: ChaosTable): number =>
  spectator.matchClient.getSnapshot().log.filter(({ takeback }) => takeback !== undefined).length;

/** Returns the latest state id that any client of a table has received. */
export function latestStateId(table: ChaosTable): number {
  const ackedStateIds = table.players.flatMap(({ moves }) =>
    moves.map(({ ackedStateId }) => ackedStateId ?? 0),
  );
  return Math.max(0, ...ackedStateIds, ...allClients(table).map(({ stateId }) => stateId));
}

/** Returns whether a bot is to move, according to the client with the latest state. */
function isBotOnTurn({ players, spectator, hasBots }: ChaosTable): boolean {
  const latest = players.reduce((a, b) => (b.stateId > a.stateId ? b : a), spectator);
  return hasBots && latest.activeSeat !== null && players.every(({ seat }) => seat !== latest.activeSeat);
}

/** Opens a table and seats the players. Retries while the server has no storage or a connection breaks. */
export function openTable(url: string, options: ChaosTableOptions): Promise<ChaosTable> {
  return waitFor(`the table ${options.name} to be opened`, () =>
    tryOpenTable(url, options).catch((error: unknown) => {
      if (isTransient(error)) return null;
      throw error;
    }),
  );
}

const isTransient = (error: unknown): boolean =>
  error instanceof TypeError || String(error).includes('"unavailable"'); // `fetch` throws a TypeError

async function tryOpenTable(
  url: string,
  { name, seats, hasHiddenColours, bots, takebackRate }: ChaosTableOptions,
): Promise<ChaosTable> {
  const options = {
    ...DEFAULT_TABLE.options,
    hiddenColours: hasHiddenColours && seats < 6,
    cones: 100 as const,
  };
  const host = new TestClient(url);
  const hostClaim = await host.openTable({ tableName: name, players: seats, options, bots });
  const match = hostClaim.match.id;
  const claims: SeatClaim[] = [hostClaim];
  while (claims.length + bots.length < seats)
    claims.push(await new TestClient(url).joinAndReady(match, `Person ${String(claims.length + 1)}`));
  if (claims.length > 1) await host.start(match);
  const createClient = (claim: SeatClaim | null, label: string) =>
    new ChaosClient({ url, match, claim: claim, name: `${name}-${label}`, takebackRate });
  return {
    matchId: match,
    players: claims.map((claim) => createClient(claim, `s${String(claim.seat)}`)),
    spectator: createClient(null, 'w'),
    hasBots: bots.length > 0,
  };
}

/**
 * Stops the players. Waits until every move is answered, no bot is to move, and every page shows the last state.
 *
 * @throws Error with the pages that are missing
 */
export async function quiesce(table: ChaosTable): Promise<void> {
  table.players.forEach((player) => player.stop());
  await waitForAll('an answer to every move and proposal', table.players, ({ isPending }) => !isPending);
  await waitForAll(
    'every page to show the last state, and no bot to move',
    allClients(table),
    ({ stateId }) => stateId === latestStateId(table) && !isBotOnTurn(table),
  );
}
