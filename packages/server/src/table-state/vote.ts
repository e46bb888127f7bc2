/** The others' vote on what becomes of the seat that is awaited. */
import type { Seat } from '@great-fire/game';
import { VERDICTS } from '@great-fire/protocol';
import type { TableState, TimeControl, Verdict, Vote } from '@great-fire/protocol';
import { addExtraTime } from './clock';
import {
  withClockForActiveSeat,
  transition,
  newVote,
  isPlayedByOwner,
  reject,
  otherActivePlayers,
  withAbsence,
} from './table-state';
import type { Transition, Rejection, TableContext } from './table-state';

const MIN_WAIT_BEFORE_VOTE_MS = 120_000;
const VOTE_DURATION_MS = 30_000;
const VOTE_DURATION_CORRESPONDENCE_MS = 6 * 3_600_000;

/** From the first vote until those cast decide. */
const voteDurationMs = ({ clock }: TimeControl): number =>
  clock.kind === 'correspondence' ? VOTE_DURATION_CORRESPONDENCE_MS : VOTE_DURATION_MS;

/** Opens a vote where no clock would: at a table without one, once a player was waited for. */
export function callVote(state: TableState, context: TableContext, by: Seat): Transition | Rejection {
  const { activeSeat, since } = state.clock;
  if (state.pausedAt !== null) return reject('The game is paused.');
  if (state.vote !== null) return reject('There is a vote already.');
  if (context.timeControl.clock.kind !== 'none')
    return reject('The clock of this table decides when there is a vote.');
  if (
    activeSeat === null ||
    activeSeat === by ||
    !isPlayedByOwner(state, context, activeSeat) ||
    !isPlayedByOwner(state, context, by)
  )
    return reject('There is nobody to vote about.');
  if (context.at - since < MIN_WAIT_BEFORE_VOTE_MS) return reject('Give them two minutes.');
  return transition(
    { ...state, vote: newVote(state, context, activeSeat) },
    { type: 'vote-called', by, seat: activeSeat },
  );
}

/** Casts a vote, or changes it. More than half of the voters decide; so do those cast, a while after the first. */
export function castVote(
  state: TableState,
  context: TableContext,
  by: Seat,
  verdict: Verdict,
): Transition | Rejection {
  const { vote } = state;
  if (vote === null || state.pausedAt !== null) return reject('There is no vote.');
  const voters = otherActivePlayers(state, context, vote.seat);
  if (!voters.includes(by)) return reject('This vote is for the others.');
  const otherBallots = vote.ballots.filter(({ seat }) => seat !== by && voters.includes(seat));
  const cast = [...otherBallots, { seat: by, verdict }];
  const updatedVote: Vote = {
    ...vote,
    voters,
    ballots: cast,
    deadline: vote.deadline ?? context.at + voteDurationMs(context.timeControl),
  };
  const outcome =
    findMajority(updatedVote) ?? (cast.length === voters.length ? findPlurality(updatedVote) : null);
  const event = { type: 'voted', by, seat: vote.seat, verdict: outcome } as const;
  if (outcome === null) return transition({ ...state, vote: updatedVote }, event);
  return transition(applyVerdict(state, context, vote.seat, outcome), event);
}

/** Ends a vote whose time is over by the votes that were cast. */
export function endVote(state: TableState, context: TableContext, vote: Vote): Transition {
  const verdict = findPlurality(vote);
  return transition(applyVerdict(state, context, vote.seat, verdict), {
    type: 'vote-ended',
    seat: vote.seat,
    verdict: verdict,
  });
}

/** Does what was decided about the seat that is awaited. */
export function applyVerdict(
  state: TableState,
  context: TableContext,
  seat: Seat,
  verdict: Verdict,
): TableState {
  const absence = state.absences[seat] ?? { standIn: 'none', isOpen: false, hasLeft: false };
  switch (verdict) {
    case 'wait':
      return withClockForActiveSeat({ ...state, clock: addExtraTime(state.clock, seat) }, context);
    case 'bot-turn':
      return withClockForActiveSeat(withAbsence(state, seat, { ...absence, standIn: 'turn' }), context);
    case 'bot-seat':
      return withClockForActiveSeat(withAbsence(state, seat, { ...absence, standIn: 'seat' }), context);
    case 'open-seat':
      return withClockForActiveSeat(
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

/** The verdict with most votes; of several the mildest, which waits. */
function findPlurality(vote: Vote): Verdict {
  return VERDICTS.reduce((best, verdict) =>
    countVotes(vote, verdict) > countVotes(vote, best) ? verdict : best,
  );
}
