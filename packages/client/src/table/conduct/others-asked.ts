import type { TableState } from '../table-context';

/** The seats of the other people who play: all of them must agree. */
export function othersAsked({ view, match, conduct }: TableState): readonly number[] {
  return match.seats.flatMap(({ hasOwner }, seat) =>
    hasOwner && seat !== view.viewer && conduct.away[seat] === null ? [seat] : [],
  );
}
