/** Votes of the other players about the active seat. */
import type { Seat } from '@great-fire/game';
import { VERDICTS, type TableState, type TimeControl, type Verdict, type Vote } from '@great-fire/protocol';
import { reject, type Rejected } from './rejection';
import { HOUR_MS, MINUTE_MS } from './durations';
import { addExtraTime } from './clock';
import {
  isTableLogFull,
  withClockAndVote,
  transition,
  newVote,
  isPlayedByOwner,
  otherActivePlayers,
  withAbsence,
  type TableFacts,
  type Transition,
  type TableContext,
} from './table-state';

const MIN_WAIT_BEFORE_VOTE_MS = 2 * MINUTE_MS;
const VOTE_DURATION_MS = 30_000;
const VOTE_DURATION_CORRESPONDENCE_MS = 6 * HOUR_MS;

/** Returns the time from the first ballot to the end of a vote, in ms. */
const voteDurationMs = ({ clock }: TimeControl): number =>
  clock.kind === 'correspondence' ? VOTE_DURATION_CORRESPONDENCE_MS : VOTE_DURATION_MS;

/** Returns whether players called the vote on a present owner, who has half a minute to answer. */
const isCalledVote = ({ absences }: TableState, { timeControl }: TableContext, { seat }: Vote): boolean =>
  timeControl.clock.kind === 'none' && absences[seat] === null;

/**
 * Returns why a seat may not call a vote on the active seat, or null. There is none at a table with a clock, whose
 * time-outs open votes, and none on a player who sees the page.
 */
export function findCallRejection(table: TableFacts, by: Seat): Rejected | null {
  const { state, timeControl, presence } = table;
  const { activeSeat, since } = state.clock;
  if (state.pausedAt !== null) return reject('game-paused');
  if (state.vote !== null) return reject('vote-open');
  if (timeControl.clock.kind !== 'none') return reject('clock-opens-votes');
  if (
    activeSeat === null ||
    activeSeat === by ||
    !isPlayedByOwner(state, table, activeSeat) ||
    !isPlayedByOwner(state, table, by)
  )
    return reject('no-absent-player');
  if (isTableLogFull(state)) return reject('table-log-full');
  if (presence.visibleSeats.includes(activeSeat)) return reject('player-present');
  const earliest = since + MIN_WAIT_BEFORE_VOTE_MS;
  return table.at < earliest ? reject('vote-too-early', earliest) : null;
}

/** Opens a vote on the active seat. @throws Error if the game is over */
export function callVote(table: TableFacts, by: Seat): Transition {
  const { state, at } = table;
  const { activeSeat: seat } = state.clock;
  if (seat === null) throw new Error('The game is over');
  const vote = { ...newVote(state, table, seat), deadline: at + VOTE_DURATION_MS };
  return transition({ ...state, vote }, { type: 'vote-called', by, seat });
}

/** Returns why a seat may not vote, or null. */
export function findBallotRejection(table: TableFacts, by: Seat): Rejected | null {
  const { state } = table;
  const { vote } = state;
  if (vote === null || state.pausedAt !== null) return reject('no-vote');
  if (!otherActivePlayers(state, table, vote.seat).includes(by)) return reject('not-a-voter');
  const isRepeated = vote.ballots.some(({ seat }) => seat === by);
  return isRepeated && isTableLogFull(state) ? reject('table-log-full') : null;
}

/**
 * Casts or changes a ballot. A vote ends with a majority of the voters, with the last ballot, or some time after the
 * first. A called vote ends half a minute after the call and not before. @throws Error if there is no vote
 */
export function castVote(table: TableFacts, by: Seat, verdict: Verdict): Transition {
  const { state, at, timeControl } = table;
  const { vote } = state;
  if (vote === null) throw new Error('There is no vote');
  const voters = otherActivePlayers(state, table, vote.seat);
  const otherBallots = vote.ballots.filter(({ seat }) => seat !== by && voters.includes(seat));
  const cast = [...otherBallots, { seat: by, verdict }];
  const updatedVote: Vote = {
    ...vote,
    voters,
    ballots: cast,
    deadline: vote.deadline ?? at + voteDurationMs(timeControl),
  };
  const lastBallotOutcome = cast.length === voters.length ? findPlurality(updatedVote) : null;
  const outcome = isCalledVote(state, table, vote) ? null : (findMajority(updatedVote) ?? lastBallotOutcome);
  const event = { type: 'voted', by, seat: vote.seat, verdict: outcome } as const;
  if (outcome === null) return transition({ ...state, vote: updatedVote }, event);
  return transition(applyVerdict(state, table, vote.seat, outcome), event);
}

/**
 * Ends a vote whose time is over, with the plurality of the ballots cast. If the player came back to the page during a
 * called vote, the others wait.
 */
export function expireVote(
  state: TableState,
  context: TableContext,
  vote: Vote,
  visibleSeats: readonly Seat[],
): Transition {
  const hasReturned = isCalledVote(state, context, vote) && visibleSeats.includes(vote.seat);
  const verdict = hasReturned ? 'wait' : findPlurality(vote);
  const { seat } = vote;
  return transition(applyVerdict(state, context, seat, verdict), { type: 'vote-ended', seat, verdict });
}

/** Applies a verdict about the active seat. */
export function applyVerdict(
  state: TableState,
  context: TableContext,
  seat: Seat,
  verdict: Verdict,
): TableState {
  const absence = state.absences[seat] ?? { standIn: 'none', isOpen: false, hasLeft: false };
  switch (verdict) {
    case 'wait':
      return withClockAndVote({ ...state, clock: addExtraTime(state.clock, seat) }, context);
    case 'bot-turn':
      return withClockAndVote(withAbsence(state, seat, { ...absence, standIn: 'turn' }), context);
    case 'bot-seat':
      return withClockAndVote(withAbsence(state, seat, { ...absence, standIn: 'seat' }), context);
    case 'open-seat':
      return withClockAndVote(
        withAbsence(state, seat, { ...absence, standIn: 'none', isOpen: true }),
        context,
      );
  }
}

const countVotes = ({ ballots }: Vote, verdict: Verdict): number =>
  ballots.filter((ballot) => ballot.verdict === verdict).length;

function findMajority(vote: Vote): Verdict | null {
  return VERDICTS.find((verdict) => countVotes(vote, verdict) * 2 > vote.voters.length) ?? null;
}

/** Returns the verdict with the most ballots. In a tie, returns the mildest one, of which waiting is the mildest. */
function findPlurality(vote: Vote): Verdict {
  return VERDICTS.reduce((best, verdict) =>
    countVotes(vote, verdict) > countVotes(vote, best) ? verdict : best,
  );
}
