/** What this browser adds to the deal of a table: drawn as somebody sits down, shown once the table is started and all fits. */
import { commitmentOfPart } from '@great-fire/game/hashes';
import type { MatchSummary, SeatedAgain } from '@great-fire/protocol';
import { addPart, revealPart } from './deal-api';
import { forgetPart, keepPart, partOf, pin, pinsOf } from './pins';
import { standingOf } from './standing';
import type { Dealt, Standing } from './standing';

const BYTES = 16; // 128 bits

/** Draws a part and keeps it. Returns its commitment; null where this browser keeps nothing, for then it could not show it. */
export function drawPart(): string | null {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const commitment = commitmentOfPart(part);
  return keepPart(commitment, part) ? commitment : null;
}

type Table = Dealt & { readonly match: Pick<MatchSummary, 'id'> };

const standing = (table: Table): Standing =>
  standingOf(table, pinsOf(table.match.id), (part) => partOf(part) !== null);

/** Adds a part of this browser's to the deal, in place of what the seat added so far. Returns whether it could. @throws ApiFailure */
export async function addMine({ match, mySeat, commitment }: Table): Promise<boolean> {
  const part = drawPart();
  if (part === null || mySeat === null) return false;
  await addPart(match.id, mySeat, part);
  pin(match.id, { commitment, mine: part });
  return true;
}

/**
 * Keeps what is shown, adds a part where the seat has none, and shows it once it may be shown. Returns how the table stood.
 * @throws ApiFailure
 */
export async function tend(table: Table): Promise<Standing> {
  const { match, mySeat, commitment } = table;
  const { parts } = match;
  const now = standing(table);
  if (mySeat === null || now === 'apart') return now;
  if (now === 'lacks') return (await addMine(table)) ? 'adds' : now;
  pin(match.id, { commitment, ...(parts?.isFixed === true && { parts: parts.commitments }) });
  const mine = parts?.commitments[mySeat] ?? null;
  if (mine === null) return now;
  if (now === 'shown') forgetPart(mine);
  const part = now === 'shows' ? partOf(mine) : null;
  if (part !== null) await revealPart(match.id, mySeat, part);
  return now;
}

/** Keeps what was shown to who sat down with a part; where that started the table, shows the part at once. */
export async function seated({ match, seat: mySeat, commitment }: SeatedAgain, part: string): Promise<void> {
  if (match.parts?.commitments[mySeat] !== part) return forgetPart(part); // a seat in a game under way, or one had before
  pin(match.id, { commitment, mine: part });
  if (match.parts.isFixed) await tend({ match, mySeat, commitment }).catch(() => undefined); // the table's page does it again
}
