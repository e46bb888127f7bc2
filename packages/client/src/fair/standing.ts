/** How a table that is not begun stands to this browser: what it adds to the deal, and whether it may show it. */
import type { MatchSummary } from '@great-fire/protocol';
import type { Pins } from './pins';

/**
 * `apart`: nobody sits here, or the game has begun. Before the start: `adds`, `lacks` (the seat adds nothing yet), `elsewhere` (what it
 * adds lies in another browser). From then on: `shows` (all is as it was shown before), `shown`, `left-out` (nothing of the
 * seat is in the list, though this browser added something), `other-part` (not this browser's), `other-list` and `other-seed` (not as it was shown before).
 */
export type Standing =
  | 'apart'
  | 'adds'
  | 'lacks'
  | 'elsewhere'
  | 'shows'
  | 'shown'
  | 'left-out'
  | 'other-part'
  | 'other-list'
  | 'other-seed';

export interface Dealt {
  readonly match: Pick<MatchSummary, 'status' | 'parts'>;
  readonly mySeat: number | null;
  readonly commitment: string;
}

/** Whether a table waits for what its seats add to the deal. */
export const isBeingDealt = ({ status, parts }: Dealt['match']): boolean =>
  status === 'open' && parts?.isFixed === true;

/** @param holds whether the part that a commitment is of is this browser's */
export function standingOf(
  { match, mySeat, commitment }: Dealt,
  pins: Pick<Pins, 'commitment' | 'mine' | 'parts'> | null,
  holds: (part: string) => boolean,
): Standing {
  const { status, parts } = match;
  if (mySeat === null || status !== 'open') return 'apart';
  const part = parts?.commitments[mySeat] ?? null;
  const isMine = part !== null && holds(part);
  if (parts?.isFixed !== true) return part === null ? 'lacks' : isMine ? 'adds' : 'elsewhere';
  if (parts.revealed[mySeat] === true) return 'shown';
  if (part === null) return (pins?.mine ?? null) === null ? 'apart' : 'left-out';
  if (pins !== null && pins.commitment !== commitment) return 'other-seed';
  const before = pins?.parts ?? null;
  if (before !== null && before.join() !== parts.commitments.join()) return 'other-list';
  return isMine ? 'shows' : 'other-part';
}
