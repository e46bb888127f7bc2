/**
 * Matches on boardgame.io as it is installed: its server with lobby and sockets, or `Local()`. A table has one client for
 * each seat and one spectator, and keeps every message that arrives.
 */
import type { AddressInfo } from 'node:net';
import type { State } from 'boardgame.io';
import { Client, LobbyClient } from 'boardgame.io/client';
import { Local, SocketIO } from 'boardgame.io/multiplayer';
import { Server } from 'boardgame.io/server';
import type { GreatFireGame, GreatFireSetupData, GreatFireView } from '../src/bgio/great-fire';
import { type GameState, type PlayerCount, type Seat, holdingsOf } from '../src/index';
import { seededRandom } from '../src/random';
import type { Message } from './find-secrets';
import { PERSONAS, choosePersonaAction } from './personas';

type CreateTransport = NonNullable<Parameters<typeof Client>[0]['multiplayer']>;
type Transport = ReturnType<CreateTransport>;

/** A message as it arrived. */
interface Received {
  readonly type: string; // 'sync', 'update', 'patch', 'matchData'
  readonly message: Message;
}

/** Connects a client to its server. Calls `receive` with each message. */
type Connect = (
  options: Parameters<CreateTransport>[0],
  receive: (type: string, args: readonly unknown[]) => void,
) => { readonly transport: Transport; readonly started?: () => void };

/** One client of a table. */
class StockClient {
  readonly client: ReturnType<typeof Client<GreatFireView>>;
  readonly inbox: Received[] = [];
  private readonly link: ReturnType<Connect>;
  private wake: () => void = () => undefined;
  private synced: () => void = () => undefined;

  constructor(
    options: { readonly game: GreatFireGame; readonly numPlayers: number; readonly matchID: string },
    readonly viewer: Seat | null, // null: the spectator
    readonly credentials: string | null,
    connect: Connect,
  ) {
    let link: ReturnType<Connect> | undefined;
    this.client = Client<GreatFireView>({
      ...options,
      debug: false,
      ...(viewer === null ? {} : { playerID: String(viewer) }),
      ...(credentials === null ? {} : { credentials }),
      multiplayer: (transportOptions) => {
        link = connect(transportOptions, (type, args) => {
          this.inbox.push({ type, message: nameParts(type, args) });
          if (type === 'sync') this.synced();
        });
        return link.transport;
      },
    });
    if (link === undefined) throw new Error('boardgame.io made no transport');
    this.link = link;
    this.client.subscribe(() => this.wake());
    this.client.start();
    this.link.started?.();
  }

