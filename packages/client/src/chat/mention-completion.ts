/** Completion of names after `@`. */
import type { MatchSummary } from '@great-fire/protocol';
import { NAME_MAX } from '@great-fire/protocol';

export interface MentionQuery {
  readonly from: number; // index of the `@`
  readonly query: string; // text between the `@` and the caret
}

const MENTION_START = /(?:^|[^\p{L}\p{N}])@([^@]*)$/u;

/** Returns the mention before the caret; null if there is none or it is too long for a name. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const query = MENTION_START.exec(text.slice(0, caret))?.[1];
  if (query === undefined || query.length > NAME_MAX) return null;
  return { from: caret - query.length - 1, query };
}

/** Returns the names of seated people with this prefix, without the viewer. */
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

/** Returns the text with the completed mention, and the caret position after it. */
export function applyCompletion(
  text: string,
  { from, query }: MentionQuery,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + query.length + 1).trimStart(), caret: before.length };
}
