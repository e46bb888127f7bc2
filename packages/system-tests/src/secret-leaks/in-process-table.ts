/**
 * A world without a network. The comparison uses the packets that socket.io passes to the transport's send function.
 */
import {
  PLAYER_NAMES,
  setOpeningHandAnswerInProcess,
  updateSetupInProcess,
  captureBotInput,
  useDeterministicRandomness,
  startInProcessServer,
  withFixedSecrets,
  type ClaimedSeat,
  type PacketFilter,
  type MemoryConnection,
  type Storage,
} from '@great-fire/server/testing';
import type { GameState, Seat } from '@great-fire/game';
import type { Viewer } from './script';
import { TableStateWaiter } from './table-state-waiter';
import type { Clock, RunTable, World } from './run';

/** Plants a leak in a packet to a viewer, given the whole state of the game. Returns the new packet. */
export type PacketMutator = (packet: string, viewer: Viewer, game: GameState) => string;

interface ViewerConnection {
  readonly guestKey: string | null;
  readonly earlierPackets: string[]; // received on earlier connections
  connection: MemoryConnection;
  waiter: TableStateWaiter;
}

export interface InProcessTableOptions {
  readonly mutate?: PacketMutator; // applied to each packet
  readonly wrapStorage?: (storage: Storage) => Storage; // plants a leak in a write
  readonly channel?: 'matchSocket' | 'lobbySocket'; // the channel to mutate; default: matchSocket
  readonly usesDeltas?: boolean; // moves arrive as deltas, as on a page; else as full updates, as for bots
}

/** A table that also returns a bot's input. */
export interface InProcessTable extends RunTable {
  readonly botInput: (seat: Seat) => Promise<string>;
}

/** Returns a function that opens a table in memory. */
export function inProcessTable({
  mutate,
  wrapStorage = (storage) => storage,
  channel = 'matchSocket',
  usesDeltas = true,
}: InProcessTableOptions = {}) {
  return async (
    { setup, answers }: World,
    clock: Clock,
    listener: Viewer | 'all',
  ): Promise<InProcessTable> => {
    const restoreRandomness = useDeterministicRandomness('the ids of both worlds', clock.now());
    const { seed, dealt } = setup;
    const fixSecrets = withFixedSecrets({ seed, entropies: [], ...(dealt && { dealt }) });
    const server = startInProcessServer({
      now: clock.now,
      wrapStorage: (opened) => wrapStorage(fixSecrets(opened)),
    });
    const { tables, matches } = server;
    const connections = new Map<Viewer, ViewerConnection>();
    let matchId = '';

    const filterFor = (target: typeof channel, viewer: Viewer): PacketFilter => {
      if (mutate === undefined || target !== channel) return (packet) => packet;
      return (packet) => {
        const game = matches.peek(matchId)?.state.game;
        return game === undefined ? packet : mutate(packet, viewer, game);
      };
    };
    const connectionOf = (viewer: Viewer): ViewerConnection => {
      const viewerConnection = connections.get(viewer);
      if (viewerConnection === undefined) throw new Error(`Nobody is at ${String(viewer)}`);
      return viewerConnection;
    };
    const connect = async (
      viewer: Viewer,
      guestKey: string | null,
    ): Promise<Pick<ViewerConnection, 'connection' | 'waiter'>> => {
      const connection = server.connect(guestKey, filterFor('matchSocket', viewer));
      const waiter = TableStateWaiter.forConnection(connection);
      const presenceReceived = connection.nextPacket('2["presence"');
      await connection.connect(matchId, 'sync', { deltas: usesDeltas });
      await presenceReceived;
      connection.isMuted = listener !== 'all' && listener !== viewer;
      return { connection, waiter };
    };
    const join = async (viewer: Viewer, guestKey: string | null): Promise<void> => {
      connections.set(viewer, { guestKey, earlierPackets: [], ...(await connect(viewer, guestKey)) });
    };

    const { players, options } = setup;
    /** The others are at the table, and must not notice the answer. */
    const answerOpeningHand = (claim: ClaimedSeat) =>
      setOpeningHandAnswerInProcess(server, claim, answers[claim.seat] ?? 'redeal');
    const openRequest = {
      tableName: 'Two worlds',
      players,
      options,
      private: false,
      name: 'Ann',
    } as const;
    const host = await tables.open(null, openRequest);
    ({ matchId } = host);
    const lobby = server.connect(null, filterFor('lobbySocket', null));
    await lobby.connect(null, null);
    await join(0, host.sessionKey);
    await join(null, null);
    await answerOpeningHand(host);
    for (const name of PLAYER_NAMES.slice(1, players)) {
      const claim = await tables.join(null, matchId, { name });
      const { seat, sessionKey } = claim;
      await answerOpeningHand(claim);
      await updateSetupInProcess(server, claim, { type: 'set-ready', seat, isReady: true });
      // The last player connects to a game that has begun.
      if (seat === players - 1) await updateSetupInProcess(server, host, { type: 'start' });
      await join(seat, sessionKey);
    }

    return {
      botInput: (seat) => captureBotInput(server, matchId, seat),
      connection: (viewer) => {
        const { connection, waiter } = connectionOf(viewer);
        return {
          send: (event, payload) => connection.emitWithAck(event, payload),
          waitForState: (stateId) => connection.waitForState(stateId),
          // A muted connection receives no table states.
          waitForTableState: (version) => (connection.isMuted ? Promise.resolve() : waiter.until(version)),
        };
      },
      reconnect: async (viewer) => {
        const viewerConnection = connectionOf(viewer);
        const otherConnection = connectionOf(viewer === 0 ? 1 : 0).connection;
        const { isMuted } = otherConnection;
        otherConnection.isMuted = false;
        const presenceReceived = otherConnection.nextPacket('2["presence"');
        viewerConnection.connection.close();
        await presenceReceived;
        otherConnection.isMuted = isMuted;
        viewerConnection.earlierPackets.push(...viewerConnection.connection.received);
        Object.assign(viewerConnection, await connect(viewer, viewerConnection.guestKey));
      },
      request: () => Promise.resolve(), // the network table compares HTTP
      received: (viewer) => {
        const { earlierPackets, connection } = connectionOf(viewer);
        return {
          matchSocket: [...earlierPackets, ...connection.received],
          http: [],
          lobbySocket: lobby.received,
        };
      },
      waitIdle: () => server.whenIdle(),
      drain: async () => void (await lobby.emitWithAck('none')),
      stop: async () => {
        await server.stop();
        restoreRandomness();
      },
    };
  };
}
