/** The commitments of what the seats add to the deal (docs/fairness.md), and what they keep from changing. */
import type { Seat } from '@great-fire/game';
import type { StoredMatch, StoredSeat } from './matches';

/** Whether a table waits for people, for what they add to the deal, or for nothing. */
export interface Stand {
  readonly status: 'open' | 'running';
  readonly arePartsFixed: boolean;
}

/** When somebody may have been called on by that: who is away is called to what they add to the deal. */
export const calledBy = ({ arePartsFixed }: Stand, at: number): number | null => (arePartsFixed ? at : null);

export const WAITING: Stand = { status: 'open', arePartsFixed: false };

/** The seats' commitments are fixed, and somebody has yet to show what theirs is of. */
export const isBeingDealt = ({
  status,
  arePartsFixed,
}: Pick<StoredMatch, 'status' | 'arePartsFixed'>): boolean => status === 'open' && arePartsFixed;

/** Why nobody may sit down, stand up or arrange a table any more; null where they may. */
export function whyFixed(match: StoredMatch): 'already-started' | 'being-dealt' | null {
  if (match.status !== 'open') return 'already-started';
  return match.arePartsFixed ? 'being-dealt' : null;
}

/** How a table stands once it is started: where a seat adds a part to the deal, that is to be shown first. */
export function startedWith(seats: readonly { readonly part?: string | null }[]): Stand {
  const arePartsFixed = seats.some(({ part = null }) => part !== null);
  return { status: arePartsFixed ? 'open' : 'running', arePartsFixed };
}

/** Whether another seat has this commitment: whoever copies one could wait for the other to show what it is of. */
export const isPartTaken = (
  seats: readonly Pick<StoredSeat, 'seat' | 'part'>[],
  part: string | null,
  mine: Seat | null,
): boolean => part !== null && seats.some((held) => held.part === part && held.seat !== mine);
