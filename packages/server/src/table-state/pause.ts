/**
 * Pauses. The players who are present must agree to a pause, or all active players if no other is present. Any player
 * may resume.
 */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { reject } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import { DAY_MS } from '../shared/durations';
import { shiftClock } from './clock';
import { declineProposal } from './proposals';
import {
  otherActivePlayers,
  COOLDOWN_REJECTION,
  transition,
  isPlayedByOwner,
  isOnCooldown,
} from './table-state';
import type { Transition, TableContext } from './table-state';

const PROPOSAL_TTL_MS = 60_000;
const PROPOSAL_TTL_ABSENT_MS = DAY_MS; // without a live clock, players answer when they come back

/**
 * Proposes a pause to the active players who are present, or to all active players if no other is present. A player
 * who is alone at the table could otherwise stop the own clock. Without other active players, the pause begins at
 * once. `presentSeats`: the seats of players who are present.
 */
export function proposePause(
  state: TableState,
  context: TableContext,
  by: Seat,
  presentSeats: readonly Seat[],
): Transition | Rejected {
  if (state.pausedAt !== null) return reject('game-paused');
  if (state.pauseProposal !== null) return reject('already-proposed');
  if (isOnCooldown(state, by, context)) return COOLDOWN_REJECTION;
  if (state.clock.activeSeat === null || !isPlayedByOwner(state, context, by)) return reject('not-playing');
  const otherSeats = otherActivePlayers(state, context, by);
  const presentOthers = otherSeats.filter((seat) => presentSeats.includes(seat));
  const pendingSeats = presentOthers.length > 0 ? presentOthers : otherSeats;
  if (pendingSeats.length === 0)
    return transition(pauseGame(state, context), { type: 'pause-proposed', by, isPaused: true });
  const { kind } = context.timeControl.clock;
  const isLive = presentOthers.length > 0 || kind === 'per-turn' || kind === 'fischer';
  const expiresAt = context.at + (isLive ? PROPOSAL_TTL_MS : PROPOSAL_TTL_ABSENT_MS);
  const pauseProposal = { by, pending: pendingSeats, expiresAt };
  return transition({ ...state, pauseProposal }, { type: 'pause-proposed', by, isPaused: false });
}

/** Answers a pause proposal. The last acceptance begins the pause, and one refusal ends the proposal. */
export function answerPause(
  state: TableState,
  context: TableContext,
  by: Seat,
  agrees: boolean,
): Transition | Rejected {
  const { pauseProposal } = state;
  if (pauseProposal?.pending.includes(by) !== true) return reject('answer-not-needed');
  const pendingSeats = pauseProposal.pending.filter((seat) => seat !== by);
  const isPaused = agrees && pendingSeats.length === 0;
  const event = { type: 'pause-answered', by, agrees, isPaused } as const;
  if (isPaused) return transition(pauseGame(state, context), event);
  if (agrees)
    return transition({ ...state, pauseProposal: { ...pauseProposal, pending: pendingSeats } }, event);
  return declineProposal(state, 'pauseProposal', { proposer: pauseProposal.by, by }, context, event);
}

/** Resumes the game. All deadlines move by the length of the pause, except that of a pause proposal. */
export function resume(state: TableState, now: number, by: Seat): Transition | Rejected {
  const { pausedAt, vote, takebackProposal, abortProposal } = state;
  if (pausedAt === null) return reject('not-paused');
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
