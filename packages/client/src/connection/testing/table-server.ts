/** A real socket.io server with one real game on it, for tests of the line: it can cut and forget. */
import type { GameState, Seat } from '@great-fire/game';
import { RULES_VERSION, check, viewFor } from '@great-fire/game';
import type {
  ClientToServer,
  Frame,
  MatchSummary,
  MoveMessage,
  ServerToClient,
  Sync,
  TableEntry,
} from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { NO_CLOCK, changesBetween, plainConduct, seatNamed } from '@great-fire/protocol';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { after, dealt, logFor, playUntil } from '../../dev/play';
import type { MoveAnswer } from '../outbox';

const SUMMARY: MatchSummary = {
  id: 'testtab222',
  tableName: 'Fish Street Hill',
  status: 'running',
  private: false,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  pace: NO_CLOCK,
  language: 'en',
  masksTalk: true,
  watching: { who: 'open', delayMinutes: 0 },
  seats: ['Anna', 'Margery', 'Tobias'].map(seatNamed),
  host: 0,
  turn: 1,
  activeSeat: 0,
  burning: [],
  spectators: 0,
  createdAt: 0,
  updatedAt: 0,
};

const LOG_AT_FIRST = 5;
const EVENTS_AT_FIRST = 2;

export interface TableServer {
  readonly url: string;
  readonly match: string;
  readonly seat: Seat; // who is on turn and whom every socket plays
  readonly heard: readonly MoveMessage[]; // every move that arrived, repeats too
  readonly sockets: () => number;
  readonly gone: () => Promise<void>; // the next socket has left
  readonly cutBeforeAnswer: () => void; // the next message is heard, its answer lost with the line
  readonly tellToMove: () => void; // as a server does that is about to end
  readonly turnAway: (code: string) => void; // every socket from now on
  readonly letIn: () => void; // every socket again
  readonly stop: () => Promise<void>;
}

const stageOf = (state: GameState) => ({ [String(state.turn.seat)]: state.turn.step });

/** Starts on a free port with a 3-player game in the first turn's actions, and what happened beside its moves. */
export async function startTableServer(events: readonly TableEntry[] = []): Promise<TableServer> {
  let game = playUntil(dealt(3, 'line'), 1, ({ turn }) => turn.step === 'act');
  const seat = game.state.turn.seat;
  const answers = new Map<string, MoveAnswer>();
  const heard: MoveMessage[] = [];
  let mustCut = false;
  let refusedWith: string | null = null;

  const http = createServer();
  const io = new Server<ClientToServer, ServerToClient>(http, { transports: ['websocket'] });
  const frame = (): Frame => ({
    stateId: game.moves.length,
    view: viewFor(game.state, seat),
    ctx: {
      numPlayers: 3,
      turn: game.state.turn.number,
      currentPlayer: String(game.state.turn.seat),
      playOrder: ['0', '1', '2'],
      playOrderPos: game.state.turn.seat,
      phase: 'play',
      activePlayers: stageOf(game.state),
    },
  });
  const shown = () => {
    const { view, ctx } = frame();
    return { view, ctx, conduct: plainConduct(3, seat, 0) };
  };
  const log = () => logFor(game, seat);
  const sync = (): Sync => ({
    match: SUMMARY,
    rules: RULES_VERSION,
    mySeat: seat,
    wasRemoved: false,
    frame: frame(),
    log: log().slice(-LOG_AT_FIRST),
    conduct: plainConduct(3, seat, 0),
    tableLog: events.slice(-EVENTS_AT_FIRST),
    now: 0,
    chat: [],
    chatIsWhole: true,
    presence: { seats: [true, true, true], spectators: 0 },
    commitment: '',
    next: null,
  });
  const judge = ({ action, stateId }: MoveMessage): MoveAnswer => {
    const refusal = check(game.state, seat, action);
    if (refusal !== null) return { ok: false, code: 'rule-refused', message: '', ...refusal };
    if (stateId !== game.moves.length) return { ok: false, code: 'stale', message: '' };
    game = after(game, seat, action);
    return { ok: true, stateId: game.moves.length };
  };

  io.use((_, next) => {
    if (refusedWith === null) next();
    else next(Object.assign(new Error(refusedWith), { data: { code: refusedWith, message: refusedWith } }));
  });
  io.on('connection', (socket) => {
    const orCut = (answer: () => void) => {
      if (mustCut) socket.conn.close();
      else answer();
      mustCut = false;
    };
    socket.emit('sync', sync());
    socket.on('move', (message, answer) => {
      heard.push(message);
      const stored = answers.get(message.id);
      const before = shown();
      const from = game.moves.length;
      const given = stored ?? judge(message);
      answers.set(message.id, given);
      if (stored === undefined && given.ok)
        io.emit('changed', {
          ...{ from, stateId: game.moves.length, changes: changesBetween(before, shown()) },
          ...{ entries: log().slice(-1), now: 0 },
        });
      orCut(() => answer(given));
    });
    socket.on('history', ({ before, tableBefore = 0, limit }, answer) => {
      const earlier = log().filter(({ stateId }) => stateId < before);
      const tableLog = events.filter(({ id }) => id < tableBefore);
      orCut(() => answer({ ok: true, log: earlier.slice(-limit), tableLog: tableLog.slice(-limit) }));
    });
    socket.on('conduct', (_, answer) => orCut(() => answer({ ok: true })));
    socket.on('chat', (_, answer) => orCut(() => answer({ ok: false, code: 'server-fault', message: '' })));
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    match: SUMMARY.id,
    seat,
    heard,
    sockets: () => io.of('/').sockets.size,
    gone: () => {
      const gone = new Promise<void>((resolve) => {
        for (const socket of io.of('/').sockets.values()) socket.once('disconnect', () => resolve());
      });
      return withDeadline('the end of a socket', gone);
    },
    cutBeforeAnswer: () => {
      mustCut = true;
    },
    tellToMove: () => io.emit('moving', { withinMs: 0 }),
    turnAway: (code) => {
      refusedWith = code;
    },
    letIn: () => {
      refusedWith = null;
    },
    stop: () => io.close(),
  };
}
