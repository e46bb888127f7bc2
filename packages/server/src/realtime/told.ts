/** What sockets are told of a move: each what is new since it was shown the match last, and what several are told is written once. */
import type { Seat } from '@great-fire/game';
import type { Changed, Update } from '@great-fire/protocol';
import type { HotMatch } from '../matches/load-match';
import type { LiveSocket } from './types';
import { News, updateFor } from './update';

/** A match at one moment, as it was seen from a place. */
export interface ShownThen {
  readonly match: HotMatch;
  readonly seat: Seat | null;
}

/** The messages of one moment, each with all who are sent the same. */
export class Told {
  private readonly news = new Map<HotMatch, News>(); // by what was shown before
  private readonly whole = new Map<string, Update>(); // by seat, and the state shown before
  private readonly changes = new Map<Changed, LiveSocket[]>();
  private readonly updates = new Map<Update, LiveSocket[]>();

  /** `at`: now, ms since 1970, UTC. */
  constructor(
    readonly match: HotMatch,
    private readonly at: number,
  ) {}

  add(socket: LiveSocket, before: ShownThen, seat: Seat | null): void {
    const { match, at } = this;
    if (socket.data.takesChanges && before.seat === seat) {
      const news = this.news.get(before.match) ?? new News(before.match, match, at);
      this.news.set(before.match, news);
      gather(this.changes, news.for(seat), socket);
      return;
    }
    const sent = before.match.state.stateId;
    const key = `${String(seat)}/${String(sent)}`;
    const update = this.whole.get(key) ?? updateFor(match, seat, sent, at);
    this.whole.set(key, update);
    gather(this.updates, update, socket);
  }

  /** Sends what was gathered since it was sent last; what several are sent is written once. */
  send(): void {
    for (const [changed, sockets] of this.changes) toAll(sockets)?.emit('changed', changed);
    for (const [update, sockets] of this.updates) toAll(sockets)?.emit('update', update);
    this.changes.clear();
    this.updates.clear();
  }
}

function gather<T>(all: Map<T, LiveSocket[]>, message: T, socket: LiveSocket): void {
  const others = all.get(message);
  if (others === undefined) all.set(message, [socket]);
  else others.push(socket);
}

/** Each socket is in a room of its own, named by its id. */
function toAll(sockets: readonly LiveSocket[]) {
  const [first] = sockets;
  return sockets.length === 1 ? first : first?.nsp.local.to(sockets.map(({ id }) => id));
}
