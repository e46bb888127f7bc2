/** What must hold of the takings back in a stored game (UNDO-3). */
import { isDeepStrictEqual } from 'node:util';
import type { InspectedGame } from '@great-fire/server/testing';
import * as z from 'zod';
import type { ClientHistory } from './check-history';

const takebackSchema = z.object({ to: z.int(), consent: z.array(z.int()) });

/** The state that a row of the log went back to; null where it is a move. */
export function takebackTarget({ action }: Pick<InspectedGame['log'][number], 'action'>): number | null {
  return takebackSchema.safeParse(JSON.parse(action)).data?.to ?? null;
}

const DEFINITE_REJECTIONS: readonly (string | null)[] = ['not-allowed-now', 'illegal-move']; // any other no may be an answer that was lost

/** What is wrong with them, one line each. What was taken back stays in the log: other checks look for it there. */
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
      violations.push(`${moveId} is at state ${String(stateId)}, where the server has taken nothing back`);
    if (takeback === undefined) continue;
    const { to, consent } = takeback;
    if (!isDeepStrictEqual(consent, playerSeats))
      violations.push(`${moveId} was agreed to by ${consent.join(', ')}, not by all who play`);
    const index = openRequests.findIndex((request) => request.seat === seat && request.to === to);
    if (index === -1)
      violations.push(`${moveId} goes back to ${String(to)}, which nobody asked for any more`);
    else openRequests.splice(index, 1);
  }
  // With others to ask, a move may have ended the question.
  const unfulfilled = playerSeats.length === 1 ? openRequests.filter(({ code }) => code === null) : [];
  return [
    ...violations,
    ...unfulfilled.map(({ to }) => `nothing was taken back to ${String(to)}, as was promised`),
  ];
}
