/** A name that is being written behind an `@`, and who may be meant. */
import type { MatchSummary } from '@great-fire/protocol';
import { NAME_MAX } from '@great-fire/protocol';

export interface MentionQuery {
  readonly from: number; // the place of the `@`
  readonly query: string; // what is written behind it so far
}

const MENTION_START = /(?:^|[^\p{L}\p{N}])@([^@]*)$/u;

/** What is being written before the caret; null where it is no name. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const query = MENTION_START.exec(text.slice(0, caret))?.[1];
  if (query === undefined || query.length > NAME_MAX) return null;
  return { from: caret - query.length - 1, query };
}

/** The people at the table, but for the viewer, whose names begin so. */
export function matchingNames(
  query: string,
  { seats }: Pick<MatchSummary, 'seats'>,
  viewer: number | null,
): readonly string[] {
  const prefix = query.toLowerCase();
  return seats.flatMap(({ name, hasOwner }, seat) =>
    name !== null && hasOwner && seat !== viewer && name.toLowerCase().startsWith(prefix) ? [name] : [],
  );
}

/** The text with what was written made into this mention, and where the caret is then. */
export function applyCompletion(
  text: string,
  { from, query }: MentionQuery,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + query.length + 1).trimStart(), caret: before.length };
}
