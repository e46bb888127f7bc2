import type { TableModel } from '../table-context';

/** The seats of the other people who play: all of them must agree. */
export function getConsentingSeats({ view, match, tableState }: TableModel): readonly number[] {
  return match.seats.flatMap(({ hasOwner }, seat) =>
    hasOwner && seat !== view.viewer && tableState.absences[seat] === null ? [seat] : [],
  );
}
