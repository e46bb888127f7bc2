/** A world over real sockets and HTTP: the product's own servers with one client for each viewer. */
import {
  PLAYER_NAMES,
  TestSocket,
  useDeterministicRandomness,
  type TestServer,
} from '@great-fire/server/testing';
import * as z from 'zod';
import { sendRequest, type HttpResponse } from '../lib/send-request';
import type { Viewer } from './script';
import { TableStateWaiter } from './table-state-waiter';
import { interceptResponses, type ResponseMutator } from './http-intercept';
import { FrameRecorder } from './frame-recorder';
import { serverFactory, type Servers, type ServersOptions } from './servers';
import type { Clock, RunTable, World } from './run';

const groupSchema = z.object({ id: z.string(), key: z.string() });
const seatClaimSchema = z.object({ seat: z.int(), match: z.object({ id: z.string() }) });

interface Client {
  readonly cookie: string | null;
  readonly responses: string[];
  readonly earlierFrames: string[]; // received on earlier sockets
  socket: TestSocket;
  waiter: TableStateWaiter;
}

export interface NetworkTableOptions extends ServersOptions {
  readonly mutate?: ResponseMutator; // applied to each response
  readonly database?: () => Promise<string>; // creates a PostgreSQL database and resolves to its URL; left out: SQLite
}

