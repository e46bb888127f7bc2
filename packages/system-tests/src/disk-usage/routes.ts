/** The legal ways to write to the storage. Each route writes as one address, with a new guest for each writer. */
import { createECDH, randomBytes } from 'node:crypto';
import type { RecoveryLink, SeatClaim } from '@great-fire/protocol';
import {
  TestClient,
  activePlayer,
  createTestTable,
  randomAction,
  seededRandom,
} from '@great-fire/server/testing';
import type { TestTable } from '@great-fire/server/testing';

/** Writes once. Resolves to false if the server rejected it, or if this writer has nothing more to write. */
type Write = () => Promise<boolean>;

/** The parts of a server that a route needs beside its address. */
interface RouteControls {
  readonly whenBotsWait: () => Promise<void>;
  /** Lets the time of the active player of a match expire. Resolves to whether a bot has moved. */
  readonly missTurn: (matchId: string) => Promise<boolean>;
}

/** Prepares a writer. Resolves to null if the server rejected that. */
export type Route = (url: string, controls: RouteControls) => Promise<Write | null>;

const WIDE = '火'; // three bytes

const tableBody = (name: string, more: object = {}) => ({
  name,
  tableName: WIDE.repeat(40),
  players: 6,
  options: { hiddenColours: false, moreDestruction: false, cones: 100 },
  private: false,
  ...more,
});

interface Host {
  readonly client: TestClient;
  readonly matchId: string;
}

async function openTable(url: string, more: object = {}): Promise<Host | null> {
  const client = new TestClient(url);
  const { status, body } = await client.request<SeatClaim>(
    'POST',
    '/api/matches',
    tableBody(WIDE.repeat(24), more),
  );
  return status === 201 ? { client, matchId: body.match.id } : null;
}

/** A route on which each writer is the host of a table and sends the same kind of request. */
const byHost =
  (send: (host: Host, count: number) => Promise<{ readonly status: number }>): Route =>
  async (url) => {
    const host = await openTable(url);
    let count = 0;
    return host && (async () => (await send(host, (count += 1))).status < 400);
  };

const hostedTables = new Map<string, string[]>(); // by server: tables whose hosts others note or block

/** Returns the tables of a server whose hosts a new host can note or block, and adds the table of that host. */
function tablesOfOthers(url: string, ownTable: string): string[] {
  const others = hostedTables.get(url) ?? [];
  hostedTables.set(url, [...others, ownTable]);
  return [...others];
}

const notes: Route = async (url) => {
  const host = await openTable(url);
  if (host === null) return null;
  const unnoted = [host.matchId, ...tablesOfOthers(url, host.matchId)];
  return async () => {
    const subject = unnoted.pop();
    if (subject === undefined) return false;
    const path = subject === host.matchId ? `/api/matches/${subject}/note` : `/api/people/${subject}.0/note`;
    const { status } = await host.client.request('PUT', path, { text: WIDE.repeat(2000), version: null });
    return status < 400;
  };
};

const chat: Route = async (url) => {
  const host = await openTable(url);
  if (host === null) return null;
  const socket = host.client.connect({ match: host.matchId });
  await socket.waitForSync();
  return async () => {
    const { ok } = await socket.emitWithAck('chat', { text: WIDE.repeat(500) });
    if (!ok) socket.close();
    return ok;
  };
};

const tables: Route = async (url) => async () =>
  (await openTable(url, { bots: Array<string>(4).fill('alderman') })) !== null;

const seats: Route = async (url) => {
  const host = await openTable(url);
  return (
    host &&
    (async () => {
      const name = WIDE.repeat(23); // differs from the name of the host
      const path = `/api/matches/${host.matchId}/seats`;
      const joined = await new TestClient(url).request('POST', path, { name, seat: 5 });
      return (
        joined.status === 201 && (await host.client.request('DELETE', `${path}/5?name=${name}`)).status < 400
      );
    })
  );
};

const linkedDevices = byHost(async ({ client }, count) => {
  const { status, body } = await client.request<RecoveryLink>('POST', '/api/recovery');
  if (status >= 400) return { status };
  const secret = String(count).padStart(43, 's');
  return new TestClient(client.url).request('POST', '/api/recovery/claims', { key: body.key, secret });
});

const recoveryCodes = byHost(({ client }) => client.request('POST', '/api/recovery/code'));

const renames = byHost(({ client }, count) =>
  client.request('PUT', '/api/me', { name: `${WIDE.repeat(20)}${String(count % 100)}` }),
);

