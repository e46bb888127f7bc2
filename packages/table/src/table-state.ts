/** The state of a table beside the moves, as immutable values: clock, absences, votes and proposals. */
import type { Seat } from '@great-fire/game';
import {
  TABLE_EVENTS_MAX,
  emptyTableState,
  type Absence,
  type BotLevel,
  type Proposal,
  type ProposalKind,
  type TableState,
  type TimeControl,
  type TableEvent,
  type Vote,
} from '@great-fire/protocol';
import { initialClock, startClock, stopClock } from './clock';

/** The data of a table that a transition needs beside its state. */
export interface TableContext {
  readonly timeControl: TimeControl;
  readonly ownedByPerson: readonly boolean[]; // by seat: whether a person owns it, even if a bot plays
  readonly at: number; // ms since 1970, UTC; during a pause, its start
}

/** The seats whose players are connected, and those whose players see the page. */
export interface SeatPresence {
  readonly seats: readonly Seat[];
  readonly visibleSeats: readonly Seat[];
}

/** A table as its commands read it. */
export interface TableFacts extends TableContext {
  readonly state: TableState;
  readonly stateId: number; // of the game: the length of its log
  readonly now: number; // ms since 1970, UTC, also during a pause
  readonly presence: SeatPresence;
}

/** Returns a table at a time. */
export const createTableFacts = (table: Omit<TableFacts, 'at'>): TableFacts => ({
  ...table,
  at: table.state.pausedAt ?? table.now,
});

/** A change of the bot that stands in at a seat. */
export interface StandIn {
  readonly seat: Seat;
  readonly bot: BotLevel | null; // null: the owner plays
}

/** A change of the table state and the event that reports it. The state has the next version. */
export interface Transition {
  readonly tableState: TableState;
  readonly event: TableEvent;
  readonly chosenStandIn?: StandIn; // a stand-in bot of a chosen level
}

/** All players have agreed to go back to state `to`. The takeback becomes a row of the log, and the version stays. */
export interface TakebackAgreed {
  readonly takeback: { readonly by: Seat; readonly to: number; readonly consent: readonly Seat[] };
}

export const isTakebackAgreed = (result: object): result is TakebackAgreed => 'takeback' in result;

/** Returns the table state of a new game with `seat` active. */
export function initialTableState(
  timeControl: TimeControl,
  players: number,
  seat: Seat | null,
  at: number,
): TableState {
  return { ...emptyTableState(players, seat, at), clock: initialClock(timeControl, players, seat, at) };
}

/**
 * Returns whether players may begin nothing more at the table, because its log is full. Players may still answer
 * and end what has begun. Each version of a table state is an event of the log.
 */
export const isTableLogFull = ({ version }: TableState): boolean => version >= TABLE_EVENTS_MAX;

/** Returns whether a bot plays for the owner of a seat. */
export const isBotControlled = ({ absences }: TableState, seat: Seat): boolean =>
  (absences[seat]?.standIn ?? 'none') !== 'none';

/** Returns whether a person owns a seat and plays it now. */
export const isPlayedByOwner = (state: TableState, { ownedByPerson }: TableContext, seat: Seat): boolean =>
  ownedByPerson[seat] === true && state.absences[seat] === null;

/** Returns the next deadline in ms since 1970, UTC, or null if there is none. */
export function nextDeadline(state: TableState): number | null {
  const { clock, vote, proposals } = state;
  if (state.pausedAt !== null) return null;
  const expiries = proposals.map(({ expiresAt }) => expiresAt);
  const deadlines = [clock.deadline, vote?.deadline ?? null, ...expiries].filter(
    (deadline) => deadline !== null,
  );
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Returns the other seats whose owners play. They vote about `seat` and answer its proposals. */
export function otherActivePlayers(state: TableState, context: TableContext, seat: Seat): readonly Seat[] {
  return state.absences.flatMap((_, other) =>
    other !== seat && isPlayedByOwner(state, context, other) ? [other] : [],
  );
}

/** Returns the state without proposals of these kinds, unchanged if there are none. */
export function withoutProposals(state: TableState, ...kinds: readonly ProposalKind[]): TableState {
  const proposals = state.proposals.filter(({ kind }) => !kinds.includes(kind));
  return proposals.length === state.proposals.length ? state : { ...state, proposals };
}

/** Returns a vote without ballots. */
export function newVote(state: TableState, context: TableContext, seat: Seat): Vote {
  return { seat, voters: otherActivePlayers(state, context, seat), ballots: [], deadline: null };
}

/**
 * Sets the absence of a seat: controlled by a bot, open to substitutes, or (null) back with its owner. Cancels a
 * takeback proposal: it needs the consent of all active players (UNDO-3), who have just changed. Cancels the owner's
 * proposal of a pause, and an abort proposal if the owner has left for good or comes back from that.
 */
export function withAbsence(state: TableState, seat: Seat, absence: Absence | null): TableState {
  const absences = state.absences.map((current, index) => (index === seat ? absence : current));
  const isLeaving = (state.absences[seat]?.hasLeft === true) !== (absence?.hasLeft === true);
  const isCancelled = {
    takeback: () => true,
    pause: ({ by }: Proposal) => by === seat,
    abort: () => isLeaving,
  } satisfies Record<ProposalKind, (proposal: Proposal) => boolean>;
  const proposals = state.proposals.filter((proposal) => !isCancelled[proposal.kind](proposal));
  return { ...state, proposals, absences };
}

/**
 * Sets clock and vote by the control of the active seat. The clock runs for an owner and stops for a bot. If the seat
 * is empty, the other players vote, or the deadline is now if there are none.
 */
export function withClockAndVote(state: TableState, context: TableContext): TableState {
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

/** Level of a stand-in bot if no player has chosen another. */
const DEFAULT_STAND_IN = 'merchant' satisfies BotLevel;

/** Returns the seats where a stand-in bot starts, stops or is replaced. `chosen`: a stand-in of a chosen level. */
export function standInChanges(before: TableState, after: TableState, chosen?: StandIn): readonly StandIn[] {
  return after.absences.flatMap((_, seat): readonly StandIn[] => {
    if (seat === chosen?.seat) return [chosen];
    const isNow = isBotControlled(after, seat);
    return isNow === isBotControlled(before, seat) ? [] : [{ seat, bot: isNow ? DEFAULT_STAND_IN : null }];
  });
}

/** Returns a transition to the next version of the table state. */
export function transition(state: TableState, event: TableEvent): Transition {
  return { tableState: { ...state, version: state.version + 1 }, event };
}
