/** A table of a round: people, and at some tables bots, play; one watches. */
import type { PlayerCount } from '@great-fire/game';
import type { OfferedLevel, SeatClaim } from '@great-fire/protocol';
import { TestClient, DEFAULT_TABLE } from '@great-fire/server/testing';
import { waitFor } from '@great-fire/testkit/wait-for';
import type { ClientHistory } from './check-history';
import { ChaosClient } from './client';

export interface TableOptions {
  readonly name: string; // begins the names of those who come
  readonly seats: PlayerCount;
  readonly hasHiddenColours: boolean;
  readonly bots: readonly OfferedLevel[]; // they have the seats after the host's
  readonly takebackRate: number; // the share of people's decisions after which they ask to go back
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

/** What everybody at a table has to say. */
export const collectHistories = (table: ChaosTable): readonly ClientHistory[] =>
  allClients(table).map(readHistory);

function readHistory({ name, seat, moves, takebacks, matchClient }: ChaosClient): ClientHistory {
  const { stateId, view, log } = matchClient.getSnapshot();
  return { name, seat, moves, takebackRequests: takebacks.requests, receivedLog: log, stateId, view };
}

/** How many times moves were taken back at a table, as its spectator was told. */
export const countTakebacks = ({ spectator }: ChaosTable): number =>
  spectator.matchClient.getSnapshot().log.filter(({ takeback }) => takeback !== undefined).length;

/** The latest state of a table that anybody was told of. */
export function latestStateId(table: ChaosTable): number {
  const ackedStateIds = table.players.flatMap(({ moves }) =>
    moves.map(({ ackedStateId }) => ackedStateId ?? 0),
  );
  return Math.max(0, ...ackedStateIds, ...allClients(table).map(({ stateId }) => stateId));
}

/** Whether a decision of a bot is awaited, as far as anybody at the table knows. */
export function isBotOnTurn({ players, spectator, hasBots }: ChaosTable): boolean {
  const latest = players.reduce((a, b) => (b.stateId > a.stateId ? b : a), spectator);
  return hasBots && latest.activeSeat !== null && players.every(({ seat }) => seat !== latest.activeSeat);
}

/** Opens a table and seats the players. While the server has no storage, or a connection breaks, opens another one. */
export function openTable(url: string, options: TableOptions): Promise<ChaosTable> {
  return waitFor(`the table ${options.name} to be opened`, () =>
    tryOpenTable(url, options).catch((error: unknown) => {
      if (isTransient(error)) return null;
      throw error;
    }),
  );
}

const isTransient = (error: unknown): boolean =>
  error instanceof TypeError || String(error).includes('"unavailable"'); // the type of what `fetch` throws

async function tryOpenTable(
  url: string,
  { name, seats, hasHiddenColours, bots, takebackRate }: TableOptions,
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
