/**
 * A table whose players have no browser. They play over the API, so that a test quickly reaches any moment of a game.
 */
import { EventEmitter, once } from 'node:events';
import { type Action, type PlayerView, legalActions } from '@great-fire/game';
import {
  type ClientToServer,
  type Frame,
  type CreateTableInput,
  type SeatClaim,
  type ServerToClient,
  PROTOCOL_VERSION,
} from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type Socket, io } from 'socket.io-client';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import type { UserFixtures } from './user-fixtures';

const NAMES = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil', 'Flora'] as const;

interface ApiSeat {
  readonly cookie: string; // of the seat's guest
  readonly socket: Socket<ServerToClient, ClientToServer>;
}

async function sendRequest(
  method: 'POST' | 'PUT',
  url: string,
  body: object,
  cookie = '',
): Promise<Response> {
  const request = fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie: `session=${cookie}` },
    body: JSON.stringify(body),
  });
  const answer = await withDeadline(`the answer of ${url}`, request);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function post(url: string, body: object): Promise<{ claim: SeatClaim; cookie: string }> {
  const answer = await sendRequest('POST', url, body);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]?.split('=')[1] ?? '';
  return { claim: (await answer.json()) as SeatClaim, cookie };
}

/** Draws an action, preferably a useful one, so that a game contains every kind of event and ends. */
function pickAction(view: PlayerView, random: SeededRandom): Action {
  const legal = legalActions(view).filter(({ type }) => type !== 'undo');
  const useful = legal.filter(({ type }) => type === 'put-out' || type === 'demolish');
  const end = legal.find(({ type }) => type === 'end-actions');
  if (end !== undefined && useful.length === 0 && random.chance(0.3)) return end;
  return random.pick(useful.length > 0 ? useful : legal);
}

// If the connection breaks before the answer, the socket sends the move again with the same id.
const SOCKET = { forceNew: true, transports: ['websocket'], retries: 10, ackTimeout: 60_000 };

export class ApiTable {
  private frame: Frame | null = null; // the latest state, as the seat to move sees it
  private readonly receivedStates: number[]; // by seat: the latest state id
  private readonly updates = new EventEmitter(); // 'frame': a seat received a state
  private moves = 0;

  private constructor(
    readonly address: string,
    private readonly newUser: UserFixtures['newUser'],
    private readonly seats: readonly ApiSeat[],
    private readonly random: SeededRandom,
  ) {
    this.receivedStates = seats.map(() => -1);
  }

  /** Opens a table, fills it and starts the game. */
  static async open(
    url: string,
    newUser: UserFixtures['newUser'],
    tableOptions: Pick<CreateTableInput, 'players'>,
    random: SeededRandom,
  ): Promise<ApiTable> {
    const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
    const openRequest: CreateTableInput = {
      tableName: 'Fish Street Hill',
      players: tableOptions.players,
      options,
      private: false,
      name: NAMES[0],
    };
    const claims = [await post(`${url}/api/matches`, openRequest)];
    const match = claims[0]?.claim.match.id ?? '';
    for (const name of NAMES.slice(1, tableOptions.players)) {
      const seat = await post(`${url}/api/matches/${match}/seats`, { name });
      const readyUrl = `${url}/api/matches/${match}/seats/${seat.claim.seat}/ready`;
      await sendRequest('PUT', readyUrl, { ready: true }, seat.cookie);
      claims.push(seat);
    }
    await sendRequest('POST', `${url}/api/matches/${match}/start`, {}, claims[0]?.cookie);
    const seats = claims.map(({ claim, cookie }): ApiSeat => {
      const auth = { protocol: PROTOCOL_VERSION, match, token: claim.token };
      return { cookie, socket: io(url, { ...SOCKET, auth }) };
    });
    const table = new ApiTable(`${url}/t/${match}`, newUser, seats, random);
    await Promise.all(seats.map(({ socket }, seat) => table.listen(socket, seat)));
    return table;
  }

  /** Joins a running game with the players' sessions. `cookies`: the session cookie of each player, by seat. */
  static async adopt(
    address: string,
    newUser: UserFixtures['newUser'],
    cookies: readonly string[],
    random: SeededRandom,
  ): Promise<ApiTable> {
    const { origin, pathname } = new URL(address);
    const auth = { protocol: PROTOCOL_VERSION, match: pathname.split('/').at(-1) };
    const seats = cookies.map((cookie): ApiSeat => {
      const extraHeaders = { cookie: `session=${cookie}` };
      return { cookie, socket: io(origin, { ...SOCKET, auth, extraHeaders }) };
    });
    const table = new ApiTable(address, newUser, seats, random);
    await Promise.all(seats.map(({ socket }, seat) => table.listen(socket, seat)));
    return table;
  }

