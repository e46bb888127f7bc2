/** Whom a table calls on, by what is stored of it. All of this is public. */
import type { Seat } from '@great-fire/game';
import type { PromptKind, TableState } from '@great-fire/protocol';
import { isAwaitingReveals } from '../lobby/rules/deal-commitments';
import type { StoredMatch } from '../storage/matches';
import type { PersonId } from '../storage/storage';

export interface Prompt {
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly kind: PromptKind; // of several things the first of `CALL_KINDS`
}

/** Which turn a table is at; each decision of the set-up is one, and its deal. */
export const buildTurnKey = (match: StoredMatch): string => {
  const { turn, stateId, activeSeat } = match;
  if (isAwaitingReveals(match)) return 'deal';
  return turn === 0 ? `setup/${String(stateId)}` : `${String(turn)}/${String(activeSeat)}`;
};

/** Those who play for themselves and are waited for, each once. */
export function findPrompts(match: StoredMatch): readonly Prompt[] {
  const { status, tableState, seats } = match;
  if (isAwaitingReveals(match))
    return seats.flatMap(({ seat, personId, commitment, isRevealed }): readonly Prompt[] =>
      personId === null || commitment === null || isRevealed ? [] : [{ seat, personId, kind: 'deal' }],
    );
  if (status !== 'running' || tableState === null) return [];
  return seats.flatMap(({ seat, personId }): readonly Prompt[] => {
    const kind =
      personId === null || tableState.absences[seat] !== null ? null : findPromptKind(tableState, seat);
    return personId === null || kind === null ? [] : [{ seat, personId, kind }];
  });
}

function findPromptKind(tableState: TableState, seat: Seat): PromptKind | null {
  const { clock, pausedAt, vote, pauseProposal, takebackProposal, abortProposal } = tableState;
  if (clock.activeSeat === seat && pausedAt === null) return 'turn';
  if (vote?.voters.includes(seat) === true && vote.ballots.every((ballot) => ballot.seat !== seat))
    return 'vote';
  if (pauseProposal?.pending.includes(seat) === true) return 'pause';
  if (takebackProposal?.pending.includes(seat) === true) return 'take-back';
  return abortProposal?.pending.includes(seat) === true ? 'abort' : null;
}
