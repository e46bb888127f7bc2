/** A real socket.io server with one real game for client tests. It can refuse, drop or hold back what it answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Action, type Seat, legalActions, checkAction, viewFor } from '@great-fire/game';
import {
  type Ack,
  type ChatLine,
  type ClientToServer,
  type DeltaUpdate,
  type ErrorCode,
  type MoveMessage,
  type ServerToClient,
  type Sync,
  type TableLogEntry,
  type Update,
  type VisibleState,
  diff,
  emptyTableState,
  packViews,
} from '@great-fire/protocol';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { Server } from 'socket.io';
import { playAction, dealGame, logFor, playUntil } from '../gallery/random-play';
import type { MoveAnswer } from '../live/outbox';
import { frameFor } from './frame';
import { matchSummary } from './match-summary';
import { syncOf } from './sync';

const SUMMARY = matchSummary();
const INITIAL_LOG_SIZE = 5;
const INITIAL_EVENTS_SIZE = 2;

/** A message of a client, other than a move. `payload` is null if it has none. */
interface ReceivedMessage {
  readonly event: string;
  readonly payload: unknown;
}

/** The codes of a request that is wrong or comes at the wrong time. */
type RefusalCode = Exclude<ErrorCode, 'illegal-move' | 'not-allowed-now'>;

export interface TableServer {
  readonly url: string;
  readonly match: string;
  readonly seat: Seat; // on turn, and the seat of every socket
  readonly receivedMoves: readonly MoveMessage[]; // including repeated ones
  readonly received: readonly ReceivedMessage[];
  readonly handshakes: readonly object[]; // `auth` of every handshake, including refused ones
  readonly stateId: () => number;
  readonly socketCount: () => number;
  readonly waitForDisconnect: () => Promise<void>; // resolves on the next disconnect
  readonly waitForMessage: (event: string, count?: number) => Promise<ReceivedMessage>; // `count`: of this event
  readonly send: <E extends keyof ServerToClient>(
    event: E,
    ...payload: Parameters<ServerToClient[E]>
  ) => void; // to all
  readonly playMove: (action?: Action) => Update; // as from another device of the seat; sends nothing
  readonly playToEnd: () => Update; // sends nothing
  readonly ignoreRequests: () => void; // answers no message but moves from now on
  readonly heedRequests: () => void; // answers them again
  readonly refuseNextMove: (code: RefusalCode) => void;
  readonly holdAnswers: () => void; // of moves; the moves count at once
  readonly releaseAnswers: () => void; // and answers at once again
  readonly holdStates: () => void; // sends no delta after a move
  readonly dropNextAck: () => void; // handles the next message, then disconnects without an answer
  readonly refuseRequests: (code: RefusalCode | null) => void; // of other messages; null: no longer
  readonly changeSync: (changes: Partial<Sync>) => void; // from now on
  readonly setTime: (serverTime: number) => void; // in all later messages
  readonly announceMoving: () => void; // like a server that shuts down
  readonly endConnections: () => void; // the server closes the sockets
  readonly rejectConnections: (code: RefusalCode) => void; // from now on
  readonly acceptConnections: () => void; // again
  readonly stop: () => Promise<void>;
}

/** The content of a table when the server starts. */
export interface InitialTable {
  readonly events?: readonly TableLogEntry[]; // default: none
  readonly chat?: readonly ChatLine[]; // default: none; a page holds two lines
}

const CHAT_PAGE_SIZE = 2;

