/** Finds the players whom a match waits for. It uses only public data. */
import type { Seat } from '@great-fire/game';
import type { PromptKind, TableState } from '@great-fire/protocol';
import { isAwaitingReveals } from '../table-setup/deal-commitments';
import type { PersonId, StoredMatch } from '../entities/match';

export interface Prompt {
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly kind: PromptKind; // the first of `PROMPT_KINDS` that applies
}

/** Returns the key of the current turn. Each decision of the set-up, and the deal, count as turns. */
export const buildTurnKey = (match: StoredMatch): string => {
  const { turn, stateId, activeSeat } = match;
  if (isAwaitingReveals(match)) return 'deal';
  return turn === 0 ? `setup/${String(stateId)}` : `${String(turn)}/${String(activeSeat)}`;
};

/** Returns the players whom the match waits for, each once. Absent owners are only asked to agree to an abort. */
export function findPrompts(match: StoredMatch): readonly Prompt[] {
  const { status, tableState, seats } = match;
  if (isAwaitingReveals(match))
    return seats.flatMap(({ seat, personId, commitment, isRevealed }): readonly Prompt[] =>
      personId === null || commitment === null || isRevealed ? [] : [{ seat, personId, kind: 'deal' }],
    );
  if (status !== 'running' || tableState === null) return [];
  return seats.flatMap(({ seat, personId }): readonly Prompt[] => {
    const isAbsent = tableState.absences[seat] !== null;
    const isAskedToAbort = tableState.abortProposal?.pending.includes(seat) === true;
    const kind = isAbsent ? (isAskedToAbort ? 'abort' : null) : findPromptKind(tableState, seat);
    return personId === null || kind === null ? [] : [{ seat, personId, kind }];
  });
}

function findPromptKind(tableState: TableState, seat: Seat): PromptKind | null {
  const { clock, pausedAt, vote, pauseProposal, takebackProposal, abortProposal } = tableState;
  if (clock.activeSeat === seat && pausedAt === null) return 'turn';
  if (vote?.voters.includes(seat) === true && vote.ballots.every((ballot) => ballot.seat !== seat))
    return 'vote';
  if (pauseProposal?.pending.includes(seat) === true) return 'pause';
  if (takebackProposal?.pending.includes(seat) === true) return 'takeback';
  return abortProposal?.pending.includes(seat) === true ? 'abort' : null;
}
