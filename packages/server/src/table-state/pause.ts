/** A pause is by consent of the players who are there; anyone of the table ends it. */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { shiftClock } from './clock';
import {
  COOLDOWN_REJECTION,
  transition,
  isPlayedByOwner,
  isOnCooldown,
  reject,
  withCooldown,
} from './table-state';
import type { Transition, Rejection, TableContext } from './table-state';

const PROPOSAL_TTL_MS = 60_000;

/** Asks for a pause; where nobody else is there to be asked it begins at once. `presentSeats`: seats somebody is at. */
export function proposePause(
  state: TableState,
  context: TableContext,
  by: Seat,
  presentSeats: readonly Seat[],
): Transition | Rejection {
  if (state.pausedAt !== null) return reject('The game is paused already.');
  if (state.pauseProposal !== null) return reject('It is being asked already.');
  if (isOnCooldown(state, by, context)) return COOLDOWN_REJECTION;
  if (state.clock.activeSeat === null || !isPlayedByOwner(state, context, by))
    return reject('You do not play just now.');
  const pendingSeats = presentSeats.filter((seat) => seat !== by && isPlayedByOwner(state, context, seat));
  if (pendingSeats.length === 0)
    return transition(pauseGame(state, context), { type: 'pause-proposed', by, isPaused: true });
  const pauseProposal = { by, pending: pendingSeats, expiresAt: context.at + PROPOSAL_TTL_MS };
  return transition({ ...state, pauseProposal }, { type: 'pause-proposed', by, isPaused: false });
}

/** Answers for one who was asked: the last yes begins the pause, one no ends the question. */
export function answerPause(
  state: TableState,
  context: TableContext,
  by: Seat,
  agrees: boolean,
): Transition | Rejection {
  const { pauseProposal } = state;
  if (pauseProposal?.pending.includes(by) !== true) return reject('You were not asked.');
  const pendingSeats = pauseProposal.pending.filter((seat) => seat !== by);
  const isPaused = agrees && pendingSeats.length === 0;
  const event = { type: 'pause-answered', by, agrees, isPaused } as const;
  if (isPaused) return transition(pauseGame(state, context), event);
  if (agrees)
    return transition({ ...state, pauseProposal: { ...pauseProposal, pending: pendingSeats } }, event);
  return transition(withCooldown({ ...state, pauseProposal: null }, pauseProposal.by, context), event);
}

/** Ends the question whose time is over. */
export function expirePause(state: TableState): Transition {
  return transition({ ...state, pauseProposal: null }, { type: 'pause-expired' });
}

/** Goes on, with the times as they stood. */
export function resume(state: TableState, now: number, by: Seat): Transition | Rejection {
  const { pausedAt, vote, takebackProposal, abortProposal } = state;
  if (pausedAt === null) return reject('The game is not paused.');
  const pausedMs = Math.max(0, now - pausedAt);
  const until = vote?.deadline ?? null;
  const postponed = <T extends { readonly expiresAt: number }>(proposal: T | null): T | null =>
    proposal === null ? null : { ...proposal, expiresAt: proposal.expiresAt + pausedMs };
  return transition(
    {
      ...state,
      pausedAt: null,
      clock: shiftClock(state.clock, pausedMs),
      vote: vote === null ? null : { ...vote, deadline: until === null ? null : until + pausedMs },
      takebackProposal: postponed(takebackProposal),
      abortProposal: postponed(abortProposal),
    },
    { type: 'resumed', by },
  );
}

function pauseGame(state: TableState, { at }: TableContext): TableState {
  return { ...state, pauseProposal: null, pausedAt: at };
}
