/** What may become of a table before its game begins: judged within the transaction that does it, alike in every storage. */
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@great-fire/game';
import { isBeingDealt, isPartTaken, startedWith, whyFixed } from './parts';
import { freeSeats, seatHeldBy, whyNotHost } from './seating';
import type { Arranged, Arrangement, Arranging, TableChange } from './arrangement';
import type { StoredMatch } from './matches';
import type { PersonId } from './storage';

type Move = Arrangement['seats'][number];

/** What becomes of a wish for a table. */
export function judgeArranging(match: StoredMatch | null, wish: Arranging): Arranged {
  if (match === null) return { outcome: 'not-found' };
  if (wish.do === 'ready' || wish.do === 'commit') return judgeOwn(match, wish);
  const refused = whyNotHost(match, wish.by);
  if (refused !== null) return { outcome: refused };
  if (isBeingDealt(match)) return { outcome: 'being-dealt' };
  if (wish.do === 'hand-over') return judgeHandingOver(match, wish.seat);
  if (match.status !== 'open') return { outcome: 'already-started' };
  switch (wish.do) {
    case 'change':
      return judgeChange(match, wish.change);
    case 'order':
      return judgeOrder(match, wish.order);
    case 'start':
      return judgeStart(match, wish.by);
  }
}

/** The table as it stands, but for what is said. */
function arranged(match: StoredMatch, change: Partial<Arrangement>): Arranged {
  const status = match.status === 'open' ? 'open' : 'running';
  const seats = match.seats.map(({ seat, isReady, part }): Move => ({ from: seat, seat, isReady, part }));
  return { outcome: 'done', table: { ...match, status, seats, ...change } };
}

/** How a table is to stand, as the columns of its row hold that. */
export const arrangedRow = (table: Arrangement, at: number) => ({
  table_name: table.tableName,
  players: table.players,
  options: JSON.stringify(table.options),
  private: table.private ? 1 : 0,
  pace: JSON.stringify(table.pace),
  language: table.language,
  masks_talk: table.masksTalk === null ? null : Number(table.masksTalk),
  watch: table.watching.who,
  watch_delay: table.watching.delayMinutes,
  host_id: table.hostId,
  parts_fixed: table.arePartsFixed ? 1 : 0,
  status: table.status,
  updated_at: at,
  // Who is away is called to what they add to the deal.
  ...(table.status === 'open' && table.arePartsFixed && { called_at: at }),
});

/** What somebody says of their own seat. */
function judgeOwn(match: StoredMatch, wish: Arranging & { do: 'ready' | 'commit' }): Arranged {
  const { by, seat } = wish;
  if (seatHeldBy(match, by) !== seat) return { outcome: 'not-your-seat' };
  const fixed = whyFixed(match);
  if (fixed !== null) return { outcome: fixed };
  if (wish.do === 'commit' && isPartTaken(match.seats, wish.commitment, seat))
    return { outcome: 'part-taken' };
  const said = wish.do === 'ready' ? { isReady: wish.isReady } : { part: wish.commitment };
  return arranged(match, {
    seats: match.seats.map((held): Move => {
      const { isReady, part } = held;
      return { from: held.seat, seat: held.seat, isReady, part, ...(held.seat === seat && said) };
    }),
  });
}

function judgeHandingOver(match: StoredMatch, seat: Seat): Arranged {
  const hostId = match.seats.find((held) => held.seat === seat)?.personId ?? null;
  return hostId === null ? { outcome: 'nobody-there' } : arranged(match, { hostId });
}

function judgeChange(match: StoredMatch, change: TableChange): Arranged {
  const players = change.players ?? match.players;
  if (match.seats.length > players) return { outcome: 'more-sit-there' };
  const options = { ...match.options, ...change.options };
  const pace = change.pace ?? match.pace;
  const isSame = isDeepStrictEqual([match.players, match.options, match.pace], [players, options, pace]);
  const below = freeSeats(match).filter((seat) => seat < players);
  const seats = match.seats.map(({ seat, isReady, part }): Move => {
    const to = seat < players ? seat : (below.shift() ?? seat);
    return { from: seat, seat: to, isReady: isReady && isSame, part };
  });
  return arranged(match, { ...change, players, options, pace, seats });
}

function judgeOrder(match: StoredMatch, order: readonly Seat[]): Arranged {
  if (order.length !== match.players) return { outcome: 'other-seats' };
  const seats = match.seats.map(({ seat, isReady, part }): Move => {
    return { from: seat, seat: order.indexOf(seat), isReady, part };
  });
  return arranged(match, { seats });
}

function judgeStart(match: StoredMatch, host: PersonId): Arranged {
  if (freeSeats(match).length > 0) return { outcome: 'seat-free' };
  const isReady = match.seats.every((held) => held.isReady || held.bot !== null || held.personId === host);
  return isReady ? arranged(match, startedWith(match.seats)) : { outcome: 'not-ready' };
}
