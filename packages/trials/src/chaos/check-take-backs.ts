/** What must hold of the takings back in a stored game (UNDO-3). */
import { isDeepStrictEqual } from 'node:util';
import type { StoredGame } from '@great-fire/server/testing';
import * as z from 'zod';
import type { Witness } from './check-game';

const takingBackSchema = z.object({ to: z.int(), consent: z.array(z.int()) });

/** The state that a row of the log went back to; null where it is a move. */
export function wentBackTo({ action }: Pick<StoredGame['log'][number], 'action'>): number | null {
  return takingBackSchema.safeParse(JSON.parse(action)).data?.to ?? null;
}

const REFUSED: readonly (string | null)[] = ['not-now', 'rule-refused']; // any other no may be an answer that was lost

/** What is wrong with them, one line each. What was taken back stays in the log: other checks look for it there. */
export function wrongsOfTakeBacks(witnesses: readonly Witness[], { log }: StoredGame): readonly string[] {
  const people = witnesses.flatMap(({ seat }) => seat ?? []).sort((one, other) => one - other);
  const wrongs: string[] = [];
  const open = witnesses
    .flatMap(({ seat, asks }) => asks.map((ask) => ({ ...ask, seat })))
    .filter(({ code }) => !REFUSED.includes(code));
  for (const { stateId, seat, moveId, action } of log) {
    const taken = takingBackSchema.safeParse(JSON.parse(action)).data;
    const isServers = moveId === `take-back:${String(stateId)}`;
    if (isServers !== (taken !== undefined))
      wrongs.push(`${moveId} is at state ${String(stateId)}, where the server has taken nothing back`);
    if (taken === undefined) continue;
    const { to, consent } = taken;
    if (!isDeepStrictEqual(consent, people))
      wrongs.push(`${moveId} was agreed to by ${consent.join(', ')}, not by all who play`);
    const place = open.findIndex((ask) => ask.seat === seat && ask.to === to);
    if (place === -1) wrongs.push(`${moveId} goes back to ${String(to)}, which nobody asked for any more`);
    else open.splice(place, 1);
  }
  // With others to ask, a move may have ended the question.
  const undone = people.length === 1 ? open.filter(({ code }) => code === null) : [];
  return [...wrongs, ...undone.map(({ to }) => `nothing was taken back to ${String(to)}, as was promised`)];
}
