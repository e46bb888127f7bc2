import type { SeatSummary } from '@great-fire/protocol';

/** Returns true if a person other than the viewer owns a seat. A seat that a bot plays for its absent owner counts. */
export const hasOtherPeople = (seats: readonly SeatSummary[], viewer: number | null): boolean =>
  seats.some(({ hasOwner }, seat) => hasOwner && seat !== viewer);
