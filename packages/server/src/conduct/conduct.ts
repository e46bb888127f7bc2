/** How play is conducted at a table beside the moves, as values: what holds, who may be asked, when something is due. */
import type { Seat } from '@great-fire/game';
import { plainConduct } from '@great-fire/protocol';
import type { Away, BotLevel, Conduct, Pace, TableEvent, Vote } from '@great-fire/protocol';
import type { StandIn } from '../storage/conduct';
import { firstClock, runningFor, stopped } from '../clock/clock';

/** What a table is besides its conduct, when something is decided. */
export interface Table {
  readonly pace: Pace;
  readonly owned: readonly boolean[]; // by seat: it belongs to a person, whoever plays it
  readonly at: number; // ms since 1970, UTC; while the game is paused: when that began
}

/** What was decided, and how it is told; the conduct has its next version. */
export interface Decided {
  readonly conduct: Conduct;
  readonly event: TableEvent;
  readonly standIn?: StandIn; // whose level somebody chose
}

/** All have agreed to go back to state `to`: that is a row of the log, and the conduct keeps its version. */
export interface Agreed {
  readonly takeBack: { readonly by: Seat; readonly to: number; readonly consent: readonly Seat[] };
}

/** Why something cannot be asked, answered or voted on as things stand. */
export interface NotNow {
  readonly why: string;
}

export const notNow = (why: string): NotNow => ({ why });
export const isNotNow = (given: object): given is NotNow => 'why' in given;
export const isAgreed = (given: object): given is Agreed => 'takeBack' in given;

/** The conduct of a game that begins, with `seat` awaited first. */
export function firstConduct(pace: Pace, players: number, seat: Seat | null, at: number): Conduct {
  return { ...plainConduct(players, seat, at), clock: firstClock(pace, players, seat, at) };
}

/** Whether a bot plays for the owner of a seat. */
export const isStoodIn = ({ away }: Conduct, seat: Seat): boolean => (away[seat]?.bot ?? 'none') !== 'none';

/** Whether a person plays this seat just now. */
export const isPlayed = (conduct: Conduct, { owned }: Table, seat: Seat): boolean =>
  owned[seat] === true && conduct.away[seat] === null;

/** When something is to be decided that nobody asks for; null: nothing is. Ms since 1970, UTC. */
export function dueAt({
  clock,
  vote,
  pauseAsked,
  takeBackAsked,
  abortAsked,
  pausedAt,
}: Conduct): number | null {
  if (pausedAt !== null) return null;
  const asked = [pauseAsked, takeBackAsked, abortAsked].map((question) => question?.until ?? null);
  const times = [clock.deadline, vote?.until ?? null, ...asked].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Who plays for themselves at the other seats: they vote about this one, and are asked what it wishes. */
export function othersWhoPlay(conduct: Conduct, table: Table, seat: Seat): readonly Seat[] {
  return conduct.away.flatMap((_, other) =>
    other !== seat && isPlayed(conduct, table, other) ? [other] : [],
  );
}

const NO_FOR_MS = 60_000;

/** The conduct after a seat's question was answered with a no. */
export function withRefused(conduct: Conduct, by: Seat, { at }: Table): Conduct {
  return { ...conduct, refused: { by, until: at + NO_FOR_MS } };
}

export const TOLD_NO = notNow('You were told no just now; ask again in a minute.');

/** Whether a seat was told no so lately that it does not ask again. */
export const isRefused = ({ refused }: Conduct, by: Seat, { at }: Table): boolean =>
  refused?.by === by && at < refused.until;

/** A vote that nobody has cast in yet. */
export function freshVote(conduct: Conduct, table: Table, seat: Seat): Vote {
  return { seat, voters: othersWhoPlay(conduct, table, seat), cast: [], until: null };
}

/**
 * Gives a seat to a bot, to whoever may come, or back to its owner (null). What is taken back needs the consent of all
 * who play (UNDO-3), and so does ending the game: where those are others now it is not asked any more.
 */
export function withAway(conduct: Conduct, seat: Seat, away: Away | null): Conduct {
  const now = conduct.away.map((known, of) => (of === seat ? away : known));
  return { ...conduct, takeBackAsked: null, abortAsked: null, away: now };
}

/**
 * Sets clock and vote by who plays the seat that is awaited: its owner's time runs; for a bot none does; about
 * a seat that nobody plays the others may vote, and where there are no others that is due at once.
 */
export function awaiting(conduct: Conduct, table: Table): Conduct {
  const { seat } = conduct.clock;
  const clock = stopped(conduct.clock, table.at);
  if (seat === null) return { ...conduct, clock, vote: null };
  if (table.owned[seat] !== true || isStoodIn(conduct, seat)) return { ...conduct, clock, vote: null };
  if (conduct.away[seat] === null) {
    return { ...conduct, clock: runningFor(table.pace, clock, seat, table.at), vote: null };
  }
  const vote = freshVote(conduct, table, seat);
  return { ...conduct, vote, clock: vote.voters.length > 0 ? clock : { ...clock, deadline: table.at } };
}

/** Who stands in for owners. A table where nobody chose one gets this. */
export const STAND_IN = 'merchant' satisfies BotLevel;

/** The seats where a bot begins to stand in, or ends, or is another; `chosen`: one that somebody chose. */
export function standInsBetween(before: Conduct, after: Conduct, chosen?: StandIn): readonly StandIn[] {
  return after.away.flatMap((_, seat): readonly StandIn[] => {
    if (seat === chosen?.seat) return [chosen];
    const isNow = isStoodIn(after, seat);
    return isNow === isStoodIn(before, seat) ? [] : [{ seat, bot: isNow ? STAND_IN : null }];
  });
}

/** The conduct after a decision, told. */
export function decided(conduct: Conduct, event: TableEvent): Decided {
  return { conduct: { ...conduct, version: conduct.version + 1 }, event };
}
