import type { TableData } from '../model/table-context';

/** Returns the other seats played by people. All of them must agree. */
export function getConsentingSeats({
  view,
  match,
  tableState,
}: Pick<TableData, 'view' | 'match' | 'tableState'>): readonly number[] {
  return match.seats.flatMap(({ hasOwner }, seat) =>
    hasOwner && seat !== view.viewer && tableState.absences[seat] === null ? [seat] : [],
  );
}
