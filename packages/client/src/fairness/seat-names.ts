import type { MatchSummary } from '@great-fire/protocol';

/** The names of those seats. */
export const seatNames = (match: MatchSummary, isIncluded: (seat: number) => boolean): readonly string[] =>
  match.seats.flatMap(({ name }, seat) => (name !== null && isIncluded(seat) ? [name] : []));