  /** Resolves when the client has the state with this id, or a later one. */
  async reach(stateId: number): Promise<void> {
    // boardgame.io has no state before the first message, whatever its types say.
    while (((this.client.getState() as State | null)?._stateID ?? -1) < stateId) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** Asks the server for everything, as after a reconnect. boardgame.io sends no update until it has answered. */
  async sync(): Promise<void> {
    const answer = new Promise<void>((resolve) => {
      this.synced = resolve;
    });
    this.link.transport.requestSync();
    await answer;
  }
}

/** Names the parts of a message as `findSecrets` knows them. A patch names them by its paths. */
export function nameParts(type: string, parts: readonly unknown[]): Message {
  switch (type) {
    case 'sync': {
      const [matchID, info] = parts;
      return { matchID, ...(info as object) };
    }
    case 'update': {
      const [matchID, state, log] = parts;
      return { matchID, state, log };
    }
    case 'patch': {
      const [matchID, , , patch, log] = parts;
      const operations = patch as readonly { readonly path: string; readonly value?: unknown }[];
      const changes = operations.map(
        ({ path, value }) => [`patch${path.replaceAll('/', '.')}`, value] as const,
      );
      return { matchID, log, ...Object.fromEntries(changes) };
    }
    default:
      return { parts };
  }
}

/** A match and its clients. */
export interface StockTable {
  readonly matchID: string;
  readonly clients: readonly StockClient[]; // by seat, then the spectator
  readonly readTruth: () => State<GameState>; // what the server stores, once it is dealt
}

const viewersOf = (players: PlayerCount): readonly (Seat | null)[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  null,
];

/** Opens a match on `Local()`, where all clients share one server within the process. */
export function openLocalTable(game: GreatFireGame, players: PlayerCount): StockTable {
  const matchID = 'local';
  const storages = new Set<Storage>();
  const clients = viewersOf(players).map(
    (viewer) =>
      new StockClient({ game, numPlayers: players, matchID }, viewer, null, (options, receive) => {
        const transport = Local()({
          ...options,
          transportDataCallback: (data) => {
            receive(data.type, data.args);
            options.transportDataCallback(data);
          },
        });
        storages.add(transport.master.storageAPI);
        return { transport };
      }),
  );
  const [storage] = storages;
  if (storage === undefined || storages.size !== 1) throw new Error('The clients share no server');
  return { matchID, clients, readTruth: () => fetchState(storage, matchID) };
}

type Storage = ReturnType<typeof Server>['db'];

function fetchState(storage: Storage, matchID: string): State<GameState> {
  // The storage in memory answers at once.
  const { state } = storage.fetch(matchID, { state: true }) as { readonly state: State<GameState> };
  return state;
}

/** A server of boardgame.io on a free port. */
export interface StockServer {
  readonly url: string;
  readonly lobby: LobbyClient;
  readonly openTable: (players: PlayerCount, setupData?: GreatFireSetupData) => Promise<StockTable>;
  readonly close: () => void;
}

export async function startStockServer(game: GreatFireGame): Promise<StockServer> {
  const server = Server({ games: [game], origins: [] });
  const running = await server.run(0);
  const url = `http://127.0.0.1:${String((running.appServer.address() as AddressInfo).port)}`;
  const lobby = new LobbyClient({ server: url });
  const name = game.name ?? '';
  const openTable = async (players: PlayerCount, setupData?: GreatFireSetupData): Promise<StockTable> => {
    const { matchID } = await lobby.createMatch(name, { numPlayers: players, setupData });
    const join = async (seat: Seat) =>
      (await lobby.joinMatch(name, matchID, { playerID: String(seat), playerName: `Player ${String(seat)}` }))
        .playerCredentials;
    const clients: StockClient[] = [];
    for (const viewer of viewersOf(players)) {
      const credentials = viewer === null ? null : await join(viewer);
      clients.push(
        new StockClient({ game, numPlayers: players, matchID }, viewer, credentials, (options, receive) => {
          const transport = SocketIO({ server: url })(options);
          return { transport, started: () => listenToPackets(transport, receive) };
        }),
      );
    }
    return { matchID, clients, readTruth: () => fetchState(server.db, matchID) };
  };
  return {
    url,
    lobby,
    openTable,
    close: () => {
      server.kill(running);
      running.appServer.closeAllConnections();
    },
  };
}

/** Reads the packets below socket.io, as they came. An event is `2`, the namespace, and a list in JSON. */
function listenToPackets(
  { socket }: ReturnType<ReturnType<typeof SocketIO>>,
  receive: (type: string, args: readonly unknown[]) => void,
): void {
  socket.io.engine.on('packet', ({ data }) => {
    const [, json] = typeof data === 'string' ? (/^2(?:\/[^,]*,)?(\[.*)$/su.exec(data) ?? []) : [];
    if (json === undefined) return;
    const [type, ...args] = JSON.parse(json) as readonly [string, ...unknown[]];
    receive(type, args);
  });
}

/**
 * Plays a match to its end, or to the state `last`, with simulated players. Calls `check` after each move, when all
 * clients have the same state as the server.
 */
export async function playStockTable(
  { clients, readTruth }: StockTable,
  seed: string,
  check: (truth: State<GameState>) => void | Promise<void>,
  last = Infinity,
): Promise<State<GameState>> {
  const random = seededRandom(`players of ${seed}`);
  const personas = clients.map(() => random.pick(PERSONAS));
  const settle = async (stateId: number): Promise<State<GameState>> => {
    for (const client of clients) await client.reach(stateId);
    const truth = readTruth();
    await check(truth);
    return truth;
  };
  for (const client of clients) await client.reach(0);
  const isUndealt = readTruth().ctx.phase === 'deal';
  if (isUndealt) clients[random.int(clients.length - 1)]?.client.moves['deal']?.();
  let truth = await settle(isUndealt ? 1 : 0);
  while (truth.ctx.gameover === undefined && truth._stateID < last) {
    const { G } = truth;
    const { seat } = G.turn;
    const action = choosePersonaAction(G, seat, holdingsOf(G, seat), personas[seat] ?? 'wanderer', random);
    clients[seat]?.client.moves[action.type]?.(action);
    truth = await settle(truth._stateID + 1);
  }
  return truth;
}

export function closeStockTable({ clients }: StockTable): void {
  for (const { client } of clients) client.stop();
}
