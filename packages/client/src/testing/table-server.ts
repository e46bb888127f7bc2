/** A real socket.io server with one real game for client tests. It can drop answers and connections. */
import type { Seat } from '@great-fire/game';
import { RULES_VERSION, checkAction } from '@great-fire/game';
import type {
  ClientToServer,
  MoveMessage,
  ServerToClient,
  Sync,
  TableLogEntry,
  VisibleState,
} from '@great-fire/protocol';
import { diff, emptyTableState } from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { playAction, dealGame, logFor, playUntil } from '../gallery/random-play';
import type { MoveAnswer } from '../live/outbox';
import { frameFor } from './frame';
import { matchSummary } from './match-summary';

const SUMMARY = matchSummary();
const INITIAL_LOG_SIZE = 5;
const INITIAL_EVENTS_SIZE = 2;

export interface TableServer {
  readonly url: string;
  readonly match: string;
  readonly seat: Seat; // on turn, and the seat of every socket
  readonly receivedMoves: readonly MoveMessage[]; // including repeated ones
  readonly socketCount: () => number;
  readonly waitForDisconnect: () => Promise<void>; // resolves on the next disconnect
  readonly dropNextAck: () => void; // handles the next message, then disconnects without an answer
  readonly announceMoving: () => void; // like a server that shuts down
  readonly rejectConnections: (code: string) => void; // from now on
  readonly acceptConnections: () => void; // again
  readonly stop: () => Promise<void>;
}

/** Starts on a free port with a 3-player game in the actions of the first turn, and with these table events. */
export async function startTableServer(events: readonly TableLogEntry[] = []): Promise<TableServer> {
  let game = playUntil(dealGame(3, 'line'), 1, ({ turn }) => turn.step === 'act');
  const seat = game.state.turn.seat;
  const acks = new Map<string, MoveAnswer>();
  const receivedMoves: MoveMessage[] = [];
  let mustDrop = false;
  let rejectionCode: string | null = null;

  const http = createServer();
  const io = new Server<ClientToServer, ServerToClient>(http, { transports: ['websocket'] });
  const frame = () => frameFor(game, seat);
  const visibleState = (): VisibleState => {
    const { view, ctx } = frame();
    return { view, ctx, tableState: emptyTableState(3, seat, 0) };
  };
  const log = () => logFor(game, seat);
  const sync = (): Sync => ({
    match: SUMMARY,
    rulesVersion: RULES_VERSION,
    mySeat: seat,
    myOpeningHandAnswer: null,
    wasKicked: false,
    frame: frame(),
    log: log().slice(-INITIAL_LOG_SIZE),
    tableState: emptyTableState(3, seat, 0),
    tableLog: events.slice(-INITIAL_EVENTS_SIZE),
    serverTime: 0,
    chat: [],
    chatHasMore: false,
    presence: { connected: [true, true, true], spectators: 0 },
    seedCommitment: '',
    rematch: null,
  });
  const applyMove = ({ action, stateId }: MoveMessage): MoveAnswer => {
    const refusal = checkAction(game.state, seat, action);
    if (refusal !== null) return { ok: false, code: 'illegal-move', message: '', ...refusal };
    if (stateId !== game.moves.length) return { ok: false, code: 'stale', message: '' };
    game = playAction(game, seat, action);
    return { ok: true, stateId: game.moves.length };
  };

  io.use((_, next) => {
    if (rejectionCode === null) next();
    else
      next(
        Object.assign(new Error(rejectionCode), { data: { code: rejectionCode, message: rejectionCode } }),
      );
  });
  io.on('connection', (socket) => {
    const ackOrDrop = (answer: () => void) => {
      if (mustDrop) socket.conn.close();
      else answer();
      mustDrop = false;
    };
    socket.emit('sync', sync());
    socket.on('move', (message, answer) => {
      receivedMoves.push(message);
      const stored = acks.get(message.id);
      const before = visibleState();
      const from = game.moves.length;
      const result = stored ?? applyMove(message);
      acks.set(message.id, result);
      if (stored === undefined && result.ok)
        io.emit('delta', {
          ...{ fromStateId: from, stateId: game.moves.length, patch: diff(before, visibleState()) },
          ...{ logEntries: log().slice(-1), serverTime: 0 },
        });
      ackOrDrop(() => answer(result));
    });
    socket.on('history', ({ before, beforeTableEvent = 0, limit }, answer) => {
      const earlier = log().filter(({ stateId }) => stateId < before);
      const tableLog = events.filter(({ id }) => id < beforeTableEvent);
      ackOrDrop(() => answer({ ok: true, log: earlier.slice(-limit), tableLog: tableLog.slice(-limit) }));
    });
    socket.on('table-command', (_, answer) => ackOrDrop(() => answer({ ok: true })));
    socket.on('chat', (_, answer) =>
      ackOrDrop(() => answer({ ok: false, code: 'internal-error', message: '' })),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    match: SUMMARY.id,
    seat,
    receivedMoves,
    socketCount: () => io.of('/').sockets.size,
    waitForDisconnect: () => {
      const disconnected = new Promise<void>((resolve) => {
        for (const socket of io.of('/').sockets.values()) socket.once('disconnect', () => resolve());
      });
      return withDeadline('the end of a socket', disconnected);
    },
    dropNextAck: () => {
      mustDrop = true;
    },
    announceMoving: () => io.emit('reconnect', { withinMs: 0 }),
    rejectConnections: (code) => {
      rejectionCode = code;
    },
    acceptConnections: () => {
      rejectionCode = null;
    },
    stop: () => io.close(),
  };
}
