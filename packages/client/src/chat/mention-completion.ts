/** Completion of names: people after `@`, districts after `#`. */
import { NAME_MAX, type MatchSummary } from '@great-fire/protocol';

export interface MentionQuery {
  readonly kind: 'person' | 'district';
  readonly from: number; // index of the `@` or `#`
  readonly query: string; // text between it and the caret
}

const PERSON_START = /(?:^|[^\p{L}\p{N}])@([^@]*)$/u;
const DISTRICT_START = /(?:^|[^\p{L}\p{N}])#([^#]*)$/u;
const MAX_DISTRICTS = 6; // in the list

/** Returns the mention before the caret; null if there is none or it is too long for a name. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const typed = text.slice(0, caret);
  const person = PERSON_START.exec(typed)?.[1];
  const district = DISTRICT_START.exec(typed)?.[1];
  const isDistrict = district !== undefined && district.length < (person?.length ?? Infinity);
  const query = isDistrict ? district : person;
  if (query === undefined || query.length > NAME_MAX) return null;
  return { kind: isDistrict ? 'district' : 'person', from: caret - query.length - 1, query };
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

/** Returns the first districts of which a word has this prefix. */
export function matchingDistricts(query: string, names: readonly string[]): readonly string[] {
  const prefix = query.toLowerCase();
  const matches = names.filter((name) => ` ${name.toLowerCase()}`.includes(` ${prefix}`));
  return matches.slice(0, MAX_DISTRICTS);
}

/** Returns the text with the completed mention, and the caret position after it. A district loses its `#`. */
export function applyCompletion(
  text: string,
  { kind, from, query }: MentionQuery,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}${kind === 'person' ? '@' : ''}${name} `;
  return { text: before + text.slice(from + query.length + 1).trimStart(), caret: before.length };
}
