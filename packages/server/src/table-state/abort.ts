/** A game is ended without a result by consent of all who play, also of those who are not there just now. */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { stopClock } from './clock';
import {
  COOLDOWN_REJECTION,
  transition,
  isPlayedByOwner,
  isOnCooldown,
  reject,
  otherActivePlayers,
  withCooldown,
} from './table-state';
import type { Transition, Rejection, TableContext } from './table-state';

const PROPOSAL_TTL_MS = 60_000;
const PROPOSAL_TTL_CORRESPONDENCE_MS = 24 * 3_600_000;

/** Asks the others to end the game; where nobody else plays it ends at once. */
export function proposeAbort(state: TableState, context: TableContext, by: Seat): Transition | Rejection {
  if (state.clock.seat === null) return reject('The game is over.');
  if (state.abortAsked !== null) return reject('It is being asked already.');
  if (isOnCooldown(state, by, context)) return COOLDOWN_REJECTION;
  if (!isPlayedByOwner(state, context, by)) return reject('You do not play just now.');
  const pendingSeats = otherActivePlayers(state, context, by);
  const isOver = pendingSeats.length === 0;
  const event = { type: 'abort-asked', by, isOver } as const;
  if (isOver) return endWithoutResult(state, context, event);
  const until =
    context.at +
    (context.timeControl.clock.kind === 'days' ? PROPOSAL_TTL_CORRESPONDENCE_MS : PROPOSAL_TTL_MS);
  return transition(
    { ...state, abortAsked: { id: state.version + 1, by, asked: pendingSeats, until } },
    event,
  );
}

/** Answers for one who was asked: the last yes ends the game, one no the question, also that of whoever asked it. */
export function answerAbort(
  state: TableState,
  context: TableContext,
  by: Seat,
  { id, agrees }: { readonly id: number; readonly agrees: boolean },
): Transition | Rejection {
  const { abortAsked: proposal } = state;
  if (proposal?.id !== id) return reject('This is not asked any more.');
  if (!proposal.asked.includes(by) && (by !== proposal.by || agrees)) return reject('You were not asked.');
  const pendingSeats = proposal.asked.filter((seat) => seat !== by);
  const isOver = agrees && pendingSeats.length === 0;
  const event = { type: 'abort-answered', by, agrees, isOver } as const;
  if (isOver) return endWithoutResult(state, context, event);
  if (agrees) return transition({ ...state, abortAsked: { ...proposal, asked: pendingSeats } }, event);
  const cleared = { ...state, abortAsked: null };
  return transition(by === proposal.by ? cleared : withCooldown(cleared, proposal.by, context), event);
}

/** Ends the question whose time is over. */
export function expireAbort(state: TableState): Transition {
  return transition({ ...state, abortAsked: null }, { type: 'abort-lapsed' });
}

function endWithoutResult(state: TableState, context: TableContext, event: Transition['event']): Transition {
  const endedState: TableState = {
    ...state,
    clock: { ...stopClock(state.clock, context.at), seat: null },
    ...{ pausedAt: null, pauseAsked: null, takeBackAsked: null, abortAsked: null, vote: null },
    isAborted: true,
  };
  return transition(endedState, event);
}
