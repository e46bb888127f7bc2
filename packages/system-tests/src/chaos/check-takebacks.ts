/** Checks the takebacks in a stored game (UNDO-3). */
import { isDeepStrictEqual } from 'node:util';
import type { InspectedGame } from '@great-fire/server/testing';
import * as z from 'zod';
import type { ClientHistory } from './check-history';

const takebackSchema = z.object({ to: z.int(), consent: z.array(z.int()) });

/** Returns the state that a row of the log went back to, or null if the row is a move. */
export function takebackTarget({ action }: Pick<InspectedGame['log'][number], 'action'>): number | null {
  return takebackSchema.safeParse(JSON.parse(action)).data?.to ?? null;
}

const DEFINITE_REJECTIONS: readonly (string | null)[] = ['not-allowed-now', 'illegal-move'];

/**
 * Returns the violations of the takebacks, one line each. A request with any other code than a definite rejection may
 * have succeeded, because its answer may be lost. Moves that were taken back stay in the log, where other checks
 * expect them.
 */
export function findTakebackViolations(
  histories: readonly ClientHistory[],
  { log }: InspectedGame,
): readonly string[] {
  const playerSeats = histories.flatMap(({ seat }) => seat ?? []).sort((a, b) => a - b);
  const violations: string[] = [];
  const openRequests = histories
    .flatMap(({ seat, takebackRequests }) => takebackRequests.map((request) => ({ ...request, seat })))
    .filter(({ code }) => !DEFINITE_REJECTIONS.includes(code));
  for (const { stateId, seat, moveId, action } of log) {
    const takeback = takebackSchema.safeParse(JSON.parse(action)).data;
    const isServerMove = moveId === `take-back:${String(stateId)}`;
    if (isServerMove !== (takeback !== undefined))
      violations.push(`${moveId} is at state ${String(stateId)}, where the server has made no takeback`);
    if (takeback === undefined) continue;
    const { to, consent } = takeback;
    if (!isDeepStrictEqual(consent, playerSeats))
      violations.push(`${moveId} was agreed to by ${consent.join(', ')}, not by all who play`);
    const index = openRequests.findIndex((request) => request.seat === seat && request.to === to);
    if (index === -1) violations.push(`${moveId} goes back to ${String(to)}, which has no open proposal`);
    else openRequests.splice(index, 1);
  }
  // With several people, a move may have ended the proposal.
  const unfulfilled = playerSeats.length === 1 ? openRequests.filter(({ code }) => code === null) : [];
  return [
    ...violations,
    ...unfulfilled.map(({ to }) => `the accepted takeback to ${String(to)} is not in the log`),
  ];
}
