/** Finds the players whom a match waits for. It uses only public data. */
import type { Seat } from '@great-fire/game';
import { PROPOSAL_KINDS, type PromptKind, type ProposalKind, type TableState } from '@great-fire/protocol';
import type { PersonId, StoredMatch } from '../entities/match';

export interface Prompt {
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly kind: PromptKind; // the first of `PROMPT_KINDS` that applies
}

/** Returns the key of the current turn. Each decision of the set-up counts as a turn. */
export const buildTurnKey = (match: StoredMatch): string => {
  const { turn, stateId, activeSeat } = match;
  return turn === 0 ? `setup/${String(stateId)}` : `${String(turn)}/${String(activeSeat)}`;
};

/** Returns the players whom the match waits for, each once. Absent owners are only asked to agree to an abort. */
export function findPrompts(match: StoredMatch): readonly Prompt[] {
  const { status, tableState, seats } = match;
  if (status !== 'running' || tableState === null) return [];
  return seats.flatMap(({ seat, personId }): readonly Prompt[] => {
    const isAbsent = tableState.absences[seat] !== null;
    const kind = isAbsent ? findAbortPrompt(tableState, seat) : findPromptKind(tableState, seat);
    return personId === null || kind === null ? [] : [{ seat, personId, kind }];
  });
}

function findPromptKind(tableState: TableState, seat: Seat): PromptKind | null {
  const { clock, pausedAt, vote } = tableState;
  if (clock.activeSeat === seat && pausedAt === null) return 'turn';
  if (vote?.voters.includes(seat) === true && vote.ballots.every((ballot) => ballot.seat !== seat))
    return 'vote';
  return PROPOSAL_KINDS.find((kind) => isAsked(tableState, seat, kind)) ?? null;
}

const findAbortPrompt = (tableState: TableState, seat: Seat): PromptKind | null =>
  isAsked(tableState, seat, 'abort') ? 'abort' : null;

const isAsked = ({ proposals }: TableState, seat: Seat, kind: ProposalKind): boolean =>
  proposals.some((proposal) => proposal.kind === kind && proposal.pending.includes(seat));