const webhooks: Route = async (url) => async () => {
  const host = await openTable(url);
  if (host === null) return false;
  const address = `https://example.com/${'x'.repeat(970)}`;
  const path = `/api/matches/${host.matchId}/webhook`;
  return (await host.client.request('PUT', path, { kind: 'json', url: address })).status < 400;
};

const pushSubscriptions: Route = async (url) => async () => {
  const host = await openTable(url);
  if (host === null) return false;
  const key = createECDH('prime256v1');
  key.generateKeys();
  const { status } = await host.client.request('PUT', '/api/me/push', {
    endpoint: `https://push.example/${'x'.repeat(970)}`,
    keys: { p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    language: 'en',
  });
  return status < 400;
};

const emails: Route = async (url) => async () => {
  const host = await openTable(url);
  if (host === null) return false;
  const label = 'x'.repeat(60);
  const address = `${randomBytes(30).toString('hex')}@${label}.${label}.${label}.example`;
  return (await host.client.request('PUT', '/api/me/email', { address, language: 'en' })).status < 400;
};

const blocks: Route = async (url) => {
  const host = await openTable(url);
  if (host === null) return null;
  const unblocked = tablesOfOthers(url, host.matchId);
  return async () => {
    const subject = unblocked.pop();
    if (subject === undefined) return false;
    return (await host.client.request('PUT', `/api/people/${subject}.0/block`, {})).status < 400;
  };
};

let gameCount = 0;

/** Whole games of six players, one after another. */
const moves: Route = async (url) => {
  let table: TestTable;
  try {
    const options = { hiddenColours: false, moreDestruction: false, cones: 100 } as const;
    table = await createTestTable(url, { players: 6, options });
  } catch (error) {
    if (String(error).includes('too-many-requests')) return null;
    throw error;
  }
  const random = seededRandom(`disk ${String((gameCount += 1))}`);
  return async () => {
    if (table.sockets[0]?.latestSync?.frame?.view.result !== null) return close(table);
    const { socket, view } = activePlayer(table);
    const { ok, stateId = 0 } = await socket.move(randomAction(view, random));
    if (!ok) return close(table);
    await Promise.all(table.sockets.map((one) => one.waitForState(stateId)));
    return true;
  };
};

function close(table: TestTable): false {
  table.close();
  return false;
}

/** Pauses that are proposed and withdrawn: each adds events to the log of the table. */
const tableCommands: Route = async (url) => {
  let table: TestTable;
  try {
    table = await createTestTable(url);
  } catch (error) {
    if (String(error).includes('too-many-requests')) return null;
    throw error;
  }
  return async () => {
    const [ann, ...others] = table.sockets;
    const proposed = await ann?.emitWithAck('table-command', { type: 'propose-pause' });
    if (proposed?.ok !== true) return close(table);
    for (const other of others)
      if (!(await other.emitWithAck('table-command', { type: 'answer-pause', agrees: true })).ok)
        return close(table);
    const resumed = await ann?.emitWithAck('table-command', { type: 'resume' });
    return resumed?.ok === true || close(table);
  };
};

const bots = Array<string>(5).fill('apprentice');

/** Games with bots that their only person never plays: the bots play until the first turn of the person. */
const botGamesWithoutPlayers: Route =
  async (url, { whenBotsWait }) =>
  async () => {
    const host = await openTable(url, { bots, botSpeed: 'instant' });
    if (host !== null) await whenBotsWait();
    return host !== null;
  };

/** Games with bots whose only person looks on: bots play that person's turns too, each after a missed turn. */
const missedTurns: Route = async (url, { whenBotsWait, missTurn }) => {
  const timeControl = { clock: { kind: 'per-turn', seconds: 15 }, timeoutAction: 'bot-turn' };
  const host = await openTable(url, { bots, botSpeed: 'instant', timeControl });
  if (host === null) return null;
  const socket = host.client.connect({ match: host.matchId }); // open to the end, so that a bot plays single turns
  await socket.waitForSync();
  await whenBotsWait();
  return () => missTurn(host.matchId);
};

export const ROUTES: Readonly<Record<string, Route>> = {
  moves,
  tableCommands,
  botGamesWithoutPlayers,
  missedTurns,
  notes,
  chat,
  tables,
  seats,
  linkedDevices,
  recoveryCodes,
  renames,
  webhooks,
  pushSubscriptions,
  emails,
  blocks,
};
