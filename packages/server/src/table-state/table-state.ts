/** How play is conducted at a table beside the moves, as values: what holds, who may be asked, when something is due. */
import type { Seat } from '@great-fire/game';
import { emptyTableState } from '@great-fire/protocol';
import type { Absence, BotLevel, TableState, TimeControl, TableEvent, Vote } from '@great-fire/protocol';
import type { StandIn } from '../storage/table-state';
import { initialClock, startClock, stopClock } from './clock';

/** What a table is besides its conduct, when something is decided. */
export interface TableContext {
  readonly timeControl: TimeControl;
  readonly ownedByPerson: readonly boolean[]; // by seat: it belongs to a person, whoever plays it
  readonly at: number; // ms since 1970, UTC; while the game is paused: when that began
}

/** What was decided, and how it is told; the conduct has its next version. */
export interface Transition {
  readonly tableState: TableState;
  readonly event: TableEvent;
  readonly chosenStandIn?: StandIn; // whose level somebody chose
}

/** All have agreed to go back to state `to`: that is a row of the log, and the conduct keeps its version. */
export interface TakebackAgreed {
  readonly takeback: { readonly by: Seat; readonly to: number; readonly consent: readonly Seat[] };
}

/** Why something cannot be asked, answered or voted on as things stand. */
export interface Rejection {
  readonly reason: string;
}

export const reject = (reason: string): Rejection => ({ reason });
export const isRejection = (result: object): result is Rejection => 'reason' in result;
export const isTakebackAgreed = (result: object): result is TakebackAgreed => 'takeback' in result;

/** The conduct of a game that begins, with `seat` awaited first. */
export function initialTableState(
  timeControl: TimeControl,
  players: number,
  seat: Seat | null,
  at: number,
): TableState {
  return { ...emptyTableState(players, seat, at), clock: initialClock(timeControl, players, seat, at) };
}

/** Whether a bot plays for the owner of a seat. */
export const isBotControlled = ({ absences }: TableState, seat: Seat): boolean =>
  (absences[seat]?.standIn ?? 'none') !== 'none';

/** Whether a person plays this seat just now. */
export const isPlayedByOwner = (state: TableState, { ownedByPerson }: TableContext, seat: Seat): boolean =>
  ownedByPerson[seat] === true && state.absences[seat] === null;

/** When something is to be decided that nobody asks for; null: nothing is. Ms since 1970, UTC. */
export function nextDeadline({
  clock,
  vote,
  pauseProposal,
  takebackProposal,
  abortProposal,
  pausedAt,
}: TableState): number | null {
  if (pausedAt !== null) return null;
  const proposalDeadlines = [pauseProposal, takebackProposal, abortProposal].map(
    (proposal) => proposal?.expiresAt ?? null,
  );
  const deadlines = [clock.deadline, vote?.deadline ?? null, ...proposalDeadlines].filter(
    (deadline) => deadline !== null,
  );
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Who plays for themselves at the other seats: they vote about this one, and are asked what it wishes. */
export function otherActivePlayers(state: TableState, context: TableContext, seat: Seat): readonly Seat[] {
  return state.absences.flatMap((_, other) =>
    other !== seat && isPlayedByOwner(state, context, other) ? [other] : [],
  );
}

const PROPOSAL_COOLDOWN_MS = 60_000;

/** The conduct after a seat's question was answered with a no. */
export function withCooldown(state: TableState, by: Seat, { at }: TableContext): TableState {
  return { ...state, cooldown: { seat: by, until: at + PROPOSAL_COOLDOWN_MS } };
}

export const COOLDOWN_REJECTION = reject('You were told no just now; ask again in a minute.');

/** Whether a seat was told no so lately that it does not ask again. */
export const isOnCooldown = ({ cooldown }: TableState, by: Seat, { at }: TableContext): boolean =>
  cooldown?.seat === by && at < cooldown.until;

/** A vote that nobody has cast in yet. */
export function newVote(state: TableState, context: TableContext, seat: Seat): Vote {
  return { seat, voters: otherActivePlayers(state, context, seat), ballots: [], deadline: null };
}

/**
 * Gives a seat to a bot, to whoever may come, or back to its owner (null). What is taken back needs the consent of all
 * who play (UNDO-3), and so does ending the game: where those are others now it is not asked any more.
 */
export function withAbsence(state: TableState, seat: Seat, absence: Absence | null): TableState {
  const absences = state.absences.map((current, index) => (index === seat ? absence : current));
  return { ...state, takebackProposal: null, abortProposal: null, absences: absences };
}

/**
 * Sets clock and vote by who plays the seat that is awaited: its owner's time runs; for a bot none does; about
 * a seat that nobody plays the others may vote, and where there are no others that is due at once.
 */
export function withClockForActiveSeat(state: TableState, context: TableContext): TableState {
  const { activeSeat } = state.clock;
  const clock = stopClock(state.clock, context.at);
  if (activeSeat === null) return { ...state, clock, vote: null };
  if (context.ownedByPerson[activeSeat] !== true || isBotControlled(state, activeSeat))
    return { ...state, clock, vote: null };
  if (state.absences[activeSeat] === null) {
    return { ...state, clock: startClock(context.timeControl, clock, activeSeat, context.at), vote: null };
  }
  const vote = newVote(state, context, activeSeat);
  return { ...state, vote, clock: vote.voters.length > 0 ? clock : { ...clock, deadline: context.at } };
}

/** Who stands in for owners. A table where nobody chose one gets this. */
export const DEFAULT_STAND_IN = 'merchant' satisfies BotLevel;

/** The seats where a bot begins to stand in, or ends, or is another; `chosen`: one that somebody chose. */
export function standInChanges(before: TableState, after: TableState, chosen?: StandIn): readonly StandIn[] {
  return after.absences.flatMap((_, seat): readonly StandIn[] => {
    if (seat === chosen?.seat) return [chosen];
    const isNow = isBotControlled(after, seat);
    return isNow === isBotControlled(before, seat) ? [] : [{ seat, bot: isNow ? DEFAULT_STAND_IN : null }];
  });
}

/** The conduct after a decision, told. */
export function transition(state: TableState, event: TableEvent): Transition {
  return { tableState: { ...state, version: state.version + 1 }, event };
}
