/** A table whose people sit at no browser: they decide over the wire, so that a page can come to any moment soon. */
import { EventEmitter, once } from 'node:events';
import type { Action, PlayerView } from '@great-fire/game';
import { legalActions } from '@great-fire/game';
import type { ClientToServer, Frame, OpenTable, SeatGiven, ServerToClient } from '@great-fire/protocol';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { Dice } from './dice';
import type { People } from './people';

const NAMES = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil', 'Flora'] as const;

interface WireSeat {
  readonly cookie: string; // of the guest who sits here
  readonly socket: Socket<ServerToClient, ClientToServer>;
}

async function ask(method: 'POST' | 'PUT', url: string, body: object, cookie = ''): Promise<Response> {
  const asked = fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie: `guest=${cookie}` },
    body: JSON.stringify(body),
  });
  const answer = await withDeadline(`the answer of ${url}`, asked);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function post(url: string, body: object): Promise<{ given: SeatGiven; cookie: string }> {
  const answer = await ask('POST', url, body);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]?.split('=')[1] ?? '';
  return { given: (await answer.json()) as SeatGiven, cookie };
}

/** Rather what helps than what only passes the time, so that a game has everything in it and comes to an end. */
function oneOf(view: PlayerView, dice: Dice): Action {
  const legal = legalActions(view).filter(({ type }) => type !== 'undo');
  const wanted = legal.filter(({ type }) => type === 'put-out' || type === 'demolish');
  const end = legal.find(({ type }) => type === 'end-actions');
  if (end !== undefined && wanted.length === 0 && dice.chance(0.3)) return end;
  return dice.pick(wanted.length > 0 ? wanted : legal);
}

// A move whose answer is lost with its connection is sent again, with its id.
const SOCKET = { forceNew: true, transports: ['websocket'], retries: 10, ackTimeout: 60_000 };

export class WireTable {
  private frame: Frame | null = null; // the last state, as the seat on turn may see it
  private readonly received: number[]; // by seat: the last state
  private readonly news = new EventEmitter(); // 'frame': a seat received a state
  private moves = 0;

  private constructor(
    readonly address: string,
    private readonly somebody: People['somebody'],
    private readonly seats: readonly WireSeat[],
    private readonly dice: Dice,
  ) {
    this.received = seats.map(() => -1);
  }

  /** Opens a table, fills it and begins; all have taken up their cards, unless `isDealt` is all that is wanted. */
  static async begin(
    url: string,
    somebody: People['somebody'],
    wish: Pick<OpenTable, 'seats'>,
    dice: Dice,
    isDealt = false,
  ): Promise<WireTable> {
    const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
    const open: OpenTable = {
      tableName: 'Fish Street Hill',
      seats: wish.seats,
      options,
      private: false,
      name: NAMES[0],
    };
    const taken = [await post(`${url}/api/matches`, open)];
    const match = taken[0]?.given.match.id ?? '';
    for (const name of NAMES.slice(1, wish.seats)) {
      const seat = await post(`${url}/api/matches/${match}/seats`, { name });
      const ready = `${url}/api/matches/${match}/seats/${seat.given.seat}/ready`;
      await ask('PUT', ready, { ready: true }, seat.cookie);
      taken.push(seat);
    }
    await ask('POST', `${url}/api/matches/${match}/start`, {}, taken[0]?.cookie);
    const seats = taken.map(({ given, cookie }): WireSeat => {
      const auth = { protocol: PROTOCOL_VERSION, match, token: given.token };
      return { cookie, socket: io(url, { ...SOCKET, auth }) };
    });
    const table = new WireTable(`${url}/t/${match}`, somebody, seats, dice);
    await Promise.all(seats.map(({ socket }, seat) => table.listen(socket, seat)));
    if (!isDealt) await table.takeUpCards();
    return table;
  }

