/** Serves the built page with a table in a given position of the rules' notation. Moves are applied by the rules. */
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join, resolve } from 'node:path';
import type { Action, Draft, GameEvent, GameState, PlayerView, Seat } from '@great-fire/game';
import { RULES_VERSION, applyAction, checkAction, viewEvent, viewFor } from '@great-fire/game';
import { isSetupPhase } from '@great-fire/game/bgio-client';
import { readPosition } from '@great-fire/game/notation';
import type {
  ClientToServer,
  Frame,
  LogEntry,
  MatchSummary,
  ServerToClient,
  Sync,
  Update,
} from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { NO_TIME_CONTROL, emptyTableState, packViews, personSeatSummary } from '@great-fire/protocol';
import { Server } from 'socket.io';

const PAGE_DIR = resolve(__dirname, '../../client/dist');
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const NAMES = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil', 'Flora'];
const MATCH_ID = 'settab2222';

function servePage(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://table');
  if (pathname.startsWith('/api/')) {
    response.setHeader('content-type', 'application/json').end('{"name":null,"seats":[]}');
    return;
  }
  const requested = join(PAGE_DIR, pathname);
  const file = extname(pathname) !== '' && existsSync(requested) ? requested : join(PAGE_DIR, 'index.html');
  response.setHeader('content-type', MIME_TYPES[extname(file)] ?? 'application/octet-stream');
  // File names contain a content hash.
  if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=86400, immutable');
  createReadStream(file).pipe(response);
}

interface PlayedMove {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

export class PositionServer {
  private readonly states: GameState[];
  private readonly moves: PlayedMove[] = [];
  private readonly http: HttpServer = createServer(servePage);
  private readonly io = new Server<ClientToServer, ServerToClient>(this.http, { transports: ['websocket'] });

  private constructor(
    position: string,
    private readonly viewer: Seat | null,
  ) {
    this.states = [readPosition(position)];
    this.listen();
  }

  /** Opens a table whose pages sit at seat `viewer`, or are spectators (null). `port`: a free one. */
  static async open(position: string, viewer: Seat | null, port: number): Promise<PositionServer> {
    const table = new PositionServer(position, viewer);
    table.http.listen(port, '127.0.0.1');
    await once(table.http, 'listening');
    return table;
  }

  get address(): string {
    const address = this.http.address();
    if (address === null || typeof address === 'string') throw new Error('The table is not open');
    return `http://127.0.0.1:${address.port}/t/${MATCH_ID}`;
  }

  get stateId(): number {
    return this.moves.length;
  }

  get state(): GameState {
    const state = this.states[this.moves.length];
    if (state === undefined) throw new Error('There is no state');
    return state;
  }

  /**
   * Makes moves of the seat to move and sends each to all pages.
   *
   * @throws Error if the rules forbid a move
   */
  play(...actions: readonly Action[]): void {
    for (const action of actions) {
      const { seat } = this.state.turn;
      const refusal = checkAction(this.state, seat, action);
      if (refusal !== null) throw new Error(`${action.type} is refused: ${refusal.rule} ${refusal.reason}`);
      this.apply(seat, action);
    }
  }

  /** Closes the port and all connections, including idle ones of a browser. */
  async close(): Promise<void> {
    const closed = this.io.close();
    this.http.closeAllConnections();
    await withDeadline('the end of the set table', closed);
  }

  private apply(seat: Seat, action: Action): void {
    const draft = structuredClone(this.state) as Draft<GameState>;
    const events = applyAction(draft, seat, action);
    this.states.push(draft);
    this.moves.push({ seat, events });
    this.io.emit('update', { frame: this.frame(), logEntries: this.log().slice(-1), ...this.tableState() });
  }

  private view(stateId: number): PlayerView {
    const state = this.states[stateId];
    if (state === undefined) throw new Error(`There is no state ${stateId}`);
    return viewFor(state, this.viewer);
  }

  private frame(): Frame {
    const { turn, seats } = this.state;
    return {
      stateId: this.stateId,
      view: this.view(this.stateId),
      ctx: {
        numPlayers: seats.length,
        turn: turn.number,
        currentPlayer: String(turn.seat),
        playOrder: seats.map((_, seat) => String(seat)),
        playOrderPos: turn.seat,
        phase: isSetupPhase(turn.step) ? 'setup' : 'play',
        activePlayers: { [String(turn.seat)]: turn.step },
      },
    };
  }

  private log(): readonly LogEntry[] {
    return this.moves.map(({ seat, events }, index) => ({
      stateId: index + 1,
      seat,
      events: events.map((event) => viewEvent(event, this.viewer)),
      at: (index + 1) * 60_000,
    }));
  }

  private summary(): MatchSummary {
    const { turn, seats, rules, result } = this.state;
    return {
      id: MATCH_ID,
      tableName: 'Fish Street Hill',
      status: result === null ? 'running' : 'finished',
      private: false,
      options: { hiddenColours: rules.hiddenColours, moreDestruction: false, cones: 65 },
      timeControl: NO_TIME_CONTROL,
      language: 'en',
      profanityFilter: true,
      botSpeed: 'normal',
      spectatorPolicy: { access: 'open', delayMinutes: 0 },
      seats: seats.map((_, seat) => personSeatSummary(NAMES[seat] ?? null)),
      hostSeat: 0,
      turn: turn.number,
      activeSeat: result === null ? turn.seat : null,
      burning: [],
      spectators: 0,
      createdAt: 0,
      updatedAt: 0,
    };
  }

  private tableState(): Pick<Update, 'tableState' | 'serverTime'> {
    const { turn, seats } = this.state;
    return { tableState: emptyTableState(seats.length, turn.seat, 0), serverTime: 0 };
  }

  private sync(): Sync {
    return {
      match: this.summary(),
      mySeat: this.viewer,
      wasKicked: false,
      frame: this.frame(),
      log: this.log().slice(-60),
      ...this.tableState(),
      tableLog: [],
      chat: [],
      chatHasMore: false,
      presence: { connected: this.state.seats.map(() => true), spectators: 0 },
      seedCommitment: '',
      rematch: null,
      rulesVersion: RULES_VERSION,
    };
  }

  private listen(): void {
    this.io.on('connection', (socket) => {
      socket.emit('sync', this.sync());
      socket.on('sync', (answer) => answer({ ok: true, sync: this.sync() }));
      socket.on('history', ({ before, limit }, answer) => {
        const log = this.log().filter(({ stateId }) => stateId < before);
        answer({ ok: true, log: log.slice(-limit), tableLog: [] });
      });
      socket.on('historic-views', ({ from, to }, answer) => {
        const later = Array.from({ length: to - from }, (_, index) => this.view(from + index + 1));
        answer({ ok: true, historicViews: packViews(from, this.view(from), later) });
      });
      socket.on('move', ({ action }, answer) => {
        const seat = this.viewer ?? -1;
        const refusal = checkAction(this.state, seat, action);
        if (refusal !== null) {
          answer({ ok: false, code: 'illegal-move', message: '', ...refusal });
          return;
        }
        this.apply(seat, action);
        answer({ ok: true, stateId: this.stateId });
      });
    });
  }
}