/** Starts on a free port with a 3-player game in the actions of the first turn. */
export async function startTableServer({ events = [], chat = [] }: InitialTable = {}): Promise<TableServer> {
  let game = playUntil(dealGame(3, 'line'), 1, ({ turn }) => turn.step === 'act');
  const seat = game.state.turn.seat;
  const acks = new Map<string, MoveAnswer>();
  const receivedMoves: MoveMessage[] = [];
  const received: ReceivedMessage[] = [];
  const handshakes: object[] = [];
  let mustDrop = false;
  let answersRequests = true;
  let sendsStates = true;
  let heldAnswers: (() => void)[] | null = null;
  let moveRefusal: RefusalCode | null = null;
  let requestRefusal: RefusalCode | null = null;
  let connectionRefusal: RefusalCode | null = null;
  let syncChanges: Partial<Sync> = {};
  let serverTime = 0;

  const http = createServer();
  const io = new Server<ClientToServer, ServerToClient>(http, { transports: ['websocket'] });
  const frame = () => frameFor(game, seat);
  const visibleState = (): VisibleState => {
    const { view, ctx } = frame();
    return { view, ctx, tableState: emptyTableState(3, seat, 0) };
  };
  const log = () => logFor(game, seat);
  const sync = (): Sync =>
    syncOf({
      match: SUMMARY,
      mySeat: seat,
      frame: frame(),
      log: log().slice(-INITIAL_LOG_SIZE),
      tableState: emptyTableState(3, seat, 0),
      tableLog: events.slice(-INITIAL_EVENTS_SIZE),
      serverTime,
      chat: chat.slice(-CHAT_PAGE_SIZE),
      chatHasMore: chat.length > CHAT_PAGE_SIZE,
      presence: { connected: [true, true, true], spectators: 0 },
      ...syncChanges,
    });
  const play = (action: Action): DeltaUpdate => {
    const before = visibleState();
    const fromStateId = game.moves.length;
    game = playAction(game, game.state.turn.seat, action);
    const stateId = game.moves.length;
    const patch = diff(before, visibleState());
    return { fromStateId, stateId, patch, logEntries: log().slice(-1), serverTime };
  };
  const updateAfter = (logEntries: Update['logEntries']): Update => ({
    ...{ frame: frame(), logEntries, tableState: visibleState().tableState, serverTime },
  });
  const refuse = (code: RefusalCode) => ({ ok: false, code, message: code }) as const;
  const applyMove = ({ action, stateId }: MoveMessage): MoveAnswer => {
    const refusal = checkAction(game.state, seat, action);
    if (refusal !== null) return { ok: false, code: 'illegal-move', message: '', ...refusal };
    if (stateId !== game.moves.length) return refuse('stale');
    const delta = play(action);
    if (sendsStates) io.emit('delta', delta);
    return { ok: true, stateId: delta.stateId };
  };

  io.use((socket, next) => {
    handshakes.push(socket.handshake.auth);
    if (connectionRefusal === null) next();
    else next(Object.assign(new Error(connectionRefusal), { data: refuse(connectionRefusal) }));
  });
  io.on('connection', (socket) => {
    const ackOrDrop = (answer: () => void) => {
      if (mustDrop) socket.conn.close();
      else answer();
      mustDrop = false;
    };
    /** Answers a request with `answer`, or refuses it. */
    const respond = <T extends object>(ack: (result: Ack<T>) => void, answer: T) =>
      answersRequests &&
      ackOrDrop(() => ack(requestRefusal === null ? { ok: true, ...answer } : refuse(requestRefusal)));
    socket.onAny((event: string, payload: unknown) => {
      if (event !== 'move') received.push({ event, payload: typeof payload === 'function' ? null : payload });
    });
    socket.emit('sync', sync());
    socket.on('move', (message, answer) => {
      receivedMoves.push(message);
      if (moveRefusal !== null) {
        answer(refuse(moveRefusal));
        moveRefusal = null;
        return;
      }
      const result = acks.get(message.id) ?? applyMove(message);
      acks.set(message.id, result);
      if (heldAnswers === null) ackOrDrop(() => answer(result));
      else heldAnswers.push(() => answer(result));
    });
    socket.on('sync', (ack) => respond(ack, { sync: sync() }));
    socket.on('history', ({ before, beforeTableEvent = 0, limit }, ack) => {
      const earlier = log().filter(({ stateId }) => stateId < before);
      const tableLog = events.filter(({ id }) => id < beforeTableEvent);
      respond(ack, { log: earlier.slice(-limit), tableLog: tableLog.slice(-limit) });
    });
    socket.on('chat-history', ({ before }, ack) => {
      const end = before === undefined ? chat.length : chat.findIndex(({ id }) => id === before);
      const from = Math.max(0, end - CHAT_PAGE_SIZE);
      respond(ack, { lines: chat.slice(from, end), hasMore: from > 0 });
    });
    socket.on('signal', (signal, ack) => {
      io.emit('signal', { seat, ...signal });
      respond(ack, {});
    });
    socket.on('historic-views', ({ from, to, perspective = seat }, ack) => {
      const viewer = typeof perspective === 'number' ? perspective : null;
      const states = [...game.previousStates, game.state].slice(from, to + 1);
      const [first, ...later] = states.map((state) => viewFor(state, viewer));
      if (first === undefined) throw new Error(`There is no state ${from}`);
      respond(ack, { historicViews: packViews(from, first, later) });
    });
    socket.on('server-time', (ack) => respond(ack, { serverTime }));
    socket.on('table-command', (_, ack) => respond(ack, {}));
    socket.on('lead-replay', (_, ack) => respond(ack, { leader: 'viewer' }));
    socket.on('moderate', (_, ack) => respond(ack, { muted: [] }));
    socket.on('chat', ({ text = '' }, ack) =>
      respond(ack, { line: { id: 'sent', channel: 'players', seat, name: 'Anna', text, at: 0 } }),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    match: SUMMARY.id,
    seat,
    receivedMoves,
    received,
    handshakes,
    stateId: () => game.moves.length,
    socketCount: () => io.of('/').sockets.size,
    waitForDisconnect: () => {
      const disconnected = new Promise<void>((resolve) => {
        for (const socket of io.of('/').sockets.values()) socket.once('disconnect', () => resolve());
      });
      return withDeadline('the end of a socket', disconnected);
    },
    waitForMessage: (event, count = 1) =>
      waitFor(
        `message ${count} of ${event}`,
        () => received.filter((each) => each.event === event)[count - 1],
      ),
    send: (event, ...payload) => io.emit(event, ...payload),
    playMove: (action = legalActions(viewFor(game.state, game.state.turn.seat))[0]) => {
      if (action === undefined) throw new Error('The game is over');
      return updateAfter(play(action).logEntries);
    },
    playToEnd: () => {
      const from = game.moves.length;
      game = playUntil(game, 1, ({ turn }) => turn.step === 'over');
      return updateAfter(log().slice(from));
    },
    ignoreRequests: () => {
      answersRequests = false;
    },
    heedRequests: () => {
      answersRequests = true;
    },
    refuseNextMove: (code) => {
      moveRefusal = code;
    },
    holdAnswers: () => {
      heldAnswers = [];
    },
    releaseAnswers: () => {
      for (const answer of heldAnswers ?? []) answer();
      heldAnswers = null;
    },
    holdStates: () => {
      sendsStates = false;
    },
    dropNextAck: () => {
      mustDrop = true;
    },
    refuseRequests: (code) => {
      requestRefusal = code;
    },
    changeSync: (changes) => {
      syncChanges = changes;
    },
    setTime: (time) => {
      serverTime = time;
    },
    announceMoving: () => io.emit('reconnect', { withinMs: 0 }),
    endConnections: () => io.disconnectSockets(true),
    rejectConnections: (code) => {
      connectionRefusal = code;
    },
    acceptConnections: () => {
      connectionRefusal = null;
    },
    stop: () => io.close(),
  };
}
