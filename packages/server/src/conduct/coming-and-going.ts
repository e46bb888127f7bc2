/** A seat is left for good, its owner is back, somebody else takes it, a bot is sent there. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, Conduct } from '@great-fire/protocol';
import { awaiting, decided, notNow, othersWhoPlay, withAway } from './conduct';
import type { Decided, NotNow, Table } from './conduct';

/**
 * Leaves for good: a bot plays on, or nobody where the table opens such seats; in both cases anybody may take the
 * seat, and until somebody has its owner may come back.
 */
export function leave(conduct: Conduct, table: Table, seat: Seat): Decided | NotNow {
  if (conduct.clock.seat === null) return notNow('The game is over.');
  if (conduct.away[seat]?.hasLeft === true) return notNow('You have left already.');
  const then = table.pace.timeOut === 'open-seat' ? 'open-seat' : 'bot-seat';
  const bot = then === 'open-seat' ? 'none' : 'seat';
  const gone = withAway(conduct, seat, { bot, isOpen: true, hasLeft: true });
  return decided(rearranged(gone, table, seat), { type: 'left', seat, then });
}

/** The owner plays again. `isSeen`: was seen only, which is no word of somebody who left for good. */
export function comeBack(conduct: Conduct, table: Table, seat: Seat, isSeen: boolean): Decided | NotNow {
  const away = conduct.away[seat] ?? null;
  if (conduct.clock.seat === null) return notNow('The game is over.');
  if (away === null) return notNow('You have your seat.');
  if (isSeen && away.hasLeft) return notNow('This seat was left for good.');
  return decided(rearranged(withAway(conduct, seat, null), table, seat), { type: 'returned', seat });
}

/** Somebody else takes a seat that is open. */
export function substitute(
  conduct: Conduct,
  table: Table,
  seat: Seat,
  names: { readonly before: string; readonly name: string },
): Decided | NotNow {
  if (conduct.away[seat]?.isOpen !== true) return notNow('This seat is not open.');
  return decided(rearranged(withAway(conduct, seat, null), table, seat), {
    type: 'substituted',
    seat,
    ...names,
  });
}

/** The host has a bot of this level play a seat whose owner does not: until the owner is back, or somebody takes it. */
export function sendBot(
  conduct: Conduct,
  table: Table,
  seat: Seat,
  { by, level }: { readonly by: Seat; readonly level: BotLevel },
): Decided | NotNow {
  const away = conduct.away[seat] ?? null;
  if (conduct.clock.seat === null) return notNow('The game is over.');
  if (away === null) return notNow('Whoever has this seat plays.');
  const sent = rearranged(withAway(conduct, seat, { ...away, bot: 'seat' }), table, seat);
  return { ...decided(sent, { type: 'bot-sent', by, seat, level }), standIn: { seat, bot: level } };
}

/** What is asked of the table goes on without who left, and with who came. */
function rearranged(conduct: Conduct, table: Table, seat: Seat): Conduct {
  const asked = conduct.pauseAsked?.asked.filter((other) => other !== seat) ?? [];
  const still = { ...conduct, pauseAsked: asked.length === 0 ? null : withAsked(conduct, asked) };
  return conduct.clock.seat === seat ? awaiting(still, table) : withVoters(still, table);
}

function withAsked({ pauseAsked }: Conduct, asked: readonly Seat[]): Conduct['pauseAsked'] {
  return pauseAsked === null ? null : { ...pauseAsked, asked };
}

/** A vote among those who now play; where nobody is left to vote, what it was about is due. */
function withVoters(conduct: Conduct, table: Table): Conduct {
  const { vote, clock } = conduct;
  if (vote === null) return conduct;
  const voters = othersWhoPlay(conduct, table, vote.seat);
  if (voters.length === 0) return { ...conduct, vote: null, clock: { ...clock, deadline: table.at } };
  const cast = vote.cast.filter(({ seat }) => voters.includes(seat));
  return { ...conduct, vote: { ...vote, voters, cast, until: cast.length === 0 ? null : vote.until } };
}
