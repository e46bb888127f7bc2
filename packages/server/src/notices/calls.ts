/** Whom a table calls on, by what is stored of it. All of this is public. */
import type { Seat } from '@great-fire/game';
import type { CallKind, Conduct } from '@great-fire/protocol';
import { isBeingDealt } from '../storage/parts';
import type { StoredMatch } from '../storage/matches';
import type { PersonId } from '../storage/storage';

export interface Call {
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly kind: CallKind; // of several things the first of `CALL_KINDS`
}

/** Which turn a table is at; each decision of the set-up is one, and its deal. */
export const turnOf = (match: StoredMatch): string => {
  const { turn, stateId, activeSeat } = match;
  if (isBeingDealt(match)) return 'deal';
  return turn === 0 ? `setup/${String(stateId)}` : `${String(turn)}/${String(activeSeat)}`;
};

/** Those who play for themselves and are waited for, each once. */
export function callsOf(match: StoredMatch): readonly Call[] {
  const { status, conduct, seats } = match;
  if (isBeingDealt(match))
    return seats.flatMap(({ seat, personId, part, isPartShown }): readonly Call[] =>
      personId === null || part === null || isPartShown ? [] : [{ seat, personId, kind: 'deal' }],
    );
  if (status !== 'running' || conduct === null) return [];
  return seats.flatMap(({ seat, personId }): readonly Call[] => {
    const kind = personId === null || conduct.away[seat] !== null ? null : kindFor(conduct, seat);
    return personId === null || kind === null ? [] : [{ seat, personId, kind }];
  });
}

function kindFor(conduct: Conduct, seat: Seat): CallKind | null {
  const { clock, pausedAt, vote, pauseAsked, takeBackAsked, abortAsked } = conduct;
  if (clock.seat === seat && pausedAt === null) return 'turn';
  if (vote?.voters.includes(seat) === true && vote.cast.every((one) => one.seat !== seat)) return 'vote';
  if (pauseAsked?.asked.includes(seat) === true) return 'pause';
  if (takeBackAsked?.asked.includes(seat) === true) return 'take-back';
  return abortAsked?.asked.includes(seat) === true ? 'abort' : null;
}
