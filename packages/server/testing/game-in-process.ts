import type { CreateTableInput } from '@great-fire/protocol';
import type { ClaimedSeat } from '../src/lobby/table-service';
import type { MatchService } from '../src/matches/match-service';
import type { InProcessServer } from './in-process-server';
import type { HandshakeFields, MemoryConnection } from './memory-connection';
import { seededRandom } from './seeded-random';
import { PLAYER_NAMES, randomAction } from './test-table';
import { updateSetupInProcess } from './update-setup-in-process';

type Tables = Pick<InProcessServer, 'tables' | 'storage'>;

export interface TableInProcess {
  readonly matchId: string;
  readonly claims: readonly ClaimedSeat[]; // index: the seat
  readonly keys: readonly string[]; // by seat: the session key of the guest
}

/** Opens a table of three players, who are ready. */
export async function seatPlayersInProcess(
  server: Tables,
  options: Partial<CreateTableInput> = {},
): Promise<TableInProcess> {
  const [hostName = '', ...names] = PLAYER_NAMES.slice(0, 3);
  const host = await server.tables.open(null, {
    tableName: 'Pudding Lane',
    players: 3,
    private: false,
    name: hostName,
    options: { hiddenColours: false, moreDestruction: false, cones: 65 },
    ...options,
  });
  const { matchId } = host;
  const claims = [host];
  for (const name of names) {
    const claim = await server.tables.join(null, matchId, { name });
    await updateSetupInProcess(server, claim, { type: 'set-ready', seat: claim.seat, isReady: true });
    claims.push(claim);
  }
  return { matchId, claims, keys: claims.map(({ sessionKey }) => sessionKey ?? '') };
}

/** Opens a table of three players and starts its game. */
export async function startGameInProcess(
  server: Tables,
  options: Partial<CreateTableInput> = {},
): Promise<TableInProcess> {
  const table = await seatPlayersInProcess(server, options);
  const [host] = table.claims;
  if (host !== undefined) await updateSetupInProcess(server, host, { type: 'start' });
  return table;
}

/** Plays moves of the active players directly at the matches of a server. Resolves to the last state. */
export async function playInProcess(
  { matches }: { readonly matches: Pick<MatchService, 'get' | 'move'> },
  matchId: string,
  moves: number,
  random?: () => number, // default: a fixed order for each state of the match
): Promise<number> {
  let last = 0;
  for (let count = 0; count < moves; count += 1) {
    const match = await matches.get(matchId, 0);
    if (match === null) throw new Error('The game has not begun');
    const { stateId, game } = match.state;
    const { seat } = game.turn;
    const choose = random ?? seededRandom(`${matchId}/${String(stateId)}`);
    const action = randomAction(match.rules.viewFor(game, seat), choose);
    const moveId = `in-process-${String(stateId)}`;
    last = (await matches.move({ matchId, seat, action, stateId, moveId })).stateId;
  }
  return last;
}

/** Connects a guest, or a spectator without a name (null), to a match. Resolves when its first sync has arrived. */
export async function enterTable(
  server: Pick<InProcessServer, 'connect' | 'whenIdle'>,
  key: string | null,
  matchId: string,
  fields: HandshakeFields = {},
): Promise<MemoryConnection> {
  const connection = server.connect(key);
  await connection.connect(matchId, 'sync', fields);
  await server.whenIdle();
  return connection;
}

/** Connects a guest, or a visitor without a session key (null), to the lobby. */
export async function enterLobby(
  server: Pick<InProcessServer, 'connect' | 'whenIdle'>,
  key: string | null,
): Promise<MemoryConnection> {
  const connection = server.connect(key);
  await connection.connect(null, null);
  await connection.emitWithAck('server-time'); // the handshake is answered before the lobby knows the socket
  await server.whenIdle();
  return connection;
}