  /** Goes on with a game whose people, by seat, are known by these cookies: those of their browsers, or of nobody's. */
  static async takeOver(
    address: string,
    somebody: People['somebody'],
    cookies: readonly string[],
    dice: Dice,
  ): Promise<WireTable> {
    const { origin, pathname } = new URL(address);
    const auth = { protocol: PROTOCOL_VERSION, match: pathname.split('/').at(-1) };
    const seats = cookies.map((cookie): WireSeat => {
      const extraHeaders = { cookie: `guest=${cookie}` };
      return { cookie, socket: io(origin, { ...SOCKET, auth, extraHeaders }) };
    });
    const table = new WireTable(address, somebody, seats, dice);
    await Promise.all(seats.map(({ socket }, seat) => table.listen(socket, seat)));
    await table.takeUpCards();
    return table;
  }

  private async listen(socket: WireSeat['socket'], seat: number): Promise<void> {
    const keep = (frame: Frame | null) => {
      if (frame === null) return;
      const isNews = frame.stateId >= (this.frame?.stateId ?? -1);
      if (isNews && (frame.view.turn.seat === seat || frame.view.turn.step === 'over')) this.frame = frame;
      this.received[seat] = Math.max(this.received[seat] ?? -1, frame.stateId);
      this.news.emit('frame');
    };
    socket.on('update', ({ frame }) => keep(frame));
    socket.on('sync', ({ frame }) => keep(frame));
    await this.until(`the table at seat ${String(seat)}`, () => (this.received[seat] ?? -1) >= 0);
  }

  private async until(what: string, isTrue: () => boolean): Promise<void> {
    const wait = async () => {
      while (!isTrue()) await once(this.news, 'frame');
    };
    await withDeadline(what, wait());
  }

  /** The last state that whoever decides has seen. */
  get stateId(): number {
    return this.frame?.stateId ?? -1;
  }

  /** The seat whose decision is awaited; -1: nobody's. */
  get awaited(): number {
    return this.frame?.view.turn.seat ?? -1;
  }

  /** Waits until this state, made at a page, has come over the wire too. */
  async hears(stateId: number): Promise<void> {
    await this.until(`state ${String(stateId)} over the wire`, () => this.stateId >= stateId);
  }

  private async takeUpCards(): Promise<void> {
    while (this.frame?.view.turn.step === 'redeal') await this.make(this.frame, { type: 'keep-hand' });
  }

  /** Everybody decides by dice until the view of whoever is awaited is one that is looked for. */
  async playUntil(isFound: (view: PlayerView) => boolean): Promise<PlayerView> {
    for (;;) {
      const frame = this.frame;
      if (frame === null) throw new Error('The game has not begun');
      if (isFound(frame.view)) return frame.view;
      if (frame.view.turn.step === 'over') throw new Error('The game ended before such a moment');
      await this.make(frame, oneOf(frame.view, this.dice));
    }
  }

  private async make({ view, stateId }: Frame, action: Action): Promise<void> {
    const socket = this.seats[view.turn.seat]?.socket;
    if (socket === undefined) throw new Error('Nobody is awaited');
    this.moves += 1;
    const id = `wire-move-${this.moves}`;
    const answer = await withDeadline(
      `the answer to ${action.type}`,
      socket.emitWithAck('move', { id, stateId, action }),
    );
    if (!answer.ok) throw new Error(`Refused: ${answer.code} ${answer.message}`);
    const isHeard = () => this.received.every((received) => received >= answer.stateId);
    await this.until(`state ${String(answer.stateId)} at every seat`, isHeard);
  }

  /** A browser in which this seat's person is known, at the table; null: a spectator's. */
  async pageOf(seat: number | null, device?: BrowserContextOptions): Promise<Page> {
    const page = await this.somebody(device);
    if (seat !== null) await this.makeKnown(seat, page.context());
    await page.goto(this.address);
    return page;
  }

  /** Has a browser know this seat's person. */
  async makeKnown(seat: number, browser: BrowserContext): Promise<void> {
    const { hostname } = new URL(this.address);
    const value = this.seats[seat]?.cookie ?? '';
    await browser.addCookies([{ name: 'guest', value, domain: hostname, path: '/' }]);
  }

  /** Everybody on the wire leaves. */
  close(): void {
    for (const { socket } of this.seats) socket.disconnect();
  }
}
