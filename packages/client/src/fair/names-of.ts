import type { MatchSummary } from '@great-fire/protocol';

/** The names of those seats. */
export const namesOf = (match: MatchSummary, is: (seat: number) => boolean): readonly string[] =>
  match.seats.flatMap(({ name }, seat) => (name !== null && is(seat) ? [name] : []));