  private async listen(socket: ApiSeat['socket'], seat: number): Promise<void> {
    const onFrame = (frame: Frame | null) => {
      if (frame === null) return;
      const isNewer = frame.stateId >= (this.frame?.stateId ?? -1);
      if (isNewer && (frame.view.turn.seat === seat || frame.view.turn.step === 'over')) this.frame = frame;
      this.receivedStates[seat] = Math.max(this.receivedStates[seat] ?? -1, frame.stateId);
      this.updates.emit('frame');
    };
    socket.on('update', ({ frame }) => onFrame(frame));
    socket.on('sync', ({ frame }) => onFrame(frame));
    await this.waitUntil(`the table at seat ${String(seat)}`, () => (this.receivedStates[seat] ?? -1) >= 0);
  }

  private async waitUntil(what: string, isTrue: () => boolean): Promise<void> {
    const poll = async () => {
      while (!isTrue()) await once(this.updates, 'frame');
    };
    await withDeadline(what, poll());
  }

  get matchId(): string {
    return new URL(this.address).pathname.split('/').at(-1) ?? '';
  }

  /** The id of the latest state that the seat to move has received; -1 if there is none. */
  get stateId(): number {
    return this.frame?.stateId ?? -1;
  }

  /** The seat to move; -1 if no state was received. */
  get activeSeat(): number {
    return this.frame?.view.turn.seat ?? -1;
  }

  /** Waits until this state, which a page's move has caused, has been received. */
  async waitForState(stateId: number): Promise<void> {
    await this.waitUntil(`state ${String(stateId)} over the wire`, () => this.stateId >= stateId);
  }

  /**
   * Plays at random until the view of the seat to move fulfils the condition. Returns that view.
   *
   * @throws Error if the game ends before
   */
  async playUntil(isFound: (view: PlayerView) => boolean): Promise<PlayerView> {
    for (;;) {
      const frame = this.frame;
      if (frame === null) throw new Error('The game has not begun');
      if (isFound(frame.view)) return frame.view;
      if (frame.view.turn.step === 'over') throw new Error('The game ended before such a moment');
      await this.sendMove(frame, pickAction(frame.view, this.random));
    }
  }

  /**
   * Makes moves of the seat to move, one after another. Resolves once every seat has received them.
   *
   * @throws Error if the server rejects a move
   */
  async play(...actions: readonly Action[]): Promise<void> {
    for (const action of actions) {
      if (this.frame === null) throw new Error('The game has not begun');
      await this.sendMove(this.frame, action);
    }
  }

  private async sendMove({ view, stateId }: Frame, action: Action): Promise<void> {
    const socket = this.seats[view.turn.seat]?.socket;
    if (socket === undefined) throw new Error('Nobody is awaited');
    this.moves += 1;
    const id = `wire-move-${this.moves}`;
    const answer = await withDeadline(
      `the answer to ${action.type}`,
      socket.emitWithAck('move', { id, stateId, action }),
    );
    if (!answer.ok) throw new Error(`Refused: ${answer.code} ${answer.message}`);
    const isReceived = () => this.receivedStates.every((received) => received >= answer.stateId);
    await this.waitUntil(`state ${String(answer.stateId)} at every seat`, isReceived);
  }

  /** Opens the table in a browser as the player of a seat, or as a spectator (null). */
  async openPage(seat: number | null, device?: BrowserContextOptions): Promise<Page> {
    const page = await this.newUser(device);
    if (seat !== null) await this.logIn(seat, page.context());
    await page.goto(this.address);
    return page;
  }

  /** Logs a browser in as the player of a seat. */
  async logIn(seat: number, browser: Pick<BrowserContext, 'addCookies'>): Promise<void> {
    const { hostname } = new URL(this.address);
    const value = this.seats[seat]?.cookie ?? '';
    await browser.addCookies([{ name: 'session', value, domain: hostname, path: '/' }]);
  }

  /** Disconnects all players. */
  close(): void {
    for (const { socket } of this.seats) socket.disconnect();
  }
}