/** Returns a function that opens the table of a world. */
export function networkTable({ mutate, database, ...options }: NetworkTableOptions = {}) {
  const startServers = serverFactory(options);
  return async (world: World, clock: Clock): Promise<RunTable> => {
    const { setup } = world;
    const databaseUrl = await database?.(); // its name may be random, so that no world repeats it
    const restoreRandomness = useDeterministicRandomness('the ids of both worlds', clock.now());
    const stopIntercepting = interceptResponses(clock, setup, mutate);
    const servers = await startServers(setup, clock, databaseUrl);
    const stop = async (): Promise<void> => {
      await servers.stop();
      stopIntercepting();
      restoreRandomness();
    };
    try {
      const table = await seatAll(servers, world);
      return {
        ...table,
        stop: async () => {
          await table.stop();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  };
}

async function seatAll(servers: Servers, { setup, answers, days }: World): Promise<RunTable> {
  const { players, options } = setup;
  const clients = new Map<Viewer, Client>();
  const sessions = new Map<Viewer, string>(); // the cookies of those who came
  const lobbies = new Map<TestServer, TestSocket>();
  const recorder = new FrameRecorder(servers);
  const clientOf = (viewer: Viewer): Client => {
    const client = clients.get(viewer);
    if (client === undefined) throw new Error(`Nobody is at ${String(viewer)}`);
    return client;
  };
  const lobbyOf = (viewer: Viewer): TestSocket => {
    const lobby = lobbies.get(servers.serverFor(viewer));
    if (lobby === undefined) throw new Error('Nobody follows the lobby');
    return lobby;
  };
  let match = '';
  const waitIdle = async (): Promise<void> => {
    await recorder.waitIdle([...lobbies.values(), ...[...clients.values()].map(({ socket }) => socket)]);
  };
  const connect = async (
    viewer: Viewer,
    cookie: string | null,
  ): Promise<Pick<Client, 'socket' | 'waiter'>> => {
    const socket = new TestSocket(servers.serverFor(viewer).url, {
      match,
      ...(cookie !== null && { cookie }),
    });
    const waiter = TableStateWaiter.forSocket(socket);
    const presenceReceived = socket.waitForEvent('presence');
    await socket.waitForSync();
    await presenceReceived;
    return { socket, waiter };
  };
  const join = async (viewer: Viewer, response: HttpResponse | null): Promise<void> => {
    const cookie = response?.cookie ?? null;
    clients.set(viewer, {
      cookie,
      earlierFrames: [],
      responses: response === null ? [] : [response.raw],
      ...(await connect(viewer, cookie)),
    });
    await waitIdle();
  };
  const post = async (viewer: Viewer, path: string, body: object): Promise<HttpResponse> => {
    const { url } = servers.serverFor(viewer);
    const cookie = sessions.get(viewer) ?? null;
    const answer = await sendAsPage(url, { method: 'POST', path, cookie, body });
    if (answer.cookie !== null) sessions.set(viewer, answer.cookie);
    await waitIdle();
    return { ...answer, cookie: answer.cookie ?? cookie };
  };
  const claim = async (viewer: Viewer, path: string, body: object) => {
    const answer = await post(viewer, path, body);
    return [seatClaimSchema.parse(JSON.parse(answer.text)), answer] as const;
  };
  /** Makes a group of all players. Resolves to its id. */
  const makeGroup = async (): Promise<string> => {
    const { text } = await post(0, '/api/groups', { groupName: 'Two worlds', name: PLAYER_NAMES[0] });
    const { id, key } = groupSchema.parse(JSON.parse(text));
    for (const [index, name] of PLAYER_NAMES.slice(1, players).entries())
      await post(index + 1, `/api/groups/${id}/members`, { key, name });
    return id;
  };

  const updateSetup = async (
    viewer: Viewer,
    cookie: string | null,
    request: { readonly method: string; readonly path: string; readonly body?: object },
  ): Promise<void> => {
    const { status, text } = await sendAsPage(servers.serverFor(viewer).url, { ...request, cookie });
    if (status !== 204) throw new Error(`${request.path}: ${text}`);
    await waitIdle();
  };

  /** The others are at the table, and must not notice the answer. */
  const answerOpeningHand = (seat: number, cookie: string | null): Promise<void> =>
    updateSetup(seat, cookie, {
      method: 'PUT',
      path: `/api/matches/${match}/seats/${String(seat)}/opening-hand-answer`,
      body: { answer: answers[seat] },
    });

  const group = days === undefined ? '' : await makeGroup();
  const openRequest = {
    ...{ tableName: 'Two worlds', players, options, private: false, name: PLAYER_NAMES[0] },
    ...(days !== undefined && {
      group,
      timeControl: { clock: { kind: 'correspondence', days }, timeoutAction: 'bot-seat' },
    }),
  };
  const [hostClaim, hostResponse] = await claim(0, '/api/matches', openRequest);
  match = hostClaim.match.id;
  for (const server of servers.all) {
    const lobby = new TestSocket(server.url, {});
    await lobby.waitForConnection();
    lobbies.set(server, lobby);
  }
  await join(0, hostResponse);
  await join(null, null);
  await answerOpeningHand(0, hostResponse.cookie);
  for (const [index, name] of PLAYER_NAMES.slice(1, players).entries()) {
    const [{ seat }, response] = await claim(index + 1, `/api/matches/${match}/seats`, { name });
    await answerOpeningHand(seat, response.cookie);
    const path = `/api/matches/${match}/seats/${String(seat)}/ready`;
    await updateSetup(index + 1, response.cookie, { method: 'PUT', path, body: { ready: true } });
    // The last player connects to a game that has begun.
    if (seat === players - 1)
      await updateSetup(0, hostResponse.cookie, { method: 'POST', path: `/api/matches/${match}/start` });
    await join(seat, response);
  }

  return {
    connection: (viewer) => {
      const { socket, waiter } = clientOf(viewer);
      return {
        send: (event, payload) =>
          payload === undefined ? socket.emitWithAck(event) : socket.emitWithAck(event, payload),
        waitForState: (stateId) => socket.waitForState(stateId),
        waitForTableState: (version) => waiter.until(version),
      };
    },
    reconnect: async (viewer) => {
      const client = clientOf(viewer);
      const presenceReceived = clientOf(viewer === 0 ? 1 : 0).socket.waitForEvent('presence');
      client.socket.close();
      await presenceReceived;
      await waitIdle();
      client.earlierFrames.push(...recorder.readFrames(client.socket));
      Object.assign(client, await connect(viewer, client.cookie));
    },
    request: async (viewer, method, path) => {
      const { cookie, responses } = clientOf(viewer);
      const { url, metricsUrl } = servers.serverFor(viewer);
      const baseUrl = path === '/metrics' && metricsUrl !== null ? metricsUrl : url;
      const filled = path.replace(':match', match).replace(':group', group);
      const { raw } = await sendAsPage(baseUrl, { method, path: filled, cookie });
      responses.push(raw);
    },
    received: (viewer) => {
      const { earlierFrames, socket, responses } = clientOf(viewer);
      const lobby = lobbyOf(viewer);
      return {
        matchSocket: [...earlierFrames, ...recorder.readFrames(socket)],
        http: responses,
        lobbySocket: recorder.readFrames(lobby),
      };
    },
    waitIdle,
    drain: async () => {
      for (const lobby of lobbies.values()) await lobby.emitWithAck('none');
    },
    stop: () => {
      for (const { socket } of clients.values()) socket.close();
      for (const lobby of lobbies.values()) lobby.close();
      return Promise.resolve();
    },
  };
}

/** Sends a request with the headers of a page. */
async function sendAsPage(
  url: string,
  { method, path, cookie, body }: { method: string; path: string; cookie: string | null; body?: object },
): Promise<HttpResponse> {
  const headers: Record<string, string> = {
    ...(cookie !== null && { cookie }),
    ...(body === undefined ? { 'accept-encoding': 'gzip' } : { 'content-type': 'application/json' }),
  };
  const json = body === undefined ? null : JSON.stringify(body);
  const response = await sendRequest(url, { method, path, headers, body: json });
  if (response === null) throw new Error(`${method} ${path} was not answered`);
  return response;
}
