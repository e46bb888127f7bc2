/** A name that is being written behind an `@`, and who may be meant. */
import type { MatchSummary } from '@great-fire/protocol';
import { NAME_MAX } from '@great-fire/protocol';

export interface Asked {
  readonly from: number; // the place of the `@`
  readonly query: string; // what is written behind it so far
}

const BEGUN = /(?:^|[^\p{L}\p{N}])@([^@]*)$/u;

/** What is being written before the caret; null where it is no name. */
export function askedAt(text: string, caret: number): Asked | null {
  const query = BEGUN.exec(text.slice(0, caret))?.[1];
  if (query === undefined || query.length > NAME_MAX) return null;
  return { from: caret - query.length - 1, query };
}

/** The people at the table, but for the viewer, whose names begin so. */
export function namesFor(
  query: string,
  { seats }: Pick<MatchSummary, 'seats'>,
  viewer: number | null,
): readonly string[] {
  const begin = query.toLowerCase();
  return seats.flatMap(({ name, hasOwner }, seat) =>
    name !== null && hasOwner && seat !== viewer && name.toLowerCase().startsWith(begin) ? [name] : [],
  );
}

/** The text with what was written made into this mention, and where the caret is then. */
export function completed(
  text: string,
  { from, query }: Asked,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + query.length + 1).trimStart(), caret: before.length };
}
