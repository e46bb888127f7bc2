import type { MatchSummary } from '@great-fire/protocol';

/** Returns the names of the seats that `isIncluded` accepts. */
export const seatNames = (match: MatchSummary, isIncluded: (seat: number) => boolean): readonly string[] =>
  match.seats.flatMap(({ name }, seat) => (name !== null && isIncluded(seat) ? [name] : []));
